// Waypoint graphs in the page: opened from the menu, drawn with pointer and keys, stepped through, as JSON out and in.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { openGraphs } from '../../support/page-driver/graph-page.mjs';
import { chooseFile, open, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {readonly [number, number]} from pixels of the board @param {readonly [number, number]} [to] */
async function press(page, from, to) {
  const box = await page.getByTestId('graph-board').boundingBox();
  const [left, top] = [box?.x ?? 0, box?.y ?? 0];
  await page.mouse.move(left + from[0], top + from[1]);
  await page.mouse.down();
  if (to !== undefined) await page.mouse.move(left + to[0], top + to[1], { steps: 4 });
  await page.mouse.up();
}

/** Four nodes, the path by the lower one cheaper. @param {Page} page */
async function draw(page) {
  await page.getByTestId('graph-new').click();
  await expect(page.locator('#graph-empty')).toBeVisible();
  await page.locator('[data-graph-tool="node"]').click();
  for (const point of /** @type {const} */ ([
    [200, 200],
    [700, 200],
    [450, 100],
    [450, 330],
  ]))
    await press(page, point);
  await page.locator('[data-graph-tool="edge"]').click();
  await press(page, [200, 200], [450, 100]);
  await press(page, [450, 100], [700, 200]);
  await press(page, [200, 200], [450, 330]);
  await press(page, [450, 330], [700, 200]);
}

test('the example: steps, numbers and reasons', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  await expect(page.getByTestId('graph-step')).toHaveText('6 / 6');
  await expect(page.getByTestId('graph-verdict')).toContainText('670');
  await page.getByTestId('graph-first').click();
  await expect(page.getByTestId('graph-step')).toHaveText('0 / 6');
  await page.getByTestId('graph-forward').click();
  await page.getByTestId('graph-forward').click();
  await expect(page.getByTestId('graph-status')).toContainText('Mill');
  const board = page.getByTestId('graph-board');
  await board.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('[role="option"]')).toContainText('Node Mill, closed, F 600, G 140, H 460');
  await expect(page.getByTestId('graph-why')).toContainText('G 140 = 0 + 140, from Harbour.');
  await expect(page.getByTestId('graph-why')).toContainText('opened, G 310');
  await page.getByTestId('graph-algorithm').selectOption('dfs');
  const verdict = page.getByTestId('graph-verdict');
  await expect(verdict).toContainText('longer than the shortest path, which costs 670');
  await expect(verdict).toContainText('Depth-first search continues from the newest node');
  await expect(verdict).toContainText('Node Mill, on a shortest path, was still open at the end.');
  await page.getByTestId('place-lab').click();
  await expect(page.locator('#graph-space')).toBeHidden();
});

test('every algorithm that supports graphs finds the path; the others are disabled, with the reason', async ({
  page,
}) => {
  await open(page);
  await openGraphs(page);
  const list = page.getByTestId('graph-algorithm');
  for (const algorithm of [
    'dijkstra',
    'bidirectional',
    'bidijkstra',
    'idastar',
    'fringe',
    'lpastar',
    'flow',
    'astar',
  ]) {
    await list.selectOption(algorithm);
    await expect(page.getByTestId('graph-status')).toContainText('670');
    await expect(page.getByTestId('graph-verdict')).toContainText('Optimal: 670. Search and heuristic guarantee it.');
    await expect(page.getByTestId('graph-halves')).toBeVisible({
      visible: ['bidirectional', 'bidijkstra', 'flow'].includes(algorithm),
    });
    const steps = (await page.getByTestId('graph-step').textContent())?.split(' / ')[1] ?? '';
    await page.getByTestId('graph-back').click();
    await page.getByTestId('graph-first').click();
    await expect(page.getByTestId('graph-step')).toHaveText(`0 / ${steps}`);
    await page.getByTestId('graph-last').click();
    await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
  }
  for (const algorithm of ['canonical', 'jps', 'theta', 'lazytheta', 'twotier', 'local']) {
    await expect(list.locator(`option[value="${algorithm}"]`)).toBeDisabled();
  }
  await expect(page.getByTestId('graph-needs')).toContainText(
    'On square grids only: Canonical A*, Jump point search, Theta*, Lazy Theta*, Local search.',
  );
  await expect(page.getByTestId('graph-needs')).toContainText('clusters: Two tiers (HPA*).');
});

