// The panels below the boards of a race: the ranking and its animated sorts, charts, speed against quality,
// the batch.
import { readFile } from 'node:fs/promises';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const rows = (page) => page.getByTestId('ranking').locator('tbody tr');
/** Rank, setup, cost, excess, expanded of each row. @param {Page} page */
const reported = (page) =>
  rows(page).evaluateAll((list) => list.map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent)));
/** @param {Page} page @param {string} name */
const column = (page, name) => page.getByTestId('ranking').locator(`[data-column="${name}"]`);
/** @param {Page} page @param {string} name */
const tab = (page, name) => page.locator(`#race-tab-${name}`).click();

/** Lets every lane finish; then the table has the time of each. @param {Page} page @param {string} sign that a time was measured */
async function atTheEnd(page, sign) {
  await expect(async () => {
    await page.getByTestId('race-last').click({ timeout: 1000, force: true });
    await expect(rows(page).nth(1)).toContainText(sign, { timeout: 1000 });
  }).toPass();
}

/** Opens the race and waits until every lane is judged. @param {Page} page */
async function race(page) {
  await page.getByTestId('race').click();
  await expect(page.getByTestId('race-lane')).toHaveCount(2);
  await atTheEnd(page, '×');
  await expect(rows(page).nth(1).locator('td').nth(2)).toHaveText('0%');
}

test.describe('ranking', () => {
  test('a lane is in the table once it has finished', async ({ page }) => {
    await open(page);
    await page.getByTestId('race').click();
    await page.getByTestId('race-first').click();
    await expect(rows(page).nth(0)).toContainText('in progress');
    await page.getByTestId('race-last').click();
    await expect(rows(page).nth(1)).toContainText('36');
    await expect(page.getByTestId('ranking')).not.toContainText('in progress');
  });

  test('a click on a column heading sorts, a second one reverses the order, ties share a rank', async ({ page }) => {
    await open(page);
    await race(page);
    expect(await reported(page)).toEqual([
      ['1', 'A: A*, Manhattan', '68', '0%', '12'],
      ['2', 'B: Dijkstra', '68', '0%', '36'],
    ]);
    // Sorted by cost already, and by expansions among equals; by cost alone the two tie.
    await expect(page.getByTestId('ranking').locator('[aria-sort="ascending"]')).toContainText('Cost');
    await column(page, 'lane').click();
    await column(page, 'cost').click();
    expect((await reported(page)).map(([rank, name]) => [rank, name?.charAt(0)])).toEqual([
      ['1', 'A'],
      ['1', 'B'],
    ]);
    const head = page.getByTestId('ranking').locator('th', { has: page.locator('[data-column="expanded"]') });
    await column(page, 'expanded').focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect((await reported(page)).map(([rank, name]) => [rank, name?.charAt(0)])).toEqual([
      ['1', 'A'],
      ['2', 'B'],
    ]);
    await page.keyboard.press('Space');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(column(page, 'expanded')).toBeFocused();
    expect((await reported(page)).map(([rank, name]) => [rank, name?.charAt(0)])).toEqual([
      ['1', 'B'],
      ['2', 'A'],
    ]);
    await expect(page.getByTestId('ranking').locator('[aria-sort]')).toHaveCount(1);
  });

  test('another setup is another row, and the CSV has them all', async ({ page }) => {
    await open(page);
    await race(page);
    await page.getByTestId('race-add').click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(2)).toContainText('×');
    const download = page.waitForEvent('download');
    await page.getByTestId('ranking-save').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('rank,lane,set_up,outcome,cost');
    // The fewest expansions lead where all paths cost the same.
    expect(lines[1]).toMatch(/^1,C,.*,found,68,0,9,/);
    expect(lines[2]).toContain('2,A,"A*, Manhattan",found,68,0,12,');
  });

  test('a sort is played step by step, and ends in the right order', async ({ page }) => {
    await open(page);
    await race(page);
    await page.locator('#sorting summary').click();
    await page.getByTestId('sorting-count').fill('8');
    await page.getByTestId('sorting-count').press('Tab');
    const bars = page.getByTestId('sorting-stage').locator('.bar');
    await expect(bars).toHaveCount(8);
    await expect(page.getByTestId('sorting-step')).toHaveText('8 values in their original order.');
    const steps = Number((await page.getByTestId('sorting-at').textContent())?.split(' of ')[1]);
    for (let i = 0; i < 3; i++) await page.getByTestId('sorting-forward').click();
    await expect(page.getByTestId('sorting-at')).toHaveText(`3 of ${steps}`);
    await expect(page.getByTestId('sorting-moves')).toHaveText(/^2 of 48$/);
    await page.getByTestId('sorting-back').click();
    await expect(page.getByTestId('sorting-step')).toContainText('Moved to the buffer');
    await page.getByTestId('sorting-sort').selectOption('quick');
    await expect(page.getByTestId('sorting-step')).toHaveText('8 values in their original order.');
    await page.getByTestId('sorting-last').click();
    await expect(page.getByTestId('sorting-step')).toContainText('Sorted. Order:');
    const values =
      (await page.getByTestId('sorting-step').textContent())
        ?.split('Order:')[1]
        ?.match(/\((\d+)\)/g)
        ?.map((one) => Number(one.slice(1, -1))) ?? [];
    expect(values).toHaveLength(8);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    // And the rows of the race themselves.
    await page.getByTestId('sorting-of').selectOption('ranking');
    await expect(bars).toHaveCount(2);
    await page.getByTestId('sorting-play').click();
    await expect(page.getByTestId('sorting-step')).toContainText('Sorted.');
  });

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('playing goes on step by step', async ({ page }) => {
      await open(page);
      await race(page);
      await page.locator('#sorting summary').click();
      await page.getByTestId('sorting-play').click();
      await expect(page.getByTestId('sorting-play')).toHaveAttribute('data-shows', 'pause');
      await expect(page.getByTestId('sorting-at')).toHaveText(/^[1-9]\d* of /);
      await expect(page.getByTestId('sorting-step')).not.toContainText('Sorted.');
      await page.getByTestId('sorting-play').click();
      await expect(page.getByTestId('sorting-play')).toHaveAttribute('data-shows', 'play');
    });
  });
});

