// The closed list: E1 number for number, the current step, pages, and the list for other programs.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, expectValue, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** Lester's figure, as the tutorials' closed list has it: step, cell, parent, G, H, F. */
const LESTER = [
  ['1', '(1,2)', '–', '0', '40', '40'],
  ['2', '(2,2)', '(1,2)', '10', '30', '40'],
  ['3', '(2,3)', '(1,2)', '14', '40', '54'],
  ['4', '(2,1)', '(1,2)', '14', '40', '54'],
  ['5', '(1,3)', '(1,2)', '10', '50', '60'],
  ['6', '(0,2)', '(1,2)', '10', '50', '60'],
  ['7', '(1,1)', '(1,2)', '10', '50', '60'],
  ['8', '(2,0)', '(2,1)', '24', '50', '74'],
  ['9', '(3,0)', '(2,0)', '34', '40', '74'],
  ['10', '(4,0)', '(3,0)', '44', '30', '74'],
  ['11', '(5,1)', '(4,0)', '58', '10', '68'],
  ['12', '(5,2)', '(5,1)', '68', '0', '68'],
];
/** The same as CSV. */
const CSV = ['step,x,y,parent_x,parent_y,g,h,f', '1,1,2,,,0,40,40', '2,2,2,1,2,10,30,40', '3,2,3,1,2,14,40,54'];

/** @param {Page} page */
const rows = (page) => page.getByTestId('printout').locator('tbody tr');

/** @param {Page} page */
async function unfold(page) {
  await openLens(page, 'lists');
  await page.locator('summary', { hasText: 'Closed list' }).click();
}

/** @param {Page} page */
const cells = (page) =>
  rows(page).evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));

test("E1's closed list is shown without opening anything, number for number", async ({ page }) => {
  await open(page);
  await expect(rows(page)).toHaveCount(12);
  expect(await cells(page)).toEqual(LESTER);
  await unfold(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Step', 'Cell', 'Parent', 'G', 'H', 'F']);
  await expect(page.getByText('Rows 1 to 12 of 12')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later rows' })).toBeHidden();
});

test('the row of the current step is marked, later ones are set apart', async ({ page }) => {
  await open(page);
  await unfold(page);
  const marked = rows(page).and(page.locator('[aria-current="step"]'));
  await expect(marked).toHaveText('12(5,2)(5,1)68068');
  await page.getByTestId('scrubber').fill('3');
  await expect(marked).toHaveText('3(2,3)(1,2)144054');
  await expect(rows(page).and(page.locator('.to-come'))).toHaveCount(9);
  await page.getByTestId('first').click();
  await expect(marked).toHaveCount(0);
  await expect(rows(page).and(page.locator('.to-come'))).toHaveCount(12);
});

test('a row leads to its step, by a click and by keys', async ({ page }) => {
  await open(page);
  await unfold(page);
  await page.getByRole('cell', { name: '(1,1)' }).click();
  await expectValue(page, 'step', 7);
  await page.getByRole('rowheader', { name: '7', exact: true }).getByRole('button').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectValue(page, 'step', 5);
  await expect(page.getByRole('button', { name: '5', exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectValue(page, 'step', 1);
  // One stop of the Tab key.
  expect(await rows(page).locator('button[tabindex="0"]').count()).toBe(1);
});

test('another search has another list, in its own unit', async ({ page }) => {
  await open(page);
  await page.getByTestId('costs').selectOption('exact');
  await expect(rows(page).nth(2)).toHaveText(/^3\(\d,\d\)\(1,2\)1\.4144?/);
  await page.getByTestId('algorithm').selectOption('bfs');
  await expect(rows(page).first()).toHaveText('1(1,2)–0––');
});

test('a reopened cell has a row for each expansion', async ({ page }) => {
  // Manhattan with diagonals is not consistent, twice its weight even less.
  await open(page, '#v=1&h=manhattan&w=2&s=1,0&g=4,2');
  await expectValue(page, 'expanded', 11);
  await expect(rows(page)).toHaveCount(11);
  const names = (await cells(page)).map((row) => row[1]);
  expect(new Set(names).size).toBe(10);
});

test('long lists have pages, which follow the step', async ({ page }) => {
  await open(page, '#v=1&a=dijkstra');
  await chooseFile(
    page,
    textFile(
      'meadow.map',
      Array.from({ length: 30 }, () => '.'.repeat(40)),
    ),
  );
  await expect(rows(page)).toHaveCount(200);
  await unfold(page);
  const later = page.getByRole('button', { name: 'Later rows' });
  await expect(later).toBeVisible();
  await later.click();
  await expect(rows(page).first()).toHaveText(/^201\(/);
  await page.getByRole('button', { name: 'Earlier rows' }).click();
  await expect(rows(page).first()).toHaveText(/^1\(/);
  await page.getByTestId('scrubber').fill('450');
  await expect(rows(page).first()).toHaveText(/^401\(/);
  const marked = rows(page).and(page.locator('[aria-current="step"]'));
  await expect(marked).toHaveText(/^450\(/);
  await expect(marked).toBeInViewport();
});

test('the whole list as CSV and on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await unfold(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('closed-list.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(lines.slice(0, 4)).toEqual(CSV);
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('');
  await expect(page.getByText('Saved 12 rows (1 KB).')).toBeVisible();

  await page.getByRole('button', { name: 'Copy all rows' }).click();
  await expect(page.getByText('12 rows copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const table = copied.split('\n').map((line) => line.split('\t'));
  expect(table).toEqual([['Step', 'Cell', 'Parent', 'G', 'H', 'F'], ...LESTER, ['']]);
});

test('without a clipboard the list is left selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  await unfold(page);
  await page.getByRole('button', { name: 'Copy all rows' }).click();
  await expect(page.getByText('Selected: copy it with Ctrl+C')).toBeVisible();
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return '';
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toMatch(/^Step\tCell\tParent\tG\tH\tF\n1\t\(1,2\)\t–\t0\t40\t40\n/);
});
