import { otherSide, type Side } from '../game/index.js';
import { stackName } from './checkers.js';
import type { Geometry, Layout, Place } from './geometry.js';
import { mayMove } from './may-move.js';
import { countOn, geometryFor, isPinning, placeOn } from './scene.js';
import type { BoardView, Blot, Spot, Travel } from './view-model.js';

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
  const end = hit ? HIT_END : 1;
  const ground = { root, view, geometry: geometryFor(view, layout) };
  const way = { side, from, to, below: countOn(view, to, side), ...USUAL };
  const pinning = isPinning(view, to) || (!hit && countOn(view, to, otherSide(side)) > 0);
  const motions = journey(ground, { ...way, pinning, landing: 1 / end });
  if (hit && motions.length > 0) {
    const sent = toBar(view, { side: otherSide(side), from: to }, 0);
    motions.push(...journey(ground, { ...sent, start: HIT_START / end }));
  }
  await run(motions, duration * end, signal);
}

/** Lets blots fly to their sides' bars, all at once. The same promises as `animateTravel`. */
export async function animateExplosion(
  root: ParentNode,
  blots: readonly Blot[],
  view: BoardView,
  layout: Layout,
  { duration, signal }: MotionOptions,
): Promise<void> {
  if (!mayMove(duration, signal)) return;
  const ground = { root, view, geometry: geometryFor(view, layout) };
  const thrown: Record<Side, number> = { blue: 0, red: 0 };
  const motions = blots.flatMap((blot) => {
    const way = toBar(view, blot, thrown[blot.side]++);
    return journey(ground, { ...way, swell: BLAST });
  });
  await run(motions, duration, signal);
}

/** Lets a side's dice, already shown, turn over twice and settle. The same promises as `animateTravel`. */
export async function animateDice(
  root: ParentNode,
  side: Side,
  { duration, signal }: MotionOptions = { duration: 350 },
): Promise<void> {
  if (!mayMove(duration, signal)) return;
  const bodies = root.querySelectorAll(`[data-die='${side}'] > .die-body`);
  const motions = Array.from(bodies, (element, index) => ({
    element,
    keyframes: tumble(index % 2 === 0 ? 1 : -1),
  }));
  await run(motions, duration, signal);
}

/** Where checkers travel. */
interface Ground {
  readonly root: ParentNode;
  readonly view: BoardView;
  readonly geometry: Geometry;
}

/** One checker's way; `start` and `landing` are shares of the whole motion's time. */
interface Journey {
  readonly side: Side;
  readonly from: Spot;
  readonly to: Spot;
  /** How many of its own side lie under it in the end. */
  readonly below: number;
  /** In the end there is a pinned checker under it. */
  readonly pinning: boolean;
  /** Which of its side's unseen checkers lends its shape. */
  readonly flyer: number;
  readonly start: number;
  readonly landing: number;
  /** How much it grows on the way. */
  readonly swell: number;
}

const USUAL = { pinning: false, flyer: 0, start: 0, landing: 1, swell: 0.06 } as const;
/** What an explosion throws comes nearer than what is moved. */
const BLAST = 0.5;

/** To the bar, as one of several of its side: `nth` counts from 0. */
function toBar(view: BoardView, { side, from }: Blot, nth: number): Journey {
  const below = countOn(view, 'bar', side) + nth;
  return { side, from, to: 'bar', below, ...USUAL, flyer: nth };
}

/** The checker itself is hidden while its double flies; of a counted stack another one stays in its place. */
function journey(ground: Ground, way: Journey): Motion[] {
  const { root, view } = ground;
  const { side, from, to, below, pinning } = way;
  const standing = root.querySelector(`[data-stack='${stackName(from, side)}'] > :last-child`);
  const flyer = root.querySelectorAll(`[data-flyer='${side}']`).item(way.flyer);
  if (!standing || !flyer) return [];
  const start = placeOn(ground, from, side, countOn(view, from, side) - 1);
  const end = placeOn(ground, to, side, below, pinning);
  const hidden = { opacity: 0 };
  return [
    { element: flyer, keyframes: flight(start, end, way) },
    ...(standing.querySelector('.counted')
      ? recounted(standing)
      : [{ element: standing, keyframes: [hidden, hidden] }]),
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
function flight(from: Place, to: Place, { start, landing, swell }: Journey): Keyframe[] {
  const lift = Math.min(7, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  const at = (time: number): Keyframe => {
    const way = time * time * (3 - 2 * time);
    const raised = Math.sin(Math.PI * way);
    const x = from.x + (to.x - from.x) * way;
    const y = from.y + (to.y - from.y) * way - lift * raised;
    return {
      offset: start + (landing - start) * time,
      opacity: 1,
      transform: `translate(${x}px, ${y}px) scale(${1 + swell * raised})`,
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
