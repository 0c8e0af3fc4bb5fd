import { defineConfig } from 'vite';

/** The playing page, `index.html`. */
export default defineConfig({
  // Relative addresses: the built page works in any folder of any server.
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    // An inlined wasm module cannot be compiled while it streams in, and grows by a third.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
  },
  worker: { format: 'es' },
});
