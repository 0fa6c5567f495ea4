// The game world in links: the same world again, presets, what is refused, and the board behind it.
import { expect, test } from './fixtures.mjs';
import { expectValue, open } from './page.mjs';
import { board, digest, expectTick, openWorld } from './world-page.mjs';

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
  await page.getByTestId('world-share').click();
  await expect(page.getByTestId('share-link')).toHaveValue(/world=1&do=a_6\.t9\.a&tick=10/);
});

test('a preset brings its own board, far ticks are reached, and the page keeps its map', async ({ page }) => {
  await open(page, '#v=1&a=bfs&world=two-corridors&do=oi1&tick=400&wv=i');
  await expectTick(page, 400);
  expect(Number(await board(page).getAttribute('aria-colcount'))).not.toBe(7);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '7');
  await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
});

for (const [name, hash, said] of /** @type {const} */ ([
  ['tick', 'world=1&tick=12x', 'tick=12x'],
  ['preset', 'world=atlantis', 'There is no world named “atlantis”.'],
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
  await expect(page.getByTestId('status')).toHaveText(/524288 cells.*up to 262144.*Map › Size/);
  await expect(page.locator('#world-space')).toBeHidden();
});
