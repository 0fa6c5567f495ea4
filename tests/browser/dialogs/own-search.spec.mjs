// What another program did on the board, checked: the dialog "My A*", and traces that are dropped.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { objections } from '../../support/page-driver/axe.mjs';
import { chooseFile, expectValue, open, textFile } from '../../support/page-driver/page.mjs';
import { createRandom } from '../../support/node/random.mjs';
import { drawn, noisyBoard, smallAstar } from '../../support/node/small-astar.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Bug } from '../../support/node/small-astar.mjs' */

const { below } = createRandom(13);
const BOARD = noisyBoard(() => below(1000) / 1000, 14, 10);

/** @param {Bug} bug */
const orderOf = (bug) =>
  smallAstar(BOARD, bug).order.map((cell) => [cell % BOARD.width, Math.floor(cell / BOARD.width)]);

/** @param {Page} page @param {string} text @param {'order' | 'path'} [kind] */
async function check(page, text, kind = 'order') {
  await page.getByTestId('map-menu').click();
  await page.getByTestId('own-search').click();
  await page.getByTestId('own-search-text').fill(text);
  await page.locator(`input[value="${kind}"]`).check();
  await page.getByTestId('own-search-check').click();
}

/** @param {Page} page */
const lines = (page) => page.getByTestId('order_check').locator('p:visible');

test('a right search: its options, which the page takes over', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.txt', drawn(BOARD)));
  const order = orderOf('');
  await check(page, order.map(([x, y]) => `(${y},${x})`).join(' '));
  await expect(page.locator('#own-search-dialog')).toBeHidden();
  await expect(lines(page).first()).toContainText(`Your order ${order.length} cells, y before x, from 0. `, {
    timeout: 30_000,
  });
  await expect(lines(page).nth(1)).toContainText('Heuristic: Octile; Weight: 1; Diagonals: no side wall');
  await expect(lines(page).first()).toHaveText(/ \d+ setups? expands? exactly the same\.$/);
  await expect(lines(page).nth(1)).toContainText('the first in the array (an update keeps its place)');
  await expect(lines(page).nth(2)).toContainText(
    'Difference Only ties are broken by a rule that the page does not have',
  );
  await page.getByTestId('order-check-use').click();
  await expect(page.getByTestId('status')).toContainText('The search is set up like yours, but for its ties.');
  await page.getByTestId('order_check-close').click();
  await expect(page.getByTestId('order_check')).toBeHidden();
});

test('a bug is named, with the first step that differs, which can be seen', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.txt', drawn(BOARD)));
  const rows = orderOf('h-kept').map(([x, y]) => `expand,${x},${y},0`);
  await chooseFile(page, textFile('mine.csv', `event,x,y,g\n${rows.join('\n')}\n`));
  await expect(lines(page).first()).toContainText('H stays in G and accumulates', { timeout: 60_000 });
  await expect(lines(page).nth(2)).toHaveText(
    /^Difference The first (\d+) steps are the same\. In step \d+ yours expands \(\d+,\d+\), and the search here \(\d+,\d+\)\.$/,
  );
  await page.getByTestId('order-check-side').click();
  const said = page.getByTestId('side-difference');
  await expect(said).toHaveText(/ Both are on the open list, and F is smaller at \(\d+,\d+\): \d+ instead of \d+ at /);
  const text = (await said.textContent()) ?? '';
  const [, step = '', theirs = '', here = ''] =
    text.match(/In step (\d+) yours expands (\(\d+,\d+\)), and the search here (\(\d+,\d+\))\./) ?? [];
  await expect(page.getByTestId('side-step')).toHaveText(new RegExp(`^${step} / \\d+$`));
  const [left, right] = [page.getByTestId('side-theirs'), page.getByTestId('side-here')];
  const label = (/** @type {number} */ at, /** @type {string} */ cell) =>
    new RegExp(`, after step ${at} of \\d+; it expands ${cell.replace(/[()]/g, '\\$&')}\\.$`);
  await expect(left).toHaveAttribute('aria-label', label(Number(step), theirs));
  await expect(right).toHaveAttribute('aria-label', label(Number(step), here));
  // Before it both took the same.
  await page.keyboard.press(',');
  const same = ((await left.getAttribute('aria-label')) ?? '').split('it expands ')[1] ?? '';
  await expect(right).toHaveAttribute('aria-label', new RegExp(same.replace(/[().]/g, '\\$&')));
  await page.getByTestId('side-last').click();
  await expect(right).toHaveAttribute('aria-label', /^The search here has ended, after \d+ steps\.$/);
  await page.getByTestId('side-to-difference').click();
  await expect(left).toHaveAttribute('aria-label', label(Number(step), theirs));
  await page.getByTestId('side-to-lab').click();
  await expect(said).toBeHidden();
  await expectValue(page, 'step', Number(step) - 1);
});

test('numbers beside the cells: which heuristic they are, and the first that contradict the others', async ({
  page,
}) => {
  await open(page);
  await chooseFile(page, textFile('mine.txt', 'S....\n.....\n....G\n'));
  const rows = ['0,0,0,6,7,,', '1,1,1,4,5,0,0', '2,2,3,2,5,1,1', '3,2,4,1,5,2,2', '4,2,5,0,5,3,2'];
  await check(page, `x,y,g,h,f,parent_x,parent_y\n${rows.join('\n')}`);
  await expect(lines(page).nth(2)).toHaveText(
    'Numbers H is that of Manhattan; a straight step counts 1. ' +
      'In step 2, at (1,1), F is 5, but G and 1.167 × H add up to 5.667. ' +
      'In step 3, at (2,2), G is 3, but G of its parent and the step add up to 2. ' +
      'In step 2, at (1,1), H is inconsistent: it falls by 2 in a step that costs 1.',
    { timeout: 30_000 },
  );
});

