// The module dies, out of memory or by a trap, at any point of a visit: the page goes on, says so, and keeps the board.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { createRandom } from '../../support/node/random.mjs';
import { LESTER, openHost } from '../../support/page-driver/hosts.mjs';
import { chooseFile, drag, expectCell, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */
/** @typedef {{ calls: number, dies: number, refuses: boolean, grown: number }} Outcome */

/** Each call into a module uses an entry of its table; each request for memory uses grow(). @param {Page} page */
function armed(page) {
  return page.addInitScript(() => {
    /** @type {Outcome} */
    const outcome = { calls: 0, dies: 0, refuses: false, grown: 0 };
    Object.assign(window, { outcome });
    const { get } = WebAssembly.Table.prototype;
    /** @this {WebAssembly.Table} @param {number} index */
    WebAssembly.Table.prototype.get = function (index) {
      const call = get.call(this, index);
      /** @param {unknown[]} args */
      return (...args) => {
        outcome.calls += 1;
        if (outcome.calls === outcome.dies) throw new WebAssembly.RuntimeError('unreachable');
        return call(...args);
      };
    };
    const { grow } = WebAssembly.Memory.prototype;
    /** @this {WebAssembly.Memory} @param {number} pages */
    WebAssembly.Memory.prototype.grow = function (pages) {
      outcome.grown += 1;
      if (outcome.refuses) throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory');
      return grow.call(this, pages);
    };
  });
}

/** @param {Page} page @param {Partial<Outcome>} [change] @returns {Promise<Outcome>} */
function outcomeOf(page, change = {}) {
  return page.evaluate(
    (wanted) => Object.assign(/** @type {{ outcome: Outcome }} */ (/** @type {unknown} */ (window)).outcome, wanted),
    change,
  );
}

const WALL = /wall|墙/;
const NO_WALL = /^(?!.*(wall|墙))./;

/** @param {Page} page */
async function expectAlive(page) {
  const heuristic = page.getByTestId('heuristic');
  await heuristic.selectOption('zero');
  await heuristic.selectOption('octile');
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /^\d/);
  await expect(page.getByTestId('status')).not.toHaveClass(/is-error/);
}

for (const [language, words] of [
  ['en', 'This needed more memory than the browser gives. Nothing you made is lost.'],
  ['zh', '所需内存超过了浏览器能提供的上限。已有内容没有丢失。'],
])
  test(`a large map that is refused memory: the page says so (${language}), and all else stays as it was`, async ({
    page,
    complaints,
  }) => {
    await armed(page);
    await open(page, `#v=1&lang=${language}`);
    await drag(page, { x: 0, y: 5 }, { x: 1, y: 5 });
    await outcomeOf(page, { refuses: true });
    const side = 3000;
    await chooseFile(
      page,
      textFile('large.map', [
        'type octile',
        `height ${side}`,
        `width ${side}`,
        'map',
        ...Array(side).fill('.'.repeat(side)),
      ]),
    );
    await expect(page.getByTestId('status')).toContainText(words ?? '');
    expect((await outcomeOf(page, { refuses: false })).grown).toBeGreaterThan(0);
    await expectCell(page, { x: 0, y: 5 }, WALL);
    await page.keyboard.press('Control+z');
    await expectCell(page, { x: 0, y: 5 }, NO_WALL);
    await page.keyboard.press('Control+Shift+z');
    await expectCell(page, { x: 0, y: 5 }, WALL);
    await expectAlive(page);
    expect(
      complaints.every((one) => /Aborted\(OOM\)/.test(one)),
      complaints.join('\n'),
    ).toBe(true);
    complaints.length = 0;
  });

/** A visit in pieces: each action, and whether the wall is on the board after it. @type {((page: Page) => Promise<void>)[]} */
const VISIT = [
  (page) => drag(page, { x: 0, y: 5 }, { x: 1, y: 5 }, { x: 2, y: 5 }),
  async (page) => void (await page.getByTestId('algorithm').selectOption('dijkstra')),
  async (page) => {
    const scrubber = page.getByTestId('scrubber');
    // A search that was fatal has no steps.
    if (Number(await scrubber.getAttribute('max')) >= 4) await scrubber.fill('4');
  },
  (page) => page.keyboard.press('Control+z'),
  (page) => drag(page, { x: 5, y: 2 }, { x: 6, y: 1 }),
  (page) => page.keyboard.press('Control+z'),
  (page) => page.keyboard.press('Control+Shift+z'),
];

