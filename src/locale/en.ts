import type {
  Actor,
  CubeHolder,
  NoMoveReason,
  Result,
  SpokenSpot,
  SpokenSpotState,
  SpokenStep,
  Strings,
} from './strings.js';

const pips = (n: number): string => plural(n, { one: 'pip', other: 'pips' });
const wins = (n: number): string => plural(n, { one: 'win', other: 'wins' });
const points = (n: number): string => plural(n, { one: 'point', other: 'points' });
const checkers = (n: number, colour: string): string =>
  plural(n, { one: `${colour} checker`, other: `${colour} checkers` });

function plural(count: number, { one, other }: { one: string; other: string }): string {
  return `${count} ${count === 1 ? one : other}`;
}

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

const reasons: Record<NoMoveReason, string> = {
  bar: 'no way in from the bar',
  pinned: 'the checkers that could move are pinned',
  head: 'no more checkers may leave the head in this turn',
  block: 'every move would make a forbidden block of six',
  hiding: 'a checker that has hit may not hide',
  blocked: 'every point within reach is closed',
};

const results: Record<Result, string> = {
  single: 'single (oin)',
  gammon: 'gammon (mars)',
  'home-gammon': 'home gammon (home mars)',
  backgammon: 'backgammon (koks)',
  pass: 'the double was passed',
};

const losses = {
  single: 'a single game (oin)',
  gammon: 'a gammon (mars)',
  'home-gammon': 'a home gammon (home mars)',
  backgammon: 'a backgammon (koks)',
};

