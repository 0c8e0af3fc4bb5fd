import { createWasmEngine } from '../../src/engine/host.js';
import { loadWasmFromFile } from '../../src/engine/node.js';
import type { Engine } from '../../src/engine/engine.js';
import { writeRules, writeWeights, type EngineModule } from '../../src/engine/wasm-module.js';
import { ruleSets, type RuleSet } from '../../src/game/index.js';

/** The two builds of `assembly/`. */
export type Build = 'release' | 'debug';

/** A clock that never fires. */
export const stoppedClock = (): number => 0;

/** An engine from one of the builds. */
export async function wasmEngine(build: Build = 'release'): Promise<Engine> {
  return createWasmEngine(await compiled(build), stoppedClock);
}

/** The bare exports of one of the builds, ready for short nardy. */
export async function engineModule(build: Build = 'release'): Promise<EngineModule> {
  return instantiate(await compiled(build), ruleSets.short);
}

/** The bare exports of a build, ready for a game. */
export async function instantiate(
  build: WebAssembly.Module,
  rules: RuleSet,
): Promise<EngineModule> {
  const { exports } = await WebAssembly.instantiate(build, { env: { now: stoppedClock } });
  const module = exports as unknown as EngineModule;
  writeWeights(module);
  writeRules(module, rules);
  return module;
}

async function compiled(build: Build): Promise<WebAssembly.Module> {
  const file = build === 'release' ? 'engine.wasm' : 'engine.debug.wasm';
  return loadWasmFromFile(new URL(`../../build/${file}`, import.meta.url));
}
