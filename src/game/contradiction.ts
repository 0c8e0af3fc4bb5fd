import { cubeInPlay, playsBeavers, playsCrawford } from './cube.js';
import { lastThrowSide } from './ending.js';
import { GameError } from './errors.js';
import { pointsAway } from './match.js';
import { permit } from './permits.js';
import { offeredKinds } from './resignation.js';
import { hasBorneOffAll } from './result.js';
import { isUnlimited } from './settings.js';
import { SIDES, otherSide, rulesOf, type GameState, type Phase, type Side } from './state.js';

/** Whether something is wrong, and its words. */
type Finding = readonly [isWrong: boolean, words: string];

/** What a state says against itself, in words: its first contradiction, if any. Each of its parts is sound. */
export function contradiction(state: GameState): string | undefined {
  const found = [
    ...aboutBoard(state),
    ...aboutScore(state),
    ...aboutCube(state),
    ...aboutPhase(state),
  ];
  return found.find(([isWrong]) => isWrong)?.[1];
}

function aboutBoard(state: GameState): readonly Finding[] {
  const rules = rulesOf(state);
  const bothOff = SIDES.every((side) => hasBorneOffAll(rules, state.board[side]));
  return [
    [
      bothOff && rules.options['long.last_throw'] === 'off',
      'both sides have borne off all their checkers',
    ],
    [state.bomb !== null && !rules.bomb, 'there is a bomb in a game without one'],
  ];
}

function aboutScore(state: GameState): readonly Finding[] {
  const { crawford, phase } = state;
  const winner = phase.name === 'over' ? phase.result.winner : null;
  const through = SIDES.find((side) => side !== winner && (pointsAway(state, side) ?? 1) <= 0);
  const isClose = SIDES.some((side) => (pointsAway(state, side) ?? 2) <= 1);
  const plays = playsCrawford(state);
  return [
    [through !== undefined, `${through} has the points of the match, but another game is played`],
    [
      crawford !== 'ahead' && !plays,
      `crawford is "${crawford}" in a session without Crawford game`,
    ],
    [crawford !== 'ahead' && !isClose, `crawford is "${crawford}", but no side is near the match`],
    [
      crawford === 'ahead' && plays && isClose && phase.name !== 'over',
      'a side is one point from the match, but the Crawford game is still "ahead"',
    ],
  ];
}

function aboutCube(state: GameState): readonly Finding[] {
  const { cube, settings } = state;
  const isTurned = cube.value > 1 || cube.owner !== null;
  const most = isUnlimited(settings) ? 2 ** rulesOf(state).options['cube.auto'] : 1;
  return [
    [isTurned && !cubeInPlay(state), 'the cube is turned in a game without one'],
    [cube.value === 1 && cube.owner !== null, `the cube is ${cube.owner}'s, but shows 1`],
    [cube.owner === null && cube.value > most, `the cube shows ${cube.value}, but is nobody's`],
  ];
}

function aboutPhase(state: GameState): readonly Finding[] {
  const { phase } = state;
  const find = findings[phase.name] as FindInPhase<Phase>;
  return find(state, phase);
}

type FindInPhase<P extends Phase> = (state: GameState, phase: P) => readonly Finding[];

type PhaseNamed<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

const findings: { readonly [Name in Phase['name']]: FindInPhase<PhaseNamed<Name>> } = {
  opening: ({ turns, starter }) => [
    [turns > 0, 'turns have been played before the opening'],
    [starter !== null, `${starter} has begun before the opening`],
  ],

  rolling: (state, { side, taken }) => [
    ...aboutMover(state, side),
    [
      taken === true && state.cube.owner !== otherSide(side),
      `a double of ${side} was taken, but the cube is not ${otherSide(side)}'s`,
    ],
  ],

  moving: (state, { side }) => aboutMover(state, side),

  doubled(state, { side }) {
    const doubler = otherSide(side);
    const before: GameState = { ...state, phase: { name: 'rolling', side: doubler } };
    const fault = permit(before, doubler, 'double');
    return fault instanceof GameError ? [[true, fault.message]] : [];
  },

  beavered: (state, { side }) => [
    [!playsBeavers(state), 'there is a beaver in a session without beavers'],
    [
      state.cube.owner !== otherSide(side),
      `${otherSide(side)} has beavered, but does not have the cube`,
    ],
  ],

  resigning(state, { side, kind, back }) {
    const rules = rulesOf(state);
    const resigner = otherSide(side);
    const before: GameState = { ...state, phase: back };
    const fault = permit(before, resigner, 'offerResignation');
    return [
      [rules.options.resign !== 'offer', 'a resignation is offered in a session without offers'],
      [!offeredKinds(rules).includes(kind), `${kind} is offered in a game that cannot be lost so`],
      [fault instanceof GameError, fault instanceof GameError ? fault.message : ''],
      ...aboutPhase(before),
    ];
  },

  over: (state, { result }) => [
    [result.by === 'pass' && !cubeInPlay(state), 'a double was passed in a game without a cube'],
    [result.by === 'flag' && !state.clocks, 'a flag has fallen in a game without clocks'],
  ],
};

/** Once the starter has borne off all, it is the other side's last throw. */
function aboutMover(state: GameState, side: Side): readonly Finding[] {
  const last = lastThrowSide(state);
  return [[last !== undefined && last !== side, `${side} has borne off all its checkers`]];
}
