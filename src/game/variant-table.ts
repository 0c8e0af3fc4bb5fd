import { optionValues, type GivenOptions, type OptionName, type Options } from './options.js';
import type { OwnRules } from './own-rules.js';
import type { RuleSet, Start, Variant } from './rule-sets.js';

/** What a variant is before its options are settled. */
interface VariantRow extends Pick<
  RuleSet,
  'checkers' | 'start' | 'facing' | 'contact' | 'highest' | 'cube' | 'bomb'
> {
  /** Where its usual values differ from those of short nardy. */
  readonly usual?: GivenOptions;
  /** The options that no other variant has. */
  readonly ownOptions?: readonly OptionName[];
  readonly ownRules?: (options: Options) => OwnRules;
}

const SHORT_START: Start = [
  [24, 2],
  [13, 5],
  [8, 3],
  [6, 5],
];

const short: VariantRow = {
  checkers: 15,
  start: SHORT_START,
  facing: 'opposite',
  contact: 'hit',
  highest: 'backgammon',
  cube: 'yes',
  bomb: false,
};

/** rules.md 2 and 3. */
export const variants: Readonly<Record<Variant, VariantRow>> = {
  short,
  caucasian: {
    ...short,
    ownOptions: ['caucasian.bearoff_after_hit'],
    ownRules: (options) => ({
      kind: 'no-hiding',
      bearOff: options['caucasian.bearoff_after_hit'],
    }),
  },
  nackgammon: {
    ...short,
    start: [
      [24, 2],
      [23, 2],
      [13, 4],
      [8, 3],
      [6, 4],
    ],
  },
  hypergammon: {
    ...short,
    checkers: 3,
    start: [
      [24, 1],
      [23, 1],
      [22, 1],
    ],
    ownOptions: ['hyper.gammons'],
  },
  longgammon: { ...short, start: [[24, 15]] },
  'sudden-death': {
    ...short,
    highest: 'single',
    cube: 'no',
    ownRules: () => ({ kind: 'first-hit' }),
  },
  nuclear: {
    ...short,
    cube: 'option',
    bomb: true,
    ownOptions: ['nuclear.scope', 'nuclear.contact'],
  },
  plakoto: {
    ...short,
    start: [[24, 15]],
    contact: 'pin',
    highest: 'gammon',
    cube: 'no',
    usual: { 'open.roll': 'anew', 'next.starter': 'winner' },
    ownOptions: ['plakoto.mother'],
    ownRules: (options) => ({ kind: 'mother', mutual: options['plakoto.mother'] === 'mutual' }),
  },
  long: {
    ...short,
    start: [[24, 15]],
    facing: 'same',
    contact: 'block',
    highest: 'gammon',
    cube: 'no',
    usual: { 'open.roll': 'anew', 'next.starter': 'winner' },
    ownOptions: [
      'long.head_exception',
      'long.block',
      'long.block_check',
      'long.last_checker_large',
      'long.last_throw',
    ],
    ownRules: (options) => ({
      kind: 'head',
      exception: options['long.head_exception'],
      block: options['long.block'],
      blockCheck: options['long.block_check'],
      largerBringsHome: options['long.last_checker_large'] === 'on',
    }),
  },
};

export const VARIANTS = Object.keys(variants) as readonly Variant[];

/** The options that every variant has. */
const COMMON_OPTIONS: readonly OptionName[] = [
  'open.priority',
  'open.roll',
  'next.starter',
  'match.unit',
  'resign',
  'clock.flag',
];

const CUBE_OPTIONS: readonly OptionName[] = [
  'cube.jacoby',
  'cube.crawford',
  'cube.beaver',
  'cube.auto',
];

/** The options that a variant has, in the order of `optionValues`. */
export function optionsFor(variant: Variant): readonly OptionName[] {
  const { cube, highest, ownOptions = [] } = variants[variant];
  const names: readonly OptionName[] = [
    ...COMMON_OPTIONS,
    // Where every loss is single there is nothing to score in another way.
    ...(highest === 'single' ? [] : (['score'] as const)),
    ...(cube === 'no' ? [] : CUBE_OPTIONS),
    ...ownOptions,
  ];
  return OPTION_NAMES.filter((name) => names.includes(name));
}

const OPTION_NAMES = Object.keys(optionValues) as readonly OptionName[];

/** All options in the order of `optionValues`, those that are not given at the variant's usual values. */
export function optionsOf(variant: Variant, given: GivenOptions): Options {
  const { usual } = variants[variant];
  const entries = Object.entries(optionValues).map(([name, [first]]) => [name, first]);
  return { ...(Object.fromEntries(entries) as Options), ...usual, ...given };
}
