import {
  explode,
  pipCount,
  ruleSets,
  type Context,
  type Dice,
  type Position,
} from '../src/game/index.js';
import type { Engine } from '../src/engine/engine.js';
import { isLevel, levels, type Level } from '../src/engine/levels.js';
import { pick, type Random } from '../test/support/random.js';
import { adviseBomb } from './bomb-advice.js';
import type { GamePlayer } from './play-game.js';
import { choose } from './unhurried.js';

/**
 * Who plays in the ladder: the levels, and two that any level must beat.
 * - `random`: a legal result, all alike; the bomb at the toss of a coin.
 * - `pip-greedy`: the result with the greatest lead in pips, of equal ones any; the bomb where it adds to the lead.
 */
export type Player = Level | 'random' | 'pip-greedy';

/** What there is besides the board; `random` is there for the players who throw for it. */
interface Means {
  readonly engine: Engine;
  readonly context: Context;
  readonly random: Random;
}

/** How a player plays a game. */
export function playerOf(player: Player, means: Means): GamePlayer {
  return isLevel(player) ? levelPlayer(player, means) : others[player](means);
}

const others: Readonly<Record<Exclude<Player, Level>, (means: Means) => GamePlayer>> = {
  random: randomPlayer,
  'pip-greedy': pipGreedyPlayer,
};

function randomPlayer(means: Means): GamePlayer {
  const { random } = means;
  return {
    play: (position, dice) => pick(random, resultsOf(means, position, dice)),
    explodes: () => Promise.resolve(random() < 0.5),
  };
}

function pipGreedyPlayer(means: Means): GamePlayer {
  const rules = ruleSets[means.context.variant];
  return {
    play: (position, dice) => pick(means.random, leaders(resultsOf(means, position, dice))),
    explodes: (position) => Promise.resolve(leadOf(explode(rules, position)) > leadOf(position)),
  };
}

/**
 * A level plays, and uses the bomb, as the product does; for the bomb it looks one ply ahead. Expert's second ply, 21
 * rolls on two boards, often takes longer than its budget, and seldom changes the advice: in 2 of 71 positions.
 */
function levelPlayer(level: Level, { engine, context }: Means): GamePlayer {
  const row = levels[level];
  const brief = { ...row, keep: row.keep.slice(0, 1) };
  return {
    play: (position, dice) => choose(engine, { context, position, dice, row }).result,
    explodes: async (position) => {
      if (row.cube === 'glance') return false;
      const { action } = await adviseBomb(engine, context, position, brief);
      return action === 'explode';
    },
  };
}

function resultsOf(
  { engine, context }: Means,
  position: Position,
  dice: Dice,
): readonly Position[] {
  const results = engine.legalResults(context, position, dice);
  return results.length > 0 ? results : [position];
}

/** Those with the greatest lead in pips. */
function leaders(results: readonly Position[]): readonly Position[] {
  const leads = results.map(leadOf);
  const most = Math.max(...leads);
  return results.filter((_, index) => leads[index] === most);
}

function leadOf({ own, opp }: Position): number {
  return pipCount(opp) - pipCount(own);
}
