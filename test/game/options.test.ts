import { describe, expect, test } from 'vitest';
import {
  VARIANTS,
  findRuleSet,
  optionValues,
  optionsFor,
  optionsOf,
  parseOptions,
  readOptions,
  ruleSetOf,
  ruleSets,
  type GivenOptions,
  type Variant,
} from '../../src/game/index.js';
import { faultOf } from '../support/fault-of.js';

const COMMON = 'open.priority, open.roll, next.starter';
const LAST = 'match.unit, resign, clock.flag';
const CUBE = 'cube.jacoby, cube.crawford, cube.beaver, cube.auto';

/** The options of each variant (rules.md 12). */
const names: Readonly<Record<Variant, string>> = {
  short: `${COMMON}, score, ${CUBE}, ${LAST}`,
  caucasian: `${COMMON}, score, caucasian.bearoff_after_hit, ${CUBE}, ${LAST}`,
  nackgammon: `${COMMON}, score, ${CUBE}, ${LAST}`,
  hypergammon: `${COMMON}, score, hyper.gammons, ${CUBE}, ${LAST}`,
  longgammon: `${COMMON}, score, ${CUBE}, ${LAST}`,
  'sudden-death': `${COMMON}, ${LAST}`,
  nuclear: `${COMMON}, score, nuclear.scope, nuclear.contact, ${CUBE}, ${LAST}`,
  plakoto: `${COMMON}, score, plakoto.mother, ${LAST}`,
  long: `${COMMON}, score, long.head_exception, long.block, long.block_check, long.last_checker_large, long.last_throw, ${LAST}`,
};

describe('the options of a variant', () => {
  test.each(VARIANTS)('%s are those that mean something in it', (variant) => {
    expect(optionsFor(variant).join(', ')).toBe(names[variant]);
  });

  test('are all options of the rulebook, taken together', () => {
    const all = new Set(VARIANTS.flatMap((variant) => optionsFor(variant)));
    expect([...all].sort()).toEqual(Object.keys(optionValues).sort());
  });

  test.each(VARIANTS)('%s take every value that the rulebook names', (variant) => {
    for (const name of optionsFor(variant)) {
      for (const value of optionValues[name]) {
        const given = { [name]: value } as GivenOptions;
        const unusual = value !== optionsOf(variant, {})[name];
        expect([name, readOptions(variant, given)]).toEqual([name, unusual ? given : {}]);
        expect(ruleSetOf(variant, given).options[name]).toBe(value);
      }
    }
  });
});

test.each<[Variant, Record<string, unknown>]>([
  ['short', { 'open.roll': 'dice', 'next.starter': 'draw', score: 'std' }],
  ['long', { 'open.roll': 'anew', 'next.starter': 'winner', 'long.block': 'ahead' }],
  ['plakoto', { 'open.roll': 'anew', 'next.starter': 'winner', 'plakoto.mother': 'immediate' }],
])('%s keeps no values that are usual in it', (variant, given) => {
  expect(readOptions(variant, given)).toEqual({});
  expect(ruleSetOf(variant, given)).toBe(ruleSets[variant]);
});

