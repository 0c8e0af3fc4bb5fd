import type { SetupTexts } from './setup-texts.js';

const sides = { blue: 'Blue', red: 'Red' } as const;

export const setupTexts: SetupTexts = {
  title: 'Set up a position',
  tool: 'A click puts down or takes away',
  tools: { ...sides, remove: 'Take away' },
  hint: (tool, left) =>
    tool === 'remove'
      ? 'Click a checker to take it off the board'
      : `Click where a ${tool} checker is to stand: ${left} left`,
  refusals: {
    'none-left': (side) => `All ${side} checkers are on the board`,
    held: (side) => `${sides[side]} cannot stand there: the point is the other side’s`,
    pinned: (side) => `A ${side} checker is pinned there: no other can join it`,
    'no-bar': () => 'This game has no bar',
    empty: () => 'There is no checker to take away',
  },
  mover: 'To move',
  sides,
  dice: 'Dice',
  notThrown: 'not thrown yet',
  die: (value) => `Die ${value}`,
  cube: 'Cube',
  middle: 'in the middle',
  owned: (value, side) => `${value}, ${side}’s`,
  commands: { start: 'Start position', clear: 'Clear', swap: 'Swap sides' },
  play: 'Play from here',
  sure: 'Give up the game?',
  cancel: 'Cancel',
  gameOver: 'In this position the game is over',
  refused: 'This position cannot be played.',
};
