// Inside the open list: its contents at the current step, on structures of every kind; their work; the
// claim that a heap is faster, measured.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {Page} page */
const panel = (page) => page.getByTestId('open-list-inspector');
/** @param {Page} page @param {string} table @param {string} name */
const row = (page, table, name) => page.getByTestId(table).locator(`tr[data-name="${name}"] td`);

/** @param {Page} page */
async function unfold(page) {
  await openLens(page, 'lists');
  await panel(page).locator('summary').first().click();
  await expect(row(page, 'open-list-work', 'heap').first()).toHaveText(/^\d+$/);
  await expect(row(page, 'open-list-membership', 'flag').first()).toHaveText(/^\d+$/);
}

test('the heap at a step: array, tree, the node taken out, the nodes put in, and the work of all kinds', async ({
  page,
}) => {
  await open(page, '#v=1&t=6');
  await unfold(page);
  await expect(panel(page)).toContainText('Step 6 removes (1,1), F 54; adds 1, improves 1. Next: (0,2).');
  await expect(panel(page).locator('.inspector-array button')).toHaveCount(9);
  await expect(
    panel(page).getByRole('button', { name: 'Position 3: (1,0), F 68, child of position 1, improved in this step' }),
  ).toBeVisible();
  await expect(panel(page).locator('.inspector-tree g')).toHaveCount(9);
  await expect(row(page, 'open-list-work', 'heap')).toHaveText(['7', '44', '6', '43']);
  await expect(row(page, 'open-list-work', 'list')).toHaveText(['8', '36', '13', '44']);
  await expect(row(page, 'open-list-membership', 'flag')).toHaveText(['8', '39']);
  await page.getByTestId('back').click();
  await expect(panel(page)).toContainText('Step 5 removes');
  await page.getByTestId('first').click();
  await expect(panel(page)).toContainText('Step 0: the start is added.');
  await expect(row(page, 'open-list-work', 'heap')).toHaveText(['0', '0', '1', '1']);
});

test('by keyboard another kind is shown, whichever the search ran on; a box points at tree and board', async ({
  page,
}) => {
  await open(page, '#v=1&t=6&ol=sorted');
  await unfold(page);
  const kind = page.getByTestId('open-list-inspector-kind');
  await expect(kind).toHaveValue('sorted');
  await expect(panel(page)).toContainText('it ran on: sorted list');
  await expect(panel(page).locator('.inspector-array button').last()).toHaveAccessibleName(/removed next$/);
  for (const [name, lines] of /** @type {const} */ ([
    ['queues', 4],
    ['map', 1],
    ['list', 1],
    ['heap', 1],
  ])) {
    await kind.selectOption(name);
    await expect(panel(page).locator('.inspector-array')).toHaveCount(lines);
    await expect(panel(page).locator('.inspector-array button')).toHaveCount(9);
  }
  const box = panel(page).locator('.inspector-array button').nth(1);
  await box.focus();
  await expect(panel(page).locator('.inspector-tree .is-linked')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(panel(page).locator('.inspector-array button').nth(2)).toBeFocused();
});

test('without a tie rule only the search’s own kind has numbers; algorithms without a single open list say so', async ({
  page,
}) => {
  await open(page, '#v=1&tie=none&ol=map');
  await openLens(page, 'lists');
  await panel(page).locator('summary').first().click();
  await expect(row(page, 'open-list-work', 'map').first()).toHaveText(/^\d+$/);
  await expect(row(page, 'open-list-work', 'heap').first()).toHaveText('–');
  await page.getByTestId('open-list-inspector-kind').selectOption('heap');
  await expect(panel(page)).toContainText('only the ordered map repeats this search');
  await page.getByTestId('algorithm').selectOption('idastar');
  await expect(panel(page)).toContainText('This algorithm has no single open list');
});

test('a search can run on queues, by choice and by link', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&ol=queues');
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '68');
  await expect(page.getByTestId('open-list')).toHaveValue('queues');
  await expect(page.getByTestId('expanded')).toHaveAttribute('data-value', '12');
});

test('the claim is measured on the current map, can be stopped, and is reported in a sentence', async ({ page }) => {
  await open(page, '#v=1&m=g.rooms.120.90.20.3');
  await openLens(page, 'lists');
  await panel(page).locator('summary').first().click();
  await page.getByTestId('open-list-measure').click();
  await expect(panel(page).getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await expect(panel(page)).toContainText(/On this map, with \d+ cells expanded, the heap is|too short for the clock/, {
    timeout: 60_000,
  });
  await expect(page.getByTestId('open-list-times').locator('tbody tr')).toHaveCount(6);
  await page.getByTestId('open-list-measure').click();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Stopped.');
  await expect(page.getByTestId('open-list-measure')).toBeFocused();
});

/** @type {readonly (readonly [string, string])[]} */
const TITLES = [
  ['en-US', 'Inside the open list'],
  ['zh-CN', '开放列表内部'],
];
const APPEARANCES = [1440, 768, 390].flatMap((width) =>
  /** @type {const} */ (['light', 'dark']).flatMap((colorScheme) =>
    TITLES.map(([locale, title]) => ({ width, colorScheme, locale, title })),
  ),
);

for (const { width, colorScheme, locale, title } of APPEARANCES) {
  test.describe(`${width} pixels, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test('axe reports no violations in the panel, on any kind', async ({ page }) => {
      await open(page, '#v=1&t=9');
      await openLens(page, 'lists');
      await expect(panel(page).locator('summary').first()).toHaveText(title);
      await unfold(page);
      await page.evaluate(axe);
      for (const kind of ['heap', 'queues', 'sorted']) {
        await page.getByTestId('open-list-inspector-kind').selectOption(kind);
        const found = await page.evaluate(async () => {
          const { axe: judge } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
          const { violations } = await judge.run('#open-list-inspector');
          return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
        });
        expect(found).toEqual([]);
      }
      const box = await panel(page).boundingBox();
      expect(await panel(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
        Math.ceil(box?.width ?? 0),
      );
    });
  });
}
