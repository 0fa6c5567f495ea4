// What a page with figures costs its readers: bytes, seconds on a slow line until the first figure can be stepped, and how
// far a text moves while thirty figures come to life. Several sites, such as an earlier build, are measured in turn.
// `node tests/bench/figures/figure-page.mjs [SITE…]`, each a folder; build/site by default.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from '@playwright/test';

/** @import { Page } from '@playwright/test' */
/** @typedef {{ folder: string, url: string, sizes: Record<string, number>, close: () => void }} Site */

const RUNS = 5;
const FIGURES = 30;
/** 1.6 Mbit/s, 150 ms, a processor four times as slow. */
const LINE = Object.freeze({ latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false });
const SLOWER = 4;
const TYPES = Object.freeze({
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
});
const LINK = '#v=1&h=manhattan&t=5';
const MARKED = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><script>
  for (const name of ['ready', 'message']) addEventListener(name, ({ data }) => {
    if (name === 'ready' || data?.type === 'ready') performance.mark('live');
  });
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) moved += one.value; })
    .observe({ type: 'layout-shift', buffered: true });
  var moved = 0;
</script>`;
const PAGES = Object.freeze({
  element: `${MARKED}<script type="module" src="astrolabe.js"></script><astar-figure src="${LINK}" controls></astar-figure>`,
  frame: `${MARKED}<iframe src="embed.html${LINK}&ui=play" style="width:100%;aspect-ratio:16/10;border:0"></iframe>`,
  // As the documents say: with the style sheet that keeps their room until the script has come.
  thirty: `${MARKED}<link rel="stylesheet" href="prose.css"><style>.maze { --astar-columns: 31; --astar-rows: 21 }</style><script type="module" src="astrolabe.js"></script>${Array.from(
    { length: FIGURES },
    (_, i) =>
      i % 3 === 0
        ? `<p>Before figure ${i}</p><astar-figure src="${LINK}" controls></astar-figure>`
        : `<p>Before figure ${i}</p><astar-figure src="#v=1&m=g.maze.31.21.0.${i}" controls class="maze"></astar-figure>`,
  ).join('')}`,
});

/** Serves a site compressed, as hosts do. @param {string} folder @returns {Promise<Site>} */
async function serve(folder) {
  const compress = promisify(brotliCompress);
  /** @type {Map<string, Promise<Buffer>>} */
  const kept = new Map();
  const bodyOf = (/** @type {string} */ name) => {
    const page = /** @type {Record<string, string>} */ (PAGES)[name.replace(/^bench-|\.html$/g, '')];
    const body =
      kept.get(name) ??
      (page === undefined ? readFile(join(folder, name)) : Promise.resolve(Buffer.from(page))).then(compress);
    kept.set(name, body);
    return body;
  };
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const type = /** @type {Record<string, string>} */ (TYPES)[extname(name)] ?? 'application/octet-stream';
    bodyOf(name).then(
      (body) => response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  const names = ['astrolabe.js', 'embed.html'];
  const sizes = await Promise.all(names.map(async (name) => [name, (await bodyOf(name)).length]));
  return {
    folder,
    url: `http://localhost:${address.port}/`,
    sizes: Object.fromEntries(sizes),
    close: () => server.close(),
  };
}

/** Milliseconds from the start of the navigation until the figure is live. @param {Page} page @param {string} address */
async function untilLive(page, address) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0, null, { timeout: 120_000 });
  return page.evaluate(() => performance.getEntriesByName('live')[0]?.startTime ?? NaN);
}

/** Read to its end with a wheel, two screens a second, from the first live figure on. @param {Page} page @param {string} address */
async function layoutShift(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
  await page.mouse.move(600, 400);
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 80);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astar-figure')].every((one) => Reflect.get(one, 'getState')?.call(one)),
  );
  return page.evaluate(() => /** @type {number} */ (Reflect.get(window, 'moved')));
}

/** @param {number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;

const folders = process.argv.slice(2);
const sites = await Promise.all(
  (folders.length > 0 ? folders : ['build/site']).map((folder) => serve(resolve(folder))),
);
const browser = await chromium.launch({
  executablePath: process.env['ASTROLABE_CHROMIUM'] || undefined,
  chromiumSandbox: process.getuid?.() !== 0,
});
/** @template T @param {(page: Page) => Promise<T>} task @returns {Promise<T>} */
const inPage = async (task) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const done = await task(await context.newPage());
  await context.close();
  return done;
};
/** @type {Map<Site, { element: number[], frame: number[] }>} */
const times = new Map(sites.map((site) => [site, { element: [], frame: [] }]));
for (let run = 0; run < RUNS; run++) {
  for (const [site, own] of times) {
    for (const kind of /** @type {const} */ (['element', 'frame'])) {
      own[kind].push(await inPage((page) => untilLive(page, `${site.url}bench-${kind}.html`)));
    }
  }
}
for (const [site, own] of times) {
  const moved = await inPage((page) => layoutShift(page, `${site.url}bench-thirty.html`));
  const seconds = (/** @type {number[]} */ all) => (median(all) / 1000).toFixed(2);
  console.log(site.folder);
  for (const [name, size] of Object.entries(site.sizes)) console.log(`  ${name}: ${size} bytes under brotli`);
  console.log(
    `  1.6 Mbit/s, 150 ms, processor ${SLOWER} times as slow, median of ${RUNS}: first figure can be stepped after`,
  );
  console.log(`  ${seconds(own.element)} s as an element, ${seconds(own.frame)} s as a frame`);
  console.log(`  layout shift of a page with ${FIGURES} figures, read to its end: ${moved.toFixed(4)}`);
  site.close();
}
await browser.close();
