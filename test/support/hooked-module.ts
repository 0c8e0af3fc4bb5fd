import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { run } from './command.js';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What no set of hooks is asked for here. */
const REST = `
  export const enum Ending { GoesOn, OwnWins, OppWins, Draw }
  export function areEmpty(): bool { return false; }
  export function ending(position: usize): Ending { return Ending.GoesOn; }`;

/** The engine compiled with other hooks: `source`, the first four, takes the place of `assembly/hooks.ts`. */
export async function compileWithHooks(source: string): Promise<WebAssembly.Module> {
  await mkdir(fromRoot('build'), { recursive: true });
  const folder = await mkdtemp(fromRoot('build/hooked-'));
  try {
    await cp(fromRoot('assembly'), folder, { recursive: true });
    await writeFile(`${folder}/hooks.ts`, source + REST);
    const compiler = fromRoot('node_modules/assemblyscript/bin/asc.js');
    const files = [`${folder}/index.ts`, '--outFile', `${folder}/engine.wasm`, '--baseDir', folder];
    const target = ['--config', fromRoot('asconfig.json'), '--target', 'debug'];
    const said = await run('', process.execPath, compiler, ...files, ...target);
    if (said.status !== 0) throw new Error(said.stderr);
    return await WebAssembly.compile(await readFile(`${folder}/engine.wasm`));
  } finally {
    await rm(folder, { recursive: true });
  }
}
