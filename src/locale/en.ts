import { pluralForms } from './plurals.js';
import type { Actor, Roll, SpokenSpot, SpokenSpotState, Strings } from './strings.js';

const plural = pluralForms('en');

const pips = (n: number): string => plural(n, { one: 'pip', other: 'pips' });
const wins = (n: number): string => plural(n, { one: 'win', other: 'wins' });
const points = (n: number): string => plural(n, { one: 'point', other: 'points' });
const checkers = (n: number, colour: string): string =>
  plural(n, { one: `${colour} checker`, other: `${colour} checkers` });

const roll = ([a, b]: Roll): string => `${a}-${b}`;

const turnOf: Record<Actor, string> = {
  you: 'Your move',
  computer: 'Computer’s move',
  blue: 'Blue’s move',
  red: 'Red’s move',
};

const cannotMove: Record<Actor, string> = {
  you: 'You cannot move',
  computer: 'The computer cannot move',
  blue: 'Blue cannot move',
  red: 'Red cannot move',
};

const reasons = {
  bar: 'no way in from the bar',
  blocked: 'every point within reach is closed',
};

const results = {
  single: 'single (oin)',
  gammon: 'gammon (mars)',
  backgammon: 'backgammon (koks)',
};

const begins: Record<Actor, string> = {
  you: 'you\u00a0begin',
  computer: 'the computer\u00a0begins',
  blue: 'blue\u00a0begins',
  red: 'red\u00a0begins',
};

const winning: Record<Actor, string> = {
  you: 'You win',
  computer: 'The computer wins',
  blue: 'Blue wins',
  red: 'Red wins',
};

const names: Record<Actor, string> = { you: 'You', computer: 'Computer', blue: 'Blue', red: 'Red' };

export const en: Strings = {
  board: 'Backgammon board',
  buttons: { roll: 'Roll', undo: 'Undo', done: 'Done', newGame: 'New game' },
  levels: { simple: 'Simple', hard: 'Hard', expert: 'Expert' },
  names,

  pips,
  off: (n) => `${n} off`,
  score: (games, won) => `${wins(games)} · ${points(won)}`,
  shortScore: wins,
  roll,

  toDraw: 'New game: press Roll to see who begins',
  drawn: (blue, red, starter) => `The draw: blue ${blue}, red ${red}. ${capital(begins[starter])}`,
  toRoll: {
    you: 'Your turn: press Roll',
    computer: 'Computer’s turn',
    blue: 'Blue’s turn: press Roll',
    red: 'Red’s turn: press Roll',
  },
  toMove: (who, dice) => `${turnOf[who]}: ${roll(dice)}`,
  thinking: (dice) => `${roll(dice)}. The computer is thinking…`,
  chooseOrigin: 'Several checkers can go there: choose one',
  chooseDie: 'Two dice take it there: choose one',
  toConfirm: 'All played: press Done or Undo',
  restBlocked: 'Nothing more can be played: press Done',
  pressDone: 'Press Done',
  chooseChecker: 'Choose a checker',
  stuck: (dice) => `This checker cannot move with ${dice.join('-')}`,
  barFirst: 'First bring in your checker from the bar',
  wasHit: (at) => `Hit on your ${listed(at)} ${at.length === 1 ? 'point' : 'points'}`,
  noMove: (who, dice, reason) => `${roll(dice)}. ${cannotMove[who]}: ${reasons[reason]}`,
  passed: (who, dice, reason) => `${names[who]} passed with ${roll(dice)}: ${reasons[reason]}`,

  results,
  won: (who, result) => `${winning[who]}: ${results[result]}`,
  wonPoints: points,
  standing: (bottom, bottomGames, top, topGames) =>
    `Score: ${within(bottom)}\u00a0${bottomGames}, ${within(top)}\u00a0${topGames}`,

  die: (value, used) => `Die ${value}${used ? ', played' : ''}`,
  spot: describeSpot,
  step: ({ who, from, to, hit }) =>
    `${names[who]}: ${start(from)} ${to === 'off' ? 'borne off' : `to ${to}`}${hit ? ', hit' : ''}`,
  rolled: (who, dice) => `${names[who]}: ${roll(dice)}`,
  undone: 'The last step is taken back',
  newGame: 'New game',

  badDice: (given) =>
    `The dice failed${given ? ` (they gave ${given})` : ''}. Press Roll to try again`,
  faults: {
    'illegal-play': 'That step is not legal',
    'wrong-phase': 'That cannot be done now',
    'wrong-side': 'It is the other side’s turn',
    'worker-failed': 'The engine failed: the computer made a simple play, the game goes on',
    'worker-restarted': 'The engine failed and was started again, the game goes on',
    'no-worker': 'Web workers are missing: the computer thinks more slowly, the game goes on',
    'no-wasm': 'WebAssembly is missing: the computer thinks more slowly, the game goes on',
    failed: 'Something failed, the game goes on',
  },
};

function start(from: SpokenSpot): string {
  return from === 'bar' ? 'from the bar' : `${from}`;
}

function describeSpot(state: SpokenSpotState): string {
  const { spot, colour, checkers: count } = state;
  const place =
    spot === 'bar' ? `${colour} bar` : spot === 'off' ? `${colour} tray` : `${spot} point`;
  const held = count === 0 ? 'empty' : checkers(count, colour);
  const said = [place, held];
  if (state.selected) said.push('selected');
  else if (state.canMove) said.push('can move');
  if (state.target) said.push('legal target');
  return said.join(', ');
}

/** A side's name inside a sentence; the host's own stay as they are. */
function within(name: string): string {
  return Object.values(names).includes(name) ? name.toLowerCase() : name;
}

function listed(points: readonly number[]): string {
  return points.join(', ').replace(/, (?=\d+$)/, ' and ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
