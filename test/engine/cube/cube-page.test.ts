import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cubefulWorth } from '../../../src/engine/cube/cubeful.js';
import { BOMB_WORTH, RESIGNATION_MARGIN } from '../../../src/engine/cube/margins.js';
import { matchTable } from '../../../src/engine/cube/match-equity.js';
import { termsOf } from '../../../src/engine/cube/terms.js';
import { ruleSets } from '../../../src/game/index.js';
import { stakesOf } from '../../support/stakes.js';

const page = readFileSync(new URL('../../../src/engine/cube.md', import.meta.url), 'utf8');

test('the chances of a match on the page are those that are reckoned with', () => {
  const prices = { single: 1, gammon: 2, backgammon: 3 };
  const table = matchTable({
    even: [0.26, 0.012],
    prices,
    crawford: true,
    unit: 'points',
    cube: true,
  });
  const percent = (chance: number): string => (100 * chance).toFixed(1);
  const rows = [2, 3, 4, 5].map((own) => [
    String(own),
    percent(table.chance({ own, opp: 1 }, 'past')),
    ...[1, 2, 3, 4, 5, 7, 9].map((opp) => percent(table.chance({ own, opp }, 'ahead'))),
  ]);
  const printed = page.split('\n').filter((line) => /^\| \d +\|/.test(line));
  expect(
    printed.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(rows);
});

test('the worked example of the cube on the page holds', () => {
  const terms = termsOf(ruleSets.short, stakesOf());
  const chances = {
    win: 0.7,
    winGammon: 0,
    winBackgammon: 0,
    loseGammon: 0,
    loseBackgammon: 0,
  };
  const worths = (['nobody', 'own', 'opp'] as const).map((owner) =>
    cubefulWorth(terms, { chances, efficiency: 0.68 }, { value: 1, owner }).toFixed(3),
  );
  const example = page.slice(page.indexOf('_Example._'));
  expect(example.match(/\d\.\d{3}/g)?.slice(0, 3)).toEqual(worths);
});

test('the margins on the page are those in use', () => {
  expect(page).toContain(`less ${RESIGNATION_MARGIN} points`);
  expect(page).toContain(`more than ${BOMB_WORTH} points`);
});
