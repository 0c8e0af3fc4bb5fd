import type { StaticTable } from './terms.js';

/** The static score of Hard and Expert, learnt from games against itself (bench/tune.ts). */
export const shortStatic: StaticTable<'hitting'> = {
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
};
