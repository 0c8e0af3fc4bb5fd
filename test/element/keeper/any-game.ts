import type { Kept } from '../../../src/element/keeper/index.js';
import {
  act,
  beginSession,
  openSession,
  tryStep,
  type Session,
} from '../../../src/element/session.js';
import {
  nextSteps,
  orThrow,
  ruleSetOf,
  type Draft,
  type GivenSettings,
  type Variant,
} from '../../../src/game/index.js';
import { LIVELY, randomAction, type Habits } from '../../support/random-actions.js';
import { between, pick, type Random } from '../../support/random.js';

/** Everything happens, offers and answers often. */
const RESTLESS: Habits = { ...LIVELY, offerResignation: 40, double: 90, beaver: 200 };

/** Sessions of a variant in which all phases can come up that it has. */
function anySettings(random: Random, variant: Variant): GivenSettings {
  const beavers = ruleSetOf(variant).cube === 'no' ? {} : ({ 'cube.beaver': 'on' } as const);
  return {
    variant,
    options: random() < 0.8 ? { resign: 'offer', ...beavers } : {},
    matchLength: pick(random, [0, 0, 1, 5]),
    cube: true,
    clock: random() < 0.5 ? { type: 'fischer', main: 600_000, move: 10_000 } : null,
  };
}

/** A session that has gone on for some actions, the steps of some turns tried beforehand; it may begin in the middle. */
export function anySession(random: Random, variant: Variant, actions: number): Session {
  let session = beginSession(anySettings(random, variant));
  const middle = random() < 0.3 ? between(random, 0, actions) : -1;
  for (let done = 0; done < actions; done++) {
    if (done === middle) session = openSession(session.state);
    session = withSomeSteps(random, session);
    session = orThrow(act(session, randomAction(random, session.state, RESTLESS)));
  }
  return withSomeSteps(random, session);
}

function withSomeSteps(random: Random, session: Session): Session {
  let next = session;
  while (next.draft && random() < 0.6) {
    const steps = nextSteps(next.draft);
    if (steps.length === 0) break;
    next = orThrow(tryStep(next, pick(random, steps)));
  }
  return next;
}

export function anyGame(random: Random, variant: Variant, actions: number): Kept {
  const session = anySession(random, variant, actions);
  return { session, elapsed: between(random, 0, 90_000) / 7, extra: { dice: { seed: 'ab' } } };
}

/** A session without the answers that a turn remembers as they are asked for. */
export function bare({ draft, shelved, ...session }: Session): unknown {
  return { ...session, draft: bareDraft(draft), shelved: bareDraft(shelved) };
}

function bareDraft(draft: Draft | undefined): unknown {
  return draft && { ...draft, turn: { ...draft.turn, playable: undefined } };
}
