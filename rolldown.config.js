import { renameSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const file = 'build/node/cli.js';
/** Commands may run side by side: each builds a file of its own, which then takes the name in one stroke. */
const draft = `build/node/cli-${String(process.pid)}.js`;

/** The command line `backgammon-engine` for `npm run engine`. */
export default defineConfig({
  input: 'src/cli.ts',
  platform: 'node',
  output: { file: draft, codeSplitting: false },
  plugins: [{ name: 'rename', closeBundle: () => renameSync(draft, file) }],
});
