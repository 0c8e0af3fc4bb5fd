import { expect, test } from 'vitest';
import { checkAdvise } from '../../src/engine/cube/advise-request.js';
import type { AdviseRequest, Question, ThinkRequest } from '../../src/engine/protocol.js';
import { checkTask } from '../../src/engine/task.js';
import { ruleSets, startPosition, type Context } from '../../src/game/index.js';
import { stakesOf } from '../support/stakes.js';

const options = { 'cube.beaver': 'on' } as const;
const position = startPosition(ruleSets.short);

const beavered = stakesOf({ beavers: true, jacoby: true, cube: { value: 2, owner: 'opp' } });
const match = stakesOf({ away: { own: 3, opp: 5 }, crawford: 'past' });

/** What the page's check lets through is posted to the worker, which checks it again. */
function checkedTwice(task: unknown): unknown {
  return checkTask(structuredClone(checkTask(structuredClone(task))));
}

test.each<[Question, Context]>([
  [{ question: 'turn' }, { variant: 'short', stakes: match }],
  [{ question: 'turn' }, { variant: 'nuclear', stakes: stakesOf({ bomb: 'nobody' }) }],
  [{ question: 'answer' }, { variant: 'short', stakes: match }],
  [{ question: 'beavered' }, { variant: 'short', options, stakes: beavered }],
  [
    { question: 'resignation', offered: 'gammon', onRoll: 'opp' },
    { variant: 'short', stakes: match },
  ],
])(
  'a request for advice that is checked on the page and in the worker stays whole: %j',
  (question, context) => {
    const request: AdviseRequest = { ...question, context, position, level: 'hard', budget: 30 };
    const task = { name: 'advise', request } as const;
    const arrived = checkedTwice(task);
    expect(arrived).toEqual(task);
    expect(checkAdvise((arrived as typeof task).request)).toEqual({
      ...request,
      stakes: context.stakes,
      context: { variant: context.variant, ...(context.options && { options }) },
    });
  },
);

test('a request for a play that is checked on the page and in the worker stays whole', () => {
  const context = { variant: 'long', options: { 'long.block': 'none' } } as const;
  const request: ThinkRequest = {
    context,
    position: startPosition(ruleSets.long),
    dice: [6, 1],
    level: 'expert',
    budget: 0,
  };
  const task = { name: 'think', request } as const;
  expect(checkedTwice(task)).toEqual(task);
});

test.each<[string, unknown]>([
  ['without a name', {}],
  ['of a name that all objects have', { name: 'toString' }],
  ['that is no object', 'think'],
])('a task %s is refused', (_, task) => {
  expect(() => checkTask(task)).toThrow(expect.objectContaining({ code: 'bad-request' }));
});
