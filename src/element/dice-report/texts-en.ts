import { pluralForms } from '../../locale/plurals.js';
import type { DiceReportTexts } from './texts.js';

const plural = pluralForms('en');

export const diceReportTexts: DiceReportTexts = {
  title: 'Dice',
  statistics: 'Statistics',
  scopes: { game: 'This game', all: 'All games' },
  rows: {
    rolls: 'Rolls',
    pips: 'Pips rolled',
    perRoll: 'Pips a roll',
    doubles: 'Doubles',
    noMoves: 'Turns without a move',
  },
  face: (face) => `Dice with ${face}`,
  brackets: 'In brackets: the average of as many rolls.',
  average: 'average',
  everyRoll: 'Every roll',
  roll: 'Roll',

  fair: 'Fair dice',
  about:
    'All dice of the match follow from a secret. Its fingerprint is shown before the first throw, the secret itself after the match: then anybody can check that no die was changed.',
  unlimited: 'Unlimited play counts as one match, which ends when a new session begins.',
  current: 'This match',
  next: 'The next match',
  told: 'The match that is over',
  commitment: 'Fingerprint (SHA-256)',
  salt: 'Your word',
  noSalt: 'none was given',
  saltNote:
    'Before the first throw you may add any word: then the secret cannot have been picked to suit somebody.',
  setSalt: 'Add',
  saltIsSet: 'The word has been added.',
  badSalt: 'This text cannot be used.',
  tooLate: 'The first throw has been made: too late for a word.',
  seed: 'Secret',
  check: 'Check the dice',
  right: (dice) =>
    dice === 0
      ? 'The secret fits the fingerprint; no dice were thrown.'
      : `The secret fits the fingerprint, and all that was thrown follows from it: ${plural(dice, { one: 'die', other: 'dice' })}.`,
  wrong: 'The dice do not follow from the secret.',
  proof: 'Proof as text',
};
