import { common } from './common-en.js';
import { games } from './games-en.js';
import { more } from './more-en.js';
import type { RulesTexts } from './rules-texts.js';

export const rulesTexts: RulesTexts = {
  choose: 'Rules of',
  start: (pips) => `Your checkers at the start, ${pips} pips in all`,
  point: 'Point',
  checkers: 'Checkers',
  games,
  common,
  more,
};
