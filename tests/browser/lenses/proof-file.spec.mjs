// The proof as a file: from the lens, where its sentence is, and from the dialog; the verifier of the documents accepts it.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { objections } from '../../support/page-driver/axe.mjs';
import { chooseFile, drag, open, openLens, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

const VERIFIER = fileURLToPath(new URL('../../../web/docs/proofs/verify.py', import.meta.url));
const NOT_OPTIMAL = 'Nothing is proved. This search did not find an optimal path.';

/** @param {Page} page */
const button = (page) => page.getByTestId('lens-save-proof');
/** @param {Page} page */
const said = (page) => page.getByTestId('proof-said');

/** What is saved, once it is verified. @param {Page} page @param {() => Promise<unknown>} act */
async function proofBy(page, act) {
  const coming = page.waitForEvent('download');
  await act();
  const file = await coming;
  const path = await file.path();
  const { stdout, stderr, error } = spawnSync('python3', [VERIFIER, path], { encoding: 'utf8' });
  expect(error).toBeUndefined();
  expect([stdout, stderr]).toEqual(['proved\n', '']);
  return { name: file.suggestedFilename(), proof: JSON.parse(await readFile(path, 'utf8')) };
}

/** @param {Page} page */
async function openData(page) {
  await page.getByTestId('share').click();
  await page.getByRole('tab', { name: 'Data' }).click();
}

test('a path is proved in the lens and in the dialog, by the same file', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  const { name, proof } = await proofBy(page, () => button(page).click());
  expect(name).toBe('astrolabe-proof.json');
  const { format, cost, path, potentials } = proof;
  expect([format, cost, path.length, potentials.length]).toEqual(['astrolabe-proof', 68, 7, 6]);
  await expect(said(page)).toHaveText('Saved astrolabe-proof.json (1 KB).');
  await openData(page);
  expect(await proofBy(page, () => page.getByTestId('save-proof').click())).toEqual({ name, proof });
});

test('a path that is not optimal has no proof, which both say', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&w=3&a=dfs');
  await openLens(page, 'proof');
  await expect(page.locator('#ruling')).toContainText('longer');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page).press('Enter');
  await expect(said(page)).toHaveText(NOT_OPTIMAL);
  await openData(page);
  await page.getByTestId('save-proof').press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(NOT_OPTIMAL);
  await page.keyboard.press('Escape');
  // Of another search nothing has been said yet.
  await page.getByTestId('algorithm').selectOption('dijkstra');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(said(page)).toBeEmpty();
  await proofBy(page, () => button(page).click());
});

test('that there is no path is proved as well, on hexagons too; lines at any angle are not', async ({ page }) => {
  await open(page, '#v=1&b=hex');
  await chooseFile(page, textFile('apart.txt', 'S.#..\n..#.G\n..#..\n'));
  await openLens(page, 'proof');
  await expect(page.locator('#ruling')).toContainText('No path');
  const { name, proof } = await proofBy(page, () => button(page).click());
  expect([name, proof.cost, proof.path, proof.board]).toEqual(['apart-proof.json', null, [], 'hex']);
  await open(page, '#v=1&a=theta');
  await openLens(page, 'proof');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page).press('Enter');
  await expect(said(page)).toHaveText(
    'Nothing is proved. A proof is about steps from cell to cell, not about lines at any angle.',
  );
});

test('a goal on a wall, and a map that is too large, are refused with the reason', async ({ page }) => {
  await open(page, '#v=1&bg=1&g=3,2');
  await openLens(page, 'proof');
  await expect(page.locator('#ruling')).toContainText('shortest');
  await button(page).click();
  await expect(said(page)).toHaveText('Nothing is proved. A goal on a wall has no proof.');
  const side = 513;
  await chooseFile(page, textFile('large.txt', Array(side).fill('.'.repeat(side))));
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page).press('Enter');
  await expect(said(page)).toHaveText(
    'Nothing is proved. Proofs are written for maps of up to 262,144 cells; this one has 263,169.',
  );
});

test('without a connection it says so, and two clicks save one file once there is one', async ({
  page,
  complaints,
}) => {
  await open(page);
  await openLens(page, 'proof');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  await page.route(/astrolabe_places-\w+\.wasm/, (route) => route.abort());
  await button(page).click();
  await expect(said(page)).toHaveText(/^Nothing is proved\. This part could not be loaded\. Check the connection/);
  await page.unroute(/astrolabe_places-\w+\.wasm/);
  // The browser reports the missing file itself.
  complaints.length = 0;
  /** @type {() => void} */
  let arrive = () => undefined;
  const arrival = new Promise((resolve) => (arrive = () => resolve(null)));
  await page.route(/astrolabe_places-\w+\.wasm/, async (route) => {
    await arrival;
    await route.continue();
  });
  let files = 0;
  page.on('download', () => (files += 1));
  await button(page).click();
  await expect(said(page)).toHaveText('Writing the proof…');
  await button(page).click();
  await proofBy(page, async () => arrive());
  await expect(said(page)).toHaveText(/^Saved /);
  expect(files).toBe(1);
});

test('of a search that is replaced meanwhile, nothing is saved', async ({ page }) => {
  await open(page);
  await openLens(page, 'proof');
  /** @type {() => void} */
  let arrive = () => undefined;
  const arrival = new Promise((resolve) => (arrive = () => resolve(null)));
  await page.route(/astrolabe_places-\w+\.wasm/, async (route) => {
    await arrival;
    await route.continue();
  });
  let files = 0;
  page.on('download', () => (files += 1));
  await button(page).click();
  await expect(said(page)).toHaveText('Writing the proof…');
  await drag(page, { x: 0, y: 5 }, { x: 1, y: 5 });
  await expect(said(page)).toBeEmpty();
  const come = page.waitForResponse(/astrolabe_places-\w+\.wasm/);
  arrive();
  await come;
  // One more: the module is there.
  await proofBy(page, () => button(page).click());
  expect(files).toBe(1);
});

for (const [width, colorScheme] of /** @type {const} */ ([
  [1440, 'light'],
  [390, 'dark'],
])) {
  test.describe(`in Chinese, ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale: 'zh-CN', hasTouch: width < 500 });

    test('by keyboard; a finger hits the button, and axe reports no violations', async ({ page }) => {
      await open(page);
      await openLens(page, 'proof');
      await expect(button(page)).toHaveText('保存这份证明');
      await button(page).focus();
      await proofBy(page, () => page.keyboard.press('Enter'));
      await expect(said(page)).toHaveText('已保存 astrolabe-proof.json（1 KB）。');
      await expect(button(page)).toBeFocused();
      expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(width < 500 ? 44 : 28);
      expect(await objections(page)).toEqual([]);
    });
  });
}
