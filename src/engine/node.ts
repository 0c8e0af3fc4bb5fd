import { readFile } from 'node:fs/promises';
import type { Clock, Engine } from './engine.js';
import { createWasmEngine } from './host.js';
import { weightTables } from './weights.js';

const ENGINE = new URL('../../build/engine.wasm', import.meta.url);

/** The compiled module in a file, for Node, where `fetch` reads no files. */
export async function loadWasmFromFile(url: URL = ENGINE): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(url));
}

/** The WebAssembly engine in Node, with the weights of every game. */
export async function createNodeEngine(now: Clock): Promise<Engine> {
  return createWasmEngine({ module: await loadWasmFromFile(), weights: weightTables }, now);
}
