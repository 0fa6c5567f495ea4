// The program of a search, taken home: downloaded files are run.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} [tab] */
async function openCode(page, tab = 'Code') {
  await page.getByTestId('share').click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
}

test('a saved program finds what the board shows', async ({ page }) => {
  await open(page, '#v=1&w=1.5&tie=fifo&c=always');
  const cost = await page.getByTestId('cost').getAttribute('data-value');
  await openCode(page);
  await page.getByTestId('program-language').selectOption('js');
  await expect(page.getByTestId('program-code')).toContainText(
    'const f = 100 * newG + 150 * h(neighbour); // weight 1.5',
  );
  // Colours are fetched with the first listing.
  await expect(page.locator('#program-code .code-keyword').first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByTestId('save-program').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('astrolabe-astar.js');
  const printed = execFileSync('node', ['-e', await readFile(await file.path(), 'utf8')], { encoding: 'utf8' });
  expect(printed.split('\n')[0]).toBe(`cost ${cost}`);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saved astrolabe-astar.js');
  expect(await objections(page)).toEqual([]);
});

test('it is copied, also as a block of Markdown, and follows the settings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#v=1&a=bfs');
  await openCode(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByTestId('copy-program').click();
  await expect.poll(copied).toMatch(/^# Breadth-first search[^]*popleft\(\)[^]*\n$/);
  await page.getByTestId('program-language').selectOption('cpp');
  await page.getByTestId('copy-program-markdown').click();
  await expect.poll(copied).toMatch(/^```cpp\n\/\/ Breadth-first search[^]*\n```\n$/);
  await page.keyboard.press('Escape');
  await page.goto('#v=1&a=dfs');
  await expectValue(page, 'expanded', 23);
  await openCode(page);
  await expect(page.getByTestId('program-code')).toContainText('A stack: the last in is the first out.');
});

test('what has no program says why, and offers nothing to save', async ({ page }) => {
  await open(page, '#v=1&a=jps');
  await openCode(page);
  await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('not for this algorithm yet');
  await expect(page.getByTestId('save-program')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('program-code')).toBeHidden();
});

test('comments are in the language of the page', async ({ page }) => {
  await open(page, '#v=1&lang=zh');
  await openCode(page, '代码');
  await expect(page.getByTestId('program-code')).toContainText('# 到各个邻居的 (dx, dy)，按检查的顺序。');
  expect(await objections(page)).toEqual([]);
});
