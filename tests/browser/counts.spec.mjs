// What a gesture costs in calls: counted by the browser itself, in the code as it is published.
import { expect, test } from './fixtures.mjs';
import { expectValue, open } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Counts the calls of the function in whose code a text stands, and in that of none inside it.
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
      const around = functions.map(({ ranges }) => ranges[0]).filter((range) => range !== undefined && range.startOffset <= at && at < range.endOffset);
      const innermost = around.sort((one, other) => (one?.endOffset ?? 0) - (one?.startOffset ?? 0) - ((other?.endOffset ?? 0) - (other?.startOffset ?? 0)))[0];
      found += 1;
      count += innermost?.count ?? 0;
    }
  }
  await session.detach();
  return { count, found };
}

/** Stands in parseLink() alone, twice. */
const IN_PARSE_LINK = '"link.too_long"';

test('a link is read once when the page opens on it, and once when it comes into the address', async ({ page }) => {
  const opened = await callsDuring(page, IN_PARSE_LINK, async () => {
    await open(page, '#v=1&a=dijkstra&race=a-astar,a-jps');
    await expect(page.locator('#race-space')).toBeVisible();
    await expect(page.getByTestId('race-share')).toBeVisible();
  });
  expect(opened).toEqual({ count: opened.found, found: 2 });
  const followed = await callsDuring(page, IN_PARSE_LINK, async () => {
    await page.evaluate(() => (location.hash = '#v=1&a=bfs'));
    await expect(page.locator('#race-space')).toBeHidden();
    await expectValue(page, 'cost', 82);
  });
  expect(followed).toEqual({ count: followed.found, found: 2 });
});
