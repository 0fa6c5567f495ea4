// A link with a quiz on the page itself: it asks, draws nothing, and can be left.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { activeLabel, drag, expectValue, open, pointOf } from '../../support/page-driver/page.mjs';

/** @import { Cell } from '../../support/page-driver/page.mjs' */
/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {Cell} cell */
async function click(page, cell) {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.click(x, y);
}

for (const width of [1280, 390]) {
  test(`a wrong answer is shown and draws nothing, and the quiz can be left (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '#v=1&h=manhattan&quiz=1&lang=en');
    await expectValue(page, 'step', 0);
    const quiz = page.getByTestId('quiz');
    await expect(quiz).toContainText('Which cell is expanded next?');
    await click(page, { x: 5, y: 4 });
    await expect(page.getByTestId('answer')).toContainText('No: (5,4) is not open.');
    await expect(page.getByTestId('score')).toHaveText('0 of 1 right');
    await expect(activeLabel(page)).toHaveAttribute('aria-label', /row 5, column 6, (?!wall)/);
    await expectValue(page, 'step', 1);
    await expectValue(page, 'cost', 68);
    // A click on the named cell follows the verdict, and is not another answer.
    await click(page, { x: 1, y: 2 });
    await expect(page.getByTestId('score')).toHaveText('0 of 1 right');
    await expectValue(page, 'step', 1);
    // Nor is a drag, at an end or elsewhere, nor are the keys.
    await drag(page, { x: 5, y: 2 }, { x: 6, y: 5 });
    await drag(page, { x: 5, y: 0 }, { x: 6, y: 0 });
    const board = page.getByTestId('board');
    await board.focus();
    await board.press('g');
    await board.press('5');
    await expectValue(page, 'cost', 68);
    expect(new URL(page.url()).hash).not.toContain('m=');

    // A verdict is on the last answer: stepping by hand removes it.
    await page.getByTestId('forward').click();
    await expect(page.getByTestId('answer')).toHaveText('');

    await quiz.getByTestId('leave-quiz').click();
    await expect(quiz).toBeHidden();
    await expect(board).toBeFocused();
    await expect.poll(() => new URL(page.url()).hash).not.toContain('quiz');
    await click(page, { x: 5, y: 4 });
    await expect(activeLabel(page)).toHaveAttribute('aria-label', /row 5, column 6, wall/);
  });
}

test('the quiz speaks Chinese and is restored with the address', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&lang=zh');
  await page.evaluate(() => (location.hash = '#v=1&h=manhattan&lang=zh&quiz=1'));
  const quiz = page.getByTestId('quiz');
  await expect(quiz).toContainText('下一步扩展哪个格子');
  await click(page, { x: 1, y: 2 });
  await expect(page.getByTestId('answer')).toContainText('答对了');
  await quiz.getByRole('button', { name: '退出测验' }).click();
  await expect(quiz).toBeHidden();
  await page.goBack();
  await page.goForward();
  await expectValue(page, 'cost', 68);
});

for (const begins of ['quiz=1', 'loop=3-5']) {
  test(`after reloading the last step is shown again with ${begins}`, async ({ page }) => {
    await open(page, `#v=1&h=manhattan&${begins}`);
    await expectValue(page, 'step', begins === 'quiz=1' ? 0 : 3);
    await page.getByTestId('last').click();
    await expectValue(page, 'step', 12);
    await page.reload();
    await expectValue(page, 'step', 12);
  });
}
