// Every algorithm on a figure and in a maze: an answer, a verdict, steps forward and back, a story for each
// cell, a card; an algorithm that a board or a rule does not allow is disabled, and says why.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  chooseFile,
  expectValue,
  numberOf,
  open,
  openLens,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

/** With the figure's cost of a shortest path, 68, and what the card says about the goal. */
const FAMILY = [
  { algorithm: 'bidirectional', cost: 68, story: /In the backward half|In the forward half/ },
  { algorithm: 'bidijkstra', cost: 68, story: /In the (back|for)ward half/ },
  { algorithm: 'jps', cost: 68, story: /Reached by a jump from/ },
  { algorithm: 'idastar', cost: 74, story: /Seen from/ },
  { algorithm: 'fringe', cost: 68, story: /Reached from/ },
  { algorithm: 'lpastar', cost: 68, story: /gives it the smallest G/ },
  { algorithm: 'twotier', cost: 68, story: /Reached from/ },
  { algorithm: 'local', cost: 68, story: /by local search/ },
  { algorithm: 'flow', cost: 68, story: /The field points to/ },
  { algorithm: 'theta', cost: 64.72377, story: /the (straight )?line from/ },
  { algorithm: 'lazytheta', cost: 64.72377, story: /parent/ },
];

for (const { algorithm, cost, story } of FAMILY) {
  test(`${algorithm} answers, is judged, stepped, explained and played`, async ({ page }) => {
    await open(page);
    await openLens(page, 'cell');
    await page.getByTestId('algorithm').selectOption(algorithm);
    await expect(page).toHaveURL(new RegExp(`&a=${algorithm}(&|$)`));
    await expect.poll(() => numberOf(page, 'cost')).toBeCloseTo(cost, 3);
    const isLines = algorithm.endsWith('theta');
    const verdict = isLines ? /shorter than the grid path/ : cost > 68 ? /8\.8% longer/ : /optimal/;
    await expect(page.getByTestId('referee')).toHaveText(verdict);
    if (isLines) {
      await expect(page.getByTestId('referee')).not.toContainText('%');
      await expect(page.locator('#ruling')).toContainText('5.2% shorter than the shortest grid path');
    }
    const steps = await numberOf(page, 'steps');
    expect(steps).toBeGreaterThan(1);

    // A cell beside the goal: above or below it, depending on the path.
    const { x, y } = await pointOf(page, algorithm === 'flow' ? { x: 2, y: 0 } : { x: 5, y: 1 });
    await page.mouse.move(x, y);
    if (['local', 'jps', 'twotier'].includes(algorithm)) {
      const other = await pointOf(page, algorithm === 'twotier' ? { x: 5, y: 2 } : { x: 4, y: 0 });
      await page.mouse.move(other.x, other.y);
    }
    await expect(page.locator('#why-standing')).toHaveText(story);
    await expect(page.locator('#why-neighbours')).toBeHidden();

    await openLens(page, 'lists');
    await page.locator('#step-log > summary').click();
    await page.getByTestId('back').click();
    await expectValue(page, 'step', steps - 1);
    await expect(page.locator('#log-lines .current').last()).toContainText('C:(');
    await page.getByTestId('first').click();
    await expectValue(page, 'step', 0);
    await page.getByTestId('play').click();
    await page.getByTestId('last').click();
    await expectValue(page, 'step', steps);

    await page.getByText('About this algorithm').click();
    await expect(page.locator('#about-algorithm dd')).toHaveCount(4);
    for (const line of await page.locator('#about-algorithm dd').all()) await expect(line).not.toBeEmpty();
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.locator('#about-algorithm summary')).toHaveText('关于此算法');
    await expect(page.locator('#about-algorithm dt').first()).toHaveText('保证');
    await openLens(page, 'cell');
    await expect(page.locator('#why-standing')).toHaveText(/步/);
    await page.reload();
    await expect(page.getByTestId('algorithm')).toHaveValue(algorithm);
    await expectValue(page, 'steps', steps);
  });
}

test('every algorithm finds a path through a maze, or says that it gave up', async ({ page }) => {
  await open(page, '#v=1&m=g.maze.33.21.0.7&k=exact');
  await expect(page.getByTestId('referee')).toContainText('optimal');
  const best = await numberOf(page, 'cost');
  const names = await page
    .getByTestId('algorithm')
    .locator('option')
    .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  expect(names.length).toBeGreaterThanOrEqual(15);
  for (const algorithm of names) {
    await page.getByTestId('algorithm').selectOption(algorithm);
    await expect(page).toHaveURL(algorithm === 'astar' ? /^(?!.*&a=)/ : new RegExp(`&a=${algorithm}(&|$)`));
    await expect(page.getByTestId('status')).toHaveText(/Path found|gave up/);
    if (/gave up/.test((await page.getByTestId('status').textContent()) ?? '')) continue;
    const cost = await numberOf(page, 'cost');
    if (['dfs', 'greedy', 'local', 'bfs'].includes(algorithm)) expect(cost).toBeGreaterThanOrEqual(best - 1e-3);
    else if (algorithm.endsWith('theta')) expect(cost).toBeLessThanOrEqual(best + 1e-3);
    else expect(cost, algorithm).toBeCloseTo(best, 3);
  }
});

