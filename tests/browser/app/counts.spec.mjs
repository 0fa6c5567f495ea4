// What a gesture costs in function calls, counted by the browser itself in the published code.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * Counts the calls of the innermost function whose code contains a text.
 * @param {Page} page
 * @param {string} text
 * @param {() => Promise<void>} act
 */
async function callsDuring(page, text, act) {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.send('Profiler.stopPreciseCoverage');
  let [count, found] = [0, 0];
  for (const { scriptId, functions } of result) {
    const { scriptSource: source } = await session.send('Debugger.getScriptSource', { scriptId });
    for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
      const around = functions
        .map(({ ranges }) => ranges[0])
        .filter((range) => range !== undefined && range.startOffset <= at && at < range.endOffset);
      const innermost = around.sort(
        (one, other) =>
          (one?.endOffset ?? 0) - (one?.startOffset ?? 0) - ((other?.endOffset ?? 0) - (other?.startOffset ?? 0)),
      )[0];
      found += 1;
      count += innermost?.count ?? 0;
    }
  }
  await session.detach();
  return { count, found };
}

/** Occurs in parseLink() only, twice. */
const IN_PARSE_LINK = '"link.too_long"';

test('a link is read once when the page opens with it, and once when it is put into the address', async ({ page }) => {
  const opened = await callsDuring(page, IN_PARSE_LINK, async () => {
    await open(page, '#v=1&a=dijkstra&race=a-astar,a-jps');
    await expect(page.locator('#race-space')).toBeVisible();
    await expect(page.getByTestId('race-add')).toBeVisible();
  });
  expect(opened).toEqual({ count: opened.found, found: 2 });
  const followed = await callsDuring(page, IN_PARSE_LINK, async () => {
    await page.evaluate(() => (location.hash = '#v=1&a=bfs'));
    await expect(page.locator('#race-space')).toBeHidden();
    await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
  });
  expect(followed).toEqual({ count: followed.found, found: 2 });
});

/** Occurs only in the function that shows the statistics, which is called once per change of the state. */
const IN_STATISTICS = '("statistics.no_cost")';

test('painting a wall is one change of the state, and so is undoing it', async ({ page }) => {
  // A room that loads meanwhile would contain this text, too.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  await open(page);
  await expect(page.getByTestId('referee')).toHaveAttribute('data-ruling', 'optimal');
  const { x, y } = await pointOf(page, { x: 2, y: 5 });
  await page.mouse.move(x, y);
  const painted = await callsDuring(page, IN_STATISTICS, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
  });
  expect(painted).toEqual({ count: 1, found: 1 });
  await expectValue(page, 'cost', 68);
  const undone = await callsDuring(page, IN_STATISTICS, async () => {
    await page.getByTestId('undo').click();
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  });
  // The pointer leaves the board on its path to the button, which is another change.
  expect(undone).toEqual({ count: 2, found: 1 });
});
