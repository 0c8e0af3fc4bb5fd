import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a browser loads to play the game that the page begins with, in bytes, minified and gzipped. */
const budget = 70_000;

/** Loaded at once, though by `import()`: the words of one language. The longer ones are counted. */
const languages = ['en', 'ru'];
/** No script, and yet loaded only when another game is played. */
const wholeModule = 'engine.wasm';

const { output } = (await build({
  logLevel: 'warn',
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = output.filter((file) => file.type === 'chunk');
const assets = output.filter((file) => file.type === 'asset');

const scripts = withImports([...chunks.filter(({ isEntry }) => isEntry), longerLanguage()]);
const later = chunks.filter((chunk) => !scripts.has(chunk));
const laterStyles = later.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
const others = assets.filter(
  ({ fileName, names }) =>
    !fileName.endsWith('.map') && !laterStyles.includes(fileName) && !names.includes(wholeModule),
);
const sizes = [...scripts, ...others]
  .map((file) => ({ file: file.fileName, bytes: sizeOf(file) }))
  .sort((a, b) => b.bytes - a.bytes);

/** These, and all that is loaded with them. */
function withImports(loaded: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
  const all = new Set(loaded);
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  return all;
}

function longerLanguage(): Rolldown.OutputChunk {
  const found = chunks.filter(({ name }) => languages.includes(name));
  if (found.length < languages.length) throw new Error('size: the build lacks a language');
  return found.reduce((longer, chunk) => (sizeOf(chunk) > sizeOf(longer) ? chunk : longer));
}

function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}

// A build that lost a part would pass every budget.
for (const part of ['.html', '.css', '.js', '.worker', '.wasm']) {
  if (!sizes.some(({ file }) => file.includes(part))) {
    throw new Error(`size: the build has no ${part} file`);
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
