import { common } from './common-ru.js';
import { games } from './games-ru.js';
import { more } from './more-ru.js';
import type { RulesTexts } from './rules-texts.js';

export const rulesTexts: RulesTexts = {
  choose: 'Правила игры',
  start: (pips) => `Ваши шашки в начале; всего пипсов: ${pips}`,
  point: 'Пункт',
  checkers: 'Шашки',
  games,
  common,
  more,
};
