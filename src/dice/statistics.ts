import {
  diceToPlay,
  ROLLS,
  rollWeight,
  rulesOf,
  type Action,
  type Dice,
  type GameRecord,
  type Side,
} from '../game/index.js';

/** What a side has rolled. A draw counts for whoever plays with its dice, as a roll of his; else for nobody. */
export interface DiceTally {
  /** Rolls to move with. */
  readonly rolls: number;
  /** Those of them that were the dice of the draw, which are never a double. */
  readonly drawn: number;
  /** What could be moved with them, doubles counted fully. */
  readonly pips: number;
  readonly doubles: number;
  /** How many dice showed 1 to 6; a double shows its number twice. */
  readonly faces: readonly number[];
  /** How many rolls were each of `ROLLS`. */
  readonly pairs: readonly number[];
  /** Turns in which nothing could be moved. */
  readonly noMoves: number;
}

export type DiceTallies = Readonly<Record<Side, DiceTally>>;

/** The dice of a record, by side. */
export interface DiceStatistics {
  /** One for each game of the record, in its order. */
  readonly games: readonly DiceTallies[];
  readonly total: DiceTallies;
}

/** What as many rolls bring on average. */
export interface ExpectedTally {
  readonly pips: number;
  readonly doubles: number;
  /** The same for each face. */
  readonly face: number;
  /** For each of `ROLLS`. */
  readonly pairs: readonly number[];
}

/** Counts what the actions of a record hold; dice with which it begins belong to nobody. */
export function diceStatistics(record: GameRecord): DiceStatistics {
  const games = rollsByGame(record);
  return { games: games.map(talliesOf), total: talliesOf(games.flat()) };
}

/** A throw of two different dice is any of 15, each as likely; 7 pips on average. Any throw brings 8 1/6. */
export function expectedTally({ rolls, drawn }: DiceTally): ExpectedTally {
  const free = rolls - drawn;
  return {
    pips: (free * 49) / 6 + drawn * 7,
    doubles: free / 6,
    face: rolls / 3,
    pairs: ROLLS.map((dice) => (free * rollWeight(dice)) / 36 + (isDouble(dice) ? 0 : drawn / 15)),
  };
}

interface Roll {
  readonly side: Side;
  readonly dice: Dice;
  readonly drawn: boolean;
  noMove: boolean;
}

function rollsByGame({ start, actions }: GameRecord): readonly (readonly Roll[])[] {
  const drawIsRoll = rulesOf(start).options['open.roll'] === 'dice';
  const games: Roll[][] = [[]];
  for (const action of actions) {
    if (action.type === 'nextGame') games.push([]);
    const rolls = games[games.length - 1];
    const dice = rolledIn(action, drawIsRoll);
    if (dice)
      rolls.push({ side: action.side, dice, drawn: action.type === 'opening', noMove: false });
    // Dice with which the record begins are in no roll.
    const last = rolls[rolls.length - 1];
    if (last && action.type === 'play') last.noMove = action.steps.length === 0;
  }
  return games;
}

/** The dice to move with that an action has thrown. */
function rolledIn(action: Action, drawIsRoll: boolean): Dice | undefined {
  if (action.type === 'roll') return action.dice;
  return action.type === 'opening' && drawIsRoll ? action.throws.at(-1) : undefined;
}

function talliesOf(rolls: readonly Roll[]): DiceTallies {
  const of = (side: Side): DiceTally => tallyOf(rolls.filter((roll) => roll.side === side));
  return { blue: of('blue'), red: of('red') };
}

function tallyOf(rolls: readonly Roll[]): DiceTally {
  const all = rolls.map(({ dice }) => dice);
  const faces = all.flat();
  return {
    rolls: rolls.length,
    drawn: rolls.filter(({ drawn }) => drawn).length,
    pips: sum(all.flatMap(diceToPlay)),
    doubles: all.filter(isDouble).length,
    faces: [1, 2, 3, 4, 5, 6].map((face) => faces.filter((die) => die === face).length),
    pairs: ROLLS.map((pair) => all.filter((dice) => isSameRoll(dice, pair)).length),
    noMoves: rolls.filter(({ noMove }) => noMove).length,
  };
}

function isDouble([a, b]: Dice): boolean {
  return a === b;
}

function isSameRoll([a, b]: Dice, [high, low]: Dice): boolean {
  return Math.max(a, b) === high && Math.min(a, b) === low;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
