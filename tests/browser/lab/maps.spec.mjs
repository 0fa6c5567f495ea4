// Real game maps: opened through the file chooser, searched, played, read.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import {
  activeLabel,
  boardSize,
  chooseFile,
  drag,
  endsOf,
  expectCell,
  expectValue,
  mapPath,
  missingMap,
  numberOf,
  open,
  pointOf,
} from '../../support/page-driver/page.mjs';

for (const { name, columns, rows } of [
  { name: 'arena.map', columns: 49, rows: 49 },
  { name: 'brc202d.map', columns: 530, rows: 481 },
]) {
  test(`${name} is opened, dragged on, played, stepped and scrubbed`, async ({ page }) => {
    test.skip(missingMap(name) !== '', missingMap(name));
    const { start, goal } = await endsOf(name);
    await open(page);
    await chooseFile(page, mapPath(name));
    await expect(page.getByTestId('status')).toContainText(`${name}: ${columns} × ${rows} cells.`);
    expect(await boardSize(page)).toEqual({ columns, rows });
    await expect(page.getByTestId('heuristic')).toHaveValue('octile');
    await expect(activeLabel(page)).toHaveAttribute(
      'aria-label',
      new RegExp(`^row ${start.y + 1}, column ${start.x + 1}, start, `),
    );

    const cost = await numberOf(page, 'cost');
    expect(cost).toBeGreaterThan(0);
    const halfway = {
      x: Math.round((start.x + goal.x) / 2),
      y: Math.round((start.y + goal.y) / 2),
    };
    await drag(page, goal, halfway, start);
    await expect(page.getByTestId('status')).toContainText('Path found');
    await expect(page.getByTestId('cost')).not.toHaveAttribute('data-value', String(cost));
    await drag(page, start, goal);
    await expect(page.getByTestId('cost')).not.toHaveAttribute('data-value', '0');

    const steps = await numberOf(page, 'steps');
    expect(steps).toBeGreaterThan(1);
    await page.getByTestId('back').click();
    await expectValue(page, 'step', steps - 1);
    await page.getByTestId('scrubber').fill('1');
    await expectValue(page, 'step', 1);
    await page.getByTestId('first').click();
    await expectValue(page, 'step', 0);
    await page.getByTestId('speed').selectOption('65536');
    await page.getByTestId('play').click();
    await expectValue(page, 'step', steps);
    await expect(page.getByTestId('play')).toHaveAttribute('aria-label', 'Play from the start');
  });
}

test('the goal of a map has the cost for its G', async ({ page }) => {
  test.skip(missingMap('arena.map') !== '', missingMap('arena.map'));
  const { goal } = await endsOf('arena.map');
  await open(page);
  await chooseFile(page, mapPath('arena.map'));
  await expect(page.getByTestId('status')).toContainText('arena.map');
  const cost = await numberOf(page, 'cost');
  await expectCell(page, goal, new RegExp(`, goal, closed, F ${cost}, G ${cost}, H 0, parent `));
});

test('scenarios of arena have their published lengths on the page', async ({ page }) => {
  test.skip(missingMap('arena.scen') !== '', missingMap('arena.scen'));
  const rows = (await readFile(mapPath('arena.scen'), 'utf8')).trim().split(/\r?\n/).slice(1);
  await open(page);
  await chooseFile(page, mapPath('arena.map'));
  await expect(page.getByTestId('status')).toContainText('arena.map');
  await page.getByTestId('costs').selectOption('exact');
  await page.getByTestId('heuristic').selectOption('octile');
  for (const row of rows.slice(-3)) {
    const [startX, startY, goalX, goalY, length] = row.split(/\s+/).slice(4).map(Number);
    // By key: one end may be where the other one is to go.
    for (const [key, x, y] of /** @type {const} */ ([
      ['s', startX, startY],
      ['g', goalX, goalY],
    ])) {
      const point = await pointOf(page, { x: Number(x), y: Number(y) });
      await page.getByTestId('board').focus();
      await page.mouse.move(point.x, point.y);
      await page.keyboard.press(key);
      await expect(activeLabel(page)).toHaveAttribute('aria-label', key === 's' ? /, start, / : /, goal, /);
    }
    expect(Math.abs((await numberOf(page, 'cost')) - Number(length))).toBeLessThan(0.00501);
  }
});

test('a map dropped on the page is opened', async ({ page }) => {
  await open(page);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['S..\n...\n..G\n'], 'small.map'));
    return data;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop a map')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop a map')).toBeHidden();
  await expect(page.getByTestId('status')).toHaveText('small.map: 3 × 3 cells. Path found: cost 28, 3 expanded.');
  await expectValue(page, 'cost', 28);
});

test('the same file can be chosen twice', async ({ page }) => {
  await open(page);
  const file = { name: 'small.map', mimeType: 'text/plain', buffer: Buffer.from('S..\n..G\n') };
  await chooseFile(page, file);
  await expectValue(page, 'cost', 24);
  await page.getByTestId('board').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('g');
  await expectValue(page, 'cost', 10);
  await chooseFile(page, file);
  await expectValue(page, 'cost', 24);
});
