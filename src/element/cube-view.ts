import type { CubePlace, CubeView } from '../board/view-model.js';
import { cubeInPlay, type GameState } from '../game/index.js';
import type { CubeHolder, Strings } from '../locale/index.js';
import { actorOf, colourOf, type Seats } from './seats.js';

/** The cube where it lies, in games that are played with one. */
export function cubeOf(state: GameState, seats: Seats, strings: Strings): CubeView | undefined {
  if (!cubeInPlay(state)) return undefined;
  const { cube, phase } = state;
  const { owner } = cube;
  const view = (value: number, at: CubePlace, holder: CubeHolder): CubeView => ({
    value,
    at,
    label: strings.cube(value, holder),
  });
  if (phase.name === 'doubled' || phase.name === 'beavered') {
    const side = colourOf(state, phase.side);
    return view(2 * cube.value, { place: 'offered', side }, 'offered');
  }
  if (owner === null) return view(cube.value, { place: 'middle' }, 'middle');
  const side = colourOf(state, owner);
  return view(cube.value, { place: 'owned', side }, actorOf(state, seats, owner));
}
