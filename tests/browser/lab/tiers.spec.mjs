// What the two-tier search draws over the board: on the page, in saved pictures, switched, and after an edit.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  drag,
  expectDrawn,
  expectValue,
  open,
  openShare,
  textFile,
} from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const CAVES = '#v=1&m=g.caves.60.40.42.5&a=twotier';
/** The colours of its lines, in either theme. */
const LIGHT = /** @type {const} */ ([122, 31, 162]);
const DARK = /** @type {const} */ ([227, 176, 255]);

/** Pixels of the board in exactly this colour. @param {Page} page @param {readonly [number, number, number]} colour */
const pixels = (page, colour = LIGHT) =>
  page.locator('#map').evaluate((map, [red, green, blue]) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (map);
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(/** @type {HTMLCanvasElement} */ (map), 0, 0);
    const { data = [] } = copy?.getImageData(0, 0, width, height) ?? {};
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      count += data[at] === red && data[at + 1] === green && data[at + 2] === blue ? 1 : 0;
    }
    return count;
  }, colour);

test('borders, entrances and the path are drawn, the edges by choice, and the link keeps the choice', async ({
  page,
}) => {
  await open(page, CAVES);
  const switched = page.getByTestId('tier-edges');
  await expect(switched).toBeVisible();
  await expect(switched).toBeChecked();
  await expect.poll(() => pixels(page)).toBeGreaterThan(1000);
  const all = await page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());
  await switched.uncheck();
  await expect
    .poll(() => page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL()))
    .not.toBe(all);
  expect(await pixels(page)).toBeGreaterThan(200);
  await expect(page).toHaveURL(/&edges=0(&|$)/);
  await page.reload();
  await expect(page.getByTestId('tier-edges')).not.toBeChecked();
  await page.getByTestId('tier-edges').check();
  await expect(page).not.toHaveURL(/edges=/);

  const found = await pixels(page);
  await page.getByTestId('first').click();
  // Without the path, which has not been found there.
  await expect.poll(() => pixels(page)).toBeLessThan(found);
  await page.getByTestId('algorithm').selectOption('astar');
  await expect.poll(() => pixels(page)).toBe(0);
  await expect(page.getByTestId('tier-options')).toBeHidden();
});

test('on hexes, in the dark and in Chinese', async ({ page }) => {
  await open(page, '#v=1&m=g.rooms.30.24.20.7&a=twotier&b=hex&theme=dark&lang=zh');
  await expect(page.getByTestId('tier-options').locator('legend')).toHaveText('两层');
  await expect(page.getByTestId('tier-options')).toContainText('双线是上层找到的路径');
  await expect.poll(() => pixels(page, DARK)).toBeGreaterThan(1000);
});

test('an edit that closes an entrance removes its bar, undo brings it back', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('corridor.txt', [`S${'.'.repeat(18)}G`]));
  await expect(page.locator('#map-name')).toHaveText('corridor.txt');
  await expectDrawn(page);
  await page.getByTestId('algorithm').selectOption('twotier');
  await page.getByTestId('first').click();
  await expect.poll(() => pixels(page)).toBeGreaterThan(100);
  const open1 = await pixels(page);
  await drag(page, { x: 9, y: 0 });
  // An edit keeps the displayed step.
  await expectValue(page, 'step', 0);
  await expect.poll(() => pixels(page)).toBeLessThan(open1);
  await page.getByTestId('last').click();
  await expect(page.getByTestId('status')).toContainText(/No path|not reach/i);
  await page.getByTestId('first').click();
  expect(await pixels(page)).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => pixels(page)).toBe(open1);
});

test('they are in the saved picture', async ({ page }) => {
  await open(page, CAVES);
  await expect(page.getByTestId('tier-edges')).toBeVisible();
  await openShare(page);
  await page.getByRole('tab', { name: 'Picture' }).click();
  const saved = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-svg').click()]);
    return readFile(await file.path(), 'utf8');
  };
  const strokes = async () => (await saved()).match(/stroke="#7a1fa2"/gi)?.length ?? 0;
  expect(await strokes()).toBeGreaterThan(2);
});

test('side of the clusters and kind of the upper tier are set in the rail, by keyboard, and kept by the link', async ({
  page,
}) => {
  await open(page, CAVES);
  const side = page.getByLabel('Cluster side');
  await expect(side).toHaveValue('10');
  await side.fill('3');
  await side.press('Enter');
  await expect(page.getByTestId('status')).toHaveText('Cluster side: a whole number from 4 to 64.');
  await expect(side).toHaveValue('10');
  const ten = await page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL());
  await side.fill('16');
  await side.press('Enter');
  await expect(page).toHaveURL(/&cs=16(&|$)/);
  await expect
    .poll(() => page.locator('#map').evaluate((map) => /** @type {HTMLCanvasElement} */ (map).toDataURL()))
    .not.toBe(ten);
  const kind = page.locator('[data-setting="tiers"]');
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&tiers=coarse&cs=16(&|$)/);
  await expect(page.getByTestId('tier-edges')).toBeDisabled();
  await expect(page.getByTestId('tier-options')).toContainText('Each square of cells is one coarse cell');
  await page.locator('#about-algorithm summary').click();
  await expect(page.locator('#about-algorithm')).toContainText(
    'No shortest path guaranteed: the coarse map misses narrow gaps',
  );
  await page.reload();
  await expect(page.locator('[data-setting="tiers"]')).toHaveValue('coarse');
  await expect(page.getByLabel('Cluster side')).toHaveValue('16');
  await expect.poll(() => pixels(page)).toBeGreaterThan(200);
});

test('a coarse board is played step by step, judged, and says so where all cells had to be searched', async ({
  page,
}) => {
  await open(page, '#v=1&m=g.terrain.60.40.10.3&a=twotier&tiers=coarse&cs=5&k=exact');
  await expect(page.getByTestId('referee')).toHaveText(/optimal|\d% longer/);
  await page.getByTestId('first').click();
  await page.getByTestId('forward').click();
  await expect(page.getByTestId('status')).toContainText('Step 1');
  await open(page);
  // A wall through a square that is mostly free.
  await chooseFile(
    page,
    textFile('wall.txt', ['S...#...G', '....#....', '....#....', '....#....', ...Array(4).fill('.........')]),
  );
  await page.getByTestId('algorithm').selectOption('twotier');
  await page.locator('[data-setting="tiers"]').selectOption('coarse');
  await page.getByLabel('Cluster side').fill('4');
  await page.getByLabel('Cluster side').press('Enter');
  const why = 'No path leads through the squares of the coarse plan: all cells were searched instead.';
  await expect(page.getByTestId('status')).toContainText(why);
  await expect(page.getByTestId('tier-outcome')).toHaveText(why);
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await page.locator('[data-setting="tiers"]').selectOption('clusters');
  await expect(page.getByTestId('tier-outcome')).toBeEmpty();
  await expect(page.getByTestId('status')).not.toContainText(why);
});
