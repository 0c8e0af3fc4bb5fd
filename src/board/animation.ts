import { otherSide, type Side } from '../game/index.js';
import { stackName } from './checkers.js';
import { STACK, geometryOf, type Geometry, type Layout, type Place } from './geometry.js';
import { countOn, halfOfSide } from './scene.js';
import type { BoardView, Spot, Travel } from './view-model.js';

/** How long a motion takes in milliseconds (0: none), and what ends it early. */
interface MotionOptions {
  readonly duration: number;
  readonly signal?: AbortSignal | undefined;
}

/** An element and what it goes through. */
interface Motion {
  readonly element: Element;
  readonly keyframes: Keyframe[];
}

/** When a hit checker sets out, as a share of the hitter's time, and when it is on the bar. */
const HIT_START = 0.85;
const HIT_END = 1.6;
/** Points along a path; between them the motion is straight. */
const SAMPLES = 12;
/** A motion that the browser does not finish by itself is ended this much after its time. */
const GRACE = 200;

/**
 * Lets the top checker of `from` travel to where it will stand, and a hit one to the bar. Call it before
 * the state changes, with the view that is shown. Resolves when all have landed, or at once where nothing
 * may or can move; never rejects. Nothing is added to the document: two unseen checkers lend their shape.
 */
export async function animateTravel(
  root: ParentNode,
  travel: Travel,
  view: BoardView,
  layout: Layout,
  { duration, signal }: MotionOptions,
): Promise<void> {
  if (!mayMove(duration, signal)) return;
  const { side, from, to, hit } = travel;
  const geometry = geometryOf(layout, view.mirrored);
  const end = hit ? HIT_END : 1;
  const own: Journey = { side, from, to, start: 0, landing: 1 / end, onto: hit };
  const motions = journey(root, geometry, view, own);
  if (hit && motions.length > 0) {
    const enemy = { side: otherSide(side), from: to, to: 'bar', onto: false } as const;
    const sent: Journey = { ...enemy, start: HIT_START / end, landing: 1 };
    motions.push(...journey(root, geometry, view, sent));
  }
  await run(motions, duration * end, signal);
}

/** Lets a side's dice, already shown, turn over twice and settle. The same promises as `animateTravel`. */
export async function animateDice(
  root: ParentNode,
  side: Side,
  { duration, signal }: MotionOptions = { duration: 350 },
): Promise<void> {
  if (!mayMove(duration, signal)) return;
  const cubes = root.querySelectorAll(`[data-die='${side}'] > .cube`);
  const motions = Array.from(cubes, (element, index) => ({
    element,
    keyframes: tumble(index % 2 === 0 ? 1 : -1),
  }));
  await run(motions, duration, signal);
}

function mayMove(duration: number, signal: AbortSignal | undefined): boolean {
  return duration > 0 && signal?.aborted !== true && !document.hidden && !prefersRest();
}

/** Where nobody can be asked, motion is welcome. */
function prefersRest(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** One checker's way; `start` and `landing` are shares of the whole motion's time. */
interface Journey {
  readonly side: Side;
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
  readonly landing: number;
  /** It lands on an enemy's checker. */
  readonly onto: boolean;
}

/** The checker itself is hidden while its double flies; of a counted stack another one stays in its place. */
function journey(root: ParentNode, geometry: Geometry, view: BoardView, way: Journey): Motion[] {
  const { side, from, to } = way;
  const count = countOn(view, from, side);
  const standing = root.querySelector(`[data-stack='${stackName(from, side)}'] > :last-child`);
  const flyer = root.querySelector(`[data-flyer='${side}']`);
  if (!standing || !flyer) return [];
  const half = halfOfSide(view, side);
  const start = geometry.place(from, half, count - 1);
  const end = geometry.place(to, half, way.onto ? 0 : countOn(view, to, side));
  const hidden = { opacity: 0 };
  return [
    { element: flyer, keyframes: flight(start, end, way) },
    ...(count > STACK ? recounted(standing) : [{ element: standing, keyframes: [hidden, hidden] }]),
  ];
}

/** The count on a high stack gives place to that of one checker less. */
function recounted(standing: Element): Motion[] {
  const at = (selector: string, opacity: number): Motion[] =>
    Array.from(standing.querySelectorAll(selector), (element) => ({
      element,
      keyframes: [{ opacity }, { opacity }],
    }));
  return [...at('.counted', 0), ...at('.one-less', 1)];
}

/** Along a slightly raised path, slow at both ends. */
function flight(from: Place, to: Place, { start, landing }: Journey): Keyframe[] {
  const lift = Math.min(7, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  const at = (time: number): Keyframe => {
    const way = time * time * (3 - 2 * time);
    const raised = Math.sin(Math.PI * way);
    const x = from.x + (to.x - from.x) * way;
    const y = from.y + (to.y - from.y) * way - lift * raised;
    return {
      offset: start + (landing - start) * time,
      opacity: 1,
      transform: `translate(${x}px, ${y}px) scale(${1 + 0.06 * raised})`,
    };
  };
  const path = Array.from({ length: SAMPLES + 1 }, (_, index) => at(index / SAMPLES));
  return [{ ...at(0), offset: 0 }, ...path, { ...at(1), offset: 1 }];
}

/** Flat cubes turn over by growing thin and thick again. */
function tumble(direction: number): Keyframe[] {
  const pose = (offset: number, turn: number, thickness: number, rise: number): Keyframe => ({
    offset,
    transform: `translate(0, ${-rise}px) rotate(${direction * turn}deg) scale(1, ${thickness})`,
  });
  return [
    pose(0, -150, 1, 5),
    pose(0.2, -105, 0.1, 6),
    pose(0.4, -65, 1, 4),
    pose(0.6, -30, 0.1, 2.5),
    pose(0.8, 6, 1, 0),
    pose(1, 0, 1, 0),
  ];
}

async function run(
  motions: readonly Motion[],
  duration: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const animations = motions.flatMap((motion) => begun(motion, duration));
  const stop = (): void => animations.forEach((animation) => animation.cancel());
  const late = setTimeout(stop, duration + GRACE);
  signal?.addEventListener('abort', stop);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  clearTimeout(late);
  signal?.removeEventListener('abort', stop);
}

/** Nothing where the browser cannot: the game goes on without the motion. */
function begun({ element, keyframes }: Motion, duration: number): readonly Animation[] {
  try {
    return [element.animate(keyframes, duration)];
  } catch {
    return [];
  }
}
