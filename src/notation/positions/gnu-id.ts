import {
  GameError,
  boardFrom,
  isDie,
  otherSide,
  type Dice,
  type ResultKind,
  type RuleSet,
  type Side,
} from '../../game/index.js';
import { readMatchId, writeMatchId, type MatchId } from './gnu-match-id.js';
import { readPositionId, writePositionId } from './gnu-position-id.js';
import { bareSituation, type Offer, type Situation } from './situation.js';

/** GNU Backgammon's players by number. */
const PLAYERS: readonly Side[] = ['red', 'blue'];
const NOBODY = 3;
const PLAYING = 1;

/** What is given up by the resignation of this number. */
const RESIGNATIONS: readonly (ResultKind | undefined)[] = [
  undefined,
  'single',
  'gammon',
  'backgammon',
];

/** Reads a position ID alone: a single game in which blue is on roll. */
export function readBareId(rules: RuleSet, text: string): Situation | GameError {
  const position = readPositionId(rules, text);
  return position instanceof GameError ? position : bareSituation(boardFrom(position, 'blue'));
}

/** The position ID of a situation: of all that it is, the board as the side on roll sees it. */
export function writeBareId(_: RuleSet, { board, onRoll }: Situation): string {
  return writePositionId({ own: board[onRoll], opp: board[otherSide(onRoll)] });
}

/**
 * Reads `positionID:matchID`.
 * @returns a GameError that names the half and the field at fault
 */
export function readGnuId(rules: RuleSet, text: string): Situation | GameError {
  const [positionId, matchId] = text.split(':');
  const position = readPositionId(rules, positionId);
  if (position instanceof GameError) return position;
  const fields = readMatchId(matchId);
  if (fields instanceof GameError) return fields;
  const fault = faultOf(fields);
  if (fault !== undefined) return new GameError('bad-text', `match ID: ${fault}`);
  const { roller, owner, cube, length, score0, score1, crawford, noJacoby } = fields;
  const onRoll = PLAYERS[roller];
  return {
    board: boardFrom(position, onRoll),
    onRoll,
    ...diceOf(fields),
    ...offerOf(fields),
    length,
    score: { blue: score1, red: score0 },
    cube: { value: 2 ** cube, owner: owner === NOBODY ? null : PLAYERS[owner] },
    crawford: crawford === 1,
    // In matches the rule means nothing, and may or may not be set.
    ...(length === 0 && { options: { 'cube.jacoby': noJacoby === 1 ? 'off' : 'on' } }),
  };
}

/** The first field that says what cannot be, in words. */
function faultOf(fields: MatchId): string | undefined {
  const { owner, state, roller, decider, doubled, resigned, die1, die2 } = fields;
  const isThrown = die1 > 0 || die2 > 0;
  const isOffered = doubled === 1 || resigned > 0;
  const findings: readonly (readonly [isWrong: boolean, words: string])[] = [
    [owner === 2, 'the owner of the cube is 2, not 0, 1 or 3'],
    [state !== PLAYING, `its state is ${state}: no game is being played`],
    [isThrown && !(isDie(die1) && isDie(die2)), `the dice are ${die1} and ${die2}`],
    [doubled === 1 && isThrown, 'a double is offered after the throw'],
    [doubled === 1 && resigned > 0, 'a double and a resignation are offered at once'],
    [doubled === 1 && owner === decider, 'a third double in a row (raccoon) is not played here'],
    [!isOffered && decider !== roller, 'the side on roll is not the side to decide'],
  ];
  return findings.find(([isWrong]) => isWrong)?.[1];
}

function diceOf({ die1, die2 }: MatchId): { dice?: Dice } {
  return die1 > 0 ? { dice: [die1, die2] } : {};
}

/** Whoever beavers hands the decision back to the side on roll. */
function offerOf({ doubled, resigned, roller, decider }: MatchId): { offer?: Offer } {
  if (doubled === 1) return { offer: { type: decider === roller ? 'beaver' : 'double' } };
  const kind = RESIGNATIONS[resigned];
  return kind ? { offer: { type: 'resignation', side: otherSide(PLAYERS[decider]), kind } } : {};
}

/**
 * A situation as `positionID:matchID`. That a session has no cube it cannot say, nor whether it has beavers.
 * @returns a GameError `not-allowed` for what it cannot hold
 */
export function writeGnuId(rules: RuleSet, situation: Situation): string | GameError {
  const { onRoll, dice = [0, 0], offer, length, score, cube, crawford, options } = situation;
  const resigned = offer?.type === 'resignation' ? RESIGNATIONS.indexOf(offer.kind) : 0;
  if (resigned < 0) {
    return new GameError('not-allowed', 'match ID: it cannot hold a resignation of this kind');
  }
  const hasJacoby = length === 0 && options?.['cube.jacoby'] === 'on';
  const matchId = writeMatchId({
    cube: Math.log2(cube?.value ?? 1),
    owner: cube?.owner ? PLAYERS.indexOf(cube.owner) : NOBODY,
    roller: PLAYERS.indexOf(onRoll),
    crawford: crawford ? 1 : 0,
    state: PLAYING,
    decider: PLAYERS.indexOf(deciderOf(situation)),
    doubled: offer && resigned === 0 ? 1 : 0,
    resigned,
    die1: dice[0],
    die2: dice[1],
    length,
    score0: score.red,
    score1: score.blue,
    noJacoby: hasJacoby ? 0 : 1,
  });
  return matchId instanceof GameError ? matchId : `${writeBareId(rules, situation)}:${matchId}`;
}

function deciderOf({ onRoll, offer }: Situation): Side {
  if (offer?.type === 'resignation') return otherSide(offer.side);
  return offer?.type === 'double' ? otherSide(onRoll) : onRoll;
}
