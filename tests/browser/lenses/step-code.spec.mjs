// The code beside the board: its lines, the one that runs, and its values.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, open, openLens } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function openStepCode(page) {
  await openLens(page, 'step');
  const code = page.getByTestId('step-code');
  await code.locator('summary').click();
  await expect(page.getByTestId('step-code-lines').getByRole('option').first()).toBeVisible();
  return code;
}

/** @param {Page} page */
const currentLine = (page) => page.locator('#step-code-lines [aria-current]');

test('line by line through an expansion, with values, and on into the next step', async ({ page }) => {
  await open(page, '#v=1&t=1');
  await openStepCode(page);
  const on = page.getByTestId('step-code-on');
  const values = page.getByTestId('step-code-values');
  await expect(currentLine(page)).toContainText('take the smallest f off the open list');
  await expect(values).toHaveText('current(1,2)G0');
  for (let line = 0; line < 3; line++) await on.click();
  await expect(currentLine(page)).toHaveText('for each neighbour of current:');
  await expect(values).toContainText('neighbour(0,1)new G14its Gnone yet');
  for (let line = 0; line < 6; line++) await on.click();
  await expect(currentLine(page)).toContainText('f of neighbour ← new g + h of neighbour');
  await expect(values).toHaveText('current(1,2)G0neighbour(0,1)new G14its G14F68');
  await expect(page.locator('#step-code-said')).toContainText('f of neighbour');
  // Back before the first line is the last line of the step before.
  await page.getByTestId('step-code-lines').focus();
  for (let line = 0; line < 9; line++) await page.keyboard.press('ArrowLeft');
  await expect(currentLine(page)).toContainText('take the smallest f');
  await expectValue(page, 'step', 1);
  await page.keyboard.press('ArrowLeft');
  await expectValue(page, 'step', 0);
  await expect(currentLine(page)).toHaveText('closed list ← empty');
  await page.keyboard.press('ArrowRight');
  await expectValue(page, 'step', 1);
  expect(await objections(page)).toEqual([]);
});

test('the language is kept, and the listing follows the settings', async ({ page }) => {
  await open(page, '#v=1');
  await openStepCode(page);
  const lines = page.getByTestId('step-code-lines');
  await page.getByTestId('step-code-language').selectOption('python');
  await expect(currentLine(page)).toContainText('while (current := open_list.pop()) is not None:');
  await expect(lines).toContainText('closed.remove(neighbour)');
  await expect(lines.locator('.code-keyword').first()).toBeVisible();
  await page.goto('#v=1&re=0&stop=opened');
  await expect(lines).toContainText('if goal in g:');
  await expect(lines).not.toContainText('closed.remove(neighbour)');
  await page.goto('#v=1&a=jps');
  await expect(page.locator('#step-code-refused')).toContainText('not for this algorithm yet');
  await expect(lines).toBeHidden();
  await page.goto('#v=1&lang=zh');
  await page.reload();
  await openLens(page, 'step');
  await expect(page.getByTestId('step-code-language')).toHaveValue('python');
  await expect(lines).toContainText('# f 相等时后进先出');
  await page.getByTestId('step-code-language').selectOption('pseudo');
  await expect(lines).toContainText('把当前放入关闭列表');
  expect(await objections(page)).toEqual([]);
});

test('the last step ends where the goal is found', async ({ page }) => {
  await open(page);
  await openStepCode(page);
  await page.getByTestId('step-code-lines').focus();
  for (let line = 0; line < 5; line++) await page.keyboard.press('ArrowRight');
  await expect(currentLine(page)).toHaveText('return the path along the parents');
});

test('a listing that was scrolled stays where it is while the pointer moves', async ({ page }) => {
  await open(page, '#v=1&t=3');
  await openStepCode(page);
  const list = page.getByTestId('step-code-lines');
  await page.getByTestId('step-code-language').selectOption('cpp');
  const scrolled = await list.evaluate((element) => (element.scrollTop = element.scrollHeight));
  expect(scrolled).toBeGreaterThan(0);
  const before = await list.evaluate((element) => element.scrollTop);
  await page.mouse.move(400, 300);
  await page.mouse.move(440, 360, { steps: 5 });
  expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
});

test('the code of a search that changed by a wall is the same listing', async ({ page }) => {
  await open(page, '#v=1&t=3');
  await openStepCode(page);
  const first = page.getByTestId('step-code-lines').getByRole('option').first();
  await first.evaluate((element) => element.setAttribute('data-kept', ''));
  await drag(page, { x: 0, y: 0 }, { x: 0, y: 0 });
  await expect(currentLine(page)).toHaveCount(1);
  await expect(first).toHaveAttribute('data-kept', '');
});

