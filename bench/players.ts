import { pipCount, type Context, type Dice, type Position } from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { levels, type Level } from '../src/engine/levels.js';
import { pick, type Random } from '../test/support/random.js';

/**
 * Who plays in the ladder: the levels, and two that any level must beat.
 * - `random`: a legal result, all alike.
 * - `pip-greedy`: the result with the greatest lead in pips, of equal ones any.
 */
export type Player = Level | 'random' | 'pip-greedy';

/** A turn to be played; `random` is there for the players who throw for it. */
export interface TurnToPlay {
  readonly context: Context;
  readonly position: Position;
  readonly dice: Dice;
  readonly random: Random;
}

/** The position after the player's turn, as the player sees it. */
export function playTurn(engine: Engine, player: Player, turn: TurnToPlay): Position {
  if (player === 'random') return pick(turn.random, resultsOf(engine, turn));
  if (player === 'pip-greedy') return pick(turn.random, leaders(resultsOf(engine, turn)));
  const { context, position, dice } = turn;
  const search = engine.search({ context, position, dice, row: levels[player] });
  search.run(Infinity);
  return search.best().result;
}

function resultsOf(engine: Engine, { context, position, dice }: TurnToPlay): readonly Position[] {
  const results = engine.legalResults(context, position, dice);
  return results.length > 0 ? results : [position];
}

/** Those with the greatest lead in pips. */
function leaders(results: readonly Position[]): readonly Position[] {
  const leads = results.map(({ own, opp }) => pipCount(opp) - pipCount(own));
  const most = Math.max(...leads);
  return results.filter((_, index) => leads[index] === most);
}
