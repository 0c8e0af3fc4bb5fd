import {
  GameError,
  afterStep,
  diceToPlay,
  leavesDice,
  legalSteps,
  positionKey,
  shown,
  type Dice,
  type Play,
  type Step,
  type Turn,
  type TurnState,
} from '../game/index.js';
import { formatPlay, hitsBlot } from './play-writer.js';
import { readWords, type Leg, type WrittenPlay } from './play-words.js';

/** A text that more than one legal play fits; `candidates` are those plays as they would be written. */
export class AmbiguousPlay extends GameError {
  constructor(
    text: string,
    readonly candidates: readonly string[],
  ) {
    super('ambiguous-play', `play: ${shown(text)} may be ${candidates.join(' or ')}`);
  }
}

/**
 * Reads a play in notation (rules.md 8): the one legal play that does what the text says. Groups may stand in any
 * order, a checker's steps chained, apart or merged; every point that is written is touched, and `*` stands for a hit.
 * A play that hits where the text has no `*` fits only if no legal play has exactly the hits that are written: so
 * `13/5` goes round the blot on 7 if it can. Dice before the play (`6-2: 13/5`) must be those of the turn.
 * @returns a GameError: `bad-text` for what is no notation, `illegal-play` for what no legal play does, and an
 * AmbiguousPlay (`ambiguous-play`) for what several with different results do.
 */
export function parsePlay(turn: Turn, text: string): Play | GameError {
  const written = readWords(text);
  if (written instanceof GameError) return written;
  if (written.dice && !isRoll(turn, written.dice)) return illegal(turn, text);
  const fits = fitting(turn, written);
  const exact = fits.filter((fit) => fit.exact);
  const plays = exact.length > 0 ? exact : fits;
  if (plays.length === 0) return illegal(turn, text);
  if (plays.length === 1) return plays[0].play;
  return new AmbiguousPlay(text, plays.map(({ play }) => formatPlay(turn, play.steps)).sort());
}

function isRoll({ start }: Turn, dice: Dice): boolean {
  return diceToPlay(dice).join() === start.dice.join();
}

function illegal({ start }: Turn, text: string): GameError {
  return new GameError(
    'illegal-play',
    `play: ${shown(text)} is not legal with ${start.dice.join(' ')}`,
  );
}

/** A legal play that does what is written; `exact`: every one of its hits is. */
interface Fit {
  readonly play: Play;
  readonly exact: boolean;
}

/** The fitting plays with different results. */
function fitting(turn: Turn, { legs, nothing }: WrittenPlay): readonly Fit[] {
  const found = new Map<string, Fit>();
  for (const { steps, state } of walks(turn, turn.start, legs, [])) {
    const unmarked = hitsWithoutMark(turn, steps, legs);
    if (unmarked === undefined || (nothing && !leavesDice(turn, steps))) continue;
    const key = positionKey(state.position);
    if (found.get(key)?.exact) continue;
    found.set(key, { play: { steps, result: state.position }, exact: unmarked === 0 });
  }
  return [...found.values()];
}

/** A whole turn along the legs. */
interface Walk {
  readonly steps: readonly Step[];
  readonly state: TurnState;
}

/** All orders of legal steps, each part of a leg, that make all legs and leave nothing to be played. */
function* walks(
  turn: Turn,
  state: TurnState,
  legs: readonly Leg[],
  steps: readonly Step[],
): Generator<Walk> {
  const next = legalSteps(turn, state);
  if (legs.length === 0 && next.length === 0) yield { steps, state };
  if (legs.length > state.dice.length) return;
  for (const step of next) {
    const after = afterStep(turn.rules, state, step);
    for (const rest of legsAfter(legs, step)) yield* walks(turn, after, rest, [...steps, step]);
  }
}

/** What is left of the legs after a step, for each of the legs that it may be part of. */
function legsAfter(legs: readonly Leg[], { from, to }: Step): readonly (readonly Leg[])[] {
  return legs.flatMap((leg, at) => {
    const isPart = leg.from === from && leg.to <= to;
    const isSeen = legs.findIndex((other) => other.from === leg.from && other.to === leg.to) < at;
    if (!isPart || isSeen) return [];
    const others = legs.filter((_, index) => index !== at);
    return [leg.to < to ? [...others, { ...leg, from: to }] : others];
  });
}

/** How many hits have no mark, or undefined where a mark stands for no hit. */
function hitsWithoutMark(
  turn: Turn,
  steps: readonly Step[],
  legs: readonly Leg[],
): number | undefined {
  const hits = steps.filter((step) => hitsBlot(turn, step)).map(({ to }) => to);
  for (const { to, hit } of legs) {
    if (!hit) continue;
    const at = hits.indexOf(to);
    if (at < 0) return undefined;
    hits.splice(at, 1);
  }
  return hits.length;
}
