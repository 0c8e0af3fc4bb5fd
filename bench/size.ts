import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a browser loads to play a game, in bytes, minified and gzipped. */
const budget = 60_000;

/** Built with the page, but fetched only when a text is opened, or where WebAssembly or the worker cannot run. */
const notLoadedToPlay = /reference|texts-/;

const outputs = (await build({
  logLevel: 'warn',
  build: { write: false },
})) as Rolldown.RolldownOutput;

const sizes = outputs.output
  .filter(({ fileName }) => !fileName.endsWith('.map') && !notLoadedToPlay.test(fileName))
  .map((file) => ({
    file: file.fileName,
    bytes: gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
  }))
  .sort((a, b) => b.bytes - a.bytes);

// A build that lost a part would pass every budget.
for (const ending of ['.html', '.js', '.wasm']) {
  if (!sizes.some(({ file }) => file.endsWith(ending))) {
    throw new Error(`size: the build has no ${ending} file`);
  }
}

const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of [...sizes, { file: 'total', bytes: total }]) {
  console.log(`${String(bytes).padStart(7)}  ${file}`);
}
console.log(`${String(budget).padStart(7)}  limit`);
if (total > budget) {
  console.error(`size: ${total - budget} bytes over the limit`);
  process.exitCode = 1;
}
