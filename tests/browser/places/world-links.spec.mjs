// The game world in links: the same world again, presets, refusals, and the board behind it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, open } from '../../support/page-driver/page.mjs';
import {
  board,
  cellSaid,
  digest,
  expectTick,
  openWorld,
  status,
  summary,
} from '../../support/page-driver/world-page.mjs';

test('a link gives the same world at the same tick, and so does a reload', async ({ page }) => {
  await openWorld(page, 'a_6');
  await page.getByTestId('world-scrubber').focus();
  for (let i = 0; i < 9; i++) await page.keyboard.press('.');
  await expectTick(page, 9);
  await page.keyboard.press('a');
  await page.keyboard.press('2');
  await page.keyboard.press('.');
  await expectTick(page, 10);
  const here = await digest(page);
  await expect.poll(() => page.url()).toMatch(/world=1&do=a_6\.t9\.a&tick=10&wv=u2$/);
  await page.reload();
  await expectTick(page, 10);
  await expectValue(page, 'units', 7);
  expect(await digest(page)).toBe(here);
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share-link')).toHaveValue(/world=1&do=a_6\.t9\.a&tick=10/);
});

test('a preset sets its own board, far ticks are reached, and the page keeps its map', async ({ page }) => {
  await open(page, '#v=1&a=bfs&world=two-corridors&do=oi1&tick=400&wv=i');
  await expectTick(page, 400);
  expect(Number(await board(page).getAttribute('aria-colcount'))).not.toBe(7);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '7');
  await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
});

for (const [name, hash, said] of /** @type {const} */ ([
  ['tick', 'world=1&tick=12x', 'tick=12x'],
  ['preset', 'world=atlantis', '“world=atlantis” isn’t a world preset. Choose from: 1, two-corridors, '],
  ['name of a preset', 'world=corssroads', '“corssroads” isn’t a world preset; did you mean crossroads?'],
  ['script', 'world=1&do=a3,4.zz', 'zz'],
])) {
  test(`a link whose ${name} is not understood opens its board, and says so`, async ({ page }) => {
    await open(page, `#v=1&a=bfs&${hash}`);
    await expect(page.getByTestId('status')).toContainText(said);
    await expect(page.locator('#world-space')).toBeHidden();
    await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
  });
}

test('another board behind it is another world', async ({ page }) => {
  await openWorld(page, 'a_3');
  await expectValue(page, 'units', 3);
  await page.evaluate(() => (location.hash = '#v=1&m=g.random.12.9.10.7&world=1&do=a_2'));
  await expect(board(page)).toHaveAttribute('aria-colcount', '12');
  await expectValue(page, 'units', 2);
  await page.evaluate(() => (location.hash = '#v=1'));
  await expect(page.locator('#world-space')).toBeHidden();
  await expectValue(page, 'units', 0);
});

test('a board too large for a world says so, and what to do', async ({ page }) => {
  await open(page, '#v=1&m=g.rooms.1024.512.20.7');
  await page.getByTestId('world').click();
  await expect(page.getByTestId('status')).toHaveText(/524,288 cells.*up to 262,144.*Map › Size/);
  await expect(page.locator('#world-space')).toBeHidden();
});

for (const [name, odd, said] of /** @type {const} */ ([
  ['script', 'do=zz', 'zz'],
  ['view', 'wv=qq', 'wv=qq'],
])) {
  test(`while a world is open, a link whose ${name} is not understood changes nothing`, async ({ page }) => {
    await openWorld(page, 'a_5.w0,0');
    await expectValue(page, 'units', 5);
    await page.keyboard.press('a');
    await expect.poll(() => page.url()).toMatch(/do=a_5\.w0,0\.a$/);
    const before = page.url();
    await page.evaluate((pair) => (location.hash = `#v=1&world=1&${pair}`), odd);
    await expect(status(page)).toContainText(said);
    await expectValue(page, 'units', 6);
    await expect.poll(() => page.url()).toBe(before);
  });
}

const FAR = '#v=1&world=same-goals&tick=9000000';

test('while it runs to a far tick, the world shows its beginning and the progress', async ({ page }) => {
  await open(page, `${FAR}&do=a_5`);
  await expect(summary(page)).toHaveText(/^Running to tick 9,000,000, now at [1-9][\d,]*\. /);
  await expect.poll(async () => Number(await page.getByTestId('units').textContent())).toBeGreaterThan(4);
  expect(Number(await board(page).getAttribute('aria-colcount'))).toBeGreaterThan(7);
  await expect(cellSaid(page)).toHaveAttribute('aria-label', /^row /);
  // More than one colour.
  const colours = () =>
    page.locator('#world-canvas').evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const pixels = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    });
  await expect.poll(colours).toBeGreaterThan(20);
  await page.locator('#world-tab-options').click();
  await expect(page.locator('#world-panel-options select').first().locator('option:checked')).toHaveText(/./);
});

test('a refused link does not interrupt a world that runs to a far tick, and it can be stopped', async ({ page }) => {
  await open(page, FAR);
  await expect(summary(page)).toContainText('Running to tick 9,000,000');
  await page.evaluate(() => (location.hash = '#v=1&world=foo'));
  await expect(status(page)).toContainText('“foo” isn’t a world preset; did you mean fog?');
  await page.keyboard.press('a');
  await expect(status(page)).toHaveText('This will be done at tick 9,000,000.');
  await page.keyboard.press('k');
  await expect(status(page)).toContainText('The actions planned for tick 9,000,000 were dropped');
  await expect(summary(page)).toHaveText(/^tick [1-9][\d,]*: \d+ units/);
  const units = Number(await page.getByTestId('units').textContent());
  await page.keyboard.press('a');
  await expectValue(page, 'units', units + 1);
});

test('closing it while it runs to a far tick stops it there', async ({ page }) => {
  await open(page, FAR);
  await expect(summary(page)).toContainText('Running to tick 9,000,000');
  await page.keyboard.press('Escape');
  await expect(page.locator('#world-space')).toBeHidden();
  await page.getByTestId('world').click();
  await expect(summary(page)).toHaveText(/^tick [1-9][\d,]*: /);
});

test('actions during play are in the address, and a reload restores them', async ({ page }) => {
  await openWorld(page, 'a');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expectValue(page, 'units', 3);
  await expect.poll(() => page.url()).toMatch(/do=a(_3|[\w.]*\.a(_2)?)(\.|&|$)/);
  await expect(page.getByTestId('world-play')).toHaveAttribute('data-shows', 'pause');
  // At once, before the next writing.
  await page.keyboard.press('a');
  await expectValue(page, 'units', 4);
  await page.reload();
  await expectValue(page, 'units', 4);
});

test('a world too long for a link says so, here and where it would be shared', async ({ page }) => {
  const long = Array.from({ length: 8191 }, (_, index) => `d${2 * (index % 2)},0,50`).join('.');
  await openWorld(page, long);
  await expect.poll(() => page.url()).toContain('d0,0,50.d2,0,50');
  await expect(status(page)).toHaveText('');
  for (let i = 1; i <= 3; i++) {
    await page.keyboard.press('.');
    await expectTick(page, i);
    await page.keyboard.press('a');
    await expectValue(page, 'units', i);
  }
  await expect(status(page)).toHaveText(
    /^This world is too long for a link: its actions take 65,5\d\d characters, and at most 65,536 fit\./,
  );
  await page.getByTestId('share').click();
  await expect(page.locator('#share-length')).toContainText('The game world has too many actions for a link');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'units', 0);
  await expect.poll(() => page.url()).toContain('d0,0,50.d2,0,50');
});
