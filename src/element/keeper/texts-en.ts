import type { KeeperTexts } from './texts.js';

export const keeperTexts: KeeperTexts = {
  notices: {
    damaged: 'The saved game could not be read and has been put aside',
    stuck:
      'The saved game could not be read, and there is no room to put it aside: this game is not saved',
    unsaved: 'The browser does not let the game be saved: when the page is left it may be lost',
    taken: 'This game has been opened in another tab and goes on there',
  },
  goOn: 'Go on here',
};