test('charts have a line for each lane and their numbers in a table', async ({ page }) => {
  await open(page);
  await race(page);
  await tab(page, 'charts');
  const chart = page.getByTestId('chart-open');
  await expect(chart.locator('svg[role="img"] .line')).toHaveCount(2);
  await expect(chart.getByRole('img')).toHaveAccessibleName(
    /Size of the open list.*A: .* open nodes at most, in 12 steps\..*B: Dijkstra/,
  );
  const [first, second] = await chart
    .locator('svg[role="img"] .line')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
  expect(first).not.toBe(second);
  await chart.locator('summary').click();
  const table = chart.getByRole('table');
  await expect(table.locator('tbody tr').first()).toHaveText('011');
  await expect(table.locator('tbody tr').last().locator('th')).toHaveText('36');
  // G and F of both; the growing maps on request.
  await expect(page.getByTestId('chart-values').locator('svg[role="img"] .line')).toHaveCount(4);
  await expect(page.getByTestId('chart-growth')).toBeHidden();
  await page.getByTestId('growth-run').click();
  await expect(page.getByTestId('growth-said')).toContainText('All 12 searches are done', { timeout: 30_000 });
  await expect(page.getByTestId('chart-growth').locator('svg[role="img"] .mark')).toHaveCount(12);
  const before = await chart.locator('svg[role="img"]').getAttribute('width');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(chart.locator('svg[role="img"]')).not.toHaveAttribute('width', before ?? '');
});

test('measuring on growing maps can be cancelled', async ({ page }) => {
  await open(page);
  await race(page);
  await tab(page, 'charts');
  await page.getByTestId('growth-kind').selectOption('maze');
  // Both in one task: on a fast machine it would finish in between.
  await page.evaluate(() => {
    for (const name of ['growth-run', 'growth-cancel']) {
      document.querySelector(`[data-testid="${name}"]`)?.dispatchEvent(new MouseEvent('click'));
    }
  });
  await expect(page.getByTestId('growth-said')).toContainText('Cancelled after 0 of 12');
  await expect(page.getByTestId('growth-run')).toBeVisible();
});

