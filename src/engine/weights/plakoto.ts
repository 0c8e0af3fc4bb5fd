import type { StaticTable } from './terms.js';

/** The static score where checkers pin (evaluation.md 10). */
export const plakotoStatic: StaticTable<'pinning'> = {
  /** A pip of lead, by stages of 90 pips left to both, the last first. */
  pips: [920, 83, -977, -1426, -1199, -1005, -1179, -1319],
  /** The opponent is on roll. */
  onRoll: [5625],
  /** By checkers borne off, 0..14. */
  off: [
    -79542, -4088, -2644, -431, 4044, 11455, 20720, 34507, 44404, 57059, 59515, 67852, 66374, 72026,
    68750,
  ],
  /** By checkers on the start, 0..15. */
  mother: [
    0, -25154, -4601, -3256, -3626, -4387, -4990, -6608, -7583, -8475, -9745, -9453, -8467, -3802,
    -6315, 4942,
  ],
  /** By point, 1..24. */
  blot: [
    0, -9472, -9383, -6994, -3681, -2919, -713, 464, 1277, 1755, 2850, 3784, 6699, 5064, 6454, 5968,
    7371, 5715, 9742, 7761, 6207, 5701, 3944, 3372, -17154,
  ],
  /** By point, 1..23. */
  made: [
    0, -782, -7248, -5018, -2846, -2852, -3756, -3854, -1996, 757, 5326, 6930, 12449, 10375, 12093,
    10049, 13172, 8326, 15611, 11860, 8547, 7447, -4688, -8505,
  ],
  /** By point, 1..23. */
  spare: [
    0, -4866, -4860, -3557, -4970, -8607, -9517, -9927, -10160, -7735, -2776, -2896, 4035, 2818,
    3238, 3432, 3771, 2564, 3649, 2980, 2709, 2526, -926, 141,
  ],
  /** For each checker above three, growing with their number. */
  overload: [-984],
  /** By points held at home, 0..6. */
  home: [35156, 20650, 16880, 3058, -17777, -26084, -13885],
  /** Times the square of the length, by enemy checkers behind it: 0, 1, 2, 3 or more. */
  prime: [0, -1347, -337, 143],
  /** An enemy checker pinned there, 1..24. */
  pin: [
    0, 40000, 158344, 81456, 38451, 24277, 25007, 11097, 158, 1466, 4690, 5052, 6255, 5355, 6809,
    9281, 11873, 11187, 12450, 17515, 21558, 24420, 27402, 29794, 5000,
  ],
  /** By own checkers on a pin: 1, 2, 3 or more. */
  pinners: [0, 33680, 50774, 65445],
  /** By own checkers pinned: 1, 2, 3, 4 or more. */
  pinned: [6397, -6654, -1183, 1769, -330],
  /** A roll of 36 that pins, by the blot's point, 1..24. */
  risk: [
    0, -100, -300, -318, -339, -501, -464, -417, -687, -741, -804, -810, -934, -882, -800, -759,
    -674, -636, -846, -934, -737, -1214, -2479, -4019, -7246,
  ],
  /** With none borne off, by the enemy's checkers borne off, 1..14. */
  late: [
    0, 5088, 4644, 3431, -44, -6455, -14720, -27507, -36404, -48059, -49515, -56852, -54374, -59026,
    -54750,
  ],
  /** The same, for each pip to bring all home. */
  latePip: [
    0, -1094, -879, -1068, -886, -1023, -870, -954, -819, -880, -830, -913, -907, -1030, -914,
  ],
};
