import type { Stakes } from '../../src/game/index.js';

/** Unlimited play with the cube in the middle, nothing agreed on, but for what is given. */
export function stakesOf(given: Partial<Stakes> = {}): Stakes {
  return {
    cube: { value: 1, owner: 'nobody' },
    away: undefined,
    crawford: 'ahead',
    jacoby: false,
    beavers: false,
    bomb: undefined,
    ...given,
  };
}
