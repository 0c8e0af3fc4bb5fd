import {
  GameError,
  isUnlimited,
  playsBeavers,
  playsCrawford,
  timeToFlag,
  type OpeningThrow,
  type Side,
} from '../../game/index.js';
import type { MatchBuilder, Refusal } from './match-builder.js';
import type { ReadCell } from './match-cells.js';
import { applyResult } from './match-result.js';
import { rollAndPlay, settle } from './match-roll.js';

type CellOf<T extends ReadCell['type']> = Extract<ReadCell, { readonly type: T }>;

type Apply<T extends ReadCell['type']> = (
  builder: MatchBuilder,
  cell: CellOf<T>,
  cube: number,
) => Refusal | undefined;

/** Does what a cell says. `cube`: what ties of the draw have brought the cube of the game to. */
export function applyCell(
  builder: MatchBuilder,
  cell: ReadCell,
  cube: number,
): Refusal | undefined {
  const apply = appliers[cell.type] as Apply<ReadCell['type']>;
  const isEnding = ENDINGS.includes(cell.type);
  return (isEnding ? undefined : settle(builder)) ?? apply(builder, cell, cube);
}

/** What may follow dice that are not played; a roll looks itself. */
const ENDINGS: readonly ReadCell['type'][] = [
  'roll',
  'result',
  'drawn',
  'resign',
  'refuse',
  'flag',
  'bad',
];

const appliers: { readonly [T in ReadCell['type']]: Apply<T> } = {
  roll: rollAndPlay,

  double(builder, cell) {
    const { phase, cube } = builder.state;
    // GNU Backgammon reads a double that answers a double as a beaver.
    if (phase.name === 'doubled') return beaver(builder, cell.side, cell.value);
    if (phase.name === 'beavered') return RACCOON;
    const fault = builder.act({ type: 'double', side: cell.side });
    if (fault) return withoutCrawford(builder, fault);
    return cubeFault(cell.value, 2 * cube.value);
  },

  beaver: (builder, { side, value }) => beaver(builder, side, value),

  raccoon: () => RACCOON,

  take: (builder, { side }) => builder.act({ type: 'take', side }),

  drop: (builder, { side }) => builder.act({ type: 'pass', side }),

  resign(builder, { side, kind }) {
    // What a bare word costs, the result says.
    if (kind === undefined) return undefined;
    const fault = builder.act({ type: 'offerResignation', side, kind });
    return fault && builder.needs('resign', 'offer', fault);
  },

  refuse: (builder, { side }) => builder.act({ type: 'answerResignation', side, accept: false }),

  flag(builder, { side }) {
    const left = timeToFlag(builder.state, side) ?? 0;
    return builder.act({ type: 'flag', side }, Math.floor(Math.max(0, left)) + 1);
  },

  bomb: (builder, { side }) => builder.act({ type: 'explode', side }),

  opening(builder, { side, throws }) {
    const pairs = throws.map(([first, second]): OpeningThrow => [second, first]);
    return builder.act({ type: 'opening', side, throws: pairs });
  },

  result: applyResult,

  drawn({ state: { phase } }) {
    if (phase.name === 'over' && phase.result.winner === null) return undefined;
    return new GameError('bad-state', 'the game is said to be drawn, but it is not');
  },

  bad: (_, { reason }) => new GameError('bad-text', reason),
};

const RACCOON = new GameError(
  'not-allowed',
  'a beaver is doubled once more (raccoon), which these rules do not know',
);

function beaver(builder: MatchBuilder, side: Side, value: number | undefined): Refusal | undefined {
  const { state } = builder;
  const fault = builder.act({ type: 'beaver', side });
  if (!fault) return cubeFault(value, 4 * state.cube.value);
  const mayBeAgreed = state.settings.cube && isUnlimited(state.settings) && !playsBeavers(state);
  return mayBeAgreed ? builder.needs('cube.beaver', 'on', fault) : fault;
}

function withoutCrawford(builder: MatchBuilder, fault: GameError): Refusal {
  const { state } = builder;
  const isCrawford = playsCrawford(state) && state.crawford === 'now';
  return isCrawford ? builder.needs('cube.crawford', 'off', fault) : fault;
}

function cubeFault(said: number | undefined, value: number): GameError | undefined {
  if (said === undefined || said === value) return undefined;
  return new GameError('bad-state', `the cube is said to go to ${said}, but it goes to ${value}`);
}
