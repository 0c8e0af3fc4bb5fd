import type { StaticTable } from './terms.js';

/** The static score where checkers block (evaluation.md 9). */
export const longStatic: StaticTable<'blocking'> = {
  /** A pip of lead, by stages of 90 pips left to both, the last first. */
  pips: [3861, 3210, 2581, 1755, 1325, 733, -310, -382],
  /** The opponent is on roll. */
  onRoll: [-10792],
  /** By checkers borne off, 0..14. */
  off: [
    -10610, -3146, 3104, 7195, 11597, 15183, 18642, 22842, 26973, 33640, 38970, 49457, 55190, 74300,
    76661,
  ],
  /** By checkers on the head, 0..15. */
  head: [
    0, 20821, 26146, 24995, 18490, 8582, -3306, -15659, -27360, -36492, -42658, -45556, -44355,
    -39098, -34441, -40404,
  ],
  /** By point, 1..23. */
  held: [
    0, -32745, -9756, -5136, -434, 1040, 1763, 2061, 517, -1698, 2475, 3741, 10323, 5605, 8285,
    10110, 11961, 12397, 2842, -5234, -4128, 912, 4853, 8216,
  ],
  /** By point, 1..23. */
  spare: [
    0, -2167, -5826, -750, 799, -999, 204, 246, 1590, 5782, 3480, 4395, 4987, 6885, 8325, 8151,
    7460, 2565, 2423, 3120, 6427, 6771, 6329, 6563,
  ],
  /** For each checker above three, growing with their number. */
  overload: [210],
  /** By number thrown, 1..6, and in it by moves, 0..4. */
  moves: [
    -5416, -4355, -5457, -5316, -5464, -1574, -5353, -6740, -6699, -7142, -4049, -5778, -6468,
    -6627, -5885, -4655, -5686, -7025, -7155, -5987, -5042, -7192, -7748, -7141, -4886, -10074,
    -9125, -6697, -5463, -2248,
  ],
  /** A checker, by enemy points among the six ahead of it, 1..6. */
  faced: [0, 1652, 2196, 2440, 2060, 130, -7899],
  /** The same for a checker on the head. */
  headFaced: [0, 1539, 1929, 822, -2626, -8589, -11655],
  /** By point, 1..23: one held with enemy checkers behind it. */
  wall: [
    0, 40523, 24132, 22253, 23975, 18981, 17042, 16521, 17716, 18266, 16778, 7827, 0, 4105, 18019,
    28057, 30526, 18505, -5853, -11728, -2964, 7242, 10149, 11215,
  ],
  /** The same, for each enemy checker behind it. */
  wallEach: [
    0, 1661, 1017, 976, 553, 477, 1774, 2317, 2625, 3099, 2786, 3106, 0, 622, -429, -1254, -1600,
    -1090, 1401, 2359, 1947, 1312, 991, 835,
  ],
  /** By length, 2..6: a row of points on the enemy's way. */
  block: [0, 0, -15299, -22580, -14792, 5789, 58645],
  /** The same, for each enemy checker behind it. */
  blockEach: [0, 0, 789, 972, 355, -960, -2233],
  /** With none borne off, by the enemy's checkers borne off, 1..14. */
  late: [
    0, 4146, -1104, -4195, -7597, -10183, -12642, -15842, -18973, -24640, -28970, -38457, -43190,
    -61300, -62661,
  ],
  /** The same, for each pip to bring all home. */
  latePip: [0, -150, -145, -169, -211, -263, -309, -386, -436, -531, -589, -705, -752, -873, -874],
};
