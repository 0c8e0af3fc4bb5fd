import { describe, expect, test } from 'vitest';
import { COMMANDS, USAGE, UsageError, readOptions } from '../../src/cli/options.js';
import { levels } from '../../src/engine/levels.js';
import { ruleSetOf, ruleSets, type GivenOptions, type Variant } from '../../src/game/index.js';

const short = { rules: ruleSets.short, context: { variant: 'short' } };
const { expert, hard, simple } = levels;

function refusal(...args: readonly string[]): string {
  try {
    readOptions(args);
  } catch (fault) {
    if (fault instanceof UsageError) return fault.message;
    throw fault;
  }
  throw new Error('nothing was refused');
}

describe('the command line', () => {
  test.each(COMMANDS)('of %s alone plays short nardy at the level of an expert', (command) => {
    expect(readOptions([command])).toEqual({ command, ...short, row: expert });
  });

  test('has 800 ms for one decision when nothing else is said', () => {
    expect(readOptions(['best']).row.budget).toBe(800);
  });

  test.each<[string, readonly string[], unknown]>([
    ['the variant', ['legal', '--variant', 'short'], { command: 'legal', ...short, row: expert }],
    ['the level', ['best', '--level', 'simple'], { command: 'best', ...short, row: simple }],
    ['another level', ['best', '--level', 'hard'], { command: 'best', ...short, row: hard }],
    ['the level with =', ['best', '--level=hard'], { command: 'best', ...short, row: hard }],
    ['options first', ['--level', 'hard', 'best'], { command: 'best', ...short, row: hard }],
    [
      'the budget',
      ['best', '--budget', '2000'],
      { command: 'best', ...short, row: { ...expert, budget: 2000 } },
    ],
    [
      'no limit of time',
      ['best', '--budget', '0'],
      { command: 'best', ...short, row: { ...expert, budget: 0 } },
    ],
    [
      'fewer plies than the level has',
      ['best', '--plies', '1'],
      { command: 'best', ...short, row: { ...expert, keep: expert.keep.slice(0, 1) } },
    ],
    [
      'no plies',
      ['best', '--plies', '0'],
      { command: 'best', ...short, row: { ...expert, keep: [] } },
    ],
    [
      'more plies than the level has',
      ['best', '--level', 'simple', '--plies', '2'],
      { command: 'best', ...short, row: { ...simple, keep: expert.keep } },
    ],
    [
      'several at once',
      ['--budget', '5', 'best', '--plies=2', '--level=hard'],
      { command: 'best', ...short, row: { ...hard, budget: 5, keep: expert.keep } },
    ],
  ])('names %s', (_, args, options) => {
    expect(readOptions(args)).toEqual(options);
  });

  test.each<[string, readonly string[], Variant, GivenOptions]>([
    ['another game', ['--variant', 'long'], 'long', {}],
    ['a rule of it', ['--option', 'score=flat'], 'short', { score: 'flat' }],
    [
      'several rules, each for itself or together',
      ['--variant=long', '--option', 'long.block=free', '--option', 'score=flat; resign=offer'],
      'long',
      { score: 'flat', 'long.block': 'free', resign: 'offer' },
    ],
    ['a rule that is a number', ['--option=cube.auto=2'], 'short', { 'cube.auto': 2 }],
    ['a rule at its usual value', ['--option', 'score=std'], 'short', {}],
  ])('names %s', (_, args, variant, options) => {
    const read = readOptions(['legal', ...args]);
    const isUsual = Object.keys(options).length === 0;
    expect(read.context).toEqual(isUsual ? { variant } : { variant, options });
    expect(read.rules).toBe(ruleSetOf(variant, options));
  });

  test('changes no level by what it names', () => {
    const before = structuredClone(levels);
    readOptions(['best', '--plies', '0', '--budget', '1']);
    expect(levels).toEqual(before);
  });
});

describe('a command line is refused', () => {
  test.each<[string, readonly string[], string]>([
    [
      'with an unknown command',
      ['moves'],
      'the command is one of legal, best, convert, not "moves"',
    ],
    [
      'with a command in capitals',
      ['LEGAL'],
      'the command is one of legal, best, convert, not "LEGAL"',
    ],
    [
      'with a request among the arguments',
      ['legal', '0,1', '3', '1'],
      'unexpected argument "0,1": requests come on standard input',
    ],
    [
      'with an unknown variant',
      ['legal', '--variant', 'chess'],
      '--variant: no variant is named "chess": short, caucasian, nackgammon, hypergammon, longgammon, sudden-death, nuclear, plakoto, long',
    ],
    [
      'with a rule of another game',
      ['legal', '--variant', 'sudden-death', '--option', 'long.block=free'],
      '--option: sudden-death has no option "long.block": open.priority, open.roll, next.starter, match.unit, resign, clock.flag',
    ],
    [
      'with a rule’s wrong value',
      ['legal', '--variant', 'long', '--option', 'long.block=maybe'],
      '--option: option long.block is "maybe", not one of ahead, home, free, none',
    ],
    [
      'with a rule without a value',
      ['legal', '--option', 'score'],
      '--option: options: "score" is not written name=value',
    ],
    [
      'with a rule named twice',
      ['legal', '--option', 'score=flat', '--option', 'score=std'],
      '--option: options: "score" is written twice',
    ],
    [
      'with an unknown level',
      ['best', '--level', 'god'],
      '--level is one of simple, hard, expert, not "god"',
    ],
    [
      'with a level that objects inherit',
      ['best', '--level', 'toString'],
      '--level is one of simple, hard, expert, not "toString"',
    ],
    [
      'with a budget in words',
      ['best', '--budget', 'much'],
      '--budget takes a whole number from 0, not "much"',
    ],
    ['with an empty budget', ['best', '--budget='], '--budget takes a whole number from 0, not ""'],
    [
      'with half a millisecond',
      ['best', '--budget', '0.5'],
      '--budget takes a whole number from 0, not "0.5"',
    ],
    [
      'with less than no time',
      ['best', '--budget=-1'],
      '--budget takes a whole number from 0, not "-1"',
    ],
    [
      'with too many plies',
      ['best', '--plies', '3'],
      '--plies takes a whole number from 0 up to 2, not "3"',
    ],
    [
      'with plies in words',
      ['best', '--plies', 'two'],
      '--plies takes a whole number from 0 up to 2, not "two"',
    ],
  ])('%s', (_, args, message) => {
    expect(refusal(...args)).toBe(message);
  });

  test('without a command, and what there is is named', () => {
    expect(refusal()).toMatch(/^the command is one of legal, best\b/);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['an option that does not exist', ['legal', '--fast'], /--fast/],
    ['a short option that does not exist', ['legal', '-x'], /-x/],
    ['an option without its value', ['legal', '--level'], /--level/],
    ['a rule that no game has', ['legal', '--option', 'a=b'], /^--option: short has no option "a"/],
  ])('with %s, which is named', (_, args, named) => {
    expect(refusal(...args)).toMatch(named);
  });
});

test('the usage names every command and option', () => {
  for (const name of [...COMMANDS, '--variant', '--option', '--level', '--budget', '--plies'])
    expect(USAGE).toContain(name);
});