const holders: Record<CubeHolder, string> = {
  middle: 'in the middle',
  offered: 'offered',
  you: 'yours',
  computer: 'the computer’s',
  blue: 'blue’s',
  red: 'red’s',
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

const subjects: Record<Actor, string> = {
  you: 'You',
  computer: 'The computer',
  blue: 'Blue',
  red: 'Red',
};

/** A side and what it does: `You double`, `Blue doubles`. */
const does = (who: Actor, verb: string, ending = 's'): string =>
  `${subjects[who]} ${verb}${who === 'you' ? '' : ending}`;

/** The same for each side. */
const everyone = (verb: string, ending: string, rest = ''): Record<Actor, string> => ({
  you: does('you', verb, ending) + rest,
  computer: does('computer', verb, ending) + rest,
  blue: does('blue', verb, ending) + rest,
  red: does('red', verb, ending) + rest,
});

const names: Record<Actor, string> = { you: 'You', computer: 'Computer', blue: 'Blue', red: 'Red' };

export const en: Strings = {
  board: 'Backgammon board',
  buttons: {
    roll: 'Roll',
    undo: 'Undo',
    done: 'Done',
    newGame: 'New game',
    double: 'Double',
    take: 'Take',
    pass: 'Pass',
    beaver: 'Beaver',
    explode: 'Explode',
    resign: 'Resign',
    reallyResign: 'Really resign?',
    accept: 'Accept',
    refuse: 'Refuse',
  },
  levels: { simple: 'Simple', hard: 'Hard', expert: 'Expert' },
  names,

  pips,
  off: (n) => `${n} off`,
  score: (games, won) => `${wins(games)} · ${points(won)}`,
  shortScore: wins,
  matchScore: (won, length) => `${won} of ${length}`,
  shortMatchScore: (won, length) => `${won}/${length}`,
  notes: { crawford: 'Crawford', postCrawford: 'post-Crawford', unlimited: 'money game' },
  roll: ([a, b], name) => (name === undefined ? `${a}-${b}` : `${a}-${b} · ${name}`),
  clock: (time) => `Clock: ${time}`,
  timeUp: 'Time is up',
  cube: (value, holder) => `Doubling cube: ${value}, ${holders[holder]}`,
  bomb: 'The bomb',

  toDraw: 'New game: press Roll to see who begins',
  drawn: (blue, red, starter) => `The draw: blue ${blue}, red ${red}. ${capital(begins[starter])}`,
  toRoll: {
    you: 'Your turn: press Roll',
    computer: 'Computer’s turn',
    blue: 'Blue’s turn: press Roll',
    red: 'Red’s turn: press Roll',
  },
  toMove: (who, dice) => `${turnOf[who]}: ${dice}`,
  thinking: (dice) => `${dice}. The computer is thinking…`,
  chooseOrigin: 'Several checkers can go there: choose one',
  chooseDie: 'Two dice take it there: choose one',
  toConfirm: 'All played: press Done or Undo',
  restBlocked: (reason) =>
    reason === 'blocked'
      ? 'Nothing more can be played: press Done'
      : `${capital(reasons[reason])}: press Done`,
  pressDone: 'Press Done',
  chooseChecker: 'Choose a checker',
  stuck: (dice) => `This checker cannot move with ${dice.join('-')}`,
  barFirst: 'First bring in your checker from the bar',
  wasHit: (at) => `Hit on your ${listed(at)} ${at.length === 1 ? 'point' : 'points'}`,
  wasPinned: (at) => `Pinned on your ${listed(at)} ${at.length === 1 ? 'point' : 'points'}`,
  noMove: (who, dice, reason) => `${dice}. ${cannotMove[who]}: ${reasons[reason]}`,
  passed: (who, dice, reason) => `${names[who]} passed with ${dice}: ${reasons[reason]}`,

  doubles: (who, value) => `${does(who, 'double')} to ${value}`,
  takes: (who, value) => `${does(who, 'take')} the cube at ${value}`,
  beavers: (who, value) => `${does(who, 'beaver')} to ${value}`,
  passes: everyone('pass', 'es'),
  explodes: everyone('set', 's', ' off the bomb'),
  offersLoss: (who, kind) => `${does(who, 'offer')} to lose ${losses[kind]}`,
  refusesLoss: everyone('refuse', 's', ' the resignation'),
  toAnswer: {
    you: 'Your answer?',
    computer: 'The computer decides…',
    blue: 'Blue’s answer?',
    red: 'Red’s answer?',
  },
  sureToResign: 'Press once more to resign, anything else to play on',
  chooseLoss: 'Resign by what? Anything else to play on',
  losses: {
    single: 'Single',
    gammon: 'Gammon',
    'home-gammon': 'Home gammon',
    backgammon: 'Backgammon',
  },

  won: (who, result) => `${winning[who]}: ${results[result]}`,
  drawnGame: 'The game is drawn',
  endedBy: { resignation: 'by resignation', flag: 'on time' },
  wonMatch: (who, own, other) => `${does(who, 'win')} the match ${own}-${other}`,
  wonPoints: points,
  standing: (bottom, bottomWon, top, topWon) =>
    `Score: ${within(bottom)}\u00a0${bottomWon}, ${within(top)}\u00a0${topWon}`,

  die: (value, used) => `Die ${value}${used ? ', played' : ''}`,
  spot: describeSpot,
  step: describeStep,
  rolled: (who, dice) => `${names[who]}: ${dice}`,
  undone: 'The last step is taken back',
  newGame: 'New game',

  badDice: (given) =>
    `The dice failed${given ? ` (they gave ${given})` : ''}. Press Roll to try again`,
  noAdvice: 'The engine failed: the computer decided without it, the game goes on',
  faults: {
    'illegal-play': 'That step is not legal',
    'not-allowed': 'The rules do not allow that now',
    'wrong-phase': 'That cannot be done now',
    'wrong-side': 'It is the other side’s turn',
    'worker-failed': 'The engine failed: the computer made a simple play, the game goes on',
    'worker-restarted': 'The engine failed and was started again, the game goes on',
    'no-worker': 'Web workers are missing: the computer thinks more slowly, the game goes on',
    'no-wasm': 'WebAssembly is missing: the computer thinks more slowly, the game goes on',
    failed: 'Something failed, the game goes on',
  },
};

function describeStep({ who, from, to, hit, pin }: SpokenStep): string {
  const end = to === 'off' ? 'borne off' : `to ${to}`;
  return `${names[who]}: ${start(from)} ${end}${hit ? ', hit' : ''}${pin ? ', pinning' : ''}`;
}

function start(from: SpokenSpot): string {
  return from === 'bar' ? 'from the bar' : `${from}`;
}

function describeSpot(state: SpokenSpotState): string {
  const { spot, colour, checkers: count } = state;
  const place =
    spot === 'bar' ? `${colour} bar` : spot === 'off' ? `${colour} tray` : `${spot} point`;
  const held = count === 0 ? 'empty' : checkers(count, colour);
  const said = [place, held];
  if (state.pinning) said.push(`a ${colour === 'blue' ? 'red' : 'blue'} checker pinned`);
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