test('both halves show their numbers; the address keeps the algorithm; LPA* says what the repair cost', async ({
  page,
}) => {
  await open(page);
  await openGraphs(page);
  await page.getByTestId('graph-algorithm').selectOption('bidijkstra');
  const board = page.getByTestId('graph-board');
  await board.focus();
  await page.keyboard.press('End');
  await expect(board.locator('[role="option"]')).toContainText('reached from the goal');
  await expect(page.getByTestId('graph-why')).toContainText('G 0: the search from the goal begins here.');
  await expect(page.getByTestId('graph-why')).toContainText(
    'Rank and neighbours are explained for textbook searches only',
  );
  await expect(page).toHaveURL(/a=bidijkstra/);
  await page.reload();
  await expect(page.getByTestId('graph-algorithm')).toHaveValue('bidijkstra');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
  await page.getByTestId('graph-algorithm').selectOption('flow');
  await board.focus();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('graph-why')).toContainText(/The field points to .*Expanded at step \d+\./s);
  await page.getByTestId('graph-algorithm').selectOption('lpastar');
  await page.getByTestId('graph-heuristic').selectOption('zero');
  await board.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('graph-cost')).toBeFocused();
  await page.keyboard.type('135');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('graph-status')).toContainText(
    /Repaired the last result with \d+ expansions?; the last full search took \d+\./,
  );
});

test('drawn by pointer: add, connect, move, name, undo; the address keeps it', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await openGraphs(page);
  await draw(page);
  await expect(page.getByTestId('graph-cost-found')).toHaveText(/^5\d\d$/);
  const cost = Number(await page.getByTestId('graph-cost-found').textContent());
  await page.locator('[data-graph-tool="move"]').click();
  // The upper node moves down: its path stays the same, for costs are independent of lengths.
  await press(page, [450, 100], [450, 150]);
  await expect(page.getByTestId('graph-cost-found')).toHaveText(String(cost));
  await page.getByTestId('graph-name').fill('Top');
  await page.getByTestId('graph-name').press('Enter');
  await expect(page.locator('#graph-chosen')).toHaveText('Node Top');
  // The edge from the first node to it costs more: the search goes around below.
  await press(page, [325, 175]);
  await expect(page.locator('#graph-chosen')).toHaveText('#1 ↔ Top');
  await page.getByTestId('graph-cost').fill('0');
  await page.getByTestId('graph-cost').press('Enter');
  await expect(page.getByTestId('graph-status')).toContainText('Edge 1: a cost must be a whole number');
  await page.getByTestId('graph-cost').fill('900');
  await page.getByTestId('graph-cost').press('Enter');
  await expect(page.getByTestId('graph-cost-found')).not.toHaveText(String(cost));
  await page.getByTestId('graph-undo').click();
  await expect(page.getByTestId('graph-cost-found')).toHaveText(String(cost));
  await page.getByTestId('graph-redo').click();
  const costly = String(await page.getByTestId('graph-cost-found').textContent());
  await expect(page).toHaveURL(/&b=graph&m=n/);
  // Longer than the quiet time after which the address is written.
  await page.clock.fastForward(600);
  await page.reload();
  await expect(page.locator('#graph-space')).toBeVisible();
  await expect(page.getByTestId('graph-cost-found')).toHaveText(costly);
  // Closed, the address is the board's again; Back in the address bar, the graph's.
  const link = new URL(page.url()).hash;
  await page.getByTestId('place-lab').click();
  await expect(page).not.toHaveURL(/b=graph/);
  await page.evaluate((hash) => (location.hash = hash), link);
  await expect(page.locator('#graph-space')).toBeVisible();
  await expect(page.getByTestId('graph-cost-found')).toHaveText(costly);
});

