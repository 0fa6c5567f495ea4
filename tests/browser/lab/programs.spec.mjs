// The tutorials' programs as written: presets, the program on one's own board, the corrected run beside it.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, open } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} id */
async function choose(page, id) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId(`preset-${id}`).click();
}

/** @param {Page} page @param {string} setting */
const control = (page, setting) => page.locator(`[data-setting="${setting}"]`);

/** @param {Page} page */
const unfold = (page) => page.locator('.rail summary', { hasText: 'Advanced' }).click();

/** @param {Page} page @param {'written' | 'corrected'} run @returns {Promise<string[]>} cost, expanded, verdict */
const rowOf = (page, run) => page.locator(`#runs [data-run="${run}"] td`).allInnerTexts();

/** The final table. @param {Page} page @param {readonly string[]} written @param {readonly string[]} corrected */
async function expectRuns(page, written, corrected) {
  await expect(page.locator('#runs')).toHaveAttribute('aria-busy', 'false');
  // The texts of a language load a moment after it is chosen.
  await expect.poll(() => rowOf(page, 'written')).toEqual(written);
  await expect.poll(() => rowOf(page, 'corrected')).toEqual(corrected);
}

const PROGRAMS = /** @type {const} */ ([
  ['unity', ['9', '13', '28.6% longer'], ['7', '12', 'optimal'], 'its bug', '疏漏（见上）使路径变长'],
  ['csharp', ['38', '5', 'optimal'], ['38', '4', 'optimal'], 'Guaranteed', '有保证'],
  ['cpp', ['58', '10', '16.0% longer'], ['50', '8', 'optimal'], '(3,2) was open at G 28', '(3,2) 开放时 G 为 28'],
  ['gameserver', ['7', '8', '40.0% longer'], ['5', '6', 'optimal'], 'its bug', '疏漏（见上）使路径变长'],
  ['crowd', ['150', '22', '66.7% longer'], ['90', '10', 'optimal'], 'its bug', '疏漏（见上）使路径变长'],
  ['slides', ['19', '30', 'optimal'], ['19', '30', 'optimal'], 'Optimal this time', '这次恰好最短'],
]);
const CHINESE = Object.freeze({
  optimal: '最优',
  '28.6% longer': '长 28.6%',
  '40.0% longer': '长 40.0%',
  '16.0% longer': '长 16.0%',
  '66.7% longer': '长 66.7%',
});