describe('options that are read', () => {
  test('are a copy in the order of the rulebook', () => {
    const given = { 'cube.auto': 2, score: 'flat', 'open.roll': 'anew', resign: 'position' };
    const read = readOptions('short', given);
    expect(read).not.toBe(given);
    expect(JSON.stringify(read)).toBe('{"open.roll":"anew","score":"flat","cube.auto":2}');
  });

  test('may be left undefined', () => {
    expect(readOptions('short', { score: undefined })).toEqual({});
  });

  test('make one set of rules, whatever their order', () => {
    const one = ruleSetOf('short', { score: 'flat', 'cube.auto': 1 });
    expect(ruleSetOf('short', { 'cube.auto': 1, score: 'flat' })).toBe(one);
    expect(findRuleSet('short', { 'cube.auto': 1, score: 'flat', resign: 'position' })).toBe(one);
  });

  test.each<[string, Variant, unknown, string]>([
    ['an unknown one', 'short', { fast: 'on' }, `short has no option "fast": ${names.short}`],
    [
      'one that objects inherit',
      'short',
      { toString: 'on' },
      `short has no option "toString": ${names.short}`,
    ],
    [
      'one of another variant',
      'short',
      { 'long.block': 'free' },
      `short has no option "long.block": ${names.short}`,
    ],
    [
      'one of another variant at its usual value',
      'nackgammon',
      { 'plakoto.mother': 'immediate' },
      `nackgammon has no option "plakoto.mother": ${names.nackgammon}`,
    ],
    [
      'the cube where there is none',
      'plakoto',
      { 'cube.beaver': 'on' },
      `plakoto has no option "cube.beaver": ${names.plakoto}`,
    ],
    [
      'the score where all losses are single',
      'sudden-death',
      { score: 'flat' },
      `sudden-death has no option "score": ${names['sudden-death']}`,
    ],
    [
      'a wrong value',
      'short',
      { score: 'double' },
      'option score is "double", not one of std, no_koks, flat, four, per_checker',
    ],
    [
      'a value in capitals',
      'long',
      { 'long.block': 'Free' },
      'option long.block is "Free", not one of ahead, home, free, none',
    ],
    [
      'a truth for a switch',
      'short',
      { 'cube.beaver': true },
      'option cube.beaver is true, not one of off, on',
    ],
    ['null', 'short', { resign: null }, 'option resign is null, not one of position, offer'],
    [
      'half a double',
      'short',
      { 'cube.auto': 0.5 },
      'option cube.auto is 0.5, not a whole number from 0',
    ],
    [
      'fewer than none',
      'short',
      { 'cube.auto': -1 },
      'option cube.auto is -1, not a whole number from 0',
    ],
    [
      'a number as a text',
      'short',
      { 'cube.auto': '1' },
      'option cube.auto is "1", not a whole number from 0',
    ],
    ['no table', 'short', 'score=flat', 'options: "score=flat" is no table of options'],
    ['a list', 'short', ['score'], 'options: ["score"] is no table of options'],
    ['nothing', 'short', undefined, 'options: undefined is no table of options'],
    ['nothing at all', 'short', null, 'options: null is no table of options'],
  ])('are refused: %s', (_, variant, given, message) => {
    expect(faultOf(readOptions(variant, given))).toEqual({ code: 'bad-option', message });
  });

  test('are refused where rules are asked for', () => {
    expect(faultOf(findRuleSet('long', { 'cube.auto': 1 }))).toEqual({
      code: 'bad-option',
      message: `long has no option "cube.auto": ${names.long}`,
    });
    expect(findRuleSet('long', { score: 'flat' })).toBe(ruleSetOf('long', { score: 'flat' }));
  });
});

describe('options in a text', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['', {}],
    [' ; ', {}],
    ['score=flat', { score: 'flat' }],
    ['score=flat;', { score: 'flat' }],
    ['score = flat ; cube.auto= 2', { score: 'flat', 'cube.auto': 2 }],
    ['cube.auto=two', { 'cube.auto': 'two' }],
    ['cube.auto=-1', { 'cube.auto': '-1' }],
    // Whether there are such options is asked later.
    ['score=1;fast=2', { score: '1', fast: '2' }],
  ])('"%s" are read', (text, options) => {
    expect(parseOptions(text)).toEqual(options);
  });

  test('may have any name', () => {
    const read = parseOptions('__proto__=x');
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(faultOf(readOptions('short', read)).message).toMatch(/^short has no option "__proto__"/);
  });

  test.each<[string, string]>([
    ['score', 'options: "score" is not written name=value'],
    ['score=', 'options: "score=" is not written name=value'],
    ['=flat', 'options: "=flat" is not written name=value'],
    ['score=flat, cube.auto=2', 'options: "score=flat, cube.auto=2" is not written name=value'],
    ['score flat', 'options: "score flat" is not written name=value'],
    ['score=flat; score=std', 'options: "score" is written twice'],
  ])('"%s" are refused', (text, message) => {
    expect(faultOf(parseOptions(text))).toEqual({ code: 'bad-option', message });
  });
});
