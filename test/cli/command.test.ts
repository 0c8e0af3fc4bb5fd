import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { USAGE } from '../../src/cli/options.js';
import { ruleSets } from '../../src/game/index.js';
import { formatPosition } from '../../src/notation/positions/position-text.js';
import { run, start, type Said } from '../support/command.js';
import { positionOf } from '../support/position-of.js';

const BUILT = 'build/node/cli.js';

/** A request and its answer. */
interface Exchange {
  readonly request: string;
  readonly answer: string;
}

const at = (board: string): string => formatPosition(ruleSets.short, positionOf(board), 26);

const exchanges: readonly Exchange[] = [
  { request: `${at('own 14:1 2:1 | opp 7:2')} 6 1`, answer: `1 ${at('own 8:1 1:1 | opp 7:2')}` },
  {
    request: `${at('own 8:1 6:1 | opp 24:1')} 3 1`,
    answer: [
      '4',
      at('own 5:2 | opp 24:1'),
      at('own 6:1 4:1 | opp 24:1'),
      at('own 7:1 3:1 | opp 24:1'),
      at('own 8:1 2:1 | opp 24:1'),
    ].join(' '),
  },
  { request: `${at('own 6:2 5:1 | opp 2:2 1:2')} 4 4`, answer: '0' },
];
const requests = exchanges.map(({ request }) => request);
const answers = exchanges.map(({ answer }) => answer);

/** A bad line and its answer. */
const bad: Exchange = {
  request: 'hello 3 1',
  answer: 'error: position: "hello" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers',
};

function engine(input: string, ...args: readonly string[]): Promise<Said> {
  return run(input, process.execPath, BUILT, ...args);
}

const lines = (texts: readonly string[], end = '\n'): string =>
  texts.map((text) => text + end).join('');

// Starting programs, and building one, takes a moment on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  expect(await run('', 'npm', 'run', '--silent', 'engine', '--', 'legal')).toEqual({
    stdout: '',
    stderr: '',
    status: 0,
  });
});

test('npm run engine answers as the built program does', async () => {
  expect(await run(lines(requests), 'npm', 'run', '--silent', 'engine', '--', 'legal')).toEqual({
    stdout: lines(answers),
    stderr: '',
    status: 0,
  });
});

test('npm run engine may be called by many at the same time', async () => {
  const calls = [1, 2, 3, 4].map(() =>
    run(lines(requests), 'npm', 'run', '--silent', 'engine', '--', 'legal'),
  );
  for (const said of await Promise.all(calls))
    expect(said).toEqual({ stdout: lines(answers), stderr: '', status: 0 });
});

test('a reader who has seen enough ends the program without a word', async () => {
  const many = lines(Array.from({ length: 2000 }, () => requests[1]));
  const command = `"${process.execPath}" ${BUILT} legal | head -1`;
  expect(await run(many, 'sh', '-c', command)).toEqual({
    stdout: lines([answers[1]]),
    stderr: '',
    status: 0,
  });
});

describe('requests', () => {
  test('are answered one line each, in order', async () => {
    const [one, two, three] = [0, 1, 2];
    const order = [three, one, two, two, one, three, one];
    expect(await engine(lines(order.map((index) => requests[index])), 'legal')).toEqual({
      stdout: lines(order.map((index) => answers[index])),
      stderr: '',
      status: 0,
    });
  });

  test('may be none', async () => {
    expect(await engine('', 'legal')).toEqual({ stdout: '', stderr: '', status: 0 });
    expect(await engine('', 'best')).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  test('may end without a line break', async () => {
    expect(await engine(requests.join('\n'), 'legal')).toEqual({
      stdout: lines(answers),
      stderr: '',
      status: 0,
    });
  });

  test('may have the line ends of Windows', async () => {
    expect(await engine(lines(requests, '\r\n'), 'legal')).toEqual({
      stdout: lines(answers),
      stderr: '',
      status: 0,
    });
  });

  test('are answered while more may follow', async () => {
    const child = start(process.execPath, BUILT, 'legal');
    const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ended = new Promise((resolve) => child.on('close', resolve));
    for (const { request, answer } of [...exchanges, bad]) {
      child.stdin.write(`${request}\n`);
      expect(await said.next()).toEqual({ value: answer, done: false });
    }
    child.stdin.end();
    expect(await ended).toBe(1);
  });

  test('may be about any game and its options', async () => {
    const long = ruleSets.long;
    const written = (board: string): string => formatPosition(long, positionOf(board, long), 26);
    const args = ['--variant', 'long', '--option', 'long.head_exception=only66'];
    const start = written('own 24:15 | opp 12:15');
    expect(await engine(`${start} 3 3\n`, 'legal', ...args)).toEqual({
      stdout: `1 ${written('own 24:14 15:1 | opp 12:15')}\n`,
      stderr: '',
      status: 0,
    });
  });

  test('may ask for the best play', async () => {
    const won = at('own | opp 24:15');
    expect(await engine(`${at('own 1:1 | opp 24:15')} 6 5\n`, 'best')).toEqual({
      stdout: `${won} 2.0000 1/off\n`,
      stderr: '',
      status: 0,
    });
  });
});

describe('a bad line', () => {
  test('is answered with an error among the others, and makes the exit status 1', async () => {
    const mixed = [exchanges[0], bad, exchanges[1], bad, exchanges[2]];
    expect(await engine(lines(mixed.map(({ request }) => request)), 'legal')).toEqual({
      stdout: lines(mixed.map(({ answer }) => answer)),
      stderr: '',
      status: 1,
    });
  });

  test('may be empty', async () => {
    expect(await engine(`\n${requests[0]}\n`, 'legal')).toEqual({
      stdout: `error: position: "" is none: no position ID, XGID, FIBS board nor 26 or 52 numbers\n${answers[0]}\n`,
      stderr: '',
      status: 1,
    });
  });
});

describe('a bad command line', () => {
  test.each<[string, readonly string[], string]>([
    ['an unknown command', ['moves'], 'the command is one of legal, best, convert, not "moves"'],
    [
      'an unknown level',
      ['best', '--level', 'god'],
      '--level is one of simple, hard, expert, not "god"',
    ],
    [
      'an unknown variant',
      ['legal', '--variant', 'chess'],
      '--variant: no variant is named "chess": short, caucasian, nackgammon, hypergammon, longgammon, sudden-death, nuclear, plakoto, long',
    ],
    [
      'an option of another variant',
      ['legal', '--option', 'long.block=free'],
      '--option: short has no option "long.block": open.priority, open.roll, next.starter, score, cube.jacoby, cube.crawford, cube.beaver, cube.auto, match.unit, resign, clock.flag',
    ],
  ])(
    'with %s is explained on standard error, and the exit status is 2',
    async (_, args, message) => {
      expect(await engine(lines(requests), ...args)).toEqual({
        stdout: '',
        stderr: `${message}\n${USAGE}\n`,
        status: 2,
      });
    },
  );

  test('without a command shows how it is used', async () => {
    const { stdout, stderr, status } = await engine('');
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr.endsWith(`\n${USAGE}\n`)).toBe(true);
  });
});