test('on a phone the current line is in view while one goes through the lines by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '#v=1&t=3');
  await openStepCode(page);
  await page.getByTestId('step-code-lines').focus();
  for (let line = 0; line < 12; line++) {
    await page.keyboard.press('ArrowRight');
    await expect(currentLine(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a line chosen says when it ran last and runs next, and leads there', async ({ page }) => {
  await open(page, '#v=1&t=5');
  await openStepCode(page);
  const code = page.getByTestId('step-code');
  const when = page.getByTestId('step-code-when');
  await expect(when).toHaveText('Choose a line to see when it runs, or to stop there.');
  await code.getByRole('option').filter({ hasText: 'open list ← start' }).click();
  await expect(when).toHaveText(/^Line \d+ runs once, before the first step\.$/);
  const take = code.getByRole('option').filter({ hasText: 'g of neighbour ← new g' });
  await take.click();
  await expect(when).toHaveText(/^Line \d+ runs in this step\.$/);
  await page.getByTestId('step-code-next-run').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('step-code-next-run')).toBeFocused();
  await expectValue(page, 'step', 6);
  await expect(currentLine(page)).toHaveText('g of neighbour ← new g');
  await page.getByTestId('step-code-last-run').click();
  await expectValue(page, 'step', 5);
  // By keyboard: up and down choose.
  await page.getByTestId('step-code-lines').focus();
  await page.keyboard.press('Home');
  await expect(code.locator('[aria-selected="true"]')).toContainText('search');
  await page.keyboard.press('ArrowDown');
  await expect(code.locator('[aria-selected="true"]')).toHaveCount(1);
  await expect(page.getByTestId('step-code-stop')).toHaveAttribute('aria-disabled', 'true');
  expect(await objections(page)).toEqual([]);
});

test('a breakpoint on a line: playing stops there, the link keeps it, the list names it', async ({ page }) => {
  await open(page, '#v=1&t=0&lang=en');
  const code = await openStepCode(page);
  const skipped = code.getByRole('option').filter({ hasText: 'leave it' }).last();
  await skipped.click({ position: { x: 12, y: 8 } }); // on its number
  await expect(skipped).toHaveAttribute('data-stop', '');
  await expect(page.getByTestId('step-code-stop')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('status')).toContainText('A line of the code with a breakpoint runs.');
  await expect(currentLine(page)).toHaveAttribute('data-stop', '');
  await expect(page).toHaveURL(/bp=line\.skip-/);
  await openLens(page, 'lists');
  await expect(page.locator('#breakpoints')).toContainText('when a line of the code runs:');
  // The code is out of sight; its breakpoints are not forgotten.
  await page.getByTestId('play').click();
  await expect(page.getByTestId('status')).toContainText('Stopped at step');
  await page.locator('#breakpoints button').click();
  await openLens(page, 'step');
  await expect(code.locator('[data-stop]')).toHaveCount(0);
});

test('the transport goes by steps or by lines, by buttons, keys and playing', async ({ page }) => {
  await open(page, '#v=1&t=1');
  await expect(page.getByTestId('by-line')).toBeHidden();
  await openStepCode(page);
  const place = page.getByTestId('step-code-place');
  // Out of sight there is no switch, and it is back with the code.
  await expect(page.getByTestId('by-line')).toBeVisible();
  await openLens(page, 'cell');
  await expect(page.getByTestId('by-line')).toBeHidden();
  await openLens(page, 'step');
  await expect(page.getByTestId('by-line')).toBeVisible();
  await page.getByTestId('board').focus();
  await page.keyboard.press('>');
  await expect(place).toHaveText(/^2 \//);
  await page.keyboard.press('<');
  await page.keyboard.press('.');
  await expectValue(page, 'step', 2);
  await page.getByTestId('by-line').click();
  await page.getByTestId('forward').click();
  await expect(place).toHaveText(/^2 \//);
  await page.keyboard.press('.');
  await expect(place).toHaveText(/^3 \//);
  await page.getByTestId('back').click();
  await expect(place).toHaveText(/^2 \//);
  await expectValue(page, 'step', 2);
  // The lines of the last step remain, though the step is the last.
  await page.getByTestId('by-line').click();
  await page.getByTestId('last').click();
  await page.getByTestId('by-line').click();
  await expect(place).toHaveText(/^1 \//);
  await page.getByTestId('speed').selectOption('64');
  await page.getByTestId('play').click();
  await expect(currentLine(page)).toContainText('return');
  await expect(page.getByTestId('play')).toHaveAttribute('data-shows', 'play');
  await expect(page.getByTestId('forward')).toHaveAttribute('aria-disabled', 'true');
});

test('a link opens the page with the code in its language', async ({ page }) => {
  await open(page, '#v=1&t=4&code=cpp');
  await expect(page.getByTestId('step-code-language')).toHaveValue('cpp');
  await expect(page.getByTestId('step-code-lines')).toContainText('while (');
  await expect(currentLine(page)).toBeInViewport();
  // Only the rail is scrolled: the page is no higher than its window.
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect([beyond, await page.evaluate(() => scrollY)]).toEqual([0, 0]);
});