test('what is no order is refused in the dialog, and stays there', async ({ page }) => {
  await open(page);
  const problem = page.locator('#own-search-problem');
  await check(page, '1,2\nhello');
  await expect(problem).toHaveText('Line 2: Cells are pairs of whole numbers from 0, not “hello”.');
  await expect(page.getByTestId('own-search-text')).toHaveValue('1,2\nhello');
  const button = page.getByTestId('own-search-check');
  for (const [text, sentence] of /** @type {const} */ ([
    ['', 'There is no expanded cell in this text.'],
    [
      '{"events": [{"x": 1, "y": "<b>2</b>"}]}',
      'Event 1: Whole numbers from 0 are needed for x and y, not “<b>2</b>”.',
    ],
    ['{"events": [', /^This is not valid JSON: /],
    ['version: 1.4.0\nevents:\n  - { type: expanding, x: [', /^This is not valid YAML: /],
    [`version: 1.4.0\nevents: ${'['.repeat(100_000)}`, /^This is not valid YAML: /],
    ['{"version": 1}', 'There is no list “events” in it.'],
    ['(0,0)', /^Line 1: The first cell \(0,0\) is not the start/],
  ])) {
    await page.getByTestId('own-search-text').fill(text);
    await expect(problem).toBeHidden();
    await button.click();
    await expect(problem).toHaveText(sentence);
  }
  await page.locator('input[value="path"]').check();
  await page.getByTestId('own-search-text').fill('hello');
  await button.click();
  await expect(problem).toHaveText('This is not a path: write its cells as in (1,2) (2,2).');
});

for (const [width, scheme] of /** @type {const} */ ([
  [1440, 'light'],
  [390, 'dark'],
])) {
  test(`by keyboard, in Chinese, ${width} pixels, ${scheme}: axe reports no violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '#v=1&lang=zh');
    await chooseFile(page, textFile('mine.txt', drawn(BOARD)));
    await page.getByTestId('map-menu').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('own-search')).toBeVisible();
    await page.getByTestId('own-search').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('own-search-text')).toBeFocused();
    await page.keyboard.insertText(
      orderOf('goes-on')
        .map((cell) => `(${cell.join()})`)
        .join(' '),
    );
    expect(await objections(page)).toEqual([]);
    for (const _ of [1, 2]) await page.keyboard.press('Tab');
    await expect(page.getByTestId('own-search-check')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lines(page).first()).toContainText('到了终点还继续', { timeout: 60_000 });
    expect(await objections(page)).toEqual([]);
    const [scrollWidth, clientWidth] = await page.evaluate(() => {
      const { scrollWidth: all, clientWidth: seen } = document.documentElement;
      return [all, seen];
    });
    expect(scrollWidth).toBe(clientWidth);
    await page.getByTestId('order-check-side').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('side-difference')).toContainText('由这里的搜索的取法决定');
    await expect(page.getByTestId('side-forward')).toBeFocused();
    expect(await objections(page)).toEqual([]);
    const dialog = page.locator('#side-by-side');
    const [wide, seen] = await dialog.evaluate(({ scrollWidth: all, clientWidth: shown }) => [all, shown]);
    expect(wide).toBe(seen);
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('order-check-side')).toBeFocused();
    await page.getByTestId('order_check-close').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('board')).toBeFocused();
  });
}

test('of a recorder’s table the path is checked as well', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('mine.txt', drawn(BOARD)));
  const { path } = smallAstar(BOARD);
  const rows = path.map((cell) => `path,${cell % BOARD.width},${Math.floor(cell / BOARD.width)}`);
  await check(page, `event,x,y\nexpand,0,0\n${rows.join('\n')}\n`, 'path');
  await expect(page.getByTestId('path_check').locator('p').last()).toHaveText(
    'Difference None: your path is a shortest one.',
  );
});

test('the page’s own traces come back as what they are', async ({ page }) => {
  await open(page);
  for (const name of ['save-csv', 'save-json', 'save-posthoc']) {
    await page.getByTestId('share').click();
    await page.getByRole('tab', { name: 'Data' }).click();
    const coming = page.waitForEvent('download');
    await page.getByTestId(name).click();
    const file = await (await coming).path();
    await page.keyboard.press('Escape');
    await page.getByTestId('open-file').setInputFiles(file);
    await expect(lines(page).last(), name).toHaveText('Difference None: every step is the same.', { timeout: 30_000 });
    await expect(lines(page).nth(2), name).toHaveText(
      'Numbers H is that of Manhattan; a straight step counts 10. ' +
        'In step 11, at (5,1), H is inconsistent: it falls by 20 in a step that costs 14.',
    );
    await page.getByTestId('order_check-close').click();
  }
});

test('a trace of the page brings its map along, and that can be undone', async ({ page }) => {
  for (const name of ['save-json', 'save-posthoc']) {
    await open(page, '#v=1&b=hex');
    await chooseFile(page, textFile('mine.txt', 'S..#.\n...#G\n...#.\n'));
    await page.getByTestId('share').click();
    await page.getByRole('tab', { name: 'Data' }).click();
    const coming = page.waitForEvent('download');
    await page.getByTestId(name).click();
    const file = await (await coming).path();
    await page.keyboard.press('Escape');
    await open(page, '#v=1&h=octile');
    await page.getByTestId('open-file').setInputFiles(file);
    await expect(lines(page).last(), name).toHaveText('Difference None: every step is the same.', { timeout: 30_000 });
    await expect(page).toHaveURL(/b=hex/);
    await page.getByTestId('undo').click();
    await expect(page.getByTestId('order_check')).toBeHidden();
    await expect(page).not.toHaveURL(/b=hex/);
  }
});
