import { isMatch, isUnlimited, rulesOf, type GameState, type Variant } from '../../game/index.js';
import type { Told } from './match-setting-headers.js';

/** The games that have a name in the rules of a file; short nardy needs none. */
const variantRules: readonly (readonly [variant: Variant, rule: string])[] = [
  ['nackgammon', 'Nackgammon'],
  ['hypergammon', 'Hypergammon3'],
];

const NO_CUBE = 'NoCube';
const CRAWFORD = 'Crawford';
const CRAWFORD_GAME = 'CrawfordGame';
const JACOBY = 'Jacoby';

/** What the rules of a game say. */
export interface SgfRules {
  readonly told: Told;
  readonly crawfordGame: boolean;
  /** A rule that is known, but not played here. */
  readonly unknown: string | undefined;
}

/** Reads rules (`NoCube:Crawford:Nackgammon`); where one is not named, it is not played. */
export function readRules(text: string, length: number): SgfRules {
  const rules = text.split(':').map((rule) => rule.trim());
  const has = (rule: string): boolean => rules.includes(rule);
  const variant = variantRules.find(([, rule]) => has(rule))?.[0];
  const plays = (rule: string): 'on' | 'off' => (has(rule) ? 'on' : 'off');
  return {
    told: {
      ...(variant && { variant }),
      ...(has(NO_CUBE) && { cube: false }),
      ...(length > 1 && { options: { 'cube.crawford': plays(CRAWFORD) } }),
      ...(length === 0 && !has(NO_CUBE) && { options: { 'cube.jacoby': plays(JACOBY) } }),
    },
    crawfordGame: has(CRAWFORD_GAME),
    unknown: variant ? undefined : rules.find((rule) => /^hypergammon\d?$/i.test(rule)),
  };
}

/** The rules of a game, or undefined for a variant that has no name here. */
export function formatRules(state: GameState, isCrawfordGame: boolean): string | undefined {
  const { settings } = state;
  const { variant, options } = rulesOf(state);
  const named = variantRules.find(([known]) => known === variant)?.[1];
  if (!named && variant !== 'short') return undefined;
  const rules = [
    !settings.cube && NO_CUBE,
    isMatch(settings) && options['cube.crawford'] === 'on' && CRAWFORD,
    isCrawfordGame && CRAWFORD_GAME,
    isUnlimited(settings) && options['cube.jacoby'] === 'on' && JACOBY,
    named,
  ];
  return rules.filter((rule) => rule !== undefined && rule !== false).join(':');
}
