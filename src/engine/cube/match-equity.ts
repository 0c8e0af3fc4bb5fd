import type { Options, Stakes } from '../../game/index.js';
import type { Chances } from './chances.js';
import { canDouble, cubefulWorth, doubledWorth, type Prospect } from './cubeful.js';
import { CONTACT_EFFICIENCY } from './efficiency.js';
import type { CubeState, Prices, Terms } from './terms.js';

/** Points that each side still needs, as the side sees them whose chance is asked. */
type Away = NonNullable<Stakes['away']>;
type Crawford = Stakes['crawford'];

/** A game between equal sides, before its first roll (cube.md 4). */
function evenProspect([gammon, backgammon]: MatchRules['even']): Prospect {
  const [gammons, backgammons] = [gammon / 2, backgammon / 2];
  const chances: Chances = {
    win: 0.5,
    winGammon: gammons,
    winBackgammon: backgammons,
    loseGammon: gammons,
    loseBackgammon: backgammons,
  };
  return { chances, efficiency: CONTACT_EFFICIENCY };
}

const freshCube: CubeState = { value: 1, owner: 'nobody' };

/** Longer ways are taken as this long: what a game brings is then the same. */
const FARTHEST = 50;

/** What a match is played by. */
export interface MatchRules {
  /** Of games between equal sides, those that are gammons, and those that are backgammons. */
  readonly even: readonly [gammon: number, backgammon: number];
  readonly prices: Prices;
  /** Whether there is a Crawford game. */
  readonly crawford: boolean;
  readonly unit: Options['match.unit'];
  readonly cube: boolean;
}

const made = new Map<string, MatchTable>();

/** The table for a match by these rules. */
export function matchTable(rules: MatchRules): MatchTable {
  const key = JSON.stringify(rules);
  let table = made.get(key);
  if (!table) made.set(key, (table = new MatchTable(rules)));
  return table;
}

/** Chances of winning a match between equal sides, by score, worked out as they are asked for (cube.md 4). */
export class MatchTable {
  readonly #rules: MatchRules;
  readonly #known = new Map<number, number>();

  constructor(rules: MatchRules) {
    this.#rules = rules;
  }

  /** The chance once a game has been won by these points, or lost when they are negative. */
  after({ own, opp }: Away, crawford: Crawford, points: number): number {
    const next = crawford === 'now' ? 'past' : crawford;
    const counted = this.#rules.unit === 'wins' ? Math.sign(points) : points;
    return counted > 0
      ? this.chance({ own: own - counted, opp }, next)
      : this.chance({ own, opp: opp + counted }, next);
  }

  /** The chance before a game at this score; `ahead` means that the Crawford game has not been played, so it may be this one. */
  chance({ own, opp }: Away, crawford: Crawford): number {
    if (own <= 0) return 1;
    if (opp <= 0) return 0;
    if (own === opp) return 0.5;
    if (own > opp) return 1 - this.chance({ own: opp, opp: own }, crawford);
    const spare = Math.max(0, own - FARTHEST + MARGIN);
    const away = { own: own - spare, opp: Math.min(opp - spare, FARTHEST) };
    return this.#leader(away, this.#phaseAt(away, crawford));
  }

  #phaseAt({ own }: Away, crawford: Crawford): Crawford {
    if (!this.#rules.crawford || !this.#rules.cube) return 'past';
    return own === 1 && crawford === 'ahead' ? 'now' : crawford;
  }

  #leader(away: Away, crawford: Crawford): number {
    const key = (away.own * FARTHEST + away.opp) * phases.length + phases.indexOf(crawford);
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = this.#workOut(away, crawford)));
    return known;
  }

  #workOut(away: Away, crawford: Crawford): number {
    const terms: Terms = {
      worth: (points) => this.after(away, crawford, points),
      sum: 1,
      prices: this.#rules.prices,
      away,
      jacoby: false,
      beavers: false,
      cube: this.#rules.cube && crawford !== 'now',
    };
    return firstWorth(terms, evenProspect(this.#rules.even));
  }
}

/** How far a leader that needs as much as can be told apart is in front of `FARTHEST`. */
const MARGIN = 10;
const phases: readonly Crawford[] = ['ahead', 'now', 'past'];

/** The worth of an even game, in which either side may double at its first turn. */
function firstWorth(terms: Terms, even: Prospect): number {
  let worth = cubefulWorth(terms, even, freshCube);
  if (canDouble(terms, freshCube, 'own'))
    worth = Math.max(worth, doubledWorth(terms, even, freshCube, 'own'));
  if (canDouble(terms, freshCube, 'opp'))
    worth = Math.min(worth, doubledWorth(terms, even, freshCube, 'opp'));
  return worth;
}
