import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave, saveOf, saveText, type Kept } from '../../../src/element/keeper/index.js';
import { act, openSession } from '../../../src/element/session.js';
import { GameError, orThrow, replay, VARIANTS, type Action } from '../../../src/game/index.js';
import { faultOf } from '../../support/fault-of.js';
import { stateOf } from '../../support/near-end.js';
import { mulberry32 } from '../../support/random.js';
import { anyGame } from './any-game.js';

const start = stateOf([[8, 15]], [[6, 15]], { name: 'rolling', side: 'blue' });
const roll: Action = { type: 'roll', side: 'blue', elapsed: 20, dice: [3, 1] };
const session = orThrow(act(openSession(start), roll));
const sound = saveOf({ session, elapsed: 7, extra: {} });
const text = saveText(sound);

/** The save with other parts; `undefined` takes one out. */
function withParts(parts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...sound, ...parts });
}

function withRecord(parts: Readonly<Record<string, unknown>>): string {
  return withParts({ record: { ...sound.record, ...parts } });
}

describe('a damaged save is refused, and the place is named', () => {
  test.each([
    ['nothing', '', 'bad-text', 'save: 0 characters that are no JSON: ""'],
    ['no JSON', '<script>', 'bad-text', 'save: 8 characters that are no JSON: "<script>"'],
    [
      'JSON without its end',
      text.slice(0, -1),
      'bad-text',
      `save: ${text.length - 1} characters that are no JSON: ` +
        '"{\\"version\\":1,\\"elapsed\\":7,\\"steps\\":[],\\"extra\\":{},\\"record\\":{\\"version\\":...',
    ],
    ['null', 'null', 'bad-state', 'save: null is no object'],
    ['a list', '[1,2]', 'bad-state', 'save: [1,2] is no object'],
    ['another version', withParts({ version: 2 }), 'bad-state', 'save: version 2 is not known'],
    [
      'no version',
      withParts({ version: undefined }),
      'bad-state',
      'save: version undefined is not known',
    ],
    [
      'a time that is text',
      withParts({ elapsed: '7' }),
      'bad-state',
      'save: elapsed "7" is no time in milliseconds',
    ],
    [
      'a negative time',
      withParts({ elapsed: -1 }),
      'bad-state',
      'save: elapsed -1 is no time in milliseconds',
    ],
    [
      'extra that is a list',
      withParts({ extra: [] }),
      'bad-state',
      'save: extra [] is no object that can be saved',
    ],
    ['steps that are no list', withParts({ steps: {} }), 'bad-state', 'save: steps {} are no list'],
    ['no record', withParts({ record: 5 }), 'bad-state', 'save: record: 5 is no object'],
    [
      'another version of the record',
      withRecord({ version: 0 }),
      'bad-state',
      'save: record: version 0 is not known',
    ],
    [
      'no actions',
      withRecord({ actions: null }),
      'bad-state',
      'save: record: actions null are no list',
    ],
    [
      'an impossible start',
      withRecord({ start: { ...start, game: -1 } }),
      'bad-state',
      'save: record: start: this is no state of a game: game -1 is no number from 1',
    ],
    [
      'an unknown action',
      withRecord({ actions: [roll, { ...roll, type: 'cheat' }] }),
      'unknown-action',
      'save: record: action 2: no action is named "cheat"',
    ],
    [
      'an illegal action',
      withRecord({ actions: [roll, roll] }),
      'wrong-phase',
      'save: record: action 2: roll: not now, the game is in its phase "moving"',
    ],
    [
      'an illegal step',
      withParts({
        steps: [
          { from: 8, die: 3 },
          { from: 8, die: 3 },
        ],
      }),
      'illegal-play',
      'save: step 2: from 8 with a 3 no legal play goes on (dice left: 1)',
    ],
    [
      'a step that is none',
      withParts({ steps: [null] }),
      'illegal-play',
      'save: step 1: null is no step { from, die }',
    ],
    [
      'a step out of turn',
      saveText({
        ...sound,
        steps: [{ from: 8, die: 3 }],
        record: { ...sound.record, actions: [] },
      }),
      'wrong-phase',
      'save: step 1: a step: not now, the game is in its phase "rolling"',
    ],
  ])('%s', (_, damaged, code, message) => {
    expect(faultOf(readSave(damaged))).toEqual({ code, message });
  });

  test('what is nested too deeply to be written again', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const fault = faultOf(readSave(text.replace('"extra":{}', `"extra":{"deep":${deep}}`)));
    expect(fault.code).toMatch(/^bad-(text|state)$/);
  });

  test('steps of a turn that had not begun when a resignation was offered', () => {
    const settings = { options: { resign: 'offer' } } as const;
    const offering = stateOf([[8, 15]], [[6, 15]], { name: 'rolling', side: 'blue' }, { settings });
    const offer: Action = { type: 'offerResignation', side: 'blue', elapsed: 0, kind: 'single' };
    const record = { version: 1, start: offering, actions: [offer] } as const;
    const damaged = saveText({ ...sound, record, steps: [{ from: 8, die: 3 }] });
    expect(faultOf(readSave(damaged))).toEqual({
      code: 'wrong-phase',
      message: 'save: step 1: a step: not now, the game is in its phase "resigning"',
    });
  });
});

describe('whatever is read, nothing is thrown, and what is not refused is a game by the rules', () => {
  const games = fc
    .record({ seed: fc.nat(), variant: fc.constantFrom(...VARIANTS), actions: fc.nat(12) })
    .map(({ seed, variant, actions }) => anyGame(mulberry32(seed), variant, actions));
  const texts = games.map((game) => saveText(saveOf(game)));

  function expectSound(read: Kept | GameError): void {
    if (read instanceof GameError) expect(read.message).toMatch(/^save: /);
    else expect(replay(read.session.record)).toEqual(read.session.state);
  }

  test('a save of which the end is missing is always refused', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (whole, length) => {
        expect(readSave(whole.slice(0, length % whole.length))).toBeInstanceOf(GameError);
      }),
    );
  });

  test('a save with other characters somewhere', () => {
    const signs = fc.oneof(fc.constantFrom('', '0', '9', '-', '"', '}', ']', ','), fc.string());
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(3), signs, (whole, at, cut, put) => {
        const place = at % whole.length;
        expectSound(readSave(whole.slice(0, place) + put + whole.slice(place + cut)));
      }),
      { numRuns: 300 },
    );
  });

  test('a save with something else in the place of one of its parts', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.jsonValue(), (game, at, value) => {
        const save = JSON.parse(saveText(saveOf(game))) as object;
        const places = placesIn(save);
        const [holder, name] = places[at % places.length];
        Object.assign(holder, { [name]: value });
        expectSound(readSave(JSON.stringify(save)));
      }),
      { numRuns: 300 },
    );
  });

  test('any text, and any JSON', () => {
    const json = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => withParts({ record: value })),
    );
    fc.assert(fc.property(json, (any) => expectSound(readSave(any))));
  });
});

/** Every place in a value where something else could be. */
function placesIn(value: object): readonly (readonly [holder: object, name: string])[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    [value, name] as const,
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);
}
