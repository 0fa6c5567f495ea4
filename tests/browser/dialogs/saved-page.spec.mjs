// The page saved as one HTML file: it opens with what was shown, from a disk, without a network, whatever
// the size of the board; and can be saved again.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  drag,
  expectCell,
  expectValue,
  open,
  openShare,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

test.use({ alsoFrom: 'file:' });

/** Saves the page. @param {Page} page @param {string} path */
async function save(page, path) {
  await openShare(page);
  await page.getByRole('tab', { name: 'Page' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as one HTML file' }).click();
  const file = await saved;
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Saved as .*\.html, .* [KM]B\.$/);
  await file.saveAs(path);
  await page.keyboard.press('Escape');
  return file.suggestedFilename();
}

/** @param {Page} page @param {string} path */
async function openFile(page, path) {
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
}

/** Everything that a link says about the state. @param {Page} page */
async function stateOf(page) {
  const link = await openShare(page);
  await page.keyboard.press('Escape');
  return link.slice(link.indexOf('#'));
}

test('a saved page opens with the same state from a disk, and goes on from there', async ({ page, context }, info) => {
  await open(page, '#v=1&shade=order&xray=1');
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 3 });
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await page.getByTestId('costs').selectOption('exact');
  await page.getByTestId('scrubber').fill('5');
  await expectValue(page, 'step', 5);
  const wanted = await stateOf(page);
  const path = info.outputPath('saved.html');
  expect(await save(page, path)).toBe('astrolabe-saved.html');
  await page.close();

  await context.setOffline(true);
  const other = await context.newPage();
  await openFile(other, path);
  await expectValue(other, 'step', 5);
  await expectCell(other, { x: 4, y: 3 }, /wall/);
  expect(await stateOf(other)).toBe(wanted);
  await expect(other.locator('#share-here')).toHaveText(/only on this computer/);
  // Changes go into its address, and are restored.
  await other.getByTestId('algorithm').selectOption('bfs');
  await expect(other).toHaveURL(/saved\.html#v=1&.*a=bfs/);
  await other.reload();
  await expect(other.getByTestId('algorithm')).toHaveValue('bfs');
  // The saved page saves itself, with what it shows now.
  const again = info.outputPath('again.html');
  await save(other, again);
  const [first, second] = [await readFile(path, 'utf8'), await readFile(again, 'utf8')];
  const withoutLink = (/** @type {string} */ text) =>
    text.replace(/(<meta name="astrolabe-link" content=")[^"]*/, '$1');
  expect(withoutLink(second).length).toBeGreaterThan(0.99 * withoutLink(first).length);
  const changed = await stateOf(other);
  await openFile(other, again);
  await expect(other.getByTestId('algorithm')).toHaveValue('bfs');
  expect(await stateOf(other)).toBe(changed);
  // Without anything in the address it shows what was saved.
  await other.evaluate(() => (location.hash = 'v=1&a=dfs'));
  await expect(other.getByTestId('algorithm')).toHaveValue('dfs');
  await other.goBack();
  await expect(other.getByTestId('algorithm')).toHaveValue('bfs');
});

test('a saved page holds a million cells', async ({ page, context }, info) => {
  test.slow();
  let random = 7;
  const rows = Array.from({ length: 1024 }, () =>
    Array.from({ length: 1024 }, () => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return random < 0x50000000 ? '@' : '.';
    }).join(''),
  );
  await open(page);
  await chooseFile(page, textFile('große Karte.map', ['type octile', 'height 1024', 'width 1024', 'map', ...rows]));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '1024');
  const wanted = await stateOf(page);
  expect(wanted.length).toBeGreaterThan(100_000);
  const path = info.outputPath('large.html');
  expect(await save(page, path)).toBe('astrolabe-große-Karte.html');
  const expanded = await page.getByTestId('expanded').getAttribute('data-value');
  await page.close();
  await context.setOffline(true);
  const other = await context.newPage();
  await openFile(other, path);
  await expectValue(other, 'expanded', String(expanded));
  expect(await stateOf(other)).toBe(wanted);
});

test('if the page cannot be fetched, a message says so', async ({ page, context, complaints }) => {
  await open(page);
  await openShare(page);
  await page.getByRole('tab', { name: 'Page' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save as one HTML file' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Could not fetch the page/);
  complaints.length = 0;
});
