import { expect, test } from 'vitest';
import { loadEngine } from '../../worker/load-engine.js';

const first = new URL('../../build/plain.wasm', import.meta.url);
const whole = new URL('../../build/engine.wasm', import.meta.url);
const clock = () => performance.now();

test('the engine is WebAssembly where that can be had', async () => {
  const { engine, fault } = await loadEngine({ first, whole }, clock);
  expect(engine.kind).toBe('wasm');
  expect(fault).toBeUndefined();
});

test('a server that does not know the type of WebAssembly is good enough', async () => {
  const bytes = await (await fetch(first)).arrayBuffer();
  const url = URL.createObjectURL(new Blob([bytes], { type: 'text/plain' }));
  const { engine } = await loadEngine({ first: new URL(url), whole }, clock);
  expect(engine.kind).toBe('wasm');
});

test.each([
  ['that is not there', new URL('/no-such/engine.wasm?', import.meta.url)],
  ['that is something else', new URL(URL.createObjectURL(new Blob(['<html>'])))],
])('a file %s leaves it to the reference engine, and says why', async (_, url) => {
  const { engine, fault } = await loadEngine({ first: url, whole }, clock);
  expect(engine.kind).toBe('reference');
  expect(fault).toBeTruthy();
});
