import { describe, expect, test } from 'vitest';
import {
  beginLedger,
  commitmentOf,
  countDice,
  dieAt,
  followGame,
  proveDice,
  readLedger,
  saltLedger,
  savedDice,
  takesSalt,
  verifyDice,
  type DiceLedger,
  type Moment,
} from '../../src/dice/index.js';
import {
  applyAction,
  newRecord,
  orThrow,
  recordFrom,
  replay,
  type Action,
  type GameRecord,
  type GameState,
  type GivenSettings,
} from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { faultOf } from '../support/fault-of.js';
import { QUIET } from '../support/random-actions.js';
import { mulberry32 } from '../support/random.js';
import { goOn } from './fair-record.js';

const { nextGame } = anyActions('blue');
const match = { matchLength: 3 };

function momentOf(record: GameRecord): Moment {
  return { record, state: orThrow(replay(record)) };
}

function begin(settings: GivenSettings = {}): DiceLedger {
  return beginLedger(momentOf(newRecord(settings)));
}

/** The ledger after an action, as a board has it. */
function after(ledger: DiceLedger, action: Action): DiceLedger {
  const { record, state } = ledger.moment;
  return followGame(ledger, {
    record: { ...record, actions: [...record.actions, action] },
    state: orThrow(applyAction(state, action)),
  });
}

/** The ledger after games with its own dice, action by action, until one ends a game or a match. */
function play(ledger: DiceLedger, until: 'game' | 'match' | number): DiceLedger {
  const { record } = ledger.moment;
  const isEnd = ({ phase, turns }: GameState): boolean => {
    if (typeof until === 'number') return turns === until;
    return phase.name === 'over' && (until === 'game' || phase.match !== null);
  };
  // The seeds are others each time: nobody gives up early.
  const whole = goOn(mulberry32(2), ledger.fair, record, isEnd, QUIET);
  return whole.actions.slice(record.actions.length).reduce(after, ledger);
}

function told(ledger: DiceLedger): unknown {
  const { fair, record } = ledger.told!;
  return verifyDice(orThrow(proveDice(fair, record)), { record });
}

test('nothing is told before a match is over', () => {
  const ledger = begin({ matchLength: 25 });
  for (const later of [after(play(ledger, 5), nextGame), play(play(ledger, 'game'), 1)]) {
    expect(later.fair).toEqual(ledger.fair);
    expect(later.told).toBeUndefined();
  }
});

describe('a match that is over', () => {
  const first = begin(match);
  const over = play(first, 'match');

  test('tells its dice, and the next has others', () => {
    expect(over.told).toEqual({ fair: first.fair, record: over.moment.record });
    expect(told(over)).toBe(true);
    expect(over.fair.before).toBe(countDice(over.moment.record));
    expect(over.fair.seed).not.toBe(first.fair.seed);
  });

  test('lets a salt be given for the next until its first throw', () => {
    const salted = orThrow(saltLedger(over, 'снег'));
    expect(takesSalt(over)).toBe(true);
    expect(salted.fair).toEqual({ ...over.fair, salt: 'снег' });
    const next = after(salted, nextGame);
    expect([next.fair, next.told]).toEqual([salted.fair, over.told]);
    const thrown = play(next, 1);
    expect(takesSalt(thrown)).toBe(false);
    expect(faultOf(saltLedger(thrown, 'дождь')).code).toBe('not-allowed');
    const again = play(thrown, 'match');
    expect(again.told?.fair).toEqual(salted.fair);
    expect(told(again)).toBe(true);
  });

  test('is loaded again with what was told', () => {
    const saved: unknown = JSON.parse(JSON.stringify(savedDice(over)));
    expect(readLedger(saved, over.moment)).toEqual(over);
    const next = play(after(over, nextGame), 1);
    const loaded = orThrow(readLedger(savedDice(next), next.moment));
    expect(told(loaded)).toBe(true);
  });
});

test('a game under way is loaded again with the same dice', () => {
  const ledger = play(begin(), 3);
  const loaded = orThrow(readLedger(savedDice(ledger), ledger.moment));
  expect(loaded).toEqual(ledger);
  expect(dieAt(loaded.fair, 5)).toBe(dieAt(ledger.fair, 5));
});

test('a single game that is given up for another tells its dice', () => {
  const begun = play(begin(), 3);
  const next = after(begun, nextGame);
  expect(next.told?.fair).toEqual(begun.fair);
  expect(told(next)).toBe(true);
  expect(next.fair).toEqual({ ...next.fair, salt: '', before: countDice(begun.moment.record) });
  expect(next.fair.seed).not.toBe(begun.fair.seed);
});

test('unlimited play tells its dice once another session is on the board', () => {
  const begun = play(after(play(begin({ matchLength: 0 }), 'game'), nextGame), 'game');
  expect(begun.told).toBeUndefined();
  const other = followGame(begun, momentOf(newRecord(match)));
  expect(other.told).toEqual({ fair: begun.fair, record: begun.moment.record });
  expect(told(other)).toBe(true);
  expect(other.fair.before).toBe(0);
  // What belongs to no record that is saved cannot be checked any more.
  expect(savedDice(other)).toEqual({ fair: other.fair });
});

test('dice of which none was thrown serve for another session, salt and all', () => {
  const salted = orThrow(saltLedger(begin(), 'снег'));
  const played = play(begin(match), 'match').moment;
  const other = followGame(salted, played);
  expect(other.fair).toEqual({ ...salted.fair, before: countDice(played.record) });
  expect(commitmentOf(other.fair)).toBe(commitmentOf(salted.fair));
  expect(other.told).toBeUndefined();
});

test('a session that is put back is another one', () => {
  const begun = play(begin(), 6);
  const { record } = begun.moment;
  const back = followGame(begun, momentOf({ ...record, actions: record.actions.slice(0, 3) }));
  expect(back.told?.fair).toEqual(begun.fair);
  expect(back.fair.before).toBe(countDice(back.moment.record));
  const middle = followGame(begun, momentOf(recordFrom(begun.moment.state)));
  expect(middle.fair.before).toBe(0);
});

describe('a damaged save is refused', () => {
  const { fair, moment } = play(begin(), 2);
  const count = countDice(moment.record);
  test.each<[string, unknown, string]>([
    ['nothing', null, 'undefined is no object'],
    ['no dice', {}, 'undefined is no object'],
    ['a bad salt', { fair: { ...fair, salt: 1 } }, 'the salt 1 is no text'],
    ['bad dice told', { fair, told: { ...fair, version: 0 } }, 'version 0 is not known'],
    [
      'dice of another record',
      { fair: { ...fair, before: count + 1 } },
      `${count + 1} dice had been thrown before these, and the record has ${count}`,
    ],
  ])('%s', (_, value, message) => {
    expect(faultOf(readLedger(value, moment))).toEqual({
      code: 'bad-dice',
      message: `fair dice: ${message}`,
    });
  });
});
