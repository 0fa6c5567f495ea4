// Cells as a tutorial counts them: rulers at the board, every name of a cell, typed input, and the link.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { LESTER, MODULE, openHost } from '../../support/page-driver/hosts.mjs';
import { expectValue, layout, open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Locator, Page } from '@playwright/test' */

/** The ruler canvases that have something written on them. @param {Locator} rulers */
const written = (rulers) =>
  rulers.evaluateAll(
    (canvases) =>
      canvases.filter((canvas) => {
        const own = /** @type {HTMLCanvasElement} */ (canvas);
        const { width, height } = own;
        if (own.hidden || width * height === 0) return false;
        // Read from a copy: the canvas itself is made for drawing.
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        copy?.drawImage(own, 0, 0);
        return copy?.getImageData(0, 0, width, height).data.some((value) => value > 0) === true;
      }).length,
  );

/** @param {Page} page */
const unfoldView = (page) => page.locator('#view > summary').click();

test('a link shows rulers, and every cell by the tutorial’s numbers', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&t=3&rulers=1&co=up');
  await openLens(page, 'cell');
  await expect.poll(() => written(page.locator('#stage .ruler'))).toBe(2);
  // S is in the third of six rows from the top.
  await expect(page.locator('#cell-place')).toHaveText('(1,3)');
  await expect(page.locator('#why-neighbours')).toContainText('(2,4)');
  await page.getByTestId('forward').click();
  await expect(page.getByTestId('status')).toHaveText(/^Step 4 of 12: \(\d,\d\), F \d+\.$/);
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  await expect(page.locator('#log-lines li').first()).toContainText('C:(1,3)');
  await page.locator('#closed-list > summary').click();
  const row = page.getByTestId('printout').locator('tbody tr').first();
  await expect(row.locator('td').first()).toHaveText('(1,3)');
  await page.locator('#search-tree > summary').click();
  await expect(page.locator('.tree-name').first()).toHaveText('(1,3) F 40');
  // Another counting changes all of it, the status too.
  await unfoldView(page);
  await page.getByTestId('coordinates').selectOption('from_one');
  await expect(row.locator('td').first()).toHaveText('(2,3)');
  await expect(page.locator('#log-lines li').first()).toContainText('C:(2,3)');
  await expect(page.locator('.tree-name').first()).toHaveText('(2,3) F 40');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('co=1');
  await openLens(page, 'cell');
  await expect(page.locator('#cell-place')).toHaveText('(2,3)');
  // A screen reader hears rows and columns as the grid counts them.
  await expect(page.getByTestId('board').getByRole('gridcell')).toHaveAttribute(
    'aria-label',
    /^row 3, column 2, start/,
  );
});

test('any cell can be the origin, and typed input is read in the same numbers', async ({ page }) => {
  await open(page, '#v=1&h=manhattan');
  await openLens(page, 'cell');
  await expect(page.locator('#stage .ruler')).toHaveCount(0);
  await unfoldView(page);
  await page.getByTestId('coordinates-up').press('Space');
  await expect(page.getByTestId('coordinates')).toHaveValue('y_up');
  await expect(page.getByTestId('rulers')).toBeChecked();
  await page.getByTestId('coordinates-origin').press('Enter');
  await expect(page.getByTestId('coordinates')).toHaveValue('own');
  await expect(page.getByTestId('coordinates-said')).toContainText('From (-1,-3) to (5,2); start (0,0), goal (4,0).');
  await expect(page.locator('#cell-place')).toHaveText('(0,0)');
  await openLens(page, 'lists');
  await page.locator('#step-log > summary').click();
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'a cell is expanded' });
  await page.getByLabel('Where', { exact: true }).selectOption('at');
  await page.getByLabel('x, column -1 to 5').fill('1');
  await page.getByLabel('y, row -3 to 2').fill('-1');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const list = page.getByRole('list', { name: 'Breakpoints' }).getByRole('listitem');
  await expect(list).toHaveText(['when (1,-1) is expanded×']);
  await page.getByTestId('first').click();
  await page.getByTestId('speed').selectOption('64');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('status')).toHaveText('Stopped at step 3: (1,-1) is expanded.');
  await page.getByLabel('y, row -3 to 2').fill('-4');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByTestId('status')).toHaveText(
    'That is not a cell of this map: enter two whole numbers, from (-1,-3) to (5,2).',
  );
  // Links hold the cell as they always did.
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/co=1,3\.up.*bp=expanded\.2\.3/);
  await page.getByTestId('coordinates').selectOption('top_left');
  await expect(list).toHaveText(['when (2,3) is expanded×']);
});

test('an example sets the counting of its tutorial, and the next map the usual one', async ({ page }) => {
  await open(page);
  await openLens(page, 'cell');
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-slides_two').click();
  await expectValue(page, 'cost', 84);
  await expect(page.locator('#cell-place')).toHaveText('(0,0)');
  await expect.poll(() => written(page.locator('#stage .ruler'))).toBe(2);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('preset-lester').click();
  await expectValue(page, 'cost', 68);
  await expect(page.locator('#cell-place')).toHaveText('(1,2)');
  await expect.poll(() => written(page.locator('#stage .ruler'))).toBe(0);
});

test('rulers are beside the board, and over its edge where only a part of it is visible', async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [1440, 900],
    [768, 1024],
    [390, 844],
  ])) {
    await page.setViewportSize({ width, height });
    await open(page, '#v=1&m=g.random.64.36.20.7&rulers=1&lang=zh');
    await expect.poll(() => written(page.locator('#stage .ruler'))).toBe(2);
    const [board, stage, columns, rows] = await Promise.all(
      [
        page.getByTestId('board'),
        page.locator('#stage'),
        page.locator('.ruler[data-axis="columns"]'),
        page.locator('.ruler[data-axis="rows"]'),
      ].map((one) => one.boundingBox()),
    );
    if (!board || !stage || !columns || !rows) throw new Error('something is not there');
    expect(rows.x).toBeGreaterThanOrEqual(stage.x - 0.5);
    expect(rows.x + rows.width).toBeLessThanOrEqual(board.x + 0.5);
    expect(columns.y).toBeGreaterThanOrEqual(stage.y - 0.5);
    expect(columns.y + columns.height).toBeLessThanOrEqual(board.y + 0.5);
    await page.getByTestId('zoom-in').click();
    await expect.poll(async () => (await page.locator('.ruler[data-axis="rows"]').boundingBox())?.x).toBe(stage.x);
    await expect.poll(() => written(page.locator('#stage .ruler'))).toBe(2);
    await page.getByTestId('zoom-fit').click();
    await expect.poll(async () => (await layout(page)).isWhole).toBe(true);
  }
});

test('a figure has its rulers and its names, too', async ({ page, site }) => {
  await openHost(page, site, {
    script: MODULE,
    body: `<astar-figure id="one" src="${LESTER}&t=3&rulers=1&co=up&lang=en" controls></astar-figure>`,
  });
  const figure = page.locator('#one');
  await expect.poll(() => written(figure.locator('.ruler'))).toBe(2);
  await figure.getByTestId('forward').click();
  await expect(figure.getByTestId('status')).toHaveText('Step 4 of 12: (2,4), F 54.');
});
