import type { Clock, Engine } from '../src/engine/engine.js';
import { messageOf } from '../src/engine/faults.js';
import { createWasmEngine } from '../src/engine/host.js';

/** The engine a worker has got. */
export interface LoadedEngine {
  readonly engine: Engine;
  /** Why it is not the WebAssembly engine. */
  readonly fault?: string;
}

/** The WebAssembly engine at `url`, or the reference engine where WebAssembly may not or cannot run. */
export async function loadEngine(url: URL, clock: Clock): Promise<LoadedEngine> {
  try {
    return { engine: await createWasmEngine(await compile(url), clock) };
  } catch (error) {
    // A chunk of its own, loaded only here.
    const { createReferenceEngine } = await import('../src/engine/reference/index.js');
    return { engine: createReferenceEngine(clock), fault: messageOf(error) };
  }
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
