import {
  endingOf,
  explode,
  explosionFault,
  flip,
  pointsOf,
  startPosition,
  throwDice,
  type Dice,
  type DiceSource,
  type Ending,
  type Position,
  type RuleSet,
} from '../src/game/index.js';
import { seededDice } from '../test/support/seeded-dice.js';

/** One side of a game, whatever plays it. */
export interface GamePlayer {
  /** The position after the turn, as the side sees it. */
  play(position: Position, dice: Dice): Position;
  /** Whether it uses the bomb before it throws; asked only where it may. */
  explodes(position: Position): Promise<boolean>;
}

/** A single game without a cube, with the dice of a seed. Resolves with the points of the side that begins. */
export async function playGame(
  rules: RuleSet,
  players: readonly [GamePlayer, GamePlayer],
  seed: number,
): Promise<number> {
  const die = seededDice(seed);
  let position = startPosition(rules);
  let drawn = rules.options['open.roll'] === 'dice' ? drawnDice(die) : undefined;
  /** Who alone may use the bomb. */
  let bomber: number | undefined;
  for (let turn = 0; ; turn = 1 - turn) {
    const player = players[turn];
    // Who begins with the dice of the draw has no moment before the throw.
    const mayExplode =
      !drawn && bomber !== 1 - turn && explosionFault(rules, position) === undefined;
    if (mayExplode && (await player.explodes(position))) {
      position = explode(rules, position);
      bomber = 1 - turn;
    }
    const result = player.play(position, drawn ?? throwDice(die));
    drawn = undefined;
    const ending = endingOf(rules, result);
    if (ending) return pointsFor(rules, ending, result) * (turn === 0 ? 1 : -1);
    position = flip(result);
  }
}

/** The dice of the draw, which are never a double. */
function drawnDice(die: DiceSource): Dice {
  let dice = throwDice(die);
  while (dice[0] === dice[1]) dice = throwDice(die);
  return dice;
}

/** Points of the side that has just moved. */
function pointsFor(rules: RuleSet, { winner, kind }: Ending, { own, opp }: Position): number {
  if (winner === 'nobody') return 0;
  return winner === 'own' ? pointsOf(rules, kind, opp) : -pointsOf(rules, kind, own);
}
