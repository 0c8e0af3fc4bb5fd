import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gamesIn,
  positionTexts,
  readContent,
  usualForm,
  writeFile,
  type Found,
} from '../../../src/element/desk/exchange-formats.js';
import { fileName } from '../../../src/element/desk/exchange-browser.js';
import {
  GameError,
  newRecord,
  newSession,
  recordFrom,
  replay,
  ruleSets,
  VARIANTS,
  type GameState,
  type GivenSettings,
} from '../../../src/game/index.js';
import { FileError, type MatchFile } from '../../../src/notation/matches/match-file.js';
import { writeMatch } from '../../../src/notation/matches/match-files.js';
import { faultOf } from '../../support/fault-of.js';
import { moving, stateOf } from '../../support/near-end.js';
import { mulberry32 } from '../../support/random.js';
import { seededSession } from '../../support/seeded-session.js';
import { toldState } from '../../support/told-state.js';

const m5 = (ending: string): Buffer =>
  readFileSync(new URL(`../../fixtures/files/m5${ending}`, import.meta.url));

function found(content: string | Uint8Array, rules = ruleSets.short): Found {
  const read = readContent(content, rules);
  if (read.name === 'unreadable') throw read.fault;
  return read;
}

function played(settings: GivenSettings, games = 1): MatchFile {
  const actions = seededSession(mulberry32(5), games, settings).map(({ action }) => action);
  return {
    headers: [],
    players: { blue: 'Анна', red: 'Bob' },
    record: { ...newRecord(settings), actions },
  };
}

