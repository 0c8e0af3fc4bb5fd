import type { Clock, Engine } from '../src/engine/engine.js';
import { messageOf } from '../src/engine/faults.js';
import { createWasmEngine, type Build } from '../src/engine/host.js';
import { firstWeights } from '../src/engine/weights/hitting.js';

/** The engine a worker has got. */
export interface LoadedEngine {
  readonly engine: Engine;
  /** Why it is not the WebAssembly engine. */
  readonly fault?: string;
}

/** Where the modules are: for the game that a page begins with, and for all. */
export interface ModuleUrls {
  readonly first: URL;
  readonly whole: URL;
}

/** The WebAssembly engine, or the reference engine where WebAssembly may not or cannot run. */
export async function loadEngine(
  { first, whole }: ModuleUrls,
  clock: Clock,
): Promise<LoadedEngine> {
  try {
    const build = { module: await compile(first), weights: firstWeights };
    return { engine: await createWasmEngine(build, clock, () => loadWhole(whole)) };
  } catch (error) {
    // A chunk of its own, loaded only here.
    const { createReferenceEngine } = await import('../src/engine/reference/index.js');
    return { engine: createReferenceEngine(clock), fault: messageOf(error) };
  }
}

async function loadWhole(url: URL): Promise<Build> {
  const [module, { weightTables }] = await Promise.all([
    compile(url),
    import('../src/engine/weights.js'),
  ]);
  return { module, weights: weightTables };
}

async function compile(url: URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // Streaming insists on the type application/wasm, which not every server knows.
    return WebAssembly.compile(await response.arrayBuffer());
  }
}