test('speed against quality is measured on the current board, and reported', async ({ page }) => {
  await open(page);
  await race(page);
  await tab(page, 'trade');
  await expect(page.getByTestId('trade-seen')).toContainText('This board has no costly terrain');
  await page.getByTestId('trade-example').click();
  const cells = () =>
    page
      .getByTestId('trade-off')
      .locator('tbody tr')
      .evaluateAll((list) => list.map((row) => [...row.children].slice(1).map((cell) => cell.textContent)));
  await expect.poll(cells).toEqual([
    ['346', '0%', '358'],
    ['370', '+6.9%', '241'],
    ['366', '+5.8%', '213'],
  ]);
  await expect(page.getByTestId('trade-seen')).toContainText(
    'With terrain 3 treated as 2, the search expands 241 nodes instead of 358, 32.7% fewer, and its path costs 6.9% more.',
  );
  await expect(page.getByTestId('trade-seen')).toContainText('This trades quality for speed');
  await page.getByTestId('trade-scale').fill('1');
  await page.getByTestId('trade-scale').press('Enter');
  await expect.poll(async () => (await cells())[2]).toEqual(['346', '0%', '358']);
  await page.getByTestId('trade-to').fill('9');
  await page.getByTestId('trade-to').press('Enter');
  await expect(page.getByTestId('trade-to')).toHaveAttribute('aria-invalid', 'true');
});

const SCENARIO = textFile('small.scen', [
  'version 1',
  ...['0 0 5 0 5', '0 0 5 3 7.41421356', '0 0 2 1 3', '0 3 5 0 7.41421356'].map((row) => `0 maps/small.map 6 4 ${row}`),
]);
const MAP = textFile('small.map', ['......', '..##..', '..##..', '......']);

test.describe('batch', () => {
  test('every setup runs on every row, with sums, pages and a CSV', async ({ page }) => {
    await open(page);
    await race(page);
    await tab(page, 'batch');
    await page.getByTestId('batch-open').setInputFiles(SCENARIO);
    await expect(page.getByTestId('batch-said')).toContainText(
      '4 rows for small.map, 6 × 4 cells; this board has 7 × 6',
    );
    await page.getByTestId('batch-open').setInputFiles([MAP, SCENARIO]);
    await expect(page.getByTestId('batch-said')).toHaveText('4 rows, 2 setups: done.');
    const sums = page.getByTestId('batch-sums').locator('tbody tr');
    await expect(sums).toHaveCount(2);
    await expect(sums.nth(0)).toContainText('3 of 4');
    await expect(sums.nth(0)).toContainText('19.828');
    await expect(sums.nth(1)).toContainText('0%');
    await expect(page.getByTestId('batch-rows').locator('tbody tr')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await page.getByTestId('batch-save').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[1]).toMatch(/^1,0,0,5,0,5,"?A: .*,found,5,0,\d+,[\d.]+$/);
    // Its rows can be sorted, too.
    await tab(page, 'ranking');
    await page.locator('#sorting summary').click();
    await page.getByTestId('sorting-of').selectOption('batch-1');
    await expect(page.getByTestId('sorting-stage').locator('.bar')).toHaveCount(4);
  });

  test('an invalid scenario is refused with its line', async ({ page }) => {
    await open(page);
    await race(page);
    await tab(page, 'batch');
    await page.getByTestId('batch-open').setInputFiles(textFile('bad.scen', ['version 1', '0 a 6 4 0 0 9 9 1']));
    await expect(page.getByTestId('batch-said')).toContainText('bad.scen was not opened. Line 2');
  });
});

for (const width of [1440, 768, 390]) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const locale = colorScheme === 'light' ? 'en-GB' : 'zh-CN';
    test.describe(`${width} pixels, ${colorScheme}, ${locale}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme, locale, hasTouch: width < 500 });

      test('every panel is free of barriers and no wider than the page', async ({ page }) => {
        await open(page);
        await chooseFile(page, MAP);
        if (width < 980) await page.getByTestId('settings').click();
        await page.getByTestId('race').click();
        await atTheEnd(page, locale === 'zh-CN' ? ' 次' : ' ×');
        await page.locator('#sorting summary').click();
        await page.getByTestId('sorting-forward').click();
        for (const name of ['ranking', 'charts', 'trade', 'batch']) {
          await tab(page, name);
          if (name === 'charts') await expect(page.getByTestId('chart-open').locator('.line').first()).toBeAttached();
          if (name === 'trade') await expect(page.getByTestId('trade-off')).not.toContainText('…');
          if (name === 'batch') {
            await page.getByTestId('batch-open').setInputFiles(SCENARIO);
            await expect(page.getByTestId('batch-rows').locator('tbody tr')).toHaveCount(8);
          }
          expect(await objections(page)).toEqual([]);
          const isWide = await page.locator('.race-work').evaluate((work) => work.scrollWidth > work.clientWidth);
          expect(isWide, name).toBe(false);
        }
      });
    });
  }
}
