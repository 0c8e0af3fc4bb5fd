import { expect, test } from 'vitest';
import { loadExchangeTexts } from '../../../src/element/desk/exchange-texts.js';
import { loadSetupTexts } from '../../../src/element/desk/setup-texts.js';
import { LANGUAGES } from '../../../src/locale/index.js';

/** Every sentence of a table of texts, functions called with something that fits. */
function sentences(texts: object): readonly string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'function')
      return [String((text as (...given: unknown[]) => unknown)('blue', 'red', 5))];
    return typeof text === 'object' && text ? sentences(text) : [String(text)];
  });
}

test('nothing is left out in either language, and nothing is in the other', async () => {
  const [english, russian] = await Promise.all(
    LANGUAGES.map(async (language) => [
      ...sentences(await loadExchangeTexts(language)),
      ...sentences(await loadSetupTexts(language)),
    ]),
  );
  expect(russian.length).toBe(english.length);
  for (const text of [...english, ...russian]) expect(text).not.toMatch(/undefined|\[object|^\s*$/);
  expect(english.join('')).not.toMatch(/\p{Script=Cyrillic}/u);
  const names = /XGID|GNUbg ID|GNU Backgammon|\.mat|\.sgf|\.json|blue|red/g;
  expect(russian.join('').replace(names, '')).not.toMatch(/\p{Script=Latin}/u);
});
