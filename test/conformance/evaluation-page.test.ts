import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Evaluator } from '../../src/engine/levels.js';
import { createReferenceEngine } from '../../src/engine/reference/index.js';
import { ruleSets, type Counts, type Position, type Variant } from '../../src/game/index.js';
import { stoppedClock } from '../support/engine-module.js';
import { positionOf } from '../support/position-of.js';

const page = readFileSync(new URL('../../src/engine/evaluation.md', import.meta.url), 'utf8');
const engine = createReferenceEngine(stoppedClock);

test.each<[string, Variant, Evaluator, Position]>([
  [
    'simple',
    'short',
    'simple',
    positionOf('own 24:1 23:1 13:4 9:1 8:3 6:5 | opp 1:2 12:5 17:3 19:5'),
  ],
  ['static', 'short', 'static', positionOf('own 24:2 13:5 8:2 6:4 5:2 | opp 1:2 12:5 17:3 19:5')],
  ['race', 'short', 'expert', positionOf('own 6:3 5:2 4:2 3:1 | opp 20:3 21:2 23:2 24:1')],
  ['long nardy', 'long', 'static', positionOf('own 24:14 13:1 | opp 12:15', ruleSets.long)],
  ['plakoto', 'plakoto', 'static', withOnePinned('own 24:13 9:1 7:1 | opp 1:12 5:2', 18)],
])(
  'the worked example of %s on the page of formulas holds',
  (name, variant, evaluator, position) => {
    const example = page.slice(page.indexOf(`**${name}**`, page.indexOf('## 7.')));
    const score = engine.score({ variant }, evaluator, position);
    expect(/score = [^`]*?(-?\d\.\d{6})$/m.exec(example)?.[1]).toBe(score.toFixed(6));
  },
);

/** The last checker of opp that the text leaves out lies pinned on opp's `point`. */
function withOnePinned(text: string, point: number): Position {
  const { own, opp } = positionOf(text);
  const pinned: Counts = opp.map((count, index) =>
    index === point ? -1 : index === 0 ? 0 : count,
  );
  return { own, opp: pinned };
}
