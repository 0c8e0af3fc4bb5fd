import {
  legalActions,
  nextSteps,
  offeredKinds,
  rulesOf,
  sideToAct,
  type ActionType,
  type GameState,
  type ResultKind,
  type Side,
} from '../game/index.js';
import type { Deed, Situation } from './interaction.js';
import { playerOf, type Seats } from './seats.js';
import type { Session } from './session.js';
import { waysFrom } from './ways.js';

const NOTHING = { steps: [], ways: [], mayUndo: false, deeds: [] } as const;

/** What the game allows the person at this moment. */
export function situationOf(session: Session, seats: Seats): Situation {
  const { state, draft } = session;
  const { phase } = state;
  const side = sideToAct(state);
  const yours = side ? playerOf(seats, side) === 'person' : seats.opponent !== 'none';
  const nothing = { ...NOTHING, losses: lossesOf(state, seats) };
  if (!yours) return { ...nothing, stage: 'not-yours' };
  const deeds = side ? deedsOf(state, side) : [];
  switch (phase.name) {
    case 'opening':
    case 'rolling':
      return { ...nothing, stage: 'to-roll', deeds };
    case 'doubled':
    case 'beavered':
    case 'resigning':
      return { ...nothing, stage: 'answering', deeds };
    case 'moving':
      return {
        ...nothing,
        stage: 'moving',
        steps: draft ? nextSteps(draft) : [],
        ways: draft ? waysFrom(draft) : [],
        mayUndo: draft !== undefined && draft.steps.length > 0,
      };
    case 'over':
      return { ...nothing, stage: 'over' };
  }
}

/** What is done by each action. */
const deedsFor: Readonly<Partial<Record<ActionType, readonly Deed[]>>> = {
  double: ['double'],
  explode: ['explode'],
  take: ['take'],
  pass: ['pass'],
  beaver: ['beaver'],
  answerResignation: ['accept', 'refuse'],
};

/** What a side may do now with the cube and the bomb, or answer. */
export function deedsOf(state: GameState, side: Side): readonly Deed[] {
  return legalActions(state, side).flatMap((type) => deedsFor[type] ?? []);
}

/** The side that resigns when Resign is pressed: the person's alone at the board, else the one to act. */
export function resigningSide(state: GameState, seats: Seats): Side | undefined {
  return seats.opponent === 'computer' ? seats.bottom : sideToAct(state);
}

function lossesOf(state: GameState, seats: Seats): readonly ResultKind[] | undefined {
  const side = resigningSide(state, seats);
  if (!side || seats.opponent === 'none') return undefined;
  if (!legalActions(state, side).includes('offerResignation')) return undefined;
  const rules = rulesOf(state);
  return rules.options.resign === 'offer' ? offeredKinds(rules) : [];
}
