// How soon a reader can step the first figure of a page, on a processor four times as slow: from the start of
// the navigation to the event ready, and what the module's part of that is. And whether one module for all
// figures is better than one for each. `node tests/bench/figures/figure.mjs` after ./web/serve --build-only.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { serveSite } from '../../../web/build/server.mjs';

/** @import { Page } from '@playwright/test' */

const SLOWER = 4;
const RUNS = 7;
const FIGURES = 30;

/** @param {number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/** @param {Page} page @param {string} site */
async function timed(page, site) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${site}bench.html`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  return page.evaluate(() => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('astrolabe.js'));
    const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const come = script instanceof PerformanceResourceTiming ? script.responseEnd : NaN;
    return { script: come, begun: at('begun'), interactive: at('interactive') };
  });
}

async function inBrowser() {
  const { url, close } = await serveSite(0);
  const browser = await chromium.launch({
    executablePath: process.env['ASTROLABE_CHROMIUM'] || undefined,
    chromiumSandbox: process.getuid?.() !== 0,
  });
  /** @type {Awaited<ReturnType<typeof timed>>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(`${url}bench.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>
          document.addEventListener('ready', () => performance.mark('interactive'));
          const real = WebAssembly.instantiate;
          WebAssembly.instantiate = (...all) => (performance.mark('begun'), real.apply(WebAssembly, all));
          </script><script type="module" src="astrolabe.js"></script>
          <astar-figure src="#v=1&h=manhattan&t=5" controls></astar-figure>`,
      }),
    );
    runs.push(await timed(page, url));
    await context.close();
  }
  await browser.close();
  await close();
  const of = (/** @type {'script' | 'begun' | 'interactive'} */ name) =>
    median(runs.map((one) => one[name])).toFixed(0);
  console.log(`processor ${SLOWER} times as slow, median of ${RUNS}, ms after the start of the navigation:`);
  console.log(
    `  script there ${of('script')}, module begun ${of('begun')}, first figure can be stepped ${of('interactive')}`,
  );
}

async function perFigure() {
  const folder = new URL('../../../build/wasm/', import.meta.url);
  const wasmBinary = new Uint8Array(await readFile(new URL('astrolabe.wasm', folder)));
  const { default: create } = await import(new URL('astrolabe.mjs', folder).href);
  const compiled = await WebAssembly.compile(wasmBinary);
  const before = performance.now();
  const one = await create({ wasmBinary });
  const first = performance.now() - before;
  const laboratories = performance.now();
  for (let i = 0; i < FIGURES; i++) new one.Laboratory().clear(64, 36);
  const shared = performance.now() - laboratories;
  const instances = performance.now();
  let bytes = 0;
  for (let i = 0; i < FIGURES; i++) {
    const module = await create({
      /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} done */
      instantiateWasm: (imports, done) => {
        const memory = new WebAssembly.Instance(compiled, imports);
        done(memory);
        bytes +=
          Object.values(memory.exports).find((value) => value instanceof WebAssembly.Memory)?.buffer.byteLength ?? 0;
        return memory.exports;
      },
    });
    new module.Laboratory().clear(64, 36);
  }
  const own = performance.now() - instances;
  console.log(
    `${FIGURES} figures: a module for all ${first.toFixed(0)} ms and their laboratories ${shared.toFixed(1)} ms;`,
  );
  console.log(
    `  a module each, compiled once: ${own.toFixed(0)} ms more and ${(bytes / 2 ** 20).toFixed(0)} MiB of memory`,
  );
}

await perFigure();
await inBrowser();
