// `test` and `expect` for the tests of the page in a real browser.
//
//   import { expect, test } from './fixtures.mjs';
//   test('the page opens', async ({ page }) => {
//     await page.goto('');                       // the site that web/serve --build-only built
//     await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
//   });
//
// Each worker serves build/site on a port of its own; page.goto() takes paths relative to it. All
// documents come under the strict policy below. A test fails when any page of it writes an error or a
// warning to the console, throws, has a request that fails, or asks for anything outside the site.
//
//   test.use({ policy: "default-src 'none'; …" });   another policy (no WebAssembly, say)
//   test.use({ policy: '' });                        only the one that the page itself carries
//   test.use({ alsoFrom: 'file:' });                 pages that lie in files, too
//   test.use({ isNewcomer: true });                  the page meets its visitor for the first time
//   complaints                                       what was noticed so far, as sentences; a test
//                                                    that provokes one checks it and empties the
//                                                    array: complaints.length = 0
import { expect, test as base } from '@playwright/test';
import { serveForTests } from '../node/site-server.mjs';

/** @import { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test' */

export { expect };

const strictPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
].join('; ');

/**
 * @typedef {{ policy: string, alsoFrom: string, isNewcomer: boolean, complaints: string[] }} OfTest
 * @typedef {{ server: Awaited<ReturnType<typeof serveForTests>>, site: string }} OfWorker
 * @typedef {PlaywrightTestArgs} Arguments
 * @typedef {PlaywrightTestOptions} Options
 * @typedef {PlaywrightWorkerArgs} WorkerArguments
 * @typedef {PlaywrightWorkerOptions} WorkerOptions
 */

/** The page treats the visitor as one who was here before. */
function meet() {
  try {
    localStorage.setItem('astrolabe.met', '1');
  } catch {
    // A frame without storage, where no visitor is greeted twice.
  }
}

/**
 * @type {Fixtures<
 *   OfTest, OfWorker, Arguments & Options, WorkerArguments & WorkerOptions>}
 */
const fixtures = {
  server: [
    async ({}, use) => {
      const server = await serveForTests();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  site: [async ({ server }, use) => use(server.url), { scope: 'worker' }],

  baseURL: async ({ site }, use) => use(site),

  policy: [strictPolicy, { option: true }],

  alsoFrom: ['', { option: true }],

  isNewcomer: [false, { option: true }],

  complaints: async ({}, use) => {
    /** @type {string[]} */
    const complaints = [];
    await use(complaints);
    expect(complaints, 'what the page should not have done').toEqual([]);
  },

  context: async ({ context, server, policy, alsoFrom, isNewcomer, complaints }, use) => {
    server.policy = policy;
    if (!isNewcomer) await context.addInitScript(meet);
    context.on('console', (message) => {
      // On a busy machine a preloaded file may wait for its use.
      const isLate = message.text().includes('was preloaded using link preload but not used within');
      if (['error', 'warning'].includes(message.type()) && !isLate) {
        complaints.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error()}`));
    context.on('request', (request) => {
      const url = request.url();
      const isAllowed = url.startsWith(server.url) || (alsoFrom !== '' && url.startsWith(alsoFrom));
      // What a page makes itself is requested from no server.
      if (!isAllowed && !/^(about|blob|data):/.test(url)) complaints.push(`asks for ${url}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // A page that is left or closed drops what it was still loading: not a fault.
      if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} (${why})`);
    });
    await use(context);
  },
};

export const test = base.extend(fixtures);
