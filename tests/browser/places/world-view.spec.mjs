// The view of the game world: zoomed in, it follows the selected unit.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { open } from '../../support/page-driver/page.mjs';
import { board, expectTick, pointOf, summary } from '../../support/page-driver/world-page.mjs';

test('a closer view follows the selected unit', async ({ page }) => {
  await open(page, '#v=1&m=g.random.60.40.0.7&world=1&do=og0.a1,1,58,38&wv=u1');
  await expectTick(page, 0);
  for (let i = 0; i < 5; i++) await page.getByTestId('world-zoom-in').click();
  await expect(page.getByTestId('world-zoom-fit')).toHaveAttribute('aria-disabled', 'false');
  await page.getByTestId('world-speed').selectOption('Infinity');
  await page.getByTestId('world-play').click();
  await expect(summary(page)).toContainText('1 arrival', { timeout: 20_000 });
  await page.getByTestId('world-play').click();
  const isSeen = async () => {
    const goal = await pointOf(page, 58, 38);
    const box = await board(page).boundingBox();
    return (
      box !== null && goal.x < box.x + box.width && goal.y < box.y + box.height && goal.x > box.x && goal.y > box.y
    );
  };
  await expect.poll(isSeen).toBe(true);
  await page.getByTestId('world-zoom-fit').click();
  await expect(page.getByTestId('world-zoom-fit')).toHaveAttribute('aria-disabled', 'true');
});

test('it follows while the visitor zooms in, until the view is pushed aside', async ({ page }) => {
  await open(page, '#v=1&m=g.random.60.40.0.7&world=1&do=og0.a1,1,58,38&wv=u1');
  await expectTick(page, 0);
  const box = await board(page).boundingBox();
  if (box === null) throw new Error('no board');
  /** The cell of the unit according to the table. */
  const isSeen = async () => {
    const [x = 0, y = 0] =
      (await page.getByTestId('world-units').locator('tbody td').nth(1).textContent())?.match(/\d+/g)?.map(Number) ??
      [];
    const at = await pointOf(page, x, y);
    return at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
  };
  await page.locator('#world-tab-units').click();
  await page.getByTestId('world-speed').selectOption('16');
  await page.getByTestId('world-play').click();
  await board(page).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('+');
  await expect(page.getByTestId('world-zoom-fit')).toHaveAttribute('aria-disabled', 'false');
  await expect(summary(page)).toContainText('1 arrival', { timeout: 20_000 });
  await page.getByTestId('world-play').click();
  await expect.poll(isSeen).toBe(true);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down('Shift');
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -400);
  await page.keyboard.up('Shift');
  await expect.poll(isSeen).toBe(false);
});
