// Graphs in the address: with a board behind them, over a reload, and with an unusual link.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { openGraphs } from '../../support/page-driver/graph-page.mjs';
import { drag, expectCell, open } from '../../support/page-driver/page.mjs';

test('a link with an algorithm that does not support graphs says so, and A* searches', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  await page.getByTestId('graph-algorithm').selectOption('flow');
  await expect(page).toHaveURL(/a=flow/);
  const hash = await page.evaluate(() => location.hash.replace('a=flow', 'a=jps').replace(/&z=[^&]*/, ''));
  await page.getByTestId('place-lab').click();
  await page.evaluate((text) => (location.hash = text), hash);
  await expect(page.getByTestId('graph-status')).toContainText('A* searches instead');
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
});

test('a link that arrives in the moment a graph closes is opened, not written over', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  await page.getByTestId('graph-algorithm').selectOption('dijkstra');
  await expect(page).toHaveURL(/a=dijkstra/);
  await page.evaluate(() => {
    const hash = location.hash.replace('a=dijkstra', 'a=greedy').replace(/&z=[^&]*/, '');
    document.querySelector('[data-testid="place-lab"]')?.dispatchEvent(new MouseEvent('click'));
    // The dialog's event 'close' is still to come.
    location.hash = hash;
  });
  await expect(page.locator('#graph-space')).toBeVisible();
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('greedy');
  await expect(page).toHaveURL(/b=graph&.*a=greedy/);
});

test('a drawing survives a reload over the graph, a graph by link, and going back', async ({ page }) => {
  await open(page);
  const wall = { x: 5, y: 4 };
  await drag(page, wall, { x: 5, y: 5 });
  await page.mouse.move(2, 2);
  await openGraphs(page);
  await page.getByTestId('graph-algorithm').selectOption('dijkstra');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('b=graph');
  await page.reload();
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('dijkstra');
  // Twice: the note about it is read once.
  await page.reload();
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('dijkstra');
  await page.getByTestId('place-lab').click();
  await expectCell(page, wall, /, wall$/);
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/&m=a/);
  // A graph by a link is shown over the same board.
  await page.evaluate(() => (location.hash = '#v=1&b=graph&a=dijkstra'));
  await expect(page.getByTestId('graph-board')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('graph-board')).toBeVisible();
  await page.getByTestId('place-lab').click();
  await expectCell(page, wall, /, wall$/);
  await page.goBack();
  await expect(page.getByTestId('graph-board')).toBeVisible();
  await page.getByTestId('place-lab').click();
  await expectCell(page, wall, /, wall$/);
});

test('a generated board is restored from behind a graph', async ({ page }) => {
  await open(page, '#v=1&m=g.maze.21.15.0.7');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '21');
  await openGraphs(page);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('b=graph');
  await page.reload();
  await expect(page.getByTestId('graph-board')).toBeVisible();
  await page.getByTestId('place-lab').click();
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '21');
});

test('a link to a graph that is damaged is refused, and the page goes on', async ({ page }) => {
  await page.goto('#v=1&b=graph&m=nQQQQ&s=0&g=1');
  await expect(page.getByTestId('graph-status')).toContainText('damaged');
  await page.getByTestId('graph-example').click();
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
});

test('a link to a graph that names none opens the example, with the rest of the link', async ({ page }) => {
  await page.goto('#b=graph');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
  await expect(page.getByTestId('graph-status')).not.toContainText('damaged');
  await page.getByTestId('place-lab').click();
  await page.evaluate(() => (location.hash = '#v=1&b=graph&a=dijkstra&s=1&t=2&lang=zh'));
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('dijkstra');
  await expect(page.getByTestId('graph-step')).toHaveText(/^2 \/ /);
  await expect(page.getByTestId('graph-cost-found')).toHaveText('530');
});

test('a graph changed just before a reload is restored, with a board that was not written yet either', async ({
  page,
}) => {
  await open(page, '');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('graph-space').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('b=graph');
  await page.getByTestId('place-lab').click();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('b=graph');
  // The page's own click, and the reload at once: the address has not been updated.
  await page.evaluate(() => {
    const click = (/** @type {string} */ id) =>
      /** @type {HTMLElement} */ (document.querySelector(`[data-testid="${id}"]`)).click();
    const algorithm = /** @type {HTMLSelectElement} */ (document.querySelector('[data-setting="algorithm"]'));
    algorithm.value = 'dijkstra';
    algorithm.dispatchEvent(new Event('change', { bubbles: true }));
    click('graph-space');
    click('graph-example');
    location.reload();
  });
  await expect(page.locator('#graph-space')).toBeVisible();
  await page.getByTestId('place-lab').click();
  await expect(page.locator('[data-setting="algorithm"]')).toHaveValue('dijkstra');
});
