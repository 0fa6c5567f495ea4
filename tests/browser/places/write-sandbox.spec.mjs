// Programs that mean no good, in the sandboxed frame: ended with a sentence, and the page goes on.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { STRAIGHT, openWrite, result, runAndExpect, write } from '../../support/page-driver/write.mjs';

/** @type {readonly (readonly [string, string, RegExp])[]} what each does, and what is said of it */
const HOSTILE = [
  ['an endless loop', 'function search() { for (;;); }', /ended after 2 seconds/],
  ['an endless loop before any search', 'for (;;);', /ended after 2 seconds/],
  ['endless recursion', 'function search() { search(); }', /call stack|recursion/i],
  [
    'much memory in lists',
    'function search() { const a = []; for (;;) a.push({ a }); }',
    /ended after 2 seconds|memory/i,
  ],
  [
    'much memory in buffers',
    'function search() { const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1)); }',
    /more than 256 MB/,
  ],
  [
    'a copy of a buffer each',
    'function search() { const a = [new Float64Array(1e7)]; for (;;) a.push(a[0].slice()); }',
    /more than 256 MB/,
  ],
  [
    'a buffer of any kind',
    'function search() { new (Object.getPrototypeOf(Int8Array.prototype).constructor.from.call(Uint8Array, [1]).buffer.constructor)(1e9); }',
    /more than 256 MB/,
  ],
  [
    'a long text',
    "function search() { let s = 'x'; for (;;) s += s; }",
    /string length|ended after 2 seconds|allocation/i,
  ],
  ['many events', 'function search(g, s, t, record) { for (;;) record.open(0, 0); }', /more than 200000 events/],
  ['a long path', 'function search(g, s) { return new Array(1e7).fill(s); }', /returned 10000000/],
  ['the page', 'function search() { parent.document.body.remove(); }', /parent is not defined/],
  ['the page by another name', 'function search() { globalThis.top.location = "about:blank"; }', /undefined|null/],
  ['the network', "function search() { fetch('runner.html'); }", /fetch is not defined/],
  ['another script', "function search() { importScripts('start.js'); }", /importScripts is not defined/],
  ['a worker of its own', "function search() { new Worker('x'); }", /Worker is not defined/],
  ['storage', "function search() { localStorage.setItem('a', 'b'); }", /localStorage is not defined/],
  ['a database', "function search() { indexedDB.open('a'); }", /indexedDB is not defined/],
  ['messages', 'function search() { for (;;) postMessage(1); }', /postMessage is not defined/],
  ['messages by a channel', 'function search() { new MessageChannel(); }', /MessageChannel is not defined/],
  ['a timer', 'function search() { setTimeout(() => 0); }', /setTimeout is not defined/],
  ['code of a text', "function search() { eval('1'); }", /eval/i],
  ['code of a function', "function search() { search.constructor('return 1')(); }", /unsafe-eval|eval|string/i],
  [
    'lists that do otherwise',
    'Array.prototype.push = () => { throw new Error("mine"); };\nfunction search(g, s, t, record) { record.open(s.x, s.y); }',
    /mine|not a result/,
  ],
  [
    'numbers that do otherwise',
    'Float64Array.from = () => "mine"; function search() { return null; }',
    /not a result|No path/,
  ],
  [
    'objects that do otherwise',
    'Object.prototype.fault = "mine"; Object.defineProperty(Object.prototype, "code", { get() { return "mine"; } });\nfunction search() { throw 1; }',
    /\S/,
  ],
  [
    'errors that do otherwise',
    'function search() { const e = new Error("a"); Object.defineProperty(e, "stack", { get() { for (;;); } }); throw e; }',
    /ended after 2 seconds/,
  ],
];

test('a program that reaches for more than the language is ended with a sentence, and the page goes on', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openWrite(page);
  const before = page.url().split('#')[0];
  for (const [what, code, said] of HOSTILE) {
    await test.step(what, async () => {
      await runAndExpect(page, code, said);
      expect(page.url().split('#')[0]).toBe(before);
      await expect(page.locator('iframe'), what).toHaveCount(0);
      await runAndExpect(page, STRAIGHT, /^Step 1, .* is a jump/);
    });
  }
});

test('a program cannot load anything by import()', async ({ page, complaints }) => {
  await openWrite(page);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await runAndExpect(page, "function search() { import('/start.js?mine'); return null; }", /No path was returned/);
  expect(asked.filter((url) => url.includes('mine'))).toEqual([]);
  complaints.length = 0;
});

test('the frame for programs has a policy of its own, and none of the page’s origin', async ({ page }) => {
  const html = await readFile(new URL('../../../build/site/runner.html', import.meta.url), 'utf8');
  const [, policy] = /content="(default-src[^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+' blob:; worker-src blob:; base-uri 'none'; form-action 'none'$/,
  );
  await openWrite(page);
  await write(page, 'function search() { for (;;); }');
  await page.getByTestId('write-run').click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await page.getByTestId('write-stop').click();
  await expect(page.getByTestId('write-notice')).toHaveText('Stopped.');
  await expect(result(page)).toHaveText('Run shows here what the program records.');
  await expect(frame).toHaveCount(0);
});

test.describe('where frames are forbidden', () => {
  test.use({
    policy:
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'",
  });
  test('it says so', async ({ page, complaints }) => {
    await openWrite(page);
    await runAndExpect(
      page,
      STRAIGHT,
      'Programs cannot be run here: this page is not allowed to open a frame for them.',
    );
    complaints.length = 0;
  });
});

test.describe('in the page that is one file', () => {
  test.use({ policy: '' });
  test('it says that programs cannot be run', async ({ page, site }) => {
    await page.goto(`${site}astrolabe.html#v=1&p=write&lang=en`);
    await expect(page.locator('#write-missing')).toHaveText(
      'Programs cannot be run in a page that is a single file. Open this page on its site to write and run them.',
    );
    await expect(page.getByTestId('write-run')).toBeDisabled();
    await expect(page.locator('#write-editor')).toBeHidden();
  });
});
