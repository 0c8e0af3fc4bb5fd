import { pause } from '../src/engine/pause.js';
import type { Engine } from '../src/engine/engine.js';
import { EngineError } from '../src/engine/protocol.js';
import { createNodeEngine } from '../src/engine/node.js';
import { createReferenceEngine } from '../src/engine/reference/index.js';
import { Scheduler } from '../worker/scheduler.js';
import { longestLists } from './positions.js';
import { printTable } from './table.js';

const now = (): number => performance.now();
/** A stop must be heard within this, milliseconds. */
const HEARD_WITHIN = 50;
const STOPS_EACH = 5;

/** How long a stop waits until the event loop that searches hears it, on the longest lists of plays. */
export async function runStop(): Promise<void> {
  const rows: string[][] = [];
  for (const engine of [await createNodeEngine(now), createReferenceEngine(now)]) {
    const waits = await waitsOf(engine);
    const worst = waits[waits.length - 1];
    const median = waits[waits.length >> 1];
    rows.push([engine.kind, String(waits.length), median.toFixed(1), worst.toFixed(1)]);
    if (worst > HEARD_WITHIN) throw new Error(`${engine.kind}: a stop waited ${worst} ms`);
  }
  printTable(['engine', 'stops', 'median ms', 'longest ms'], rows);
}

/** Sorted; a search that was over before the stop is not counted. */
async function waitsOf(engine: Engine): Promise<readonly number[]> {
  const scheduler = new Scheduler(engine, { clock: now, pause, slice: 5 });
  const waits: number[] = [];
  for (const decision of longestLists) {
    for (let stop = 1; stop <= STOPS_EACH; stop++) {
      const request = { ...decision, level: 'expert', budget: 0 };
      const task = { name: 'think', request };
      const end = scheduler.ask('bench', task).then(() => 'answered', codeOf);
      await sleep(stop * 7);
      // What a page posts now is heard when the search pauses.
      const posted = now();
      await pause();
      const wait = now() - posted;
      scheduler.stop('bench');
      if ((await end) === 'stopped') waits.push(wait);
    }
  }
  if (waits.length === 0) throw new Error(`${engine.kind}: every search was over before its stop`);
  return waits.sort((a, b) => a - b);
}

function codeOf(error: unknown): string {
  if (error instanceof EngineError) return error.code;
  throw error;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
