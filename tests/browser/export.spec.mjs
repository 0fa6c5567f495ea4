// Pictures, animations and data leave the page as files: real downloads, looked into.
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.mjs';
import { chooseFile, drag, expectValue, open, textFile } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {'Picture' | 'Data'} name */
async function openSection(page, name) {
  // The dialog opens where it was left.
  await page.getByTestId('share').click();
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

/** @param {Page} page @param {string} button stable name @returns {Promise<{ name: string, bytes: Buffer }>} */
async function download(page, button) {
  const coming = page.waitForEvent('download');
  await page.getByTestId(button).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the trace is saved in three formats and the map in two', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5');
  await openSection(page, 'Data');
  const csv = await download(page, 'save-csv');
  expect(csv.name).toBe('astrolabe.csv');
  expect(csv.bytes.toString().split('\n')[1]).toBe('0,open,1,2,,,0,40,40');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('astrolabe.csv is made: 1 KB.');

  const json = JSON.parse((await download(page, 'save-json')).bytes.toString());
  expect(json).toMatchObject({ format: 'astrolabe-trace', version: 1, start: [1, 2], goal: [5, 2] });
  expect(json.result).toMatchObject({ cost: 68, steps: 12 });
  expect(json.events.filter((/** @type {string[]} */ event) => event[1] === 'close')).toHaveLength(12);

  const posthoc = await download(page, 'save-posthoc');
  expect(posthoc.name).toBe('astrolabe.trace.yaml');
  expect(posthoc.bytes.toString()).toMatch(/\nversion: 1\.4\.0\n/);
  expect((await download(page, 'save-ascii')).bytes.toString()).toContain('.S.#.G.\n');
  const map = await download(page, 'save-map');
  expect(map.name).toBe('astrolabe.map');
  expect(map.bytes.toString()).toMatch(/^type octile\nheight 6\nwidth 7\nmap\n/);
  // The step in view is still the one before.
  await page.keyboard.press('Escape');
  await expectValue(page, 'step', 5);
});

test('what was drawn is in the files, and a saved map opens again', async ({ page }) => {
  await open(page);
  await drag(page, { x: 0, y: 0 }, { x: 0, y: 4 });
  await openSection(page, 'Data');
  const { bytes } = await download(page, 'save-ascii');
  expect(bytes.toString().split('\n').slice(0, 3)).toEqual(['#......', '#..#...', '#S.#.G.']);
  await page.keyboard.press('Escape');
  await chooseFile(page, textFile('again.txt', bytes.toString()));
  await openSection(page, 'Data');
  const again = await download(page, 'save-ascii');
  expect(again.name).toBe('again.txt');
  expect(again.bytes.toString()).toBe(bytes.toString());
});

test('ground that no letter stands for is refused with a sentence', async ({ page }) => {
  await open(page);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-factor').fill('200');
  await page.keyboard.press('Escape');
  await drag(page, { x: 0, y: 0 }, { x: 2, y: 0 });
  await openSection(page, 'Data');
  await page.getByTestId('save-ascii').click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('200');
});
