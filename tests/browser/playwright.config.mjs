// How the browser tests run. The browser comes from ASTROLABE_CHROMIUM (set by tests/run); without it
// the one that Playwright itself has installed.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** @param {string} path from the top folder */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.mjs',
  outputDir: at('build/browser'),
  fullyParallel: true,
  workers: 2,
  // On a busy machine ten runs of axe in one test take longer than the default half minute.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A busy machine can be too slow for a moment. Tests that pass only at their second try are named at the end.
  retries: 1,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['ASTROLABE_CHROMIUM'] || undefined,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: !isRoot,
      // The browser may connect to the site only.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
