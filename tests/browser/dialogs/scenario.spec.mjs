// Scenarios that are run row by row: with their map or without, to the end or not, beside the board.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  expectCell,
  expectValue,
  mapPath,
  missingMap,
  open,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const MAP = 'type octile\nheight 4\nwidth 6\nmap\n......\n..@@..\n..@@..\n......\n';
/** @param {readonly string[]} rows from the start's column on @param {string} [size] */
const scenario = (rows, size = '6\t4') =>
  `version 1\n${rows.map((row) => `0\tsmall.map\t${size}\t${row.replaceAll(' ', '\t')}\n`).join('')}`;
const RIGHT = ['0 0 5 0 5', '0 0 5 3 7.41421356', '1 1 4 1 5', '0 0 0 0 0'];
/** The second has a wrong length, the last ends in a wall. */
const WRONG = ['0 0 5 0 5.0', '0 0 5 3 6.24264069', '1 1 4 1 5.00', '0 0 2 1 3'];

/** @param {Page} page @param {{ name: string, text: string }[]} files */
async function choose(page, ...files) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('open-file').click();
  await (await chooser).setFiles(files.map(({ name, text }) => textFile(name, text)));
}

test('a scenario with its map: every row has its length, and the first is on the board', async ({ page }) => {
  await open(page);
  await choose(page, { name: 'small.map', text: MAP }, { name: 'small.scen', text: scenario(RIGHT) });
  await expectValue(page, 'scenario-done', 4);
  await expectValue(page, 'scenario-equal', 4);
  await expectValue(page, 'scenario-missed', 0);
  await expect(page.getByTestId('scenario')).toContainText('Every row matches its published length.');
  await expect(page.getByTestId('scenario-about')).toHaveText(
    '4 rows for small.map, 6 × 4 cells; A*, Octile, no side wall, 1 and √2.',
  );
  await expect(page.getByTestId('scenario-doubt')).toBeHidden();
  await expect(page.locator('#scenario-title')).toBeFocused();
  await expect(page.getByTestId('status')).toHaveText(
    '4 of 4 rows match their published length. Row 1, published length 5. Path found: cost 50, 6 expanded.',
  );
  await expect(page.locator('#map-name')).toHaveText('small.map');
  await expect(page.getByTestId('costs')).toHaveValue('tutorial');
  await page.getByTestId('scenario-only').uncheck();
  await expect(page.getByTestId('scenario-rows').locator('tbody tr')).toHaveCount(4);
  await page.getByTestId('scenario-close').click();
  await expect(page.getByTestId('scenario')).toBeHidden();
});

test('mismatching rows are listed, put on the board by a click, and undone as one', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('small.map', MAP));
  await chooseFile(page, textFile('small.scen', scenario(WRONG)));
  await expectValue(page, 'scenario-done', 4);
  await expectValue(page, 'scenario-equal', 2);
  const rows = page.getByTestId('scenario-rows').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  // The first mismatch is on the board already.
  await expect(page.getByTestId('status')).toContainText('Row 2, published length 6.243.');
  await expect(rows.nth(0)).toHaveText(/^26\.2437\.4141\.172/);
  await expect(rows.nth(1)).toHaveText(/no path/);
  await rows.nth(0).getByRole('button').press('Enter');
  await expect(page.getByTestId('status')).toContainText('Row 2, published length 6.243.');
  await expectCell(page, { x: 0, y: 0 }, /start/);
  await expectCell(page, { x: 5, y: 3 }, /goal/);
  await page.getByTestId('board').focus();
  await rows.nth(1).click();
  await expectCell(page, { x: 2, y: 1 }, /goal/);
  await page.keyboard.press('Control+z');
  await expectCell(page, { x: 4, y: 0 }, /row 1/);
  await expectCell(page, { x: 5, y: 3 }, /goal/);
});