test('the local search gives up when it goes in circles, and says so', async ({ page }) => {
  await open(page);
  const wall = `${'.'.repeat(30)}#${'.'.repeat(9)}`;
  const rows = Array.from({ length: 41 }, () => wall);
  rows[20] = `S${wall.slice(1, 39)}G`;
  rows[0] = '.'.repeat(40);
  await chooseFile(page, textFile('far.txt', rows));
  await expect(page.locator('#map-name')).toHaveText('far.txt');
  await page.getByTestId('algorithm').selectOption('local');
  await expect(page.getByTestId('status')).toHaveText(/The walk gave up|Path found/);
});

test('lifelong planning repairs its answer after an edit and to another goal, and reports what it saved', async ({
  page,
}) => {
  await open(page, '#v=1&m=g.caves.40.30.40.3&a=lpastar');
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expect(page.getByTestId('referee')).toContainText('optimal');
  const { x, y } = await pointOf(page, { x: 2, y: 28 });
  await page.mouse.move(x, y);
  await page.getByTestId('board').focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('status')).toContainText(
    /Repaired the last result with \d+ expansions; the last full search took \d+\./,
  );
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('g');
  await expect(page.getByTestId('status')).toContainText(/cost 348, \d+ expanded\. Repaired the last result with/);
  await expect(page.getByTestId('referee')).toContainText('optimal');
  await openLens(page, 'cell');
  const far = await pointOf(page, { x: 10, y: 1 });
  await page.mouse.move(far.x, far.y);
  await expect(page.locator('#why-standing')).toHaveText('The repair has not changed it up to this step.');
});

test('lifelong planning searches anew where a repair could be wrong, and says why', async ({ page }) => {
  await open(page, '#v=1&z=53.vgmwe&m=a-PZ4PePHBUWeAI0&s=1,3&g=7,4&a=lpastar&w=2&c=always');
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expect(page.getByTestId('repair-outcome')).toBeHidden();
  const { x, y } = await pointOf(page, { x: 4, y: 1 });
  await page.mouse.click(x, y);
  await expect(page.getByTestId('status')).toContainText('Searched from scratch: weight × H is not consistent here');
  await expect(page.getByTestId('repair-outcome')).toContainText('Searched from scratch');
  expect(await numberOf(page, 'cost')).toBe(106);
  expect(await numberOf(page, 'expanded')).toBeGreaterThan(0);
  await expect(page.getByTestId('referee')).toHaveText('optimal');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('repair-outcome')).toHaveText(
    '已从头搜索：权重 × H 在这里不一致，修复上次的结果可能出错。',
  );
});

test('an algorithm that a board or a rule does not allow is disabled, with the reason', async ({ page }) => {
  await open(page);
  const list = page.getByTestId('algorithm');
  const off = () =>
    list
      .locator('option:disabled')
      .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  expect(await off()).toEqual([]);
  await expect(page.locator('#note-algorithm')).toBeHidden();
  const groups = await list
    .locator('optgroup')
    .evaluateAll((all) => all.map((group) => /** @type {HTMLOptGroupElement} */ (group).label));
  expect(groups).toEqual(['Textbook', 'From both ends', 'Faster on uniform grids', 'Any angle', 'Special purposes']);

  await page.getByTestId('corner').locator('input[value="four"]').check();
  expect(await off()).toEqual(['theta', 'lazytheta']);
  await expect(page.locator('#note-algorithm')).toHaveText('With diagonal steps only: Theta*, Lazy Theta*.');
  await page.getByTestId('corner').locator('input[value="nowall"]').check();
  await list.selectOption('theta');
  await expect(page.getByTestId('corner').locator('input[value="four"]')).toBeDisabled();
  await page.evaluate(() => (location.hash = '#v=1&a=theta&c=four'));
  await expect(page.getByTestId('status')).toContainText('straight lines at any angle');
  await expect(list).toHaveValue('theta');

  await list.selectOption('astar');
  await chooseFile(page, textFile('hills.txt', ['S...', '.55.', '...G']));
  await expect(page.locator('#map-name')).toHaveText('hills.txt');
  await expect.poll(off).toEqual(expect.arrayContaining(['canonical', 'jps', 'theta', 'lazytheta']));
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('#note-algorithm')).toContainText('只适用于均匀地形');
  await expect(list.locator('optgroup').first()).toHaveAttribute('label', '教科书算法');
});

test('a path of straight lines contains its waypoints only', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('theta');
  await expect(page.getByTestId('referee')).toContainText('shorter than the grid path');
  for (const { cell, isOnPath } of [
    { cell: { x: 2, y: 0 }, isOnPath: true },
    { cell: { x: 3, y: 0 }, isOnPath: false },
  ]) {
    const { x, y } = await pointOf(page, cell);
    await page.mouse.move(x, y);
    const label = await activeLabel(page).getAttribute('aria-label');
    expect(label).toContain(`row ${cell.y + 1}, column ${cell.x + 1}`);
    expect(label?.includes('on the path')).toBe(isOnPath);
  }
});
