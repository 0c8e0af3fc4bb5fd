/** The attributes of the board for a game and a table that nothing has been changed of, in English. */
export const usualGame = {
  variant: 'short',
  options: null,
  'match-length': '1',
  cube: 'off',
  clock: 'none',
  player: 'blue',
};

export const usualTable = {
  opponent: 'computer',
  level: 'expert',
  mirrored: null,
  pips: 'on',
  'dice-names': null,
  'move-list': null,
  'fair-dice': null,
  theme: null,
  speed: '220',
  lang: 'en',
};
