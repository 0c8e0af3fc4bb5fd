import type { OptionName } from '../game/options.js';
import { optionsOf } from '../game/variant-table.js';
import type { GameChoices } from './page-settings.js';

/** The choices with an option at another value. */
export function withOption(
  game: GameChoices,
  name: OptionName,
  value: string | number,
): GameChoices {
  const { variant } = game;
  const given = Object.entries({ ...game.options[variant], [name]: value });
  const usual = optionsOf(variant, {});
  const unusual = given.filter(([key, chosen]) => chosen !== usual[key as OptionName]);
  return { ...game, options: { ...game.options, [variant]: Object.fromEntries(unusual) } };
}
