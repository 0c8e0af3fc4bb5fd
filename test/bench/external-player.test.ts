import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLine, playText, type ExternalPlayer } from '../../bench/external-player.js';
import {
  EXTERNAL_SIDE,
  findGnubg,
  playGnubg,
  type GnubgSetting,
} from '../../bench/external-player-gnubg.js';
import { playAgain } from '../../bench/external-player-record.js';
import { serveExternal, type ExternalServer } from '../../bench/external-player-server.js';
import { createNodeEngine } from '../../src/engine/node.js';
import {
  beginTurn,
  GameError,
  newRecord,
  ruleSetOf,
  ruleSets,
  type Dice,
  type GameState,
} from '../../src/game/index.js';
import { anyActions } from '../support/any-actions.js';
import { faultThrownBy } from '../support/fault-of.js';
import { positionOf } from '../support/position-of.js';
import { mulberry32 } from '../support/random.js';
import { seededSession } from '../support/seeded-session.js';
import { lines } from './external-lines.js';

const player: ExternalPlayer = {
  engine: await createNodeEngine(() => performance.now()),
  rules: ruleSetOf('short', { 'cube.jacoby': 'off' }),
  level: 'simple',
};

async function asked(line: string): Promise<GameState> {
  const answer = await answerLine(player, line);
  if (answer.asked instanceof GameError) throw answer.asked;
  return answer.asked;
}

function seen({ phase, cube, crawford, score, settings }: GameState): unknown {
  const points = [score.blue.points, score.red.points];
  return { phase, cube, crawford, points, length: settings.matchLength };
}

const money = { points: [0, 0], length: 0, crawford: 'ahead' };
const fivePoints = { length: 5, crawford: 'ahead' };
const middle = { value: 1, owner: null };

describe('a line tells who is asked, and what', () => {
  test.each<[keyof typeof lines, unknown]>([
    ['rolling', { ...money, cube: middle, phase: { name: 'rolling', side: 'red' } }],
    ['moving', { ...money, cube: middle, phase: { name: 'moving', side: 'red', dice: [5, 6] } }],
    [
      'doubled',
      { ...fivePoints, points: [0, 2], cube: middle, phase: { name: 'doubled', side: 'red' } },
    ],
    [
      'redoubled',
      {
        ...fivePoints,
        points: [0, 2],
        cube: { value: 4, owner: 'blue' },
        phase: { name: 'doubled', side: 'red' },
      },
    ],
    [
      'holding',
      {
        ...fivePoints,
        points: [0, 2],
        cube: { value: 8, owner: 'red' },
        phase: { name: 'moving', side: 'red', dice: [3, 3] },
      },
    ],
    [
      'doubledPlayer1',
      {
        ...fivePoints,
        points: [1, 0],
        cube: { value: 2, owner: 'red' },
        phase: { name: 'doubled', side: 'blue' },
      },
    ],
    [
      'crawford',
      {
        ...fivePoints,
        points: [1, 4],
        crawford: 'now',
        cube: middle,
        phase: { name: 'moving', side: 'blue', dice: [2, 1] },
      },
    ],
    [
      'afterCrawford',
      {
        ...fivePoints,
        points: [1, 4],
        crawford: 'past',
        cube: middle,
        phase: { name: 'doubled', side: 'red' },
      },
    ],
  ])('%s', async (name, expected) => {
    expect(seen(await asked(lines[name]))).toEqual(expected);
  });

  test('and where each side stands, from its own side', async () => {
    const { board } = await asked(lines.rolling);
    expect([board.blue, board.red]).toEqual([
      positionOf('own 24:1 15:1 13:5 8:3 6:5').own,
      positionOf('own 24:2 13:5 8:3 6:5').own,
    ]);
  });
});

describe('the answer is', () => {
  test.each<[keyof typeof lines, 'simple' | 'hard', string]>([
    ['rolling', 'simple', 'roll'],
    ['moving', 'simple', '13/7 6/1*'],
    ['moving', 'hard', '24/13'],
    ['crawford', 'hard', '24/23 6/4*'],
    ['doubled', 'hard', 'take'],
    ['doubledPlayer1', 'hard', 'drop'],
  ])('to "%s" of %s: %s', async (name, level, text) => {
    expect((await answerLine({ ...player, level, budget: 0 }, lines[name])).text).toBe(text);
  });

  test.each<[string, string, string]>([
    ['nonsense', 'nonsense', 'Error: FIBS board: 1 fields'],
    ['nothing', '', 'Error: FIBS board: '],
    ['too many checkers', lines.rolling.replace(':-5:5:', ':-5:9:'), 'Error: FIBS board: '],
    ['no die', lines.moving.replace(':5:6:5:6:', ':5:7:5:7:'), 'Error: FIBS board: field 34 '],
  ])('an error to %s', async (_, line, begin) => {
    const answer = await answerLine(player, line);
    expect(answer.asked).toBeInstanceOf(GameError);
    expect(answer.text.slice(0, begin.length)).toBe(begin);
    expect(answer.text).not.toMatch(/\n/);
  });
});

