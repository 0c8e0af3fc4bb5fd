import { flip, pointsOf, rulesIn } from '../../game/index.js';
import type { Engine } from '../engine.js';
import { levels } from '../levels.js';
import type { Advice } from '../protocol.js';
import type { CheckedAdvise } from './advise-request.js';

/** From here on a side is far behind, in points of the glance: some forty pips in a race. */
const FAR_BEHIND = -0.35;

/** What who never reckons does: he does not double, and takes unless he is far behind. */
export function glance(engine: Engine, request: CheckedAdvise): Advice {
  switch (request.question) {
    case 'turn':
      return { action: 'roll' };
    case 'answer':
    case 'beavered':
      return {
        action:
          valueAt(engine, request, request.question === 'answer' ? 'opp' : 'own') < FAR_BEHIND
            ? 'pass'
            : 'take',
      };
    case 'resignation': {
      const { context, offered, onRoll, position } = request;
      const points = pointsOf(rulesIn(context), offered, position.opp);
      return { action: points >= valueAt(engine, request, onRoll) ? 'accept' : 'refuse' };
    }
  }
}

/** The value for the side that is asked. */
function valueAt(
  engine: Engine,
  { context, position, level }: CheckedAdvise,
  onRoll: 'own' | 'opp',
): number {
  const { evaluator } = levels[level];
  return onRoll === 'opp'
    ? engine.score(context, evaluator, position)
    : -engine.score(context, evaluator, flip(position));
}
