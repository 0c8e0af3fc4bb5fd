import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { orThrow, type Side } from '../src/game/index.js';
import type { MatchFile } from '../src/notation/matches/match-file.js';
import { readMatch } from '../src/notation/matches/match-files.js';

/** How GNU Backgammon plays, without lookahead: the noise of its evaluation. `beginner` is its manual's setting. */
export const GNUBG_SETTINGS = { beginner: 0.06, '0-ply': 0 } as const;

export type GnubgSetting = keyof typeof GNUBG_SETTINGS;

/** Games of GNU Backgammon against an external player. */
export interface GnubgSession {
  readonly setting: GnubgSetting;
  /** Of unlimited play, with the cube, without Jacoby's rule and beavers. */
  readonly games: number;
  readonly seed: number;
  /** Where the external player listens. */
  readonly port: number;
}

/** The external player's seat: player 0, who is red in the files of GNU Backgammon. */
export const EXTERNAL_SIDE: Side = 'red';

/** Debian keeps its games where not every PATH leads. */
const GAMES = '/usr/games';

/** Path of GNU Backgammon, or undefined where it is not installed. */
export function findGnubg(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), GAMES];
  return folders.map((folder) => join(folder, 'gnubg')).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Minutes after which a game is taken to hang. */
const MINUTES_A_GAME = 3;

/**
 * Lets GNU Backgammon play, and reads what it has kept.
 * Rejects when it fails, and with a GameError when a play in its file is not legal.
 */
export async function playGnubg(gnubg: string, session: GnubgSession): Promise<MatchFile> {
  const folder = await mkdtemp(join(tmpdir(), 'external-player-'));
  try {
    const file = join(folder, 'session.sgf');
    const said = await converse(
      gnubg,
      folder,
      [...commands(session), `save match ${file}`],
      session.games,
    );
    const kept = await readFile(file).catch(() => {
      throw new Error(`gnubg kept no session: ${said.trim().slice(-500)}`);
    });
    return orThrow<MatchFile>(readMatch(kept));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function commands({ setting, games, seed, port }: GnubgSession): readonly string[] {
  const noise = GNUBG_SETTINGS[setting];
  const evaluations = ['chequerplay', 'cubedecision'].flatMap((decision) => [
    `set player 1 ${decision} evaluation plies 0`,
    `set player 1 ${decision} evaluation cubeful on`,
    `set player 1 ${decision} evaluation noise ${noise}`,
  ]);
  return [
    'set display off',
    'set automatic game off',
    'set automatic doubles 0',
    'set beavers 0',
    'set jacoby off',
    'set variation standard',
    `set seed ${seed}`,
    `set player 0 external localhost:${port}`,
    'set player 1 gnubg',
    ...evaluations,
    'new session',
    ...Array.from({ length: games - 1 }, () => 'new game'),
  ];
}

/** @returns all that it has said */
function converse(
  gnubg: string,
  home: string,
  lines: readonly string[],
  games: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      // Nobody's own settings, and no language but the one of the commands.
      env: { ...process.env, HOME: home, LC_ALL: 'C' },
      timeout: games * MINUTES_A_GAME * 60_000,
      maxBuffer: 2 ** 28,
    };
    const child = execFile(gnubg, ['-t', '-q'], options, (fault, stdout, stderr) => {
      const said = stdout + stderr;
      if (fault) reject(new Error(`gnubg failed: ${fault.message}: ${said.trim().slice(-500)}`));
      else resolve(said);
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end([...lines, 'exit', 'y', ''].join('\n'));
  });
}