test.each<[string, Dice, string, string]>([
  ['own 13:2 6:3 | opp 1:2', [6, 2], 'own 11:1 7:1 6:3', '13/7 13/11'],
  ['own 2:1 1:1 | opp 1:2', [6, 5], 'own', '2/off 1/off'],
  // What cannot be played has no sign there.
  ['own bar:1 6:2 | opp 22:2 21:2 3:2', [3, 1], 'own 24:1 6:2', 'bar/24'],
  ['own bar:1 6:2 | opp 24:2 23:2 22:2 21:2 20:2 19:2', [6, 2], 'own bar:1 6:2', ''],
])('%s with %s to %s is written "%s"', (text, dice, result, words) => {
  const turn = beginTurn(ruleSets.short, positionOf(text), dice);
  const { own } = positionOf(result);
  expect(playText(turn, { own, opp: turn.start.position.opp })).toBe(words);
});

describe('the server', () => {
  let server: ExternalServer;
  const sockets: Socket[] = [];
  const told: string[] = [];

  beforeAll(async () => {
    server = await serveExternal(player, 0, ({ text }) => told.push(text));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  /** Sends parts one after the other, and waits for so many lines of answer. */
  async function converse(parts: readonly string[], answers: number): Promise<readonly string[]> {
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    for (const part of parts) await new Promise((sent) => socket.write(part, sent));
    let heard = '';
    for await (const data of socket) {
      heard += String(data);
      const lines = heard.split('\n');
      if (lines.length > answers) return lines.slice(0, -1);
    }
    throw new Error(`the server hung up after ${JSON.stringify(heard)}`);
  }

  test('answers line by line, with the zero bytes between them', async () => {
    const text = `${lines.rolling}\n\0${lines.moving}\n\0nonsense\n\0${lines.rolling}\n\0`;
    const answers = await converse([text], 4);
    expect(answers).toEqual([
      'roll',
      '13/7 6/1*',
      expect.stringMatching(/^Error: /) as string,
      'roll',
    ]);
    expect(told).toEqual(answers);
  });

  test('waits for the end of a line', async () => {
    const half = lines.moving.length / 2;
    const parts = [lines.moving.slice(0, half), lines.moving.slice(half), '\n', '\0'];
    expect(await converse(parts, 1)).toEqual(['13/7 6/1*']);
  });

  test('goes on when somebody hangs up', async () => {
    const socket = connect(server.port, '127.0.0.1');
    await new Promise((sent) => socket.write(`${lines.moving}\n`, sent));
    socket.resetAndDestroy();
    expect(await converse([`${lines.rolling}\n\0`], 1)).toEqual(['roll']);
  });
});

describe('a kept session', () => {
  const session = seededSession(mulberry32(4), 3, { matchLength: 0, cube: true });
  const record = {
    ...newRecord({ matchLength: 0, cube: true }),
    actions: session.map(({ action }) => action),
  };

  test('gives its results, and what a side has done', () => {
    const { results, answers, plays } = playAgain(record, 'red');
    const words = { double: 'double', take: 'take', pass: 'drop' };
    const done = record.actions.filter(
      ({ side, type }) => side === 'red' && (type === 'play' || type in words),
    );
    expect(results).toEqual(
      session.flatMap(({ after: { phase } }) => (phase.name === 'over' ? [phase.result] : [])),
    );
    expect(plays).toBe(record.actions.filter(({ type }) => type === 'play').length);
    expect(answers.map((answer) => (/^[a-z]+$/.test(answer) ? answer : 'play'))).toEqual(
      done.map(({ type }) => (type === 'play' ? 'play' : words[type as keyof typeof words])),
    );
  });

  test('with an action that is not allowed is refused', () => {
    const { take } = anyActions('red');
    expect(faultThrownBy(() => playAgain({ ...record, actions: [take] }, 'red')).code).toBe(
      'wrong-phase',
    );
  });
});

const gnubg = findGnubg();
if (gnubg === undefined)
  process.stdout.write('no gnubg is installed: games against it are skipped\n');

describe.skipIf(gnubg === undefined)('GNU Backgammon', () => {
  test.each<GnubgSetting>(['beginner', '0-ply'])(
    'plays whole games, of which both sides keep the same: %s',
    async (setting) => {
      const told: string[] = [];
      const server = await serveExternal(player, 0, ({ text }) => told.push(text));
      const { port } = server;
      const { record } = await playGnubg(gnubg!, { setting, games: 2, seed: 1, port });
      server.close();
      const { results, answers } = playAgain(record, EXTERNAL_SIDE);
      expect(results).toHaveLength(2);
      expect(answers).toEqual(told.filter((text) => text !== 'roll'));
      expect(answers.length).toBeGreaterThan(20);
    },
  );
});