describe('a position to copy', () => {
  test('of short nardy is written as the two IDs that everybody reads', () => {
    const state = stateOf(
      [
        [24, 2],
        [13, 5],
        [8, 3],
        [6, 5],
      ],
      [
        [24, 2],
        [13, 5],
        [8, 3],
        [6, 5],
      ],
      moving([3, 1]),
    );
    expect(positionTexts(state)).toEqual([
      { notation: 'xgid', text: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:1:0' },
      { notation: 'gnu-id', text: '4HPwATDgc/ABMA:cIklAAAAAAAE' },
    ]);
  });

  test('of another game has the text beside them that names the game', () => {
    const notationsOf = (state: GameState): readonly string[] => {
      const texts = positionTexts(state);
      return texts instanceof GameError ? [] : texts.map(({ notation }) => notation);
    };
    expect(VARIANTS.map((variant) => notationsOf(newSession({ variant })).join())).toEqual(
      VARIANTS.map((variant) => {
        if (variant === 'short') return 'xgid,gnu-id';
        return variant === 'long' || variant === 'plakoto' ? 'own' : 'xgid,gnu-id,own';
      }),
    );
  });

  test('is read again by the rules of the game that is on the board', () => {
    for (const variant of VARIANTS) {
      const states = seededSession(mulberry32(2), 1, { variant }).map(({ after }) => after);
      for (const state of states.slice(0, 30)) {
        if (state.phase.name === 'over') continue;
        const texts = positionTexts(state);
        if (texts instanceof GameError) throw texts;
        for (const { text } of texts) {
          const read = found(text, ruleSets[variant]);
          expect(read.name).toBe('position');
          expect(toldState(read.session.state)).toEqual(toldState(state));
        }
      }
    }
  });

  test('is not there once the game is over', () => {
    const { after } = seededSession(mulberry32(1)).at(-1)!;
    expect(faultOf(positionTexts(after)).code).toBe('not-allowed');
  });
});

describe('a match to keep', () => {
  test.each(['mat', 'sgf', 'json'] as const)('is read again from %s as it was', (form) => {
    const file = played({ matchLength: 3, cube: true }, 2);
    const read = found(writeFile(file, form) as string);
    expect(read.name === 'match' && read.file.players).toEqual(file.players);
    expect(read.session.state).toEqual({
      ...(replay(file.record) as GameState),
      settings: read.session.state.settings,
      clocks: null,
    });
    expect(read.session.record.actions.length).toBe(file.record.actions.length);
  });

  test('is the last one where the record holds several, but in our own form', () => {
    const begun = played({ matchLength: 2 }, 3);
    const first = writeFile(begun, 'mat');
    const all = writeFile(begun, 'json');
    expect(writeMatch(begun, 'mat')).toBeInstanceOf(GameError);
    expect(typeof first).toBe('string');
    expect(found(first as string).session.record.actions.length).toBeLessThan(
      begun.record.actions.length,
    );
    expect(found(all as string).session.record).toEqual(begun.record);
  });

  test('is a text for all programs where that can hold it, else our own form', () => {
    const middle = stateOf([[6, 2]], [[1, 2]], moving([2, 1]), {
      settings: { variant: 'plakoto' },
    });
    expect(usualForm(played({}))).toBe('mat');
    expect(usualForm({ ...played({}), record: recordFrom(middle) })).toBe('json');
  });

  test('has a file name that is one on every system', () => {
    const named = (red: string, blue: string): string => fileName({ red, blue }, 'mat');
    expect(named('Bob', 'Анна')).toBe('match-Bob-Анна.mat');
    expect(named('../../etc/passwd', '<script>')).toBe('match-etc-passwd-script.mat');
    expect(named('', '\u202e???')).toBe('match.mat');
    expect(named('CON', 'a'.repeat(5000))).toBe(`match-CON-${'a'.repeat(40)}.mat`);
    expect(named(`${'a'.repeat(39)}𝐀`, 'b')).toBe(`match-${'a'.repeat(39)}-b.mat`);
  });
});

describe('what is pasted', () => {
  test('is told by what stands in it', () => {
    const record = (ending: string): unknown => found(m5(ending)).session.record;
    expect(found(m5('.mat'))).toMatchObject({
      name: 'match',
      file: { players: { red: 'gnubg', blue: 'user' } },
    });
    expect([record('.sgf'), record('.txt'), record('-bar-off.mat')]).toEqual(
      Array.from({ length: 3 }, () => record('.mat')),
    );
    const read = found(m5('.mat'));
    expect(read.name === 'match' && gamesIn(read.file)).toBe(
      m5('.mat')
        .toString()
        .match(/^ Game /gm)!.length,
    );
  });

  test('may be an ID of another game than the one on the board', () => {
    const start = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
    for (const variant of ['long', 'plakoto', 'hypergammon'] as const) {
      const { state } = found(`some words\n${start}\nX:Blue O:Red`, ruleSets[variant]).session;
      expect(state.settings.variant).toBe('short');
      expect(state.phase).toEqual({ name: 'moving', side: 'blue', dice: [3, 1] });
    }
  });

  test('is refused with the place of the fault, and what comes before is there', () => {
    const text = m5('.mat').toString().replace('65: 24/18 18/13', '65: 24/18 18/12');
    const read = readContent(text, ruleSets.short);
    if (read.name !== 'unreadable') throw new Error('it was read');
    const { fault, before } = read;
    expect(fault).toBeInstanceOf(FileError);
    expect(fault).toMatchObject({ line: 8, column: 6 });
    expect(before?.session.record.actions.map(({ type }) => type)).toEqual([
      'opening',
      'play',
      'roll',
    ]);
  });

  test('is called what it seems to be meant as', () => {
    const fault = (text: string): string => {
      const read = readContent(text, ruleSets.short);
      return read.name === 'unreadable' ? read.fault.message : read.name;
    };
    expect(fault('hello')).toMatch(/^position: "hello" is none/);
    expect(fault('XGID=-b----E-C---eE---c-e----B-:0:0:1:99:0:0:0:0:10\nX: me')).toMatch(/^XGID: /);
    expect(fault('hello\nworld')).toMatch(/^line 1, column 1: /);
    expect(fault('(;FF[4]GM[1])')).toMatch(/^line 1, column /);
  });

  test('whatever it is, gives an answer', () => {
    const letters = fc.constantFrom(
      ...'(;[]{}"\\:/*=\n\t -0123456789 Game point match XGID nardy:'.match(/[^]/g)!,
    );
    const noise = fc.array(letters, { maxLength: 300 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(noise, fc.uint8Array({ maxLength: 300 })), (content) => {
        expect(['position', 'match', 'unreadable']).toContain(
          readContent(content, ruleSets.short).name,
        );
      }),
    );
  });

  test.each(['x', '\n', ' \n', '(', ' Game'])('may be much: %j', (words) => {
    const began = performance.now();
    expect(readContent(words.repeat(5e6 / words.length), ruleSets.short).name).toBe('unreadable');
    // A second on a machine that does nothing else.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
