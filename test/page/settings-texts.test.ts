import { expect, test } from 'vitest';
import { optionValues } from '../../src/game/options.js';
import { VARIANTS } from '../../src/game/variant-table.js';
import { gameNames } from '../../src/page/game-names.js';
import { rulesTexts as englishRules } from '../../src/page/rules/rules-texts-en.js';
import { rulesTexts as russianRules } from '../../src/page/rules/rules-texts-ru.js';
import { settingsTexts as english } from '../../src/page/settings-texts-en.js';
import { settingsTexts as russian } from '../../src/page/settings-texts-ru.js';

const languages = [
  ['en', english, englishRules],
  ['ru', russian, russianRules],
] as const;

/** Option by option, the values in any order. */
const expected = Object.fromEntries(
  Object.entries(optionValues).map(([name, values]) => [name, values.map(String).sort()]),
);

test.each(languages)('%s explains every option and every value, and no other', (_, texts) => {
  const explained = Object.entries(texts.options).map(([name, { values }]) => [
    name,
    Object.keys(values).sort(),
  ]);
  expect(Object.fromEntries(explained)).toEqual(expected);
});

test.each(languages)('%s has a sentence for each value, none of them twice', (_, texts) => {
  for (const [name, option] of Object.entries(texts.options)) {
    const sentences = Object.values(option.values);
    expect(option.name, name).toMatch(/^\p{Lu}.+[^.]$/u);
    for (const sentence of sentences) expect(sentence, name).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(sentences).size, name).toBe(sentences.length);
  }
});

test.each(languages)(
  '%s has a name, a sentence and rules for every game',
  (language, texts, rules) => {
    expect(Object.keys(texts.variants)).toEqual(VARIANTS);
    expect(Object.keys(rules.games)).toEqual(VARIANTS);
    for (const variant of VARIANTS) {
      expect(texts.variants[variant]).toMatch(/^\p{Lu}.+\.$/u);
      expect(rules.games[variant].strings.join('').length, variant).toBeGreaterThan(200);
    }
    const names = VARIANTS.map((variant) => gameNames[variant][language]);
    expect(new Set(names).size).toBe(VARIANTS.length);
  },
);

test('no Latin word is left in the Russian settings, and no Russian one in the English', () => {
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(JSON.stringify(Object.values(russian.options))).not.toMatch(/":"[^"]*\p{Script=Latin}/u);
});
