/**
 * Where `BOMB_WORTH` of src/engine/cube/margins.ts comes from: nuclear games between sides that use the bomb at
 * different gains, by the bare score, each pair of games with the same dice.
 *
 *   npm run fit-bomb -- [PAIRS]
 */
import { ruleSets } from '../src/game/index.js';
import { BOMB_WORTH } from '../src/engine/cube/margins.js';
import { levels } from '../src/engine/levels.js';
import { createNodeEngine } from '../src/engine/node.js';
import { adviseBomb } from './bomb-advice.js';
import { interval } from './interval.js';
import { playGame, type GamePlayer } from './play-game.js';
import { printTable } from './table.js';
import { choose } from './unhurried.js';

const [pairs = '150'] = process.argv.slice(2);
const rules = ruleSets.nuclear;
const context = { variant: rules.variant };
const engine = await createNodeEngine(() => 0);
const row = { ...levels.expert, keep: [] };

/** Gains, in points, from which on a side uses the bomb; each against the one that is in use. */
const MARGINS = [0.4, 0.6, 1, 1.2, Infinity];

const rows: string[][] = [];
for (const gain of MARGINS) {
  const [tried, used] = [playerFrom(gain), playerFrom(BOMB_WORTH)];
  const points: number[] = [];
  for (let seed = 1; seed <= Number(pairs); seed++) {
    const first = await playGame(rules, [tried, used], seed);
    points.push((first - (await playGame(rules, [used, tried], seed))) / 2);
  }
  const { mean, margin } = interval(points);
  rows.push([String(gain), mean.toFixed(3), margin.toFixed(3)]);
}
printTable([`gain`, `points a game against ${BOMB_WORTH}`, '+-'], rows);

/** Uses the bomb where it gains more than this. */
function playerFrom(gain: number): GamePlayer {
  return {
    play: (position, dice) => choose(engine, { context, position, dice, row }).result,
    explodes: async (position) => {
      const { basis } = await adviseBomb(engine, context, position, row);
      const { explode = 0, roll = 0 } = basis!.worths;
      return explode + BOMB_WORTH - roll > gain;
    },
  };
}
