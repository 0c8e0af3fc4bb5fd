import { describe, expect, test } from 'vitest';
import type { Spot } from '../../src/board/view-model.js';
import type { Interaction } from '../../src/element/interaction.js';
import type { Seats } from '../../src/element/seats.js';
import {
  act,
  beginSession,
  openSession,
  playOf,
  trySteps,
  type Session,
} from '../../src/element/session.js';
import { situationOf } from '../../src/element/situation.js';
import type { ViewOptions } from '../../src/element/view.js';
import {
  orThrow,
  readState,
  type Action,
  type GameState,
  type StepChoice,
} from '../../src/game/index.js';
import { ru } from '../../src/locale/ru.js';
import { moving, stateOf } from '../support/near-end.js';
import { ready, show } from '../support/shown-view.js';

function opened(...throws: [number, number][]): Session {
  const [blue, red] = throws[throws.length - 1];
  const opening: Action = {
    type: 'opening',
    side: blue > red ? 'blue' : 'red',
    elapsed: 0,
    throws,
  };
  return orThrow(act(beginSession({ variant: 'short' }), opening));
}

/** A side without checkers on the board has won. */
function finished(...sides: Parameters<typeof stateOf>): GameState {
  return orThrow(readState(stateOf(...sides)));
}

function played(session: Session, steps: readonly StepChoice[]): Session {
  const tried = orThrow(trySteps(session, steps));
  return orThrow(act(tried, orThrow(playOf(tried, 0))));
}

const start = beginSession({ variant: 'short' });

describe('checkers', () => {
  test('stand in the numbers of the person at the bottom', () => {
    const { points } = show(start);
    expect(points[24]).toEqual({ side: 'blue', count: 2 });
    expect(points[1]).toEqual({ side: 'red', count: 2 });
    expect(points[12]).toEqual({ side: 'red', count: 5 });
    expect(points[7]).toBeUndefined();
    const red = show(start, ready, { seats: { bottom: 'red', opponent: 'computer' } });
    expect(red.points[24]).toEqual({ side: 'red', count: 2 });
    expect(red.bottom).toBe('red');
  });

  test('on the bar and off are counted with the steps tried', () => {
    const session = openSession(
      stateOf(
        [
          [25, 1],
          [6, 1],
        ],
        [
          [4, 1],
          [6, 2],
        ],
        moving([4, 1]),
      ),
    );
    const hit = orThrow(trySteps(session, [{ from: 25, die: 4 }]));
    expect(show(hit).bar).toEqual({ blue: 0, red: 1 });
    expect(show(hit).off).toEqual({ blue: 13, red: 12 });
    expect(show(hit).strips.red).toMatchObject({ pips: '37 pips', off: '12 off' });
  });
});

describe('marks', () => {
  const session = opened([3, 1]);

  test('name what can move, and where the selected checker can go', () => {
    expect(show(session).marks).toEqual({
      side: 'blue',
      selected: undefined,
      movable: [24, 13, 8, 6],
      targets: [],
      choices: [],
    });
    const selected = show(session, { name: 'checker-selected', from: 8 }).marks;
    expect(selected).toMatchObject({ selected: 8, targets: [5, 7, 4] });
  });

  test('are mirrored for red against blue at the bottom', () => {
    const red = opened([1, 3]);
    const seats: Seats = { bottom: 'blue', opponent: 'person' };
    expect(show(red, { name: 'checker-selected', from: 8 }, { seats }).marks).toMatchObject({
      side: 'red',
      selected: 17,
      targets: [20, 18, 21],
    });
  });

  test('are there only while a step is chosen', () => {
    const states: Interaction[] = [
      { name: 'idle' },
      { name: 'animating' },
      { name: 'dice-rolling' },
      { name: 'opponent-thinking' },
      { name: 'to-confirm' },
    ];
    for (const interaction of states) expect(show(session, interaction).marks).toBeUndefined();
  });

  test('the last move leaves out where a checker only passed', () => {
    const next = played(opened([3, 1]), [
      { from: 13, die: 3 },
      { from: 10, die: 1 },
    ]);
    expect(show(next).lastMove).toEqual({ side: 'blue', from: [13], to: [9] });
    const point = played(opened([3, 1]), [
      { from: 6, die: 1 },
      { from: 8, die: 3 },
    ]);
    expect(show(point).lastMove).toEqual({ side: 'blue', from: [6, 8], to: [5] });
    const followed = played(opened([2, 5]), [
      { from: 8, die: 2 },
      { from: 13, die: 5 },
    ]);
    expect(show(followed).lastMove).toEqual({ side: 'red', from: [12], to: [19] });
    const rolled = orThrow(act(next, { type: 'roll', side: 'red', elapsed: 0, dice: [6, 1] }));
    const tried = orThrow(trySteps(rolled, [{ from: 13, die: 6 }]));
    expect(show(tried).lastMove).toEqual({ side: 'red', from: [12], to: [18] });
  });
});

