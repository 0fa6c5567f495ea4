// Pictures and data leave the page as files: real downloads, inspected.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, drag, expectValue, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {'Picture' | 'Data'} name */
async function openSection(page, name) {
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
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Saved astrolabe.csv (1 KB).');

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
  // The displayed step is still the one before.
  await page.keyboard.press('Escape');
  await expectValue(page, 'step', 5);
});

test('the files contain the drawing, and a saved map opens again', async ({ page }) => {
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

test('ground without a letter of its own is refused with a sentence', async ({ page }) => {
  await open(page);
  await page.getByTestId('ground').click();
  await page.getByTestId('ground-factor').fill('200');
  await page.keyboard.press('Escape');
  await drag(page, { x: 0, y: 0 }, { x: 2, y: 0 });
  await openSection(page, 'Data');
  await page.getByTestId('save-ascii').click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('200');
});

/** @param {Page} page @param {Buffer} bytes @param {{ x: number, y: number }[]} points @returns {Promise<{ width: number, height: number, colours: string[] }>} */
async function look(page, bytes, points) {
  return page.evaluate(
    async ({ data, wanted }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]);
      const picture = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      const colours = wanted.map(({ x, y }) => {
        const [r = 0, g = 0, b = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      });
      return { width: picture.width, height: picture.height, colours };
    },
    { data: bytes.toString('base64'), wanted: points },
  );
}
/** A point near the corner of a cell, where nothing is written. @param {number} x @param {number} y @param {number} side */
const inCell = (x, y, side) => ({ x: 12 + x * side + side - 5, y: 12 + y * side + 6 });

test('the displayed step is saved as PNG, in the requested colours and size', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5');
  await openSection(page, 'Picture');
  await page.getByTestId('picture-cell').selectOption('32');
  await page.getByTestId('picture-legend').uncheck();
  await expect(page.locator('#picture-size')).toHaveText('248 × 216 pixels.');
  const light = await download(page, 'save-png');
  expect(light.name).toBe('astrolabe-step-5.png');
  const pointsOf = (/** @type {number} */ side) => [inCell(3, 1, side), inCell(6, 0, side), { x: 2, y: 2 }];
  expect(await look(page, light.bytes, pointsOf(32))).toEqual({
    width: 248,
    height: 216,
    colours: ['#262624', '#ffffff', '#ffffff'],
  });
  await page.getByTestId('picture-theme').selectOption('dark');
  await page.getByTestId('picture-legend').check();
  await page.getByTestId('picture-cell').selectOption('64');
  const dark = await download(page, 'save-png');
  const seen = await look(page, dark.bytes, pointsOf(64));
  expect(seen.colours).toEqual(['#6f7b87', '#14161a', '#0b0d10']);
  expect([seen.width, seen.height > 6 * 64 + 24]).toEqual([472, true]);
  await page.keyboard.press('Escape');
  await expectValue(page, 'step', 5);
});

test('as SVG it is a document that a browser shows, with its title', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=5&lang=zh');
  await page.getByTestId('share').click();
  await page.getByRole('tab', { name: '图片' }).click();
  const { name, bytes } = await download(page, 'save-svg');
  expect(name).toBe('astrolabe-step-5.svg');
  // In a page of its own: this one interprets no text as markup.
  await page.goto('about:blank');
  const parsed = await page.evaluate((text) => {
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { root: svg.documentElement.tagName, title: svg.querySelector('title')?.textContent };
  }, bytes.toString());
  expect(parsed).toEqual({ root: 'svg', title: 'A*，第 5 步，共 12 步' });
  expect(bytes.toString()).toContain('关闭');
});

test('a picture is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openSection(page, 'Picture');
  await page.getByTestId('copy-png').click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Picture copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
});

test('a picture that would be too large is announced beforehand; a long export can be cancelled', async ({ page }) => {
  await open(page, '#v=1&m=g.random.1400.1400.20.3');
  await openSection(page, 'Picture');
  await expect(page.locator('#picture-size')).toContainText('at most 1,048,576 cells');
  await page.getByTestId('picture-cell').selectOption('96');
  await expect(page.locator('#picture-size')).toContainText('Too large for a PNG');
  await page.getByTestId('save-png').click({ force: true });
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('choose smaller cells');
  await page.getByTestId('picture-cell').selectOption('1');
  const { bytes } = await download(page, 'save-png');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20) > 1400]).toEqual([1424, true]);

  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByTestId('save-json').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Cancelled.');
  await expect(page.getByTestId('save-json')).toBeFocused();
});
