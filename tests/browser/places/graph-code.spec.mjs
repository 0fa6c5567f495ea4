// The code beside a graph.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { openGraphs } from '../../support/page-driver/graph-page.mjs';
import { open } from '../../support/page-driver/page.mjs';

test('the code runs beside the graph, and its program is saved', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  const code = page.getByTestId('graph-code');
  await code.locator('summary').click();
  const lines = page.getByTestId('graph-code-lines');
  await expect(lines).toContainText('put current on the closed list');
  await expect(page.getByTestId('graph-save-program')).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('graph-code-language').selectOption('js');
  await expect(lines).toContainText('const f = newG + h(neighbour);');
  const cost = await page.getByTestId('graph-cost-found').textContent();
  const coming = page.waitForEvent('download');
  await page.getByTestId('graph-save-program').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('astrolabe-graph.js');
  const printed = execFileSync('node', ['-e', await readFile(await file.path(), 'utf8')], { encoding: 'utf8' });
  expect(printed.split('\n')[0]).toBe(`cost ${cost?.replaceAll(',', '')}`);
  await expect(page.getByTestId('graph-status')).toHaveText('Saved astrolabe-graph.js.');
  await lines.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#graph-code-lines [aria-current]')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
  // A line chosen follows, to the beginning, too.
  await page.keyboard.press('ArrowDown');
  await page.getByTestId('graph-first').click();
  await expect(page.getByTestId('graph-step')).toHaveText(/^0 \//);
  await expect(page.getByTestId('graph-code-when')).toContainText(/^Line \d+ (does not run in this step|runs once)/);
  await page.keyboard.press('>');
  await expect(page.getByTestId('graph-code-place')).toHaveText(/^2 \//);
  // Playing stops at a line with a breakpoint.
  await code
    .getByRole('option')
    .filter({ hasText: 'parent.set(neighbour, current)' })
    .click({ position: { x: 12, y: 8 } });
  await page.getByTestId('graph-play').click();
  await expect(page.locator('#graph-code-lines [aria-current]')).toContainText('parent.set(neighbour, current)');
  await expect(page.getByTestId('graph-play')).toHaveAttribute('data-shows', 'play');
  // Without code there is nothing to save.
  await page.getByTestId('graph-algorithm').selectOption('fringe');
  await expect(page.locator('#graph-code-refused')).toBeVisible();
  await expect(page.getByTestId('graph-save-program')).toHaveAttribute('aria-disabled', 'true');
});