describe('dice', () => {
  const values = (session: Session, interaction: Interaction = ready, drawing = false) => {
    const { blue, red } = show(session, interaction, { drawing }).dice;
    const text = (dice: typeof blue) =>
      dice.map(
        ({ value, used, enabled }) => `${value}${used ? ' used' : ''}${enabled ? ' !' : ''}`,
      );
    return { blue: text(blue), red: text(red) };
  };

  test('of the draw lie one on each side, then both with the winner', () => {
    const session = opened([2, 2], [3, 5]);
    expect(values(session, ready, true)).toEqual({ blue: ['3'], red: ['5'] });
    expect(values(session)).toEqual({ blue: [], red: ['5', '3'] });
  });

  test('a double gives four, used up one by one', () => {
    const session = openSession(
      stateOf(
        [
          [24, 2],
          [13, 5],
        ],
        [[24, 2]],
        moving([2, 2]),
      ),
    );
    expect(values(session).blue).toEqual(['2', '2', '2', '2']);
    const tried = orThrow(trySteps(session, [{ from: 24, die: 2 }]));
    expect(values(tried).blue.filter((die) => die === '2 used')).toHaveLength(1);
  });

  test('mean something while a checker is selected that can use them', () => {
    const session = opened([6, 5]);
    expect(values(session).blue).toEqual(['6', '5']);
    expect(values(session, { name: 'checker-selected', from: 24 }).blue).toEqual(['6 !', '5']);
    expect(values(session, { name: 'choosing-die', from: 13, dice: [5] }).blue).toEqual([
      '6',
      '5 !',
    ]);
  });

  test('of the last turn stay until the next throw', () => {
    const next = played(opened([3, 1]), [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ]);
    expect(values(next)).toEqual({ blue: ['3 used', '1 used'], red: [] });
  });
});

describe('buttons', () => {
  const buttons = (session: Session, interaction: Interaction) =>
    show(session, interaction).buttons.map(
      ({ label, filled, disabled }) =>
        `${label}${filled ? ' filled' : ''}${disabled ? ' off' : ''}`,
    );

  test('are always the same three, and the next thing to do is filled', () => {
    expect(buttons(start, { name: 'to-roll' })).toEqual(['Roll filled', 'Undo off', 'Done off']);
    const session = opened([3, 1]);
    expect(buttons(session, ready)).toEqual(['Roll off', 'Undo off', 'Done filled off']);
    const one = orThrow(trySteps(session, [{ from: 8, die: 3 }]));
    expect(buttons(one, ready)).toEqual(['Roll off', 'Undo', 'Done filled off']);
    const both = orThrow(trySteps(one, [{ from: 6, die: 1 }]));
    expect(buttons(both, { name: 'to-confirm' })).toEqual(['Roll off', 'Undo', 'Done filled']);
    expect(buttons(opened([1, 3]), { name: 'opponent-thinking' })).toEqual([
      'Roll off',
      'Undo off',
      'Done off',
    ]);
  });
});

describe('strips', () => {
  test('name the sides, the level, and who is to move', () => {
    const { blue, red } = show(opened([3, 1])).strips;
    expect(blue).toMatchObject({ name: 'You', detail: undefined, pips: '167 pips', toMove: true });
    expect(red).toMatchObject({ name: 'Computer', detail: 'Expert', toMove: false });
    const two = show(start, ready, { seats: { bottom: 'blue', opponent: 'person' } }).strips;
    expect([two.blue.name, two.red.name, two.red.detail]).toEqual(['Blue', 'Red', undefined]);
  });

  test('show the search of the computer, and only on its strip', () => {
    const { blue, red } = show(opened([1, 3]), ready, { progress: 0.25 }).strips;
    expect([blue.thinking, red.thinking]).toEqual([undefined, 0.25]);
  });

  test('count the games won, and beside them the points', () => {
    const session = openSession({
      ...stateOf([[6, 1]], [[24, 1]]),
      score: { blue: { games: 1, points: 3 }, red: { games: 2, points: 2 } },
    });
    expect(show(session).strips.blue.score).toBe('1 win · 3 points');
    expect(show(session, ready, { strings: ru }).strips.red.score).toBe('2 победы · 2 очка');
    const { blue, red } = show(session, ready, { narrow: true }).strips;
    expect([blue.score, red.name, red.detail]).toEqual(['1 win', 'Expert', undefined]);
    expect(show(start).strips.blue.score).toBe('');
  });

  test('leave the pips out when they are hidden', () => {
    expect(show(start, ready, { pips: false }).strips.blue.pips).toBeUndefined();
  });
});

