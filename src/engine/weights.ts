/**
 * A table of weights, in 1/100000 point unless it says otherwise; evaluation.md says what each entry is counted with.
 * Entries that no position can reach are 0. Both engines read these tables; the wasm has them written into its memory
 * at start.
 */
export type WeightTable = Readonly<Record<string, readonly number[]>>;

/** Simple's glance, set by hand so that it plays like a hasty beginner. */
export const simpleWeights = {
  pips: [1000],
  bar: [-25000],
  off: [8000],
  /** Own blots, the opponent's blots. */
  blot: [-6000, 2500],
} satisfies WeightTable;

/** The static score of Hard and Expert, learnt from games against itself (bench/tune.ts). */
export const staticWeights = {
  /** A pip of lead. */
  pips: [1280],
  /** The opponent is on roll. */
  onRoll: [-6880],
  /** By checkers borne off, 0..14. */
  off: [
    0, 8000, 16000, 24000, 32000, 40000, 48000, 56000, 64000, 72000, 80000, 88000, 96000, 104000,
    112000,
  ],
  /** By point, 1..18. */
  made: [
    0, -9350, -2990, 2300, 5230, 10330, 12240, 2090, 6020, 3940, 3540, 3490, 5510, 7660, -4080,
    -7310, -9580, -7120, -17680,
  ],
  /** By point, 1..24. */
  spare: [
    0, -8000, -3810, -2300, 1290, 2830, 5150, 1120, 2060, 2830, 1440, 1120, -1550, 1390, -3600,
    -2670, -970, -2420, 2070, -4390, 4320, 1980, 930, -220, -8430,
  ],
  /** For each checker above three, growing with their number. */
  overload: [-940],
  /** By own points made at home, 0..6. */
  home: [12900, -10040, -9250, -4460, 480, 4370, 5970],
  /** By point, 19..24. */
  anchor: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6170, 13520, 10810, 5090, -3240, -3210,
  ],
  /** Times the square of the length, by enemy checkers behind it: 0, 1, 2, 3 or more. */
  prime: [0, 990, 1190, 1600],
  /** A checker there, by the enemy's points made at home, 0..6. */
  bar: [-16210, -7690, -11560, -16140, -24350, -41340, -70290],
  /** By own checkers in the enemy's home or on the bar: 0, 1, 2, 3, 4, 5 or more. */
  back: [0, -15890, -23500, -28490, -31440, -33350],
  /** By point, 1..24. */
  blot: [
    0, -5580, -2620, 390, 2030, 3190, -2450, 2310, 3770, 2170, 1830, 1900, 5330, 4300, -720, -2520,
    -4230, -7060, -10750, -910, 4700, 5000, 3500, -1420, -940,
  ],
  /** A roll of 36 that hits, by the hitter's points made at home, 0..6. */
  risk: [-1720, 180, 130, 100, -100, -480, -1730],
  /** The same, for each pip lost with the blot. */
  riskPip: [-90],
} satisfies WeightTable;

/** The race, in 1/100 pip; `base`, `low`, `stack` and `gap` by bench/fit-race.ts, for the others see evaluation.md 5. */
export const raceWeights = {
  /** By checkers left, 0..15. */
  base: [0, 426, 365, 429, 387, 389, 329, 291, 215, 156, 67, -7, -105, -189, -293, -385],
  /** A checker on 1..6; entry 0 is not used. */
  low: [0, 212, 139, 88, 35, 14, 0],
  /** A checker above two on a home point. */
  stack: [102],
  /** A checker outside, which will pile up at home later. */
  outside: [78],
  /** An empty point of 2..6 when all are home. */
  gap: [5],
  /** What the roll is worth. */
  onRoll: [400],
  /** Of the difference, in (1/100 pip)^2: for each 1/100 pip of both sides, each pip outside, and always. */
  variance: [130, 20000, -200000],
  /** To bear off one checker: always, and for each pip of the lowest point. */
  save: [760, 55],
} satisfies WeightTable;

/** The normal distribution at 0, 1/32, 2/32 ... 4, in millionths. */
export const normalTable: readonly number[] = [
  500000, 512465, 524918, 537346, 549738, 562082, 574366, 586578, 598706, 610741, 622670, 634483,
  646170, 657721, 669126, 680376, 691462, 702377, 713112, 723660, 734014, 744168, 754116, 763853,
  773373, 782672, 791748, 800595, 809213, 817598, 825749, 833665, 841345, 848788, 855996, 862968,
  869705, 876211, 882485, 888530, 894350, 899947, 905324, 910485, 915434, 920175, 924712, 929050,
  933193, 937146, 940915, 944504, 947919, 951164, 954246, 957170, 959941, 962564, 965046, 967390,
  969604, 971691, 973658, 975509, 977250, 978885, 980420, 981859, 983207, 984468, 985647, 986748,
  987776, 988733, 989625, 990455, 991226, 991941, 992605, 993221, 993790, 994317, 994804, 995253,
  995668, 996049, 996401, 996724, 997020, 997292, 997542, 997771, 997980, 998171, 998346, 998505,
  998650, 998782, 998903, 999012, 999111, 999201, 999282, 999356, 999423, 999483, 999538, 999587,
  999631, 999671, 999706, 999739, 999767, 999793, 999816, 999837, 999856, 999872, 999887, 999900,
  999912, 999922, 999931, 999939, 999947, 999953, 999959, 999964, 999968,
];

/** All tables of an engine; benches try others. */
export interface WeightTables {
  readonly simple: typeof simpleWeights;
  readonly static: typeof staticWeights;
  readonly race: typeof raceWeights;
}

export const weightTables: WeightTables = {
  simple: simpleWeights,
  static: staticWeights,
  race: raceWeights,
};
