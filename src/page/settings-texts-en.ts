import type { SettingsTexts } from './settings-texts.js';

export const settingsTexts: SettingsTexts = {
  title: 'Settings',
  close: 'Close',
  start: 'Start new game',
  sure: 'Sure? Start new game',
  gameNote: 'A new game begins with these choices.',
  tableNote: 'These change at once, also in the middle of a game.',

  game: 'Game',
  variants: {
    short: 'Also called short nardy: hit lone checkers, bar the way, race home.',
    caucasian:
      'Backgammon in which a checker that hits in its own home may not hide in the same turn.',
    nackgammon: 'Backgammon with four checkers far back: a longer, closer fight.',
    hypergammon: 'Three checkers a side: a quick game of hits.',
    longgammon: 'All fifteen start on the farthest point and march past the enemy’s fifteen.',
    'sudden-death': 'Backgammon in which the first hit wins the game.',
    nuclear: 'Backgammon with a bomb that sends every lone checker to the bar.',
    plakoto: 'Nothing is hit: a lone checker is pinned until yours leave it.',
    long: 'Nothing is hit: both sides go the same way and bar each other’s path.',
  },
  readRules: 'Read the rules',
  optionGroups: { own: 'Rules of this game', fine: 'Finer points' },
  usual: 'usual',
  changed: (count) => `changed: ${count}`,
  options: {
    'open.priority': {
      name: 'The draw',
      values: {
        high: 'The higher die begins.',
        low: 'The lower die begins.',
      },
    },
    'open.roll': {
      name: 'The first roll',
      values: {
        dice: 'The two dice of the draw are the first roll, which is never a double.',
        anew: 'Whoever wins the draw throws both dice anew.',
      },
    },
    'next.starter': {
      name: 'Who begins the next game',
      values: {
        draw: 'A new draw decides.',
        winner: 'The winner of the last game begins.',
        swap: 'The sides swap colours, and whoever began the last game plays second.',
        winner_swap: 'The winner begins, and the sides swap colours.',
      },
    },
    score: {
      name: 'What a win counts',
      values: {
        std: 'Single 1, gammon (mars) 2, backgammon (koks) 3, where the game has it.',
        no_koks: 'Single 1, gammon 2; a backgammon is no more than a gammon.',
        flat: 'Every win 1.',
        four: 'Single 1, gammon 2, home gammon (all at home, none off) 3, backgammon 4.',
        per_checker: 'A point for each checker that the loser has left.',
      },
    },
    'hyper.gammons': {
      name: 'Gammons',
      values: {
        yes: 'Gammons and backgammons count, as in backgammon.',
        no: 'Every win is a single one.',
      },
    },
    'caucasian.bearoff_after_hit': {
      name: 'Bearing off a checker that has just hit',
      values: {
        forced: 'Only if its die has no other legal step.',
        never: 'Not in the same turn.',
        free: 'Always allowed.',
      },
    },
    'long.head_exception': {
      name: 'A second checker off the head in the first turn',
      values: {
        computed: 'If one alone cannot play the whole roll and a second lets more be played.',
        list3: 'With 3-3, 4-4 and 6-6 only.',
        any_double: 'With any double.',
        only66: 'With 6-6 only.',
      },
    },
    'long.block': {
      name: 'Blocks of six points in a row',
      values: {
        ahead: 'Allowed if at least one enemy checker is past the block.',
        home: 'Allowed if at least one enemy checker has reached its home.',
        free: 'Always allowed.',
        none: 'Never allowed.',
      },
    },
    'long.block_check': {
      name: 'A forbidden block in passing',
      values: {
        end: 'Only the end of the turn is judged: in passing it may appear.',
        step: 'No step may form one, not even in passing.',
      },
    },
    'long.last_checker_large': {
      name: 'The last checker on its way home',
      values: {
        off: 'Either die may bring it in.',
        on: 'If either die brings it in, the larger one must.',
      },
    },
    'long.last_throw': {
      name: 'When the starter has borne off first',
      values: {
        off: 'The game is over.',
        on: 'The other side has one more throw, and the game is drawn if it bears off everything.',
      },
    },
    'nuclear.scope': {
      name: 'Whom the bomb hits',
      values: {
        all: 'Every lone checker of both sides.',
        enemy: 'The lone checkers of the other side only.',
      },
    },
    'nuclear.contact': {
      name: 'When the bomb may be used',
      values: {
        off: 'In any turn before the throw.',
        on: 'Only while the two sides can still meet.',
      },
    },
    'plakoto.mother': {
      name: 'The mother pinned',
      values: {
        immediate: 'Whoever’s last checker on 24 is pinned loses at once, 2 points.',
        mutual:
          'The game goes on while the pinner has a checker on 24; if it is pinned too, the game is drawn.',
      },
    },
    'cube.jacoby': {
      name: 'Jacoby rule',
      values: {
        on: 'Gammons count only once somebody has doubled.',
        off: 'Gammons always count.',
      },
    },
    'cube.crawford': {
      name: 'Crawford rule',
      values: {
        on: 'One game without the cube, once a side needs a single point.',
        off: 'The cube is there in every game.',
      },
    },
    'cube.beaver': {
      name: 'Beavers',
      values: {
        off: 'A double is taken or passed.',
        on: 'Who is doubled may double again at once and keep the cube.',
      },
    },
    'cube.auto': {
      name: 'Automatic doubles',
      values: {
        0: 'None.',
        1: 'Equal dice in the draw double the cube, once a game.',
        2: 'Equal dice in the draw double the cube, up to twice a game.',
      },
    },
    'match.unit': {
      name: 'What the match counts',
      values: {
        points: 'Points, which gammons and the cube multiply.',
        wins: 'Wins: each game counts 1.',
      },
    },
    resign: {
      name: 'Giving up',
      values: {
        position: 'Costs what the board says, as if the other side had finished now.',
        offer: 'You name what you give, and the other side accepts or plays on.',
      },
    },
    'clock.flag': {
      name: 'When time runs out',
      values: {
        game: 'The game is lost.',
        match: 'The whole match is lost; each side has one time for all of it.',
      },
    },
  },

  length: 'Length',
  lengths: {
    single: { name: 'Single game', about: 'One game after another, without the cube.' },
    match: { name: 'Match', about: 'Whoever reaches the number first has won the match.' },
    unlimited: { name: 'Unlimited', about: 'Points are added up for as long as you like.' },
  },
  matchTo: (points) => `Match to ${points}`,
  otherLength: 'Match to another number',
  points: 'Match to',

  cube: {
    name: 'Doubling cube',
    about: 'Before a throw either side may offer to double what the game counts.',
  },

  clock: 'Clock',
  clocks: {
    none: { name: 'None', about: 'Think as long as you like.' },
    fischer: {
      name: 'Fischer',
      about: 'After each move the seconds are added to your time, so it can grow.',
    },
    compensation: {
      name: 'Compensation',
      about: 'The first seconds of each move are free; what you save of them is not kept.',
    },
  },
  pace: 'Pace',
  paces: {
    quick: 'Quick: 3 minutes, 5 seconds a move',
    usual: 'Usual: 5 minutes, 10 seconds a move',
    slow: 'Slow: 15 minutes, 15 seconds a move',
    other: 'My own',
  },
  minutes: 'Minutes a side',
  seconds: 'Seconds a move',

  colour: 'Your colour',
  colours: { blue: 'Blue', red: 'Red' },

  table: 'Opponent and board',
  opponent: 'Opponent',
  opponents: {
    simple: { name: 'Computer: Simple', about: 'Judges each play at a glance and makes mistakes.' },
    hard: { name: 'Computer: Hard', about: 'Thinks one throw ahead.' },
    expert: { name: 'Computer: Expert', about: 'Thinks two throws ahead and forgives little.' },
    person: { name: 'Another person', about: 'Two people take turns at this board.' },
  },
  mirrored: { name: 'Home on the left', about: 'Mirrors the board; the game stays the same.' },
  pips: { name: 'Pip counts', about: 'Shows how many pips each side still has to travel.' },
  diceNames: {
    name: 'Names of rolls',
    about: 'Calls rolls as nardy players do: 6-5 is “shesh besh”.',
  },
  record: {
    name: 'Record',
    about: 'What was played stands below the board; go back to any move, save it, open another.',
  },
  fairDice: {
    name: 'Dice to check',
    about: 'The dice are fixed by a secret before the match; after it anybody can check them.',
  },
  theme: 'Colours',
  themes: {
    system: 'As the system has them',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Black and white',
  },
  speed: 'Movement',
  speeds: { 400: 'Slow', 220: 'Usual', 100: 'Quick', 0: 'At once' },
};
