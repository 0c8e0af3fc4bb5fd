import { throwDie, type Dice, type DiceSource } from './dice.js';
import { GameError } from './errors.js';
import type { Options } from './options.js';
import type { ResultKind } from './rule-sets.js';
import type { Side } from './state.js';
import type { StepChoice } from './turn-state.js';

/**
 * What every action says: who acts, and how many milliseconds have passed since the action before, which are those of
 * the side that had to act, whoever acts.
 */
interface Deed {
  readonly side: Side;
  readonly elapsed: number;
}

/**
 * All that can happen to a session.
 * - `opening`: the draw, one die a side and throw; `throws` are blue's and red's dice, all but the last are ties.
 *   `side` is the one that the draw lets begin.
 * - `explode`: the bomb, before the cube and the throw.
 * - `double`, then `take`, `pass` or `beaver` of the other side; a beaver is answered by `take` or `pass`.
 * - `roll`: the dice of a turn.
 * - `play`: the steps of a turn in their order; none when nothing can be moved.
 * - `offerResignation`: the side gives the game up; where the other side has to agree, it names the `kind` that it offers.
 * - `flag`: the side's time has run out.
 * - `nextGame`: the next game of the session, or of the next match after a finished one; before the result it abandons
 *   the game and nobody scores.
 */
export type Action =
  | (Deed & { readonly type: 'opening'; readonly throws: readonly OpeningThrow[] })
  | (Deed & { readonly type: 'explode' })
  | (Deed & { readonly type: 'double' })
  | (Deed & { readonly type: 'take' })
  | (Deed & { readonly type: 'pass' })
  | (Deed & { readonly type: 'beaver' })
  | (Deed & { readonly type: 'roll'; readonly dice: Dice })
  | (Deed & { readonly type: 'play'; readonly steps: readonly StepChoice[] })
  | (Deed & { readonly type: 'offerResignation'; readonly kind?: ResultKind })
  | (Deed & { readonly type: 'answerResignation'; readonly accept: boolean })
  | (Deed & { readonly type: 'flag' })
  | (Deed & { readonly type: 'nextGame' });

export type ActionType = Action['type'];

/** Blue's die, then red's. */
export type OpeningThrow = readonly [blue: number, red: number];

/** More ties in a row than any fair dice show; a source that goes on is stuck. */
const MOST_TIES = 1000;

/** Throws until the dice differ. @throws GameError `bad-dice` when the source never lets them. */
export function drawOpening(source: DiceSource): readonly OpeningThrow[] {
  const throws: OpeningThrow[] = [];
  while (throws.length < MOST_TIES) {
    const [blue, red] = [throwDie(source), throwDie(source)];
    throws.push([blue, red]);
    if (blue !== red) return throws;
  }
  throw new GameError(
    'bad-dice',
    `the dice source gave ${MOST_TIES} equal throws in a row for the draw`,
  );
}

/** The side that begins after this draw, by the dice of the last throw (rules.md 6.1). */
export function openingSide(
  throws: readonly OpeningThrow[],
  priority: Options['open.priority'],
): Side {
  const [blue, red] = throws[throws.length - 1];
  return blue > red === (priority === 'high') ? 'blue' : 'red';
}
