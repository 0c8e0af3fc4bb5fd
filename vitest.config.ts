import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findBrowser } from './test/support/find-browser.js';
import page from './vite.config.js';

// Whoever runs the node tests alone needs no browser.
const nodeOnly = /--project[ =]node\b/.test(process.argv.join(' '));

// It ends what hangs and measures nothing: on a busy machine a test of thousands of positions takes its time.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    coverage: { include: ['src/**', 'worker/**'] },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
        },
      },
      {
        ...page,
        // Named here, they are prepared before the first run and do not reload it half way.
        optimizeDeps: {
          include: [
            'comlink',
            'lit',
            'lit/directives/guard.js',
            'lit/directives/keyed.js',
            'lit/directives/live.js',
            'lit/directives/ref.js',
            'lit/directives/repeat.js',
            '@noble/hashes/hmac.js',
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          testTimeout,
          include: ['test/browser/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: [...chromiumArgs],
                ...(nodeOnly ? {} : { executablePath: await findBrowser() }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