test('the rows are saved as CSV', async ({ page }) => {
  await open(page);
  await choose(page, { name: 'small.scen', text: scenario(WRONG) }, { name: 'small.map', text: MAP });
  await expectValue(page, 'scenario-done', 4);
  const download = page.waitForEvent('download');
  await page.getByTestId('scenario-csv').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('small.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines[0]).toBe('row,start_x,start_y,goal_x,goal_y,published,found,difference,expanded,outcome');
  expect(lines[2]).toMatch(/^2,0,0,5,3,6\.24264069,7\.41421355,1\.1715728\d,\d+,differs$/);
  expect(lines[4]).toMatch(/^4,0,0,2,1,3,,,\d+,no-path$/);
  expect(lines).toHaveLength(5);
});

test('a scenario waits for its map, and runs when that is opened', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('small.scen', scenario(RIGHT)));
  await expect(page.getByTestId('scenario-about')).toHaveText(
    '4 rows for small.map, 6 × 4 cells. The current map has 7 × 6: open that map to run them.',
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('scenario-choose').click();
  await (await chooser).setFiles(textFile('small.map', MAP));
  await expectValue(page, 'scenario-equal', 4);
});

test('settings that cannot give the published lengths are named, and the next run uses others', async ({ page }) => {
  await open(page);
  await choose(page, { name: 'other.map', text: MAP }, { name: 'small.scen', text: scenario(RIGHT) });
  await expectValue(page, 'scenario-equal', 4);
  const doubt = page.getByTestId('scenario-doubt');
  await expect(doubt).toHaveText('The rows are for small.map; the current map is other.map.');
  await page.getByRole('radio', { name: 'always' }).check();
  await page.getByTestId('heuristic').selectOption('manhattan');
  await page.getByTestId('scenario-run').click();
  await expectValue(page, 'scenario-done', 4);
  await expectValue(page, 'scenario-missed', 2);
  await expect(doubt).toContainText('other corner rules may give other lengths.');
  await expect(doubt).toContainText('do not guarantee shortest paths');
});

test('an invalid scenario is refused with its line', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('bad.scen', 'version 1\n0 a 6 4 0 0 9 9 1\n'));
  await expect(page.getByTestId('status')).toContainText(
    'bad.scen was not opened. Line 2: the goal 9,9 lies outside the map of 6 × 4 cells; counting begins at 0.',
  );
  await expect(page.getByTestId('scenario')).toBeHidden();
});

test('a long run can be cancelled, keeps the finished rows, and starts anew', async ({ page }) => {
  await open(page);
  const side = 400;
  const map = `type octile\nheight ${side}\nwidth ${side}\nmap\n${`${'.'.repeat(side)}\n`.repeat(side)}`;
  const row = `0 0 ${side - 1} ${side - 1} ${((side - 1) * Math.SQRT2).toFixed(8)}`;
  await page.getByTestId('algorithm').selectOption('dijkstra');
  const text = scenario(
    Array.from({ length: 2000 }, () => row),
    `${side}\t${side}`,
  );
  await choose(page, { name: 'small.map', text: map }, { name: 'small.scen', text });
  await expect(page.getByTestId('scenario-done')).not.toHaveAttribute('data-value', '0');
  // The page can be used meanwhile, as soon as the board has its own answer.
  await expectValue(page, 'step', side * side);
  await page.getByTestId('first').click();
  await expectValue(page, 'step', 0);
  await page.getByTestId('scenario-cancel').click();
  await expect(page.getByTestId('scenario-cancel')).toBeHidden();
  await expect(page.getByTestId('scenario-run')).toBeFocused();
  const done = Number(await page.getByTestId('scenario-done').getAttribute('data-value'));
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(2000);
  await expectValue(page, 'scenario-equal', done);
  await page.getByTestId('scenario-run').click();
  await expect(page.getByTestId('scenario-cancel')).toBeVisible();
  await page.getByTestId('scenario-close').click();
});

for (const name of ['arena', 'brc202d']) {
  test(`every row of ${name}.scen has its published length`, async ({ page }) => {
    test.skip(missingMap(`${name}.scen`) !== '', missingMap(`${name}.scen`));
    test.slow();
    await open(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('open-file').click();
    await (await chooser).setFiles([mapPath(`${name}.map`), mapPath(`${name}.scen`)]);
    const text = await readFile(mapPath(`${name}.scen`), 'utf8');
    const count = text.trim().split('\n').length - 1;
    await expect(page.getByTestId('scenario-equal')).toHaveAttribute('data-value', String(count), { timeout: 60_000 });
    await expectValue(page, 'scenario-missed', 0);
  });
}
