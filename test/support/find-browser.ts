import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Command line for every Chromium of the tests: no sandbox (root in a container), no network of its own. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium: `CHROME_PATH`, one on PATH, playwright's own, or the one from npm.
 * @throws when `CHROME_PATH` is not executable, or when there is no browser at all.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is not an executable file: ${chosen}`);
  }
  const found = [...onPath(), chromium.executablePath()].find(isExecutable);
  if (found) return found;
  try {
    return await packagedChromium();
  } catch (cause) {
    throw new Error(
      'No Chromium for the browser tests. Set CHROME_PATH, or install one: ' +
        'apt-get install -y --no-install-recommends chromium',
      { cause },
    );
  }
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The Chromium inside an npm package. Its own `args` are not used: they switch web security off. */
async function packagedChromium(): Promise<string> {
  // Read while the package loads: it then unpacks the libraries the browser needs as well.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
