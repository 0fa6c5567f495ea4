// Readers who draw on a figure: by pointer and by keys, at the displayed step, and only where they may.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { openHost } from '../../support/page-driver/hosts.mjs';
import {
  COLLECTED,
  expectStep,
  expectWorking,
  figure,
  heard,
  names,
  stateOf,
} from '../../support/page-driver/live-figure.mjs';
import { drag, pointOf } from '../../support/page-driver/page.mjs';

/** @import { AstarFigureElement as Figure } from '../../../web/figure/astrolabe.d.ts' */

test('a reader draws walls and drags the ends, by pointer and by keys', async ({ page, site }) => {
  await openHost(page, site, { body: figure('edit') });
  await expectWorking(page);
  const cellLabel = page.locator('#one').getByRole('gridcell');
  await drag(page, { x: 5, y: 2 }, { x: 6, y: 5 });
  await expect.poll(async () => (await stateOf(page))?.goal).toEqual({ x: 6, y: 5 });
  await drag(page, { x: 3, y: 0 }, { x: 3, y: 0 });
  await expect(cellLabel).toHaveAttribute('aria-label', /^row 1, column 4, wall/);
  const board = page.locator('#one').getByTestId('board');
  await board.press('ArrowLeft');
  await board.press('s');
  await expect.poll(async () => (await stateOf(page))?.start).toEqual({ x: 2, y: 0 });
  await board.press('Control+z');
  await expect.poll(async () => (await stateOf(page))?.start).toEqual({ x: 1, y: 2 });
});

test('a dragged end is an edit, another link or algorithm is not', async ({ page, site }) => {
  await openHost(page, site, { script: COLLECTED, body: figure('edit', '&t=2') });
  await expectWorking(page);
  await expect.poll(() => names(page)).toEqual(['ready']);
  await page.locator('#one').evaluate((element) => /** @type {Figure} */ (element).drive('a=dijkstra'));
  await expect.poll(() => names(page)).toEqual(['ready', 'ready']);
  await page.locator('#one').evaluate((element) => element.setAttribute('src', '#v=1&a=bfs&t=4'));
  await expect.poll(() => names(page)).toEqual(['ready', 'ready', 'ready']);
  expect((await heard(page)).at(-1)).toMatchObject({ step: 4 });
  await drag(page, { x: 5, y: 2 }, { x: 6, y: 5 });
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ type: 'edit', goal: { x: 6, y: 5 } });
  expect(new Set((await names(page)).slice(3))).toEqual(new Set(['edit']));
});

test('an end at the edge of a figure can be grabbed from outside its board', async ({ page, site }) => {
  await page.setViewportSize({ width: 560, height: 700 });
  const map = ['S' + '.'.repeat(59), ...Array.from({ length: 38 }, () => '.'.repeat(60)), '.'.repeat(59) + 'G'].join(
    '\n',
  );
  await openHost(page, site, { body: `<astar-figure id="one" edit>\n${map}\n</astar-figure>` });
  await expectWorking(page);
  const from = await pointOf(page, { x: 0, y: 0 });
  const to = await pointOf(page, { x: 20, y: 10 });
  await page.mouse.move(from.x - 8, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 8, to.y);
  await page.mouse.up();
  await expect.poll(async () => (await stateOf(page))?.start).toEqual({ x: 20, y: 10 });
});

test('drawing on a figure keeps the displayed step', async ({ page, site }) => {
  await openHost(page, site, { body: figure('edit controls', '&t=4') });
  await expectWorking(page);
  const one = page.locator('#one');
  await expectStep(page, 4);
  await drag(page, { x: 0, y: 5 }, { x: 0, y: 4 });
  await expect.poll(async () => (await stateOf(page))?.src).toContain('m=');
  await expectStep(page, 4);
  await expect(one.getByTestId('status')).toContainText('Step 4 of');
});

test('without edit nothing can be drawn', async ({ page, site }) => {
  await openHost(page, site, { body: figure('') });
  await expectWorking(page);
  const { src } = (await stateOf(page)) ?? {};
  await drag(page, { x: 3, y: 0 }, { x: 4, y: 0 });
  const board = page.locator('#one').getByTestId('board');
  await board.press('Space');
  await board.press('g');
  expect((await stateOf(page))?.src).toBe(src);
});
