// The local search's own settings; and what a search that gives up leaves: a clear message, and a page that works.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { expectValue, numberOf, open } from '../../support/page-driver/page.mjs';

const ROOMS = '#v=1&m=g.rooms.24.18.20.7';

test('radius, length of the steps, chance and its seed are set in the rail, and kept by the link', async ({ page }) => {
  await open(page);
  const options = page.getByTestId('local-options');
  await expect(options).toBeHidden();
  await page.getByTestId('algorithm').selectOption('local');
  await expect(options).toBeVisible();
  const radius = page.getByLabel('Radius of the square');
  await expect(radius).toHaveValue('12');
  await expect(page).not.toHaveURL(/&l[rlfs]=/);
  const before = await numberOf(page, 'expanded');
  await radius.fill('0');
  await radius.press('Enter');
  await expect(page).toHaveURL(/&lr=0(&|$)/);
  await expect.poll(() => numberOf(page, 'expanded')).not.toBe(before);
  await page.getByLabel('Cells walked per search').fill('3');
  await page.getByLabel('Random seed').fill('7');
  await page.getByLabel('Random seed').press('Tab');
  await expect(page).toHaveURL(/&lr=0&ll=3&ls=7(&|$)/);
  await page.getByLabel('a random step when stuck').uncheck();
  await expect(page).toHaveURL(/&lf=0&ls=7(&|$)/);
  await expect(page.getByLabel('Random seed')).toBeDisabled();
  // The side on which it turns is chosen at random, too.
  const turns = page.getByLabel('When blocked, turn');
  await expect(turns).toHaveValue('both');
  await turns.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&lf=0&ls=7&lt=random(&|$)/);
  await expect(page.getByLabel('Random seed')).toBeEnabled();
  await expect(options).toContainText('The game-server template tries one direction only');
  await page.reload();
  await expect(page.getByLabel('Radius of the square')).toHaveValue('0');
  await expect(page.getByLabel('Cells walked per search')).toHaveValue('3');
  await expect(page.getByLabel('When blocked, turn')).toHaveValue('random');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByLabel('方块半径')).toHaveValue('0');
});

test('a value out of bounds is refused with the bounds, and nothing changes', async ({ page }) => {
  await open(page, '#v=1&a=local');
  const radius = page.getByLabel('Radius of the square');
  for (const odd of ['51', '-1', '1.5', '']) {
    await radius.fill(odd);
    await radius.press('Enter');
    await expect(page.getByTestId('status')).toHaveText('Radius of the square: a whole number from 0 to 50.');
    await expect(radius).toHaveValue('12');
    await radius.fill('13');
    await radius.press('Enter');
    await expect(page).toHaveURL(/&lr=13(&|$)/);
    await radius.fill('12');
    await radius.press('Enter');
    await expect(page).not.toHaveURL(/&lr=/);
  }
  await page.goto('#v=1&a=local&lr=51');
  await expect(page.getByTestId('status')).toContainText('lr=51');
});

test('a local search that gives up says so, has no path, is played to its end, and A* goes on from there', async ({
  page,
}) => {
  await page.goto(`${ROOMS}&a=local&lr=5&ls=3`);
  await expect(page.getByTestId('status')).toHaveText(/^The walk gave up after 420 expansions: it went in circles/);
  await expect(page.getByTestId('cost')).toHaveText('–');
  const steps = await numberOf(page, 'steps');
  await page.getByTestId('first').click();
  await expectValue(page, 'step', 0);
  await page.getByTestId('last').click();
  await expectValue(page, 'step', steps);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByTestId('status')).toHaveText(/^扩展 420 个节点后放弃/);
  await page.getByTestId('algorithm').selectOption('astar');
  await expect(page.getByTestId('status')).toContainText('找到路径');
  await expectValue(page, 'cost', 340);
});

test('IDA* gives up at its limit, says how far it came, and leaves the page as it was', async ({ page }) => {
  await page.goto(`${ROOMS}&a=idastar`);
  await expect(page.getByTestId('status')).toHaveText(
    /^The search gave up after 1,000,000 expansions: IDA\* keeps no closed list/,
    { timeout: 30_000 },
  );
  await expect(page.getByTestId('cost')).toHaveText('–');
  await expectValue(page, 'expanded', 1_000_000);
  await page.getByTestId('first').click();
  await expectValue(page, 'step', 0);
  await page.getByTestId('forward').click();
  await expectValue(page, 'step', 1);
  await page.getByTestId('algorithm').selectOption('astar');
  // The displayed step stays.
  await expect(page.getByTestId('status')).toContainText('Step 1 of');
  await page.getByTestId('last').click();
  await expect(page.getByTestId('status')).toContainText('Path found');
  await expect(page.getByTestId('referee')).toContainText('optimal');
});
