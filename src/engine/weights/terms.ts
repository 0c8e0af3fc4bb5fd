/**
 * What the evaluations count, by family: the names of their tables, in the order in which the wasm keeps them
 * (`assembly/weights.ts`).
 */
export const raceTerms = [
  'base',
  'low',
  'stack',
  'outside',
  'gap',
  'onRoll',
  'variance',
  'save',
] as const;

/**
 * How a game is evaluated, by what happens where the sides meet: in `hitting` games evaluation.md 2 and 3, in `blocking`
 * ones 9, in `pinning` ones 10. `simple` is the glance, `static` the static score.
 */
export const familyTerms = {
  hitting: {
    simple: ['pips', 'bar', 'off', 'blot'],
    static: [
      'pips',
      'onRoll',
      'off',
      'made',
      'spare',
      'overload',
      'home',
      'anchor',
      'prime',
      'bar',
      'back',
      'blot',
      'risk',
      'riskPip',
    ],
  },
  blocking: {
    simple: ['pips', 'off', 'head', 'held'],
    static: [
      'pips',
      'onRoll',
      'off',
      'head',
      'held',
      'spare',
      'overload',
      'moves',
      'faced',
      'headFaced',
      'wall',
      'wallEach',
      'block',
      'blockEach',
      'late',
      'latePip',
    ],
  },
  pinning: {
    simple: ['pips', 'off', 'blot', 'pinned', 'mother'],
    static: [
      'pips',
      'onRoll',
      'off',
      'mother',
      'blot',
      'made',
      'spare',
      'overload',
      'home',
      'prime',
      'pin',
      'pinners',
      'pinned',
      'risk',
      'late',
      'latePip',
    ],
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'simple' | 'static', readonly string[]>>>
>;

export type Family = keyof typeof familyTerms;

type Table<Terms extends readonly string[]> = Readonly<Record<Terms[number], readonly number[]>>;

export type RaceTable = Table<typeof raceTerms>;

/**
 * The tables of a glance or of a static score, in 1/100000 point; evaluation.md says what each entry is counted with.
 * Entries that no position can reach are 0.
 */
export type SimpleTable<F extends Family> = Table<(typeof familyTerms)[F]['simple']>;
export type StaticTable<F extends Family> = Table<(typeof familyTerms)[F]['static']>;