/** Opened by link: without one, the last board would be restored. */
const FIRST = '#v=1&h=manhattan';

test('a trap at any call of a visit is survived, with board and history', async ({ page, complaints }) => {
  test.setTimeout(90_000);
  await armed(page);
  await open(page, FIRST);
  const before = (await outcomeOf(page)).calls;
  for (const piece of VISIT) await piece(page);
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /^\d/);
  const { calls } = await outcomeOf(page);
  expect(calls - before).toBeGreaterThan(100);
  const { below } = createRandom(3);
  for (let run = 0; run < 12; run++) {
    await page.goto('about:blank');
    await open(page, FIRST);
    const first = (await outcomeOf(page)).calls;
    const at = first + 1 + below(calls - before);
    await outcomeOf(page, { dies: at });
    for (const piece of VISIT) await piece(page);
    await outcomeOf(page, { dies: 0 });
    await page.mouse.move(2, 2);
    // All of it can be undone, back to the first board.
    const undo = page.getByTestId('undo');
    while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click();
    await expectCell(page, { x: 0, y: 5 }, /column 1, (?!wall)/);
    await expectCell(page, { x: 5, y: 2 }, /goal/);
    await expectAlive(page);
    expect(complaints, `call ${at}`).toEqual([]);
  }
});

for (const cause of ['of the table itself', 'of something else'])
  test(`the page reports that a table under construction was lost when its module died ${cause}, and it can be rebuilt`, async ({
    page,
    complaints,
  }) => {
    await armed(page);
    await open(page, '#v=1&m=g.random.48.40.10.7');
    const fold = page.locator('#routes');
    const title = page.locator('summary').filter({ hasText: /^Precomputed routes$/ });
    await openLens(page, 'proof');
    await title.click();
    const build = page.locator('#routes-build');
    await build.click();
    await expect(page.getByText(/^\d+% done/)).toBeVisible();
    await page.evaluate((isOther) => {
      const { outcome } = /** @type {{ outcome: Outcome }} */ (/** @type {unknown} */ (window));
      outcome.dies = outcome.calls + (isOther ? 1 : 20);
      // This queries the board's own laboratory first.
      if (isOther)
        document
          .querySelector('[data-testid="board"]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }, cause === 'of something else');
    await expect(page.getByTestId('status')).toContainText('The engine stopped because of an error of its own');
    await expect(fold).not.toHaveAttribute('open');
    await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /^\d/);
    await title.click();
    await expect(page.locator('#routes-said')).toContainText('The engine stopped and the table is lost');
    await build.click();
    await expect(page.getByText(/^[1-9]\d*% done/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('figures that share a module survive its death, with everything drawn in them', async ({
  page,
  site,
  complaints,
}) => {
  await armed(page);
  await openHost(page, site, {
    body: `<astar-figure id="one" src="${LESTER}" edit controls></astar-figure><astar-figure id="two" src="${LESTER}" controls></astar-figure>`,
  });
  /** @param {string} id */
  const stateOf = (id) => page.locator(`#${id}`).evaluate((element) => /** @type {Figure} */ (element).getState?.());
  await expect.poll(async () => (await stateOf('two'))?.step).toBe(12);
  const board = page.locator('#one').getByTestId('board');
  await board.press('Control+Home');
  await board.press('Space');
  await expect.poll(async () => (await stateOf('one'))?.src).toContain('m=');
  const [one, two] = [await stateOf('one'), await stateOf('two')];
  // The figure whose search was fatal shows the step, too, once the search has been repeated.
  for (const id of ['two', 'one']) {
    await page.locator(`#${id}`).evaluate((element) => {
      const { outcome } = /** @type {{ outcome: Outcome }} */ (/** @type {unknown} */ (window));
      outcome.dies = outcome.calls + 1;
      /** @type {Figure} */ (element).seek(11);
    });
    await expect.poll(async () => (await stateOf(id))?.step).toBe(11);
    await page.locator(`#${id}`).evaluate((element) => /** @type {Figure} */ (element).seek(12));
    await expect.poll(() => stateOf('one')).toEqual(one);
    await expect.poll(() => stateOf('two')).toEqual(two);
  }
  await outcomeOf(page, { dies: 0 });
  await board.press('Control+z');
  await expect.poll(async () => (await stateOf('one'))?.src).toBe(two?.src);
  expect(complaints).toEqual([]);
});