describe('status', () => {
  const status = (
    session: Session,
    interaction: Interaction = ready,
    options: Partial<ViewOptions> = {},
  ) => show(session, interaction, { strings: ru, rollNames: 'ru', ...options }).status;

  test('says what is going on, in the words of the language', () => {
    expect(status(start, { name: 'to-roll' })).toBe('Новая игра: «Ход» покажет, кто начинает');
    expect(status(opened([6, 3]))).toBe('Ваш ход: 6-3 · шеш ся. Выберите шашку');
    expect(status(opened([3, 6]))).toBe('Ход компьютера: 6-3 · шеш ся');
    expect(status(opened([3, 6]), ready, { drawing: true })).toBe(
      'Жребий: синие 3, красные 6. Начинает\u00a0компьютер',
    );
    expect(status(opened([3, 6]), ready, { progress: 0 })).toBe('6-3 · шеш ся. Компьютер думает…');
    expect(status(opened([6, 3]), ready, { notice: 'Сбой' })).toBe('Сбой');
  });

  test('the hint is there until the first play of a session', () => {
    const seats: Seats = { bottom: 'blue', opponent: 'person' };
    const blue = played(opened([3, 1]), [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ]);
    const roll = (session: Session, side: 'blue' | 'red') =>
      orThrow(act(session, { type: 'roll', side, elapsed: 0, dice: [3, 1] }));
    const red = roll(blue, 'red');
    expect(status(red, ready, { seats })).toBe('Ход красных: 3-1 · ся ег. Выберите шашку');
    const again = roll(
      played(red, [
        { from: 24, die: 3 },
        { from: 24, die: 1 },
      ]),
      'blue',
    );
    expect(status(again)).toBe('Ваш ход: 3-1 · ся ег');
    expect(status(opened([6, 3]), { name: 'checker-selected', from: 24 })).toBe(
      'Ваш ход: 6-3 · шеш ся',
    );
  });

  test('says why a clicked checker cannot move', () => {
    const stuck: Interaction = { name: 'ready', stuck: true };
    const session = opened([6, 5]);
    expect(status(session, stuck)).toBe('Эта шашка с 6-5 не ходит');
    const one = orThrow(trySteps(session, [{ from: 13, die: 6 }]));
    expect(show(one, stuck).status).toBe('This checker cannot move with 5');
    const waiting = openSession(
      stateOf(
        [
          [25, 1],
          [6, 2],
        ],
        [[6, 2]],
        moving([6, 5]),
      ),
    );
    expect(show(waiting, stuck).status).toBe('First bring in your checker from the bar');
  });

  test('tells the person what the computer has just hit', () => {
    const state = stateOf(
      [
        [20, 1],
        [17, 1],
        [6, 2],
      ],
      [
        [13, 2],
        [8, 2],
      ],
      moving([3, 3], 'red'),
    );
    const hit = played(openSession(state), [
      { from: 8, die: 3 },
      { from: 8, die: 3 },
      { from: 13, die: 3 },
      { from: 13, die: 3 },
    ]);
    expect(status(hit)).toBe('Ваша шашка на 20-м побита. Ваша очередь: нажмите «Ход»');
    const seats: Seats = { bottom: 'blue', opponent: 'person' };
    expect(status(hit, ready, { seats })).toBe('Очередь синих: нажмите «Ход»');
  });

  test('tells a play that is complete from one whose rest is blocked', () => {
    const all = orThrow(
      trySteps(opened([3, 1]), [
        { from: 8, die: 3 },
        { from: 6, die: 1 },
      ]),
    );
    expect(show(all, { name: 'to-confirm' }).status).toBe('All played: press Done or Undo');
    const stuck = openSession(stateOf([[25, 2]], [[6, 2]], moving([6, 5])));
    const one = orThrow(trySteps(stuck, [{ from: 25, die: 5 }]));
    expect(show(one, { name: 'to-confirm' }).status).toBe('No way in from the bar: press Done');
  });

  test('a won game asks for no more dice', () => {
    const session = openSession(stateOf([[1, 1]], [[24, 2]], moving([6, 5])));
    const won = orThrow(trySteps(session, [{ from: 1, die: 6 }]));
    expect(show(won, { name: 'to-confirm' }).status).toBe('All played: press Done or Undo');
  });
});

test('spots are named with what stands there and what can be done', () => {
  const view = show(opened([3, 1]), { name: 'checker-selected', from: 8 });
  const spoken: [Spot, 'blue' | 'red', string][] = [
    [8, 'blue', '8 point, 3 blue checkers, selected'],
    [6, 'blue', '6 point, 5 blue checkers, can move'],
    [5, 'blue', '5 point, empty, legal target'],
    [12, 'blue', '12 point, 5 red checkers'],
    ['bar', 'red', 'red bar, empty'],
    ['off', 'blue', 'blue tray, empty'],
  ];
  for (const [spot, side, text] of spoken) expect(view.spotLabel(spot, side)).toBe(text);
});

test('the result is a panel until it is acknowledged, and for a host only a status', () => {
  const session = openSession(
    finished(
      [],
      [
        [20, 1],
        [13, 14],
      ],
    ),
  );
  const { panel } = show(session, { name: 'result' });
  expect(panel).toMatchObject({
    title: 'You win: backgammon (koks)',
    lines: ['3 points', 'Score: you\u00a00, computer\u00a00'],
    buttons: [{ name: 'new-game', label: 'New game', filled: true }],
  });
  const seats: Seats = { bottom: 'blue', opponent: 'none' };
  expect(situationOf(session, seats).stage).toBe('not-yours');
  const host = show(session, { name: 'idle' }, { seats });
  expect([host.panel, host.status]).toEqual([undefined, 'Blue wins: backgammon (koks), 3 points']);
});
