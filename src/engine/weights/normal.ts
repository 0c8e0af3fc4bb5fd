/** By how much the normal distribution, in millionths, grows less from each 32nd to the next than just before; from 1/32 on. */
const slackening: readonly number[] = [
  12, 25, 36, 48, 60, 72, 84, 93, 106, 116, 126, 136, 146, 155, 164, 171, 180, 187, 194, 200, 206,
  211, 217, 221, 223, 229, 229, 233, 234, 235, 236, 237, 235, 236, 235, 231, 232, 229, 225, 223,
  220, 216, 212, 208, 204, 199, 195, 190, 184, 180, 174, 170, 163, 158, 153, 148, 141, 138, 130,
  127, 120, 116, 110, 106, 100, 96, 91, 87, 82, 78, 73, 71, 65, 62, 59, 56, 51, 48, 47, 42, 40, 38,
  34, 34, 29, 29, 27, 24, 22, 21, 20, 18, 16, 16, 14, 13, 11, 12, 10, 9, 9, 7, 7, 7, 5, 6, 5, 4, 5,
  2, 5, 2, 3, 2, 2, 3, 1, 2, 1, 2, 1, 1, 0, 2, 0, 1, 1,
];

/** The normal distribution at 0, 1/32, 2/32 ... 4, in millionths: `slackening` summed up twice, which is shorter to write. */
export const normalTable: readonly number[] = summedUp(
  500000,
  summedUp(
    12465,
    slackening.map((less) => -less),
  ),
);

function summedUp(first: number, steps: readonly number[]): readonly number[] {
  const sums = [first];
  for (const step of steps) sums.push(sums[sums.length - 1] + step);
  return sums;
}
