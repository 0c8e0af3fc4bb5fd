import { expect, test } from 'vitest';

/** `() => i8x16.popcnt(i8x16.splat(0))`, the smallest module that needs fixed-width SIMD. */
const simdModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

test('the browser upgrades a custom element', () => {
  class Probe extends HTMLElement {}
  customElements.define('environment-probe', Probe);
  expect(document.createElement('environment-probe')).toBeInstanceOf(Probe);
});

test('the browser runs module workers', async () => {
  // `import.meta` is a syntax error in a classic worker.
  const source = 'postMessage(typeof import.meta.url)';
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url, { type: 'module' });
  try {
    const answer = await new Promise((resolve, reject) => {
      worker.onmessage = (event) => {
        resolve(event.data);
      };
      worker.onerror = reject;
    });
    expect(answer).toBe('string');
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
});

test('the browser compiles WebAssembly with SIMD', async () => {
  expect(WebAssembly.validate(simdModule)).toBe(true);
  await expect(WebAssembly.compile(simdModule)).resolves.toBeInstanceOf(WebAssembly.Module);
});
