import { cubeInPlay, jacobyHolds, playsBeavers, playsCrawford } from './cube.js';
import { pointsAway } from './match.js';
import type { GivenOptions } from './options.js';
import type { Variant } from './rule-sets.js';
import { otherSide, rulesOf, type GameState, type Side } from './state.js';

/**
 * What changes a position's value, or the choices in it, without being on the board. Whoever asks about a position
 * says it, and answers that are kept are kept by position and context.
 */
export interface Context {
  readonly variant: Variant;
  /** The options that are not at their usual values; missing = none. */
  readonly options?: GivenOptions;
  /** What the game is played for; missing = the bare points of the result. */
  readonly stakes?: Stakes;
}

/** A holder of the cube or the bomb, as the side that is asked about sees it. */
export type Holder = 'own' | 'opp' | 'nobody';

/** What a game is played for, as the side that is asked about sees it. */
export interface Stakes {
  /** The cube; undefined in games (Crawford's too) that are played without one. */
  readonly cube: { readonly value: number; readonly owner: Holder } | undefined;
  /** Points (or wins) that each side still needs; undefined in single games and unlimited play. */
  readonly away: { readonly own: number; readonly opp: number } | undefined;
  /**
   * Whether the Crawford game is still to come, is being played, or has been played; `past` too in a match that has none,
   * where the cube is always free.
   */
  readonly crawford: 'ahead' | 'now' | 'past';
  /** Gammons count nothing, since nobody has doubled yet. */
  readonly jacoby: boolean;
  readonly beavers: boolean;
  /** Who may use the bomb (`nobody` = both may); undefined in games without one. */
  readonly bomb: Holder | undefined;
}

/**
 * The context of the game that a session is in, as `side` sees it. While a double is offered the cube is as it was
 * before; while a beaver is, as the first double has left it.
 */
export function contextOf(state: GameState, side: Side): Context {
  const { variant, options } = state.settings;
  const stakes = stakesOf(state, side);
  return {
    variant,
    ...(Object.keys(options).length > 0 && { options }),
    ...(stakes && { stakes }),
  };
}

/** undefined where nothing but the points of the result is at stake. */
function stakesOf(state: GameState, side: Side): Stakes | undefined {
  const { cube, bomb, crawford } = state;
  const [own, opp] = [pointsAway(state, side), pointsAway(state, otherSide(side))];
  const away = own !== undefined && opp !== undefined ? { own, opp } : undefined;
  const turned = cubeInPlay(state)
    ? { value: cube.value, owner: holderFor(side, cube.owner) }
    : undefined;
  const bomber = rulesOf(state).bomb ? holderFor(side, bomb) : undefined;
  if (!away && !turned && !bomber) return undefined;
  return {
    cube: turned,
    away,
    crawford: away && !playsCrawford(state) ? 'past' : crawford,
    jacoby: jacobyHolds(state),
    beavers: playsBeavers(state),
    bomb: bomber,
  };
}

function holderFor(side: Side, holder: Side | null): Holder {
  if (holder === null) return 'nobody';
  return holder === side ? 'own' : 'opp';
}
