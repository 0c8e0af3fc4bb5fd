import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  beginLedger,
  commitmentOf,
  createFairDice,
  followGame,
  isMatchOver,
  verifyDice,
  type DiceLedger,
  type Moment,
} from '../../src/dice/index.js';
import {
  newRecord,
  openingSide,
  orThrow,
  replay,
  ROLLS,
  type Action,
  type GameRecord,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { goOn, SEED } from '../dice/fair-record.js';
import { DiceReportStand } from '../support/dice-report-stand.js';
import { QUIET } from '../support/random-actions.js';
import { mulberry32 } from '../support/random.js';

let stand: DiceReportStand | undefined;

async function open(...given: Parameters<typeof DiceReportStand.open>): Promise<DiceReportStand> {
  stand = await DiceReportStand.open(...given);
  return stand;
}

beforeEach(() => page.viewport(1000, 1400));
afterEach(() => stand?.close());

const deed = { side: 'blue', elapsed: 0 } as const;
const draw: Action = {
  ...deed,
  type: 'opening',
  throws: [[6, 1]],
  side: openingSide([[6, 1]], 'high'),
};
const twoGames: GameRecord = {
  ...newRecord({ matchLength: 0 }),
  actions: [
    draw,
    { ...deed, type: 'play', steps: [{ from: 24, die: 6 }] },
    { ...deed, type: 'roll', side: 'red', dice: [3, 3] },
    { ...deed, type: 'play', side: 'red', steps: [] },
    { ...deed, type: 'nextGame' },
    { ...deed, type: 'roll', dice: [2, 1] },
  ],
};

describe('the statistics', () => {
  test('are of both sides, with what can be expected beside them', async () => {
    const shown = await open(twoGames);
    const rows = shown.read('tr');
    expect(rows.slice(0, 12)).toEqual([
      'You Computer',
      'Rolls 2 1',
      'Pips rolled 10 average (15.2) 12 average (8.2)',
      'Pips a roll 5 average (7.6) 12 average (8.2)',
      'Doubles 0 average (0.2) 1 average (0.2)',
      'Turns without a move 0 1',
      'Dice with 1 2 average (0.7) 0 average (0.3)',
      'Dice with 2 1 average (0.7) 0 average (0.3)',
      'Dice with 3 0 average (0.7) 2 average (0.3)',
      'Dice with 4 0 average (0.7) 0 average (0.3)',
      'Dice with 5 0 average (0.7) 0 average (0.3)',
      'Dice with 6 1 average (0.7) 0 average (0.3)',
    ]);
    expect(rows[12]).toBe('Roll You Computer');
    expect(rows.slice(13).map((row) => row.split(' ')[0])).toEqual(
      ROLLS.map((dice) => dice.join('-')),
    );
    expect(rows.filter((row) => /^(6-1|3-3|2-1|4-2) /.test(row))).toEqual([
      '2-1 1 average (0.1) 0 average (0.1)',
      '3-3 0 average (0) 1 average (0)',
      '4-2 0 average (0.1) 0 average (0.1)',
      '6-1 1 average (0.1) 0 average (0.1)',
    ]);
  });

  test('are of all games, or of the last one', async () => {
    const shown = await open(twoGames);
    expect(shown.read('.scopes button')).toEqual(['This game', 'All games']);
    await userEvent.click(shown.find('.scopes button'));
    expect(shown.read('[aria-pressed=true]')).toEqual(['This game']);
    expect(shown.read('tbody tr').slice(0, 2)).toEqual([
      'Rolls 1 0',
      'Pips rolled 3 average (8.2) 0 average (0)',
    ]);
  });

  test('are all that there is without fair dice, and of one game without a choice', async () => {
    const shown = await open({ ...twoGames, actions: twoGames.actions.slice(0, 4) });
    expect(shown.read('h2, h3, h4')).toEqual(['Dice']);
    expect(shown.read('button')).toEqual([]);
  });

  test('follow the game', async () => {
    const shown = await open({ ...twoGames, actions: [] });
    expect(shown.read('tbody tr')[0]).toBe('Rolls 0 0');
    shown.record = twoGames;
    shown.show();
    expect(shown.read('tbody tr')[0]).toBe('Rolls 2 1');
  });

  test('are written as the language writes numbers', async () => {
    const shown = await open(twoGames, undefined, 'ru');
    expect(shown.read('tbody tr')[1]).toBe('Выпало пипсов 10 в среднем (15,2) 12 в среднем (8,2)');
  });
});

const match = { matchLength: 3 };

function momentOf(record: GameRecord): Moment {
  return { record, state: orThrow(replay(record)) };
}

/** A ledger of known dice. */
function begun(settings: GivenSettings = match, salt = ''): DiceLedger {
  return { ...beginLedger(momentOf(newRecord(settings))), fair: createFairDice(SEED, salt) };
}

/** The ledger once its dice have been played with. */
function played(ledger: DiceLedger, turns = Infinity): DiceLedger {
  const isEnd = (state: GameState): boolean => state.turns === turns || isMatchOver(state);
  const record = goOn(mulberry32(3), ledger.fair, ledger.moment.record, isEnd, QUIET);
  return followGame(ledger, momentOf(record));
}

async function openLedger(ledger: DiceLedger, language?: 'ru'): Promise<DiceReportStand> {
  return open(ledger.moment.record, ledger, language);
}

const hash = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

describe('before the first throw', () => {
  test('the commitment is shown, and the secret is not', async () => {
    const shown = await openLedger(begun());
    expect(shown.read('h3, h4, dt, dd, label')).toEqual([
      'Fair dice',
      'This match',
      'Fingerprint (SHA-256)',
      hash,
      'Your word',
    ]);
    expect(shown.root.innerHTML).not.toContain(begun().fair.seed);
  });

  test('a salt can be given, and another instead', async () => {
    const shown = await openLedger(begun());
    for (const word of [' снег ', 'дождь']) {
      await userEvent.fill(shown.find('input'), word);
      await userEvent.keyboard('{Enter}');
      expect(shown.ledger?.fair).toEqual({ ...begun().fair, salt: word.trim() });
      expect(shown.read('[role=status]')).toEqual(['The word has been added.']);
    }
    await userEvent.fill(shown.find('input'), '');
    await userEvent.click(shown.find('form button'));
    expect(shown.ledger?.fair.salt).toBe('');
    expect(shown.read('[role=status]')).toEqual(['']);
  });

  test('a salt that cannot be is refused, and so is one that comes too late', async () => {
    const shown = await openLedger(begun());
    (shown.find('input') as HTMLInputElement).value = 'x\ud83c';
    await userEvent.click(shown.find('form button'));
    expect(shown.read('[role=status]')).toEqual(['This text cannot be used.']);
    // Thrown, and not yet drawn.
    shown.ledger = played(begun(), 1);
    await userEvent.click(shown.find('form button'));
    expect(shown.read('[role=status]')).toEqual([
      'The first throw has been made: too late for a word.',
    ]);
    expect(shown.find('form')).toBeNull();
  });

  test('unlimited play is told to be one match', async () => {
    const shown = await openLedger(begun({ matchLength: 0 }));
    expect(shown.read('section section p')[0]).toMatch(
      /changed\. Unlimited play counts as one match, which ends when a new session begins\.$/,
    );
  });
});

test('during the match commitment and salt stand, and the secret is not shown', async () => {
  const ledger = played(begun(match, '<b>снег</b>'), 4);
  const shown = await openLedger(ledger);
  expect(shown.read('h4, dt, dd')).toEqual([
    'This match',
    'Fingerprint (SHA-256)',
    hash,
    'Your word',
    '<b>снег</b>',
  ]);
  expect(shown.root.innerHTML).not.toContain(ledger.fair.seed);
  expect(shown.read('form, section section button')).toEqual([]);
});

describe('after the match', () => {
  const over = played(begun(match, 'снег'));
  const dice = over.fair.before;

  test('the secret is told, and the next commitment is there', async () => {
    const shown = await openLedger(over);
    expect(shown.read('h4, dt, dd')).toEqual([
      'The next match',
      'Fingerprint (SHA-256)',
      commitmentOf(over.fair),
      'The match that is over',
      'Fingerprint (SHA-256)',
      hash,
      'Your word',
      'снег',
      'Secret',
      begun().fair.seed,
    ]);
    expect(shown.root.innerHTML).not.toContain(over.fair.seed);
  });

  test('the check says that the dice are right', async () => {
    const shown = await openLedger(over);
    await userEvent.click(shown.find('[data-button=check]'));
    expect(shown.read('[role=status]')).toEqual([
      '',
      `The secret fits the fingerprint, and all that was thrown follows from it: ${dice} dice.`,
    ]);
  });

  test('the check says what is wrong, and says it of these dice only', async () => {
    const { record } = over.told!;
    const actions = record.actions.map((action) =>
      action.type === 'opening'
        ? { ...action, throws: [[6, 6], ...action.throws] as const }
        : action,
    );
    const forged = { ...over, told: { ...over.told!, record: { ...record, actions } } };
    const shown = await openLedger(forged, 'ru');
    await userEvent.click(shown.find('[data-button=check]'));
    expect(shown.read('[role=status]')).toEqual([
      '',
      'Кости из секрета не следуют. dice proof: die 1 is 6, and 4 follows from the seed',
    ]);
    expect(shown.find('[role=status] [lang=en]')).not.toBeNull();
    shown.ledger = over;
    shown.show();
    expect(shown.read('[role=status]')).toEqual(['', '']);
  });

  test('the proof can be taken elsewhere as text', async () => {
    const shown = await openLedger(over);
    const text = shown.find('textarea') as HTMLTextAreaElement;
    expect(text.value).toBe('');
    await userEvent.click(shown.find('section section summary'));
    await expect.poll(() => text.value).not.toBe('');
    const { record } = over.moment;
    const proof = JSON.parse(text.value) as unknown;
    expect(verifyDice(proof, { commitment: hash, salt: 'снег', record })).toBe(true);
  });
});

test.each([
  ['en', undefined],
  ['en', 'dark'],
  ['ru', 'contrast'],
] as const)(
  'axe finds nothing wrong, and nothing is too wide: %s, theme %s',
  async (language, theme) => {
    const over = played(begun(match, 'снег'));
    const shown = await open({ ...over.moment.record, ...twoGames }, over, language);
    if (theme) shown.element.setAttribute('theme', theme);
    for (const details of shown.root.querySelectorAll('details')) details.open = true;
    const { violations } = await axe.run(shown.element, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const wide = [...shown.root.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > 320 + shown.element.offsetLeft,
    );
    expect(wide).toEqual([]);
  },
);