test('by keys alone: two nodes, an edge, another goal, removed again', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  await page.getByTestId('graph-new').click();
  const board = page.getByTestId('graph-board');
  await board.focus();
  for (const key of ['n', 'n', 'n']) await page.keyboard.press(key);
  await expect(board).toHaveAttribute('aria-label', 'Graph with 3 nodes and 0 edges');
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(board).toHaveAttribute('aria-label', 'Graph with 3 nodes and 1 edge');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('60');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('graph-cost')).toBeFocused();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('25');
  await board.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('g');
  await expect(page.getByTestId('graph-status')).toContainText('There is no path to the goal');
  await page.keyboard.press('Delete');
  await expect(board).toHaveAttribute('aria-label', 'Graph with 2 nodes and 1 edge');
  await page.keyboard.press('Control+z');
  await expect(board).toHaveAttribute('aria-label', 'Graph with 3 nodes and 1 edge');
});

test('K plays, comma and full stop step, brackets change the speed; with single keys off none works', async ({
  page,
}) => {
  await open(page);
  await openGraphs(page);
  const [step, speed] = [page.getByTestId('graph-step'), page.getByTestId('graph-speed')];
  const play = page.getByTestId('graph-play');
  await page.getByTestId('graph-first').click();
  for (const [key, expected] of /** @type {const} */ ([
    ['.', /^1 \//],
    ['.', /^2 \//],
    [',', /^1 \//],
  ])) {
    await page.keyboard.press(key);
    await expect(step).toHaveText(expected);
  }
  await speed.selectOption('1');
  await play.focus();
  await page.keyboard.press(']');
  await expect(speed).toHaveValue('2');
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(speed).toHaveValue('1');
  await page.keyboard.press('k');
  await expect(play).toHaveAttribute('aria-label', 'Pause');
  await page.keyboard.press('k');
  await expect(play).toHaveAttribute('aria-label', 'Play');
  await page.locator('#single-keys').evaluate((/** @type {HTMLInputElement} */ box) => (box.checked = false));
  const before = await step.textContent();
  await page.keyboard.press('.');
  await page.keyboard.press(']');
  await expect(speed).toHaveValue('1');
  expect(await step.textContent()).toBe(before);
});

test('JSON out and in; errors are named and change nothing', async ({ page }) => {
  await open(page);
  await openGraphs(page);
  const coming = page.waitForEvent('download');
  await page.getByTestId('graph-save').click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const graph = JSON.parse(text);
  expect(graph.nodes).toHaveLength(10);
  expect(graph.nodes[0]).toEqual({ id: 'Harbour', x: 40, y: 300 });
  expect(graph.edges[0]).toEqual({ from: 'Harbour', to: 'Mill', cost: 140, both: true });
  graph.edges[4].cost = -3;
  await page.getByTestId('graph-open').setInputFiles(textFile('bad.json', [JSON.stringify(graph)]));
  await expect(page.getByTestId('graph-status')).toContainText(
    'Edge 5: a cost must be a whole number from 1 to 100,000,000, not -3.',
  );
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
  graph.edges[4].cost = 30;
  await page.getByTestId('graph-open').setInputFiles(textFile('good.json', [JSON.stringify(graph)]));
  await expect(page.getByTestId('graph-cost-found')).toHaveText('530');
});

test('waypoints of the board behind, joined by lines of sight', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('wall.txt', ['S.#.G', '..#..', '.....']));
  await openGraphs(page);
  await page.getByTestId('graph-waypoints').click();
  await expect(page.getByTestId('graph-status')).toContainText('4 waypoints, 3 lines of sight between them.');
  await expect(page.getByTestId('graph-cost-found')).toHaveText('64');
});

test.describe('by finger, on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a tap adds, chooses and removes', async ({ page }) => {
    await page.goto('#v=1&b=graph&m=nQQQQ');
    await page.getByTestId('graph-new').tap();
    const board = page.getByTestId('graph-board');
    await page.locator('[data-graph-tool="node"]').tap();
    await board.tap({ position: { x: 100, y: 120 } });
    await board.tap({ position: { x: 280, y: 160 } });
    await expect(board).toHaveAttribute('aria-label', 'Graph with 2 nodes and 0 edges');
    await page.locator('[data-graph-tool="remove"]').tap();
    await board.tap({ position: { x: 292, y: 150 } });
    await expect(board).toHaveAttribute('aria-label', 'Graph with 1 node and 0 edges');
  });
});
