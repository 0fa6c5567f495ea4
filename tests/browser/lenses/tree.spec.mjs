// The search tree: each cell below its parent, following the step, unfolded where the reader wants it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { activeLabel, chooseFile, expectValue, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function unfold(page) {
  await openLens(page, 'lists');
  await page
    .locator('summary')
    .filter({ hasText: /^Search tree$/ })
    .click();
}

/** Every node with the nodes directly below it. @param {Page} page @returns {Promise<unknown>} */
const shape = (page) =>
  page.getByTestId('tree').evaluate((tree) => {
    /** @param {Element} list @returns {unknown[]} */
    const read = (list) =>
      [...list.children].map((item) => {
        const name = item.querySelector('.tree-name')?.textContent;
        const below = item.querySelector('ul');
        return below === null || below.children.length === 0 ? name : [name, read(below)];
      });
    return read(tree);
  });

/** @param {Page} page @param {string} name */
const line = (page, name) => page.getByTestId('tree').locator('.tree-line', { hasText: name });

test("the tree of Lester's figure grows with the steps", async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByTestId('first').click();
  await expect.poll(() => shape(page)).toEqual(['(1,2) F 40']);
  await expect(line(page, '(1,2)')).toHaveText('(1,2) F 40 open');
  await page.getByTestId('forward').click();
  await expect
    .poll(() => shape(page))
    .toEqual([
      [
        '(1,2) F 40',
        [
          '(0,1) F 74',
          '(1,1) F 60',
          '(2,1) F 54',
          '(0,2) F 60',
          '(2,2) F 40',
          '(0,3) F 74',
          '(1,3) F 60',
          '(2,3) F 54',
        ],
      ],
    ]);
  await expect(line(page, '(1,2)')).toHaveText('(1,2) F 40 closed, current');
  await page.getByTestId('scrubber').fill('3');
  await expect(line(page, '(2,3)')).toHaveAttribute('aria-current', 'step');
  // (1,4) is below (2,3) until step 5 finds it a better parent.
  await expect.poll(async () => JSON.stringify(await shape(page))).toContain('["(2,3) F 54",["(1,4) F 88"');
  await page.getByTestId('scrubber').fill('5');
  await expect.poll(async () => JSON.stringify(await shape(page))).toMatch(/\["\(1,3\) F 60",\[[^\]]*"\(1,4\) F 80"/);
  await expect(page.getByText(/Each cell below its parent: \d+ of \d+ shown/)).toBeVisible();
});

test('a folded node stays folded while stepping, and the focus stays where it is', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByTestId('scrubber').fill('5');
  await line(page, '(1,3)').click();
  await expect(line(page, '(1,4)')).toHaveCount(0);
  await expect(line(page, '(1,3)')).toBeFocused();
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expectValue(page, 'step', 7);
  await expect(line(page, '(1,4)')).toHaveCount(0);
  await expect(line(page, '(1,3)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, '(1,4)')).toBeVisible();
});

test('a leaf that gets children keeps the focus', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByTestId('scrubber').fill('2');
  await line(page, '(2,3)').focus();
  await page.keyboard.press('.');
  await expectValue(page, 'step', 3);
  await expect(line(page, '(2,3)')).toBeFocused();
  await expect(line(page, '(1,4)')).toBeVisible();
});

test('a node under the pointer or with the focus is marked on the board', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByTestId('scrubber').fill('5');
  // The tree is drawn after the step is announced; a line that moves would leave the pointer on its neighbour.
  await expect.poll(async () => JSON.stringify(await shape(page))).toContain('(1,4) F 80');
  await line(page, '(0,3)').hover();
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 4, column 1, open, F 74/);
  await line(page, '(2,1)').focus();
  await expect(activeLabel(page)).toHaveAttribute('aria-label', /^row 2, column 3, closed, F 54/);
});

test('of a large tree the first levels are unfolded, and the current node is found', async ({ page }) => {
  await open(page, '#v=1&a=dijkstra');
  await chooseFile(
    page,
    textFile(
      'meadow.map',
      Array.from({ length: 40 }, () => '.'.repeat(60)),
    ),
  );
  await expectValue(page, 'expanded', 2400);
  await unfold(page);
  const nodes = page.getByTestId('tree').locator('.tree-line');
  await expect(nodes.first()).toHaveText('(0,0) F 0 closed');
  const first = await nodes.count();
  expect(first).toBeGreaterThan(3);
  expect(first).toBeLessThan(200);
  await page.getByRole('button', { name: 'To the current node' }).click();
  await expect(line(page, '(59,39)')).toBeFocused();
  await expect(line(page, '(59,39)')).toBeInViewport();
  expect(await nodes.count()).toBeLessThan(260);
  const start = page.getByRole('button', { name: 'From the start', exact: true });
  await expect(line(page, '(0,0) F 0')).toHaveCount(0);
  await start.click();
  await expect(nodes.first()).toHaveText(/^\(0,0\) F 0 closed$/);
  // Back at a step that has not reached it yet.
  await page.getByTestId('scrubber').fill('1');
  await expect(nodes.first()).toHaveText(/^\(0,0\) F 0 closed, current$/);
  await expect(nodes).toHaveCount(4);
});

test('in Chinese, and without F where the search has none', async ({ page }) => {
  await open(page, '#v=1&a=bfs&t=1&lang=zh');
  await openLens(page, 'lists');
  await page
    .locator('summary')
    .filter({ hasText: /^搜索树$/ })
    .click();
  await expect(line(page, '(1,2)')).toHaveText('(1,2) G 0 关闭，当前');
});
