import { isMatch, isUnlimited } from './settings.js';
import { rulesOf, type Cube, type GameState, type Side } from './state.js';

/** The cube is not turned beyond this, so that points stay whole numbers. */
export const MOST_CUBE = 2 ** 40;

/** Whether the current game is played with the cube: the Crawford game is not (rules.md 5.2). */
export function cubeInPlay({ settings, crawford }: GameState): boolean {
  return settings.cube && crawford !== 'now';
}

/** The cube after a double has been taken; `owner` is who took it. */
export function turnedCube({ value }: Cube, owner: Side): Cube {
  return { value: 2 * value, owner };
}

/** The cube after the draw: its ties may have doubled it (rules.md 5.1). */
export function cubeAfterDraw(state: GameState, ties: number): Cube {
  const { settings } = state;
  if (!settings.cube || !isUnlimited(settings)) return state.cube;
  const doubles = Math.min(ties, rulesOf(state).options['cube.auto']);
  return { value: Math.min(2 ** doubles, MOST_CUBE), owner: null };
}

/** Whether gammons count nothing, since nobody has doubled: automatic doubles leave the cube in the middle (rules.md 5.1). */
export function jacobyHolds(state: GameState): boolean {
  const { settings, cube } = state;
  const plays = settings.cube && isUnlimited(settings);
  return plays && cube.owner === null && rulesOf(state).options['cube.jacoby'] === 'on';
}

/** Whether a double may be answered by a beaver: in unlimited play, where that is agreed (rules.md 5.1). */
export function playsBeavers(state: GameState): boolean {
  const { settings } = state;
  const plays = settings.cube && isUnlimited(settings);
  return plays && rulesOf(state).options['cube.beaver'] === 'on';
}

/** Whether there is a Crawford game in the match (rules.md 5.2). */
export function playsCrawford(state: GameState): boolean {
  const { settings } = state;
  return settings.cube && isMatch(settings) && rulesOf(state).options['cube.crawford'] === 'on';
}
