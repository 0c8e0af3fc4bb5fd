/**
 * A table of weights, in 1/10000 point unless it says otherwise; evaluation.md says what each entry is counted with.
 * Entries that no position can reach are 0. Both engines read these tables; the wasm has them written into its memory
 * at start.
 */
export type WeightTable = Readonly<Record<string, readonly number[]>>;

/** Simple's glance, set by hand so that it plays like a hasty beginner. */
export const simpleWeights = {
  pips: [100],
  bar: [-2500],
  off: [800],
  /** Own blots, the opponent's blots. */
  blot: [-600, 250],
} satisfies WeightTable;

/** The static score of Hard and Expert, learnt from games against itself (bench/tune.ts). */
export const staticWeights = {
  /** A pip of lead. */
  pips: [136],
  /** The opponent is on roll. */
  onRoll: [-703],
  /** A checker borne off. */
  off: [1815],
  /** By point, 1..24. */
  made: [
    0, -1036, -384, -35, 497, 832, 994, 317, 510, 429, 443, 403, 134, 507, -452, -549, -873, -1013,
    -1365, 687, 1270, 1043, 412, -362, -437,
  ],
  /** By point, 1..24. */
  spare: [
    0, -621, -343, -155, 118, 298, 670, 156, 243, 272, 182, 136, -202, 221, -373, -327, -16, -387,
    92, -521, 381, 166, 98, -68, -967,
  ],
  /** For each checker above three, growing with their number. */
  overload: [-40],
  /** By own points made at home, 0..6. */
  home: [1236, -723, -788, -497, -147, 261, 656],
  /** By the enemy's points made at home, 0..6. */
  anchor: [-872, 685, 143, -64, -247, -662, 0],
  /** Times the square of the length, by enemy checkers behind it: 0, 1, 2, 3 or more. */
  prime: [0, 82, 114, 138],
  /** A checker there, by the enemy's points made at home, 0..6. */
  bar: [-1566, -515, -1033, -1737, -2694, -4734, -7961],
  /** By own checkers in the enemy's home or on the bar: 0, 1, 2, 3, 4, 5 or more. */
  back: [0, -1599, -2462, -2950, -3355, -3438],
  /** By point, 1..24. */
  blot: [
    0, -606, -233, -10, 187, 305, -93, 190, 347, 195, 218, 213, 339, 420, -114, -160, -332, -597,
    -863, 121, 705, 807, 715, 283, 205,
  ],
  /** A roll of 36 that hits, by the hitter's points made at home, 0..6. */
  risk: [-144, 14, -1, -17, -47, -99, -280],
  /** The same, for each pip lost with the blot. */
  riskPip: [-8],
  /** As `risk`, of shots at the opponent. */
  threat: [11, 6, 14, 22, 37, 66, 92],
  /** As `riskPip`, of shots at the opponent. */
  threatPip: [-1],
} satisfies WeightTable;

/** The race, in 1/100 pip (bench/fit-race.ts). */
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
