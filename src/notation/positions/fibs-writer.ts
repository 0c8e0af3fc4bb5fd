import {
  BAR,
  GameError,
  OFF,
  beginTurn,
  otherSide,
  playableDice,
  type RuleSet,
} from '../../game/index.js';
import { UNLIMITED } from './fibs-reader.js';
import { positionNumbers } from './position-text.js';
import type { Situation } from './situation.js';

/** What the two players of a line are called. */
export interface FibsNames {
  readonly you: string;
  readonly opponent: string;
}

/**
 * A situation as a board line; blue is "you". Blanks and colons in names become `_`.
 * @returns a GameError `not-allowed` for a beaver, a resignation and a match to 9999, which it cannot hold
 */
export function writeFibs(
  rules: RuleSet,
  situation: Situation,
  names: FibsNames = { you: 'You', opponent: 'Opponent' },
): string | GameError {
  const { board, onRoll, dice = [0, 0], offer, length, score, cube, crawford } = situation;
  if (offer && offer.type !== 'double') {
    return new GameError('not-allowed', `FIBS board: it cannot hold a ${offer.type}`);
  }
  if (length === UNLIMITED) {
    return new GameError('not-allowed', `FIBS board: it cannot hold a match to ${length}`);
  }
  const { blue, red } = board;
  const [mine, theirs] = onRoll === 'blue' ? [dice, [0, 0]] : [[0, 0], dice];
  const owner = cube?.owner ?? null;
  return [
    'board',
    nameOf(names.you),
    nameOf(names.opponent),
    length === 0 ? UNLIMITED : length,
    score.blue,
    score.red,
    ...positionNumbers(rules, { own: blue, opp: red }, 26),
    onRoll === 'blue' ? 1 : -1,
    ...mine,
    ...theirs,
    cube?.value ?? 1,
    owner === 'red' ? 0 : 1,
    owner === 'blue' ? 0 : 1,
    offer ? 1 : 0,
    // Colour, direction, home and bar of "you".
    ...[1, -1, OFF, BAR],
    blue[OFF],
    red[OFF],
    blue[BAR],
    red[BAR],
    movable(rules, situation),
    0,
    crawford ? 1 : 0,
    0,
  ].join(':');
}

function nameOf(name: string): string {
  return name.replace(/[\s:]/g, '_') || '_';
}

/** How many of the dice can be played. */
function movable(rules: RuleSet, { board, onRoll, dice }: Situation): number {
  if (!dice) return 0;
  const turn = beginTurn(rules, { own: board[onRoll], opp: board[otherSide(onRoll)] }, dice);
  return playableDice(turn, turn.start);
}
