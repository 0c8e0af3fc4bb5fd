import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** How the source names the worker, which every bundler understands, and the file that it is. */
const written = "new URL('../../worker/engine.worker.js', import.meta.url)";
const source = '../../worker/engine.worker.ts';

/** What page and worker may share: it touches no document. */
const shareable = /[\\/](?:src[\\/](?:game|engine)|comlink)[\\/]/;

/**
 * Builds the worker with the page and not by itself: what both need at once, the rules above all, is then a file that
 * the browser loads once.
 */
export function workerChunk(): Plugin {
  return {
    name: 'worker-chunk',
    apply: 'build',
    // Before Vite sees a worker there and bundles it apart.
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    transform(code, id) {
      if (!code.includes(written)) return null;
      const reference = this.emitFile({ type: 'chunk', id: resolve(id, '..', source) });
      const url = `import.meta.ROLLUP_FILE_URL_${reference}`;
      // As long as what it replaces: the source map stays right.
      return { code: code.replace(written, url.padEnd(written.length)), map: null };
    },
  };
}

const groups = [{ name: 'common', test: shareable, tags: ['$initial' as const], minShareCount: 2 }];
