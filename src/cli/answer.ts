import {
  GameError,
  beginTurn,
  boardFrom,
  checkDice,
  contacts,
  endingOf,
  hasLastThrow,
  orThrow,
  otherSide,
  playTo,
  type Dice,
  type Ending,
  type Position,
  type RuleSet,
} from '../game/index.js';
import type { Clock, Engine } from '../engine/engine.js';
import { formatPlay } from '../notation/index.js';
import {
  compareNumbers,
  positionNumbers,
  type PositionForm,
} from '../notation/positions/position-text.js';
import {
  writeNotation,
  type PositionNotation,
  type Told,
} from '../notation/positions/position-notations.js';
import { readSituation } from '../notation/positions/read-position.js';
import type { Command, Options } from './options.js';

/** A request line, read: a position to move from, its dice, and how the position was told. */
interface Request {
  readonly position: Position;
  readonly dice: Dice;
  readonly told: Told;
}

type Answer = (engine: Engine, options: Options, request: Request, now: Clock) => string;

/** The answer to one request line. @throws GameError that says what is wrong with the line and where. */
export function answerLine(engine: Engine, options: Options, line: string, now: Clock): string {
  return answers[options.command](engine, options, readRequest(options, line), now);
}

const answers: Readonly<Record<Command, Answer>> = {
  legal(engine, { rules, context }, { position, dice, told }) {
    const results = engine
      .legalResults(context, position, dice)
      .map((result) => ({ result, numbers: positionNumbers(rules, result, orderForm(told)) }))
      .sort((a, b) => compareNumbers(a.numbers, b.numbers))
      .map(({ result }) => resultText(told, result));
    return [results.length, ...results].join(' ');
  },

  best(engine, { rules, context, row }, { position, dice, told }, now) {
    const search = engine.search({ context, position, dice, row });
    search.run(row.budget === 0 ? Infinity : now() + row.budget);
    const { result, equity } = search.best();
    const turn = beginTurn(rules, position, dice);
    const play = playTo(turn, result);
    if (!play) throw new GameError('illegal-play', `no legal play leads to the engine's choice`);
    return `${resultText(told, result)} ${equity.toFixed(4)} ${formatPlay(turn, play.steps)}`;
  },
};

/** The numbers by which results are ordered: those in which they are written, if they are. */
function orderForm({ notation, rules }: Told): PositionForm {
  if (notation === 26 || notation === 52) return notation;
  return contacts[rules.contact].sharesPoints ? 52 : 26;
}

/** A match ID would say the same for all results. */
const answered: Partial<Record<PositionNotation, PositionNotation>> = { 'gnu-id': 'position-id' };

/** A result in the notation of its request: the mover is still on roll, and there are no dice any more. */
function resultText({ notation, rules, situation }: Told, result: Position): string {
  const { onRoll } = situation;
  const after = { ...situation, board: boardFrom(result, onRoll), dice: undefined };
  return orThrow(writeNotation(answered[notation] ?? notation, rules, after));
}

const winners: Readonly<Record<Ending['winner'], string>> = {
  own: 'the side to move has won',
  opp: 'the opponent has won',
  nobody: 'it is drawn',
};

function readRequest({ rules }: Options, line: string): Request {
  const [text = '', ...dice] = line.trim().split(/\s+/);
  const told = orThrow(readSituation(text, rules));
  const position = positionToMove(rules, told);
  const ending = endingOf(rules, position);
  if (ending && !hasLastThrow(rules, position)) {
    throw new GameError('bad-position', `position: the game is over, ${winners[ending.winner]}`);
  }
  return { position, dice: readDice(dice, told), told };
}

function positionToMove(rules: RuleSet, { rules: own, situation }: Told): Position {
  const { board, onRoll, offer } = situation;
  if (own !== rules) {
    throw new GameError('bad-text', 'position: it is of another game than --variant and --option');
  }
  if (offer) {
    throw new GameError('wrong-phase', `position: a ${offer.type} waits for its answer`);
  }
  return { own: board[onRoll], opp: board[otherSide(onRoll)] };
}

/** The dice behind the position, or else those that it tells. */
function readDice(words: readonly string[], { situation }: Told): Dice {
  if (words.length === 0 && situation.dice) return situation.dice;
  const roll = words.map((word) => (/^\d$/.test(word) ? Number(word) : word));
  const fault = checkDice(roll);
  if (fault) throw new GameError(fault.code, `after the position: ${fault.message}`);
  return roll as unknown as Dice;
}
