import {
  GameError,
  beginTurn,
  checkDice,
  endingOf,
  hasLastThrow,
  orThrow,
  playTo,
  type Dice,
  type Ending,
  type Position,
} from '../game/index.js';
import type { Clock, Engine } from '../engine/engine.js';
import {
  compareNumbers,
  formatPlay,
  formatPosition,
  parsePosition,
  positionNumbers,
  type PositionForm,
} from '../notation/index.js';
import type { Command, Options } from './options.js';

/** A request line, read: a position to move from and its dice. */
interface Request {
  readonly position: Position;
  readonly form: PositionForm;
  readonly dice: Dice;
}

type Answer = (engine: Engine, options: Options, request: Request, now: Clock) => string;

/** The answer to one request line. @throws GameError that says what is wrong with the line and where. */
export function answerLine(engine: Engine, options: Options, line: string, now: Clock): string {
  return answers[options.command](engine, options, readRequest(options, line), now);
}

const answers: Readonly<Record<Command, Answer>> = {
  legal(engine, { rules, context }, { position, form, dice }) {
    const results = engine
      .legalResults(context, position, dice)
      .map((result) => positionNumbers(rules, result, form))
      .sort(compareNumbers);
    return [results.length, ...results].join(' ');
  },

  best(engine, { rules, context, row }, { position, form, dice }, now) {
    const search = engine.search({ context, position, dice, row });
    search.run(row.budget === 0 ? Infinity : now() + row.budget);
    const { result, equity } = search.best();
    const turn = beginTurn(rules, position, dice);
    const play = playTo(turn, result);
    if (!play) throw new GameError('illegal-play', `no legal play leads to the engine's choice`);
    return `${formatPosition(rules, result, form)} ${equity.toFixed(4)} ${formatPlay(turn, play.steps)}`;
  },
};

const winners: Readonly<Record<Ending['winner'], string>> = {
  own: 'the side to move has won',
  opp: 'the opponent has won',
  nobody: 'it is drawn',
};

function readRequest({ rules }: Options, line: string): Request {
  const [text = '', ...dice] = line.trim().split(/\s+/);
  const { position, form } = orThrow(parsePosition(rules, text));
  const ending = endingOf(rules, position);
  if (ending && !hasLastThrow(rules, position)) {
    throw new GameError('bad-position', `position: the game is over, ${winners[ending.winner]}`);
  }
  const roll = dice.map((word) => (/^\d$/.test(word) ? Number(word) : word));
  const fault = checkDice(roll);
  if (fault) throw new GameError(fault.code, `after the position: ${fault.message}`);
  return { position, form, dice: roll as unknown as Dice };
}
