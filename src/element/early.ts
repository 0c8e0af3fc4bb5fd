import { GameError } from '../game/index.js';
import type { Warnings } from './warnings.js';

/**
 * What was written to these properties before the element was defined lies on the element itself and hides the
 * accessors: it is written anew, in this order. What is bad is named on the console.
 */
export function takeEarly<Name extends string>(
  element: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  warnings: Warnings,
): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const early = element[name];
    Reflect.deleteProperty(element, name);
    try {
      element[name] = early;
    } catch (fault) {
      if (!(fault instanceof GameError)) throw fault;
      warnings.warn(name, `${name}: ${fault.message}; it is left out`);
    }
  }
}
