// Drawing on the board: walls drawn and erased, ends dragged, the answer always up to date.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  chooseFile,
  drag,
  expectCell,
  expectDrawn,
  expectValue,
  layout,
  open,
  pointOf,
  textFile,
} from '../../support/page-driver/page.mjs';

test('the goal is dragged and the answer follows before it is released', async ({ page }) => {
  await open(page);
  const from = await pointOf(page, { x: 5, y: 2 });
  const to = await pointOf(page, { x: 2, y: 2 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await expectValue(page, 'cost', 10);
  await page.mouse.move(from.x, from.y);
  await expectValue(page, 'cost', 68);
  await page.mouse.up();
  await expectCell(page, { x: 5, y: 2 }, /goal/);
});

test('the start is dragged likewise, and start may be goal', async ({ page }) => {
  await open(page);
  await drag(page, { x: 1, y: 2 }, { x: 5, y: 2 });
  await expectValue(page, 'cost', 0);
  await expectCell(page, { x: 5, y: 2 }, /start, goal/);
});

test('an end dragged over a wall rests on the nearest free cell', async ({ page }) => {
  await open(page);
  await drag(page, { x: 5, y: 2 }, { x: 4, y: 2 }, { x: 3, y: 1 });
  await expectCell(page, { x: 3, y: 0 }, /goal/);
  await expectCell(page, { x: 3, y: 1 }, 'row 2, column 4, wall');
});

test('an end dragged off the board stays on its edge', async ({ page }) => {
  await open(page);
  await drag(page, { x: 5, y: 2 }, { x: 20, y: 30 });
  await expectCell(page, { x: 6, y: 5 }, /goal/);
});

test('walls are drawn without gaps and the search goes around them', async ({ page }) => {
  await open(page);
  // One jump of the pointer over four cells.
  await drag(page, { x: 2, y: 0 }, { x: 6, y: 0 });
  for (let x = 2; x <= 6; x++) await expectCell(page, { x, y: 0 }, `row 1, column ${x + 1}, wall`);
  await expectValue(page, 'cost', 68);
  await drag(page, { x: 3, y: 4 }, { x: 3, y: 5 });
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', '');
  await expect(page.getByTestId('status')).toContainText('There is no path.');
});

test('ends at the edge of the board can be grabbed by the half that is outside it', async ({ page }) => {
  await open(page);
  const rows = Array.from({ length: 40 }, () => '.'.repeat(60));
  await chooseFile(page, textFile('rim.map', rows));
  await expect(page.locator('#map-name')).toHaveText('rim.map');
  await expectDrawn(page);
  // It keeps its offset from the pointer.
  const beside = (await layout(page)).width / 2 + 3;
  const start = await pointOf(page, { x: 0, y: 0 });
  await page.mouse.move(start.x - beside, start.y);
  await expect(page.getByTestId('board')).toHaveClass(/is-over-end/);
  await page.mouse.down();
  const to = await pointOf(page, { x: 10, y: 5 });
  await page.mouse.move(to.x - beside, to.y);
  await page.mouse.up();
  await expectCell(page, { x: 10, y: 5 }, /start/);
  await drag(page, { x: 10, y: 5 }, { x: 0, y: 0 });
  const goal = await pointOf(page, { x: 59, y: 39 });
  await page.mouse.move(goal.x, goal.y + beside);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + beside);
  await page.mouse.up();
  await expectCell(page, { x: 10, y: 5 }, /goal/);
});

test('pressing beside the board, and not at an end, does nothing', async ({ page }) => {
  await open(page);
  const { x, y } = await pointOf(page, { x: 0, y: 4 });
  const { width } = await layout(page);
  const before = page.url();
  await page.mouse.move(x, y);
  await page.mouse.move(x - width / 2 - 8, y);
  await expect(page.getByTestId('board')).toHaveClass(/is-beside/);
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expectCell(page, { x: 0, y: 4 }, /^row 5, column 1, (?!wall)/);
  expect(page.url()).toBe(before);
});

test('drawing and dragging keep the displayed step', async ({ page }) => {
  await open(page);
  await page.getByTestId('scrubber').fill('4');
  await drag(page, { x: 0, y: 5 }, { x: 0, y: 4 });
  await expectCell(page, { x: 0, y: 4 }, 'row 5, column 1, wall');
  await expectValue(page, 'step', 4);
  await expect(page.getByTestId('status')).toContainText('Step 4 of');
  // Along its path the goal comes so near that there is no fourth step.
  await drag(page, { x: 5, y: 2 }, { x: 2, y: 2 }, { x: 6, y: 5 });
  await expectCell(page, { x: 6, y: 5 }, /goal/);
  await expectValue(page, 'step', 4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCell(page, { x: 5, y: 2 }, /goal/);
  await expectValue(page, 'step', 4);
  await page.getByTestId('last').click();
  await drag(page, { x: 0, y: 0 }, { x: 0, y: 0 });
  await expectCell(page, { x: 0, y: 0 }, 'row 1, column 1, wall');
  const steps = await page.getByTestId('steps').getAttribute('data-value');
  await expectValue(page, 'step', String(steps));
});

test('a stroke that begins on a wall erases', async ({ page }) => {
  await open(page);
  await drag(page, { x: 3, y: 1 }, { x: 3, y: 3 });
  await expectCell(page, { x: 3, y: 2 }, /closed/);
  await expectValue(page, 'cost', 40);
});

test('painting covers neither end', async ({ page }) => {
  await open(page);
  await drag(page, { x: 0, y: 2 }, { x: 6, y: 2 });
  await expectCell(page, { x: 1, y: 2 }, /start/);
  await expectCell(page, { x: 5, y: 2 }, /goal/);
  await expectCell(page, { x: 2, y: 2 }, 'row 3, column 3, wall');
  await expectCell(page, { x: 6, y: 2 }, 'row 3, column 7, wall');
});

test('leaving the board in the middle of a stroke is harmless', async ({ page }) => {
  await open(page);
  await drag(page, { x: 0, y: 5 }, { x: -9, y: 5 }, { x: -9, y: 3 }, { x: 0, y: 3 });
  await expectCell(page, { x: 0, y: 5 }, /wall/);
  await expectCell(page, { x: 0, y: 3 }, /wall/);
  await expectCell(page, { x: 1, y: 5 }, /not reached/);
});

test('without a path the page names the nearest cell and searches the whole map on request', async ({ page }) => {
  await open(page);
  const map = ['S......', '...###.', '...#G#.', '...###.', '.......'];
  await chooseFile(page, textFile('walled.map', map));
  await expect(page.getByTestId('cost')).toHaveText('–');
  await expect(page.getByTestId('status')).toContainText('nearest reachable cell, (2,2)');
  await expectCell(page, { x: 2, y: 2 }, /on the path/);
  const expanded = Number(await page.getByTestId('expanded').getAttribute('data-value'));
  await page.getByRole('button', { name: 'Search everything' }).click();
  // All but the nine cells of the box.
  await expectValue(page, 'expanded', 26);
  expect(expanded).toBeLessThan(26);
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeHidden();
});

test('costly terrain is read from a map, announced, and avoided', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('swamp.map', ['.....', 'S999G', '.....']));
  await expectValue(page, 'cost', 48);
  await expectCell(page, { x: 2, y: 1 }, /terrain cost × 9/);
});

test('a map of one cell, of one row and of nothing but walls', async ({ page }) => {
  await open(page);
  await chooseFile(page, textFile('one.map', ['.']));
  await expectValue(page, 'cost', 0);
  await chooseFile(page, textFile('row.map', [`S${'.'.repeat(4094)}G`]));
  await expectValue(page, 'cost', 40950);
  await chooseFile(page, textFile('walls.map', ['##', '##']));
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '2');
  await expectCell(page, { x: 1, y: 1 }, /wall/);
});
