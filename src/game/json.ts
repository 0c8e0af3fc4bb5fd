/** Questions about values of any origin. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A length of time, from 0. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < Infinity;
}
