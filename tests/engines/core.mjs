// What every engine must be able to do: the core of the page, tried by the same visitor in each. The whole of it is tested
// in Chromium alone, by tests/browser.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { serveForTests } from '../support/node/site-server.mjs';
import { noteFaults } from './faults.mjs';
import { FRAME, HOST, POLICY } from './hosts.mjs';
import { until } from './until.mjs';

/** @import { Point, Visitor } from './visitor.d.ts' */

/**
 * @param {string} engine for the names of the tests
 * @param {(site: string) => Promise<Visitor>} open
 */
export function testCore(engine, open) {
  /** @type {Awaited<ReturnType<typeof serveForTests>>} */
  let server;
  /** @type {Visitor} */
  let visitor;
  let scratch = '';

  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'astrolabe-'));
    server = await serveForTests();
    server.policy = POLICY;
    server.pages.set('/host.html', HOST);
    server.pages.set('/frame.html', FRAME);
    visitor = await open(server.url);
  });
  after(async () => {
    try {
      await visitor?.close();
    } finally {
      await server?.close();
      await rm(scratch, { recursive: true, force: true });
    }
  });

  /** Opens a path of the site; what goes wrong in the page from then on is noted. @param {string} path */
  async function visit(path) {
    await visitor.goto(path);
    await visitor.evaluate(noteFaults);
  }

  /** Opens a link of the page, and waits for its answer. @param {string} [hash] */
  async function openPage(hash = '') {
    await visit(hash);
    await until(() => valueOf('cost').then((cost) => cost !== null), true);
  }

  /** The plain value behind a stable name. @param {string} name @returns {Promise<string | null>} */
  const valueOf = (name) =>
    visitor.evaluate(
      (selector) => document.querySelector(selector)?.getAttribute('data-value') ?? null,
      `[data-testid="${name}"]`,
    );
  /** @param {string} name @returns {Promise<string>} */
  const textOf = (name) =>
    visitor.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', `[data-testid="${name}"]`);
  const hash = () => visitor.evaluate(() => location.hash);

  /** Clicks the middle of an element. @param {string} selector */
  async function click(selector) {
    const middle = () =>
      visitor.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
      }, selector);
    await until(() => middle().then((point) => point !== null), true);
    await visitor.drag(/** @type {Point} */ (await middle()));
  }
  /** @param {string} name */
  const clickNamed = (name) => click(`[data-testid="${name}"]`);

  /** Drags over cells of the board of 7 × 6. @param {[number, number][]} cells */
  async function drag(...cells) {
    const points = await visitor.evaluate((wanted) => {
      const board = document.querySelector('[data-testid="board"]');
      const { left = 0, top = 0, width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
      return wanted.map(([x, y]) => ({ x: left + ((x + 0.5) * width) / 7, y: top + ((y + 0.5) * height) / 6 }));
    }, cells);
    await visitor.drag(...points);
  }

  const faults = () => visitor.evaluate(() => document.documentElement.dataset['faults']);
  /** @param {string} name @param {() => Promise<void>} run */
  const core = (name, run) =>
    test(`${engine}: ${name}`, { timeout: 120_000 }, async (t) => {
      const attempt = async () => {
        await run();
        assert.equal(await faults(), '');
      };
      // A busy machine can be too slow for a moment.
      await attempt().catch((error) => {
        t.diagnostic(`at the second try only: ${error}`);
        return attempt();
      });
    });
  beforeEach(() => visitor.evaluate(() => localStorage.clear()).catch(() => undefined));

  core('the page opens, and a link opens its step', async () => {
    await openPage();
    await until(() => valueOf('cost'), '68');
    await openPage('#v=1&a=dijkstra&t=7');
    await until(() => valueOf('step'), '7');
    await until(() => valueOf('steps'), '36');
  });

  core('a stroke draws walls, and undo takes them away', async () => {
    await openPage();
    await drag([2, 0], [3, 0]);
    await drag([3, 4]);
    await until(() => valueOf('cost'), '88');
    await visitor.press('Control+z');
    await visitor.press('Control+z');
    await until(() => valueOf('cost'), '68');
  });

  core('an end is dragged', async () => {
    await openPage();
    await drag([5, 2], [6, 3], [6, 4]);
    await until(async () => /g=6,4\b/.test(await hash()), true);
  });

  core('a search plays to its end', async () => {
    await openPage('#v=1&h=manhattan&t=0&speed=60');
    await clickNamed('play');
    await until(() => valueOf('step'), '12');
    await until(
      () => visitor.evaluate(() => document.querySelector('[data-testid="play"]')?.getAttribute('data-shows')),
      'play',
    );
  });

  core('the scrubber seeks, by pointer and by keys', async () => {
    await openPage('#v=1&h=manhattan&t=0');
    const [from, to] = await visitor.evaluate(() => {
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = document.querySelector('[data-testid="scrubber"]')?.getBoundingClientRect() ?? {};
      return [left + 8, left + width / 2].map((x) => ({ x, y: top + height / 2 }));
    });
    if (from === undefined || to === undefined) throw new Error('there is no scrubber');
    await visitor.drag(from, { x: (from.x + to.x) / 2, y: to.y }, to);
    // Half of the line, less half of the thumb, which engines draw in different widths.
    await until(async () => /^[567]$/.test((await valueOf('step')) ?? ''), true);
    await visitor.press('Home');
    await until(() => valueOf('step'), '0');
    await visitor.press('ArrowRight');
    await until(() => valueOf('step'), '1');
    await visitor.press('End');
    await until(() => valueOf('step'), '12');
  });

  core('a map is opened from a file', async () => {
    await openPage();
    const path = join(scratch, 'map.txt');
    await writeFile(path, 'S...#\n....#\n...G.\n');
    await visitor.choose('[data-testid="open-file"]', path);
    await until(
      () => visitor.evaluate(() => document.querySelector('[data-testid="board"]')?.getAttribute('aria-colcount')),
      '5',
    );
    await until(() => valueOf('cost'), '38');
  });

  core('the language changes, and is remembered', async () => {
    await openPage();
    await click('#language');
    await until(() => visitor.evaluate(() => document.documentElement.lang), 'zh-Hans');
    await until(async () => /\p{Script=Han}/u.test(await textOf('place-learn')), true);
    await openPage();
    await until(() => visitor.evaluate(() => document.documentElement.lang), 'zh-Hans');
  });

  core('a race runs to its end', async () => {
    await openPage('#v=1&p=race');
    await clickNamed('race-last');
    await until(async () => /68[^]*68/.test(await textOf('ranking')), true);
  });

  core('a world runs', async () => {
    await openPage('#v=1&p=world');
    await until(async () => Number(await valueOf('units')) > 0, true);
    await until(async () => Number(await valueOf('world-tick')) > 2, true);
  });

  core('a figure in another page is drawn on', async () => {
    await visit('host.html');
    const board = () =>
      visitor.evaluate(() => {
        const inner = document.querySelector('#one')?.shadowRoot?.querySelector('[data-testid="board"]');
        const { left = 0, top = 0, width = 0, height = 0 } = inner?.getBoundingClientRect() ?? {};
        return { left, top, width, height };
      });
    const goal = () =>
      visitor.evaluate(() => {
        const figure = /** @type {{ getState?(): { goal: object } | null } | null} */ (
          /** @type {unknown} */ (document.querySelector('#one'))
        );
        return figure?.getState?.()?.goal ?? null;
      });
    await until(goal, { x: 6, y: 0 });
    const { left, top, width, height } = await board();
    const at = (/** @type {number} */ x, /** @type {number} */ y) => ({
      x: left + ((x + 0.5) * width) / 7,
      y: top + ((y + 0.5) * height) / 3,
    });
    await visitor.drag(at(6, 0), at(5, 1), at(5, 2));
    await until(goal, { x: 5, y: 2 });
    // In the middle of the page, whatever the engine makes of its styles.
    const { x, parent } = await visitor.evaluate(() => {
      const stage = document.querySelector('#one')?.shadowRoot?.querySelector('.stage')?.getBoundingClientRect();
      const figure = document.querySelector('#one')?.getBoundingClientRect();
      return {
        x: (stage?.left ?? 0) + (stage?.width ?? 0) / 2,
        parent: (figure?.left ?? 0) + (figure?.width ?? 0) / 2,
      };
    });
    assert.ok(Math.abs(x - parent) < 2, `the stage is centred: ${x}, ${parent}`);
  });

  core('a figure in a sandboxed frame answers messages', async () => {
    server.policy = '';
    try {
      await visit('frame.html');
      const heard = () => visitor.evaluate(() => document.body.dataset['heard'] ?? '');
      await until(async () => /ready 3;/.test(await heard()), true);
      await visitor.evaluate(() =>
        document.querySelector('iframe')?.contentWindow?.postMessage({ astrolabe: 1, type: 'seek', step: 9 }, '*'),
      );
      await until(async () => /step 9;/.test(await heard()), true);
    } finally {
      server.policy = POLICY;
    }
  });

  core('Share has a link that opens the same board', async () => {
    await openPage();
    await drag([5, 2], [6, 4]);
    await clickNamed('share');
    const link = () =>
      visitor.evaluate(
        () =>
          /** @type {HTMLInputElement | null} */ (document.querySelector('[data-testid="share-link"]'))?.value ?? '',
      );
    await until(async () => /#v=1&.*g=6,4/.test(await link()), true);
    const shared = new URL(await link()).hash;
    const cost = await valueOf('cost');
    await openPage(shared);
    await until(() => valueOf('cost'), cost);
  });

  core('pictures are saved', async () => {
    await openPage();
    await visitor.evaluate(() => {
      document.documentElement.dataset['saved'] = '';
      let size = 0;
      const makeAddress = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        size = blob instanceof Blob ? blob.size : 0;
        return makeAddress.call(URL, blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        document.documentElement.dataset['saved'] += `${this.download} ${size > 500};`;
      };
    });
    await clickNamed('share');
    await click('#share-tab-picture');
    await clickNamed('save-svg');
    await clickNamed('save-png');
    const saved = () => visitor.evaluate(() => document.documentElement.dataset['saved'] ?? '');
    await until(async () => /\.svg true;[^]*\.png true;/.test(await saved()), true);
  });

  core('what is printed has the board in it', async () => {
    await visit('lessons/en/a-star.html');
    await until(() => visitor.evaluate(() => document.querySelectorAll('astar-figure').length > 0), true);
    const opened = () =>
      visitor.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const figures = [...document.querySelectorAll('astar-figure')];
        const count = figures.filter((one) => (Reflect.get(one, 'getState')?.call(one) ?? null) !== null).length;
        dispatchEvent(new Event('afterprint'));
        return count === figures.length;
      });
    await until(opened, true);
  });
}
