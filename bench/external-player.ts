/**
 * What the engine answers as an external player of GNU Backgammon: a line of FIBS in, a line of words out. GNU
 * Backgammon's manual does not describe this; it is what its version 1.07 was seen to send and to understand.
 */
import {
  beginTurn,
  contextOf,
  GameError,
  playTo,
  positionFor,
  rulesOf,
  sideToAct,
  type GameState,
  type Position,
  type RuleSet,
  type Turn,
} from '../src/game/index.js';
import { adviseInSlices } from '../src/engine/cube/advise.js';
import type { Engine } from '../src/engine/engine.js';
import type { Level } from '../src/engine/levels.js';
import { pause } from '../src/engine/pause.js';
import { checkRequest } from '../src/engine/request.js';
import { thinkInSlices } from '../src/engine/slices.js';
import { readFibs } from '../src/notation/positions/fibs-reader.js';
import { formatPlay } from '../src/notation/play-writer.js';
import { stateOf } from '../src/notation/positions/situation.js';

/** Who plays, and by which rules; those of unlimited play are not in the lines. */
export interface ExternalPlayer {
  readonly engine: Engine;
  readonly rules: RuleSet;
  readonly level: Level;
  /** Milliseconds for a decision, 0 = no limit; the level's when left out. */
  readonly budget?: number | undefined;
}

/** A question of GNU Backgammon's and the answer that it gets. */
export interface Answer {
  /** The game as the line tells it, player 1 being blue. A GameError for a line that cannot be read. */
  readonly asked: GameState | GameError;
  /** Without the end of the line. */
  readonly text: string;
}

/** Answers a line, with an error's sentence where it cannot be read or answered; never rejects. */
export async function answerLine(player: ExternalPlayer, line: string): Promise<Answer> {
  const asked = readLine(player.rules, line);
  try {
    if (asked instanceof GameError) throw asked;
    return { asked, text: await answerTo(player, asked) };
  } catch (fault) {
    // What begins so is printed by GNU Backgammon, which then stops.
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { asked, text: `Error: ${reason.replaceAll(/\s+/g, ' ')}` };
  }
}

/** Places of fields in a line, from 0. */
const AT = { names: 1, scores: 4, wasDoubled: 40, crawford: 51, free: 52 } as const;

/**
 * The board, the cube and the turn are as player 1 sees them, whoever the line is for. Names and scores begin with
 * player 0, but for a double that is offered. The last field but one tells the games after the Crawford game, the last
 * one is 0 in the Crawford game alone.
 */
function readLine(rules: RuleSet, line: string): GameState | GameError {
  const situation = readFibs(rules, asFibsWouldSay(line.trim().split(':')).join(':'));
  return situation instanceof GameError ? situation : stateOf(rules, situation);
}

function asFibsWouldSay(told: readonly string[]): readonly string[] {
  const fields = [...told];
  // Whether it is a line at all is asked by its reader.
  if (fields.length <= AT.free) return fields;
  if (fields[AT.wasDoubled] === '0') {
    swap(fields, AT.names);
    swap(fields, AT.scores);
  }
  fields[AT.crawford] = fields[AT.free] === '0' ? '1' : '0';
  return fields;
}

function swap(fields: string[], index: number): void {
  [fields[index], fields[index + 1]] = [fields[index + 1], fields[index]];
}

const pacing = { clock: () => performance.now(), pause, slice: 50 };

async function answerTo(player: ExternalPlayer, state: GameState): Promise<string> {
  const { engine, level, budget } = player;
  const { phase } = state;
  const side = sideToAct(state)!;
  const context = contextOf(state, side);
  const asked = {
    context,
    position: positionFor(state, side),
    level,
    ...(budget !== undefined && { budget }),
  };
  await engine.prepare(context);
  if (phase.name === 'moving') {
    const request = checkRequest({ ...asked, dice: phase.dice });
    const { result } = await thinkInSlices(engine, request, pacing);
    return playText(beginTurn(rulesOf(state), asked.position, phase.dice), result);
  }
  const question = phase.name === 'doubled' ? 'answer' : 'turn';
  const { action } = await adviseInSlices(engine, { ...asked, question }, pacing);
  return action === 'pass' ? 'drop' : action;
}

/** A play as GNU Backgammon reads it: what cannot be played has no sign there, and a lost turn is an empty line. */
export function playText(turn: Turn, result: Position): string {
  const { steps } = playTo(turn, result)!;
  return formatPlay(turn, steps).replace(/(?:, )?Ø$/, '');
}
