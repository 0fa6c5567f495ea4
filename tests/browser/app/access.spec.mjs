// Axe reports no violations, at any width, in any theme and language.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { chooseFile, open, openLens, openShare, textFile } from '../../support/page-driver/page.mjs';

/** @param {import('@playwright/test').Page} page */
async function unfoldRail(page) {
  for (const summary of await page.locator('.rail summary').all()) {
    if (await summary.isVisible()) await summary.evaluate((one) => one.parentElement?.setAttribute('open', ''));
  }
}

/** Every pair of width, theme and language occurs in the lab; for the rest, two visits that differ in all three are enough. */
const VISITS = /** @type {const} */ ([
  [1440, 'light', 'en-US', 'all'],
  [1440, 'dark', 'zh-CN', 'lab'],
  [390, 'light', 'zh-CN', 'lab'],
  [390, 'dark', 'en-US', 'lab'],
  [390, 'dark', 'zh-CN', 'others'],
]);

for (const [width, colorScheme, locale, what] of VISITS) {
  test.describe(`${width} pixels, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    if (what !== 'others')
      test('axe reports no violations with everything expanded', async ({ page }) => {
        await open(page);
        // The cards and their texts appear a moment after the board.
        for (const late of ['[data-testid="narration"]', '#referee-section summary']) {
          await expect(page.locator(late)).not.toBeEmpty();
        }
        expect(await objections(page)).toEqual([]);
        if (width < 980) await page.getByTestId('settings').click();
        // So tall that nothing in the sheet is cut off where it scrolls under the tabs of the page.
        await page.setViewportSize({ width, height: 6000 });
        for (const lens of /** @type {const} */ (['step', 'cell', 'proof', 'lists'])) {
          await openLens(page, lens);
          await unfoldRail(page);
          expect(await objections(page)).toEqual([]);
        }
        await page.setViewportSize({ width, height: 844 });
        await page.keyboard.press('Escape');
        await page.getByTestId('first').click();
        await page.getByTestId('forward').click();
        expect(await objections(page)).toEqual([]);
        for (const name of ['map-menu', 'ground']) {
          await page.getByTestId(name).click();
          expect(await objections(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Control+k');
        await expect(page.getByTestId('palette-field')).toBeFocused();
        expect(await objections(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('p');
        await expect(page.locator('#present-tools')).toBeVisible();
        expect(await objections(page)).toEqual([]);
      });

    if (what === 'lab') return;

    test('nor in the graph editor', async ({ page }) => {
      await open(page);
      await page.getByTestId('map-menu').click();
      await page.getByTestId('graph-space').click();
      await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
      expect(await objections(page)).toEqual([]);
      await page.getByTestId('graph-board').focus();
      await page.keyboard.press('Home');
      await expect(page.getByTestId('graph-name')).not.toHaveValue('');
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press('e');
      await expect(page.getByTestId('graph-cost')).toHaveValue('140');
      expect(await objections(page)).toEqual([]);
    });

    test('nor in the race', async ({ page }) => {
      await open(page, '#v=1&race=w-3_h-manhattan,a-dijkstra,a-theta_c-four');
      const lanes = page.getByTestId('race-lane');
      await expect(lanes.nth(1)).toContainText('36');
      expect(await objections(page)).toEqual([]);
      await lanes.nth(1).locator('summary').click();
      expect(await objections(page)).toEqual([]);
      for (const view of ['difference', 'split']) {
        await page.getByTestId('race-view').selectOption(view);
        await expect(page.getByTestId('race-legend')).toBeVisible();
        expect(await objections(page)).toEqual([]);
      }
    });

    test('nor with the X-ray on a longer path', async ({ page }) => {
      await open(page, '#v=1&h=manhattan&w=3&xray=1&best=1');
      await chooseFile(page, textFile('longer.map', ['S....#', '..#..#', '.#...#', '...#..', '.....G']));
      await page.getByTestId('referee').click();
      await page.locator('#referee-section summary').click();
      await expect(page.locator('#cause')).not.toHaveText('');
      expect(await objections(page)).toEqual([]);
    });

    test('nor with a table of all routes and dead ends hatched', async ({ page }) => {
      await open(page);
      await openLens(page, 'proof');
      await page.getByTestId('dead-ends').check();
      await expect(page.locator('#dead-ends-skipped')).not.toBeEmpty();
      await page.locator('#routes > summary').click();
      await page.locator('#routes-build').click();
      await expect(page.locator('#routes-verdict')).not.toBeEmpty();
      expect(await objections(page)).toEqual([]);
    });

    test('nor with a program as written beside its corrected run', async ({ page }) => {
      await open(page);
      await page.getByTestId('map-menu').click();
      await page.getByTestId('preset-crowd').click();
      if (width < 980) await page.getByTestId('settings').click();
      await expect(page.locator('#runs')).toHaveAttribute('aria-busy', 'false');
      await unfoldRail(page);
      expect(await objections(page)).toEqual([]);
      await page.getByTestId('program-switch').click();
      await expect(page.getByTestId('steps')).toHaveAttribute('data-value', '10');
      expect(await objections(page)).toEqual([]);
    });

    test('nor with anything opened from outside', async ({ page }) => {
      await open(page);
      await page.getByTestId('map-menu').click();
      await page.getByTestId('paste').click();
      await page.getByTestId('paste-text').fill('0 1\n0');
      await page.getByTestId('paste-open').click();
      await expect(page.locator('#paste-problem')).not.toBeEmpty();
      expect(await objections(page)).toEqual([]);
      await page.getByTestId('paste-text').fill('0 1\n0 0');
      await page.getByTestId('paste-open').click();
      await expect(page.getByTestId('invert-walls')).toBeVisible();
      expect(await objections(page)).toEqual([]);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20"/></svg>';
      const buffer = Buffer.from(svg);
      await chooseFile(page, { name: 'half.svg', mimeType: 'image/svg+xml', buffer });
      await expect(page.getByTestId('image-open')).toBeEnabled();
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const rows = '0 a.map 2 2 0 0 0 1 1\n'.repeat(21) + '0 a.map 2 2 0 0 0 1 2\n';
      await chooseFile(page, textFile('a.scen', `version 1\n${rows}`));
      await expect(page.getByTestId('scenario-done')).toHaveAttribute('data-value', '22');
      await page.getByTestId('scenario-rows').getByRole('button').first().click();
      expect(await objections(page)).toEqual([]);
      await page.getByTestId('scenario-only').uncheck();
      expect(await objections(page)).toEqual([]);
    });

    test('nor with the link to share', async ({ page }) => {
      await open(page);
      await openShare(page);
      expect(await objections(page)).toEqual([]);
      for (const name of ['picture', 'animation', 'data', 'page']) {
        await page.locator(`#share-tab-${name}`).click();
        expect(await objections(page)).toEqual([]);
      }
      await page.locator('#share-tab-link').click();
      await page.locator('#enlarge-code').click();
      expect(await objections(page)).toEqual([]);
    });
  });
}
