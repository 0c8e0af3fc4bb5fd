import type { OptionName } from '../game/options.js';
import { optionsFor, VARIANTS, variants } from '../game/variant-table.js';
import { canHaveCube, type GameChoices } from './page-settings.js';

/** Where the settings show an option: beside what it belongs to. */
export type OptionGroup = 'own' | 'match' | 'cube' | 'clock' | 'fine';

/** The options that belong to a choice of the session; those of one variant alone are `own`, all others `fine`. */
const groups: Readonly<Partial<Record<OptionName, OptionGroup>>> = {
  'match.unit': 'match',
  'cube.jacoby': 'cube',
  'cube.crawford': 'cube',
  'cube.beaver': 'cube',
  'cube.auto': 'cube',
  'clock.flag': 'clock',
};

const ownOptions = VARIANTS.flatMap((variant) => variants[variant].ownOptions ?? []);

const isMatch = ({ matchLength }: GameChoices): boolean => matchLength > 1;
const hasCube = (game: GameChoices): boolean => game.cube && canHaveCube(game);
const isUnlimitedWithCube = (game: GameChoices): boolean => game.matchLength === 0 && hasCube(game);

/** When an option changes anything; the others always do. */
const effects: Readonly<Partial<Record<OptionName, (game: GameChoices) => boolean>>> = {
  'match.unit': isMatch,
  'cube.crawford': (game) => isMatch(game) && hasCube(game),
  'cube.jacoby': isUnlimitedWithCube,
  'cube.beaver': isUnlimitedWithCube,
  'cube.auto': isUnlimitedWithCube,
  'clock.flag': (game) => isMatch(game) && game.clock.type !== 'none',
};

/** The options of a group that change anything in the game as it is chosen. */
export function optionsShown(game: GameChoices, group: OptionGroup): readonly OptionName[] {
  return optionsFor(game.variant).filter(
    (name) => groupOf(name) === group && (effects[name]?.(game) ?? true),
  );
}

function groupOf(name: OptionName): OptionGroup {
  return groups[name] ?? (ownOptions.includes(name) ? 'own' : 'fine');
}
