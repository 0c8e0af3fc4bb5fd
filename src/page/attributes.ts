import type { PageLanguage } from './game-names.js';
import { opponentAttributes, type Attributes } from './look.js';
import {
  canHaveCube,
  type ClockChoice,
  type GameChoices,
  type TableChoices,
} from './page-settings.js';

/** What the next new game begins with. */
export function gameAttributes(game: GameChoices): Attributes {
  const options = Object.entries(game.options[game.variant] ?? {});
  const written = options.map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    variant: game.variant,
    options: written || null,
    'match-length': String(game.matchLength),
    cube: onOff(game.cube && canHaveCube(game)),
    clock: clockText(game.clock),
    player: game.player,
  };
}

/** What changes at once. */
export function tableAttributes(table: TableChoices, language: PageLanguage): Attributes {
  const { opponent, mirrored, pips, diceNames, record, fairDice, theme, speed } = table;
  return {
    ...opponentAttributes(opponent),
    mirrored: mirrored ? '' : null,
    pips: onOff(pips),
    'dice-names': diceNames === null ? null : onOff(diceNames),
    'move-list': record ? '' : null,
    'fair-dice': fairDice ? '' : null,
    theme: theme === 'system' ? null : theme,
    speed: String(speed),
    lang: language,
  };
}

function onOff(value: boolean): string {
  return value ? 'on' : 'off';
}

/** In seconds, as the board reads it. */
function clockText({ type, minutes, seconds }: ClockChoice): string {
  return type === 'none' ? type : `${type} ${minutes * 60} ${seconds}`;
}
