import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { stoppedClock } from '../support/engine-module.js';
import { positionOf } from '../support/position-of.js';

const page = readFileSync(new URL('../../src/engine/evaluation.md', import.meta.url), 'utf8');
const engine = createReferenceEngine(stoppedClock);

test.each<[string, Evaluator, string]>([
  ['simple', 'simple', 'own 24:1 23:1 13:4 9:1 8:3 6:5 | opp 1:2 12:5 17:3 19:5'],
  ['static', 'static', 'own 24:2 13:5 8:2 6:4 5:2 | opp 1:2 12:5 17:3 19:5'],
  ['race', 'expert', 'own 6:3 5:2 4:2 3:1 | opp 20:3 21:2 23:2 24:1'],
])('the worked example of %s on the page of formulas holds', (name, evaluator, position) => {
  const example = page.slice(page.indexOf(`**${name}**,`));
  const score = engine.score({ variant: 'short' }, evaluator, positionOf(position));
  expect(/score = [^`]*?(-?\d\.\d{6})$/m.exec(example)?.[1]).toBe(score.toFixed(6));
});