for (const [id, written, corrected, why, whyInChinese] of PROGRAMS) {
  test(`${id}: its board, both runs and verdicts, in both languages`, async ({ page }) => {
    await open(page);
    await expect(page.locator('#program-card')).toBeHidden();
    await choose(page, id);
    await expect(page.locator('#map-panel')).toBeHidden();
    await expect(page.locator('#program-title')).toHaveText(await page.locator('#map-name').innerText());
    await expectRuns(page, written, corrected);
    await expect(page.locator('#program-why')).toContainText(why);
    // The board says the same.
    await expectValue(page, 'cost', written[0]);
    await expectValue(page, 'expanded', written[1]);

    await page.getByTestId('program-switch').click();
    await expectValue(page, 'cost', corrected[0]);
    await expectValue(page, 'expanded', corrected[1]);
    await expect(page.getByTestId('referee')).toContainText('optimal');
    await expect(page.getByTestId('status')).toContainText('The corrected run. Path found');
    await expectRuns(page, written, corrected);

    await page.locator('#language').click();
    /** @param {readonly [string, string, keyof typeof CHINESE]} row */
    const chinese = ([cost, expanded, verdict]) => [cost, expanded, CHINESE[verdict]];
    await expectRuns(page, chinese(written), chinese(corrected));
    await expect(page.locator('#program-why')).toContainText(whyInChinese);
    // Except for names and the letters of the numbers, all of the card is Chinese.
    const text = async () =>
      (await page.locator('#program-card').innerText()).replace(/Unity|C#|C\+\+|\.NET|A\*|\b[FGH]\b/g, '');
    await expect.poll(text).not.toMatch(/[A-Za-z]/);
  });
}

test('link, reload and undo restore the program and the run that was shown', async ({ page }) => {
  await open(page);
  await choose(page, 'crowd');
  await expect(page).toHaveURL(/&as=crowd$/);
  await page.getByTestId('program-switch').click();
  await expect(page).toHaveURL(/&as=crowd&fix=1$/);
  await page.getByTestId('scrubber').fill('4');
  await expect(page).toHaveURL(/&t=4$/);
  await page.reload();
  await expectValue(page, 'steps', 10);
  await expectValue(page, 'step', 4);
  await expect(page.getByTestId('program-switch')).toHaveText('Show the run as written');
  await expectRuns(page, PROGRAMS[4][1], PROGRAMS[4][2]);

  await page.getByTestId('program-switch').click();
  await expectValue(page, 'steps', 22);
  await choose(page, 'lester');
  await expect(page.locator('#program-card')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.locator('#program-title')).toHaveText('Crowd program');
  await expectValue(page, 'cost', 150);
  await page.keyboard.press('Control+y');
  await expectValue(page, 'cost', 68);
  await expect(page.locator('#program-card')).toBeHidden();
});

test('the other run opens at the same step, or at its own end', async ({ page }) => {
  await open(page);
  await choose(page, 'cpp');
  await page.getByTestId('program-switch').click();
  await expectValue(page, 'step', 8);
  await expectValue(page, 'steps', 8);
  await page.getByTestId('program-switch').click();
  await page.getByTestId('scrubber').fill('5');
  await page.getByTestId('program-switch').click();
  await expectValue(page, 'step', 5);
  await page.getByTestId('program-switch').click();
  await page.getByTestId('scrubber').fill('9');
  await page.getByTestId('program-switch').click();
  await expectValue(page, 'step', 8);
});

test('the comparison follows the board and the remaining settings', async ({ page }) => {
  await open(page);
  await choose(page, 'cpp');
  await expectRuns(page, PROGRAMS[2][1], PROGRAMS[2][2]);
  await page.getByTestId('corner').locator('input[value="always"]').check();
  await expectRuns(page, ['52', '8', '18.2% longer'], ['44', '5', 'optimal']);
  await drag(page, { x: 1, y: 1 }, { x: 0, y: 1 });
  await expect.poll(async () => (await rowOf(page, 'corrected'))[0]).toBe('54');
});

test('by keyboard: the card is reached, switches and keeps the focus', async ({ page }) => {
  await open(page);
  await choose(page, 'unity');
  const other = page.getByTestId('program-switch');
  await other.focus();
  await page.keyboard.press('Enter');
  await expectValue(page, 'cost', 7);
  await expect(other).toBeFocused();
  await expect(other).toHaveText('Show the run as written');
  await expect(page.locator('#runs tr[data-shown] th')).toHaveText('corrected (on the board)');
  await page.keyboard.press('Enter');
  await expectValue(page, 'cost', 9);
});

test('on a phone the opener names the program, and the sheet begins with its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await choose(page, 'gameserver');
  const opener = page.getByTestId('settings');
  await expect(opener).toHaveAccessibleName('Settings: Game-server template · as written');
  await opener.focus();
  await page.keyboard.press('Enter');
  const other = page.getByTestId('program-switch');
  await expect(other).toBeFocused();
  await expect(page.locator('#program-title')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Enter');
  await expectValue(page, 'cost', 5);
  await expect(opener).toHaveText('Game-server template · corrected');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const locale of ['en-US', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ viewport: { width: 320, height: 700 }, locale });

    test('nothing is wider than a small phone', async ({ page }) => {
      await open(page);
      for (const [id] of PROGRAMS) {
        await choose(page, id);
        await page.getByTestId('settings').click();
        await expect(page.locator('#runs')).toHaveAttribute('aria-busy', 'false');
        const excess = await page.evaluate(() => {
          const rail = document.querySelector('#rail');
          const runs = document.querySelector('#runs');
          const root = document.documentElement;
          return [rail, runs?.parentElement, root].map((box) => (box ? box.scrollWidth - box.clientWidth : NaN));
        });
        expect(excess, id).toEqual([0, 0, 0]);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('a board too large to be compared says so, and its program runs all the same', async ({ page }) => {
  await open(page);
  await page.getByTestId('map-menu').click();
  await page.getByTestId('width').fill('4096');
  await page.getByTestId('height').fill('257');
  await page.getByTestId('resize').click();
  await page.keyboard.press('Escape');
  await unfold(page);
  await control(page, 'program').selectOption('slides');
  await expect(page.locator('#program-why')).toContainText('the two runs are not compared');
  await expect(page.locator('#runs')).toBeHidden();
  await expectValue(page, 'cost', 8);
  // The crowd program sorts its list for every cell that it opens.
  await control(page, 'program').selectOption('crowd');
  await expect(page.getByTestId('status')).toContainText('at most 262,144');
});

test('a program runs on the visitor’s own board, and the settings come back afterwards', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('greedy');
  await page.getByTestId('corner').locator('input[value="always"]').check();
  await unfold(page);
  await control(page, 'neighbourOrder').selectOption('up');
  const before = await page.getByTestId('expanded').getAttribute('data-value');
  await control(page, 'program').selectOption('unity');

  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('algorithm')).toBeDisabled();
  await expect(page.getByTestId('algorithm')).toHaveAccessibleDescription(/fixed by the program: Unity demo/);
  await expect(page.locator('#note-program')).toContainText('fixed by the program');
  await expect(page.getByTestId('costs')).toHaveValue('unit');
  await expect(page.getByTestId('corner').locator('input[value="four"]')).toBeChecked();
  await expect(page.getByTestId('corner').locator('input[value="always"]')).toBeDisabled();
  await expect(control(page, 'stop')).toHaveValue('opened');
  await expect(control(page, 'stop')).toBeDisabled();
  await expect(page.getByTestId('weight')).toBeDisabled();
  // Nothing that was chosen before leaks in.
  await expect(control(page, 'heuristic')).toHaveValue('manhattan');
  await expect(control(page, 'heuristic')).toBeDisabled();
  await expect(control(page, 'neighbourOrder')).toBeDisabled();

  await control(page, 'program').selectOption('none');
  await expect(page.getByTestId('algorithm')).toHaveValue('greedy');
  await expect(page.getByTestId('algorithm')).toBeEnabled();
  await expect(page.getByTestId('corner').locator('input[value="always"]')).toBeChecked();
  await expect(page.locator('#note-program')).toBeHidden();
  await expectValue(page, 'expanded', String(before));
});

test('a list offers only the values that the program accepts', async ({ page }) => {
  await open(page);
  await choose(page, 'cpp');
  await expect(page.getByTestId('heuristic')).toBeDisabled();
  const corners = page.getByTestId('corner').locator('input');
  await expect(corners.and(page.locator(':disabled'))).toHaveCount(2);
});
