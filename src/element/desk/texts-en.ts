import type { DeskTexts } from './texts.js';

export const deskTexts: DeskTexts = {
  title: 'Record',
  game: (number) => `Game ${number}`,
  empty: 'What is played appears here.',
  commands: {
    first: 'To the beginning',
    back: 'One back',
    forward: 'One forward',
    last: 'To the end',
    play: 'Replay',
    pause: 'Pause',
    leave: 'Back to the game',
  },
  speed: 'Speed of the replay',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
  cells: { resigns: 'resigns', accepts: 'accepts', refuses: 'plays on', flag: 'out of time' },
  looking: (at, of, hasGoneOn) =>
    `Looking at the record: ${at} of ${of}. ` +
    (hasGoneOn ? 'The game has gone on meanwhile.' : 'The game is not touched.'),
  live: 'Back in the game',
};
