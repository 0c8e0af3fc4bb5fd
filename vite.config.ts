import { defineConfig } from 'vite';
import { bareImports } from './bundling/bare-imports.js';
import { leanTemplates } from './bundling/lean-templates.js';
import { workerChunk } from './bundling/worker-chunk.js';

/** The playing page, `index.html`. */
export default defineConfig({
  // Relative addresses: the built page works in any folder of any server.
  base: './',
  publicDir: false,
  plugins: [workerChunk(), bareImports(), leanTemplates()],
  build: {
    target: 'es2022',
    // An inlined wasm module cannot be compiled while it streams in, and grows by a third.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
  },
  worker: { format: 'es' },
});
