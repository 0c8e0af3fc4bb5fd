import { createWasmEngine } from '../../src/engine/host.js';
import { loadWasmFromFile } from '../../src/engine/node.js';
import type { Engine } from '../../src/engine/engine.js';
import { writeRules, writeWeights, type EngineModule } from '../../src/engine/wasm-module.js';
import { weightTables, type Weights } from '../../src/engine/weights.js';
import { firstWeights } from '../../src/engine/weights/hitting.js';
import { ruleSets, type RuleSet } from '../../src/game/index.js';

/** The builds of `assembly/`, by their files. */
const files = {
  release: 'engine.wasm',
  debug: 'engine.debug.wasm',
  plain: 'plain.wasm',
} as const;
export type Build = keyof typeof files;

const weightsFor: Readonly<Record<Build, Partial<Weights>>> = {
  release: weightTables,
  debug: weightTables,
  plain: firstWeights,
};

/** A clock that never fires. */
export const stoppedClock = (): number => 0;

/** An engine from one of the builds. */
export async function wasmEngine(build: Build = 'release'): Promise<Engine> {
  return createWasmEngine(
    { module: await compiled(build), weights: weightsFor[build] },
    stoppedClock,
  );
}

/** The bare exports of one of the builds, ready for a game. */
export async function engineModule(
  build: Build = 'release',
  rules: RuleSet = ruleSets.short,
): Promise<EngineModule> {
  return instantiate(await compiled(build), rules);
}

/** The bare exports of a build, ready for a game. */
export async function instantiate(
  build: WebAssembly.Module,
  rules: RuleSet,
): Promise<EngineModule> {
  const { exports } = await WebAssembly.instantiate(build, { env: { now: stoppedClock } });
  const module = exports as unknown as EngineModule;
  writeRules(module, rules);
  writeWeights(module, weightTables[rules.variant]);
  return module;
}

async function compiled(build: Build): Promise<WebAssembly.Module> {
  return loadWasmFromFile(new URL(`../../build/${files[build]}`, import.meta.url));
}
