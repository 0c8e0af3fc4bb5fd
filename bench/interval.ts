/** The mean of a sample, and the half width of its 95 % interval. */
export function interval(values: readonly number[]): { mean: number; margin: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / values.length) };
}
