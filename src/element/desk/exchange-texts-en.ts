import { pluralForms } from '../../locale/plurals.js';
import type { ExchangeTexts } from './exchange-texts.js';

const plural = pluralForms('en');
const games = (count: number): string => plural(count, { one: 'game', other: 'games' });

export const exchangeTexts: ExchangeTexts = {
  title: 'Copy and open',
  commands: {
    copyPosition: 'Copy position',
    copyMatch: 'Copy match',
    download: 'Download',
    open: 'Open…',
    setUp: 'Set up a position',
  },
  close: 'Close',

  notations: { xgid: 'XGID', 'gnu-id': 'GNUbg ID', own: 'With the rules of the game' },
  copy: 'Copy',
  copied: (what) => `Copied: ${what}`,
  matchCopied: 'The match has been copied',
  selected: 'The browser does not allow copying: the text is selected, copy it yourself',
  form: 'Format',
  forms: { mat: 'Text (.mat)', sgf: 'GNU Backgammon (.sgf)', json: 'Complete (.json)' },
  match: 'The match as text',
  saved: (name) => `Downloaded: ${name}`,
  cannotWrite: 'This format cannot hold the match.',
  gameOver: 'The game is over: there is no position to copy',

  field: 'A position or a match as text',
  fieldNote:
    'XGID, GNUbg ID, .mat, .sgf and others. You can also paste them on the board, or drop a file there.',
  openText: 'Open',
  chooseFile: 'Choose a file…',
  dropHere: 'Let go to open',
  position: 'position',
  matchOf: (first, second, count) => `${first} – ${second}, ${games(count)}`,
  question: (found) => `A game is under way. Give it up and open this: ${found}?`,
  replace: 'Open',
  keep: 'Play on',
  opened: (found) => `Opened: ${found}`,
  unreadable: 'This cannot be read.',
  openBefore: (count) => `Open what comes before (${games(count)})`,
  empty: 'There is no text to open',
  tooLarge: (megabytes) => `Files above ${megabytes} MB are not opened`,
  noFile: 'The file cannot be opened',
  notLoaded: 'This part of the program could not be loaded: try again',
};
