// Links: the address and Share's link restore what is shown; a link cut or garbled
// in transit is refused with a sentence, and the page stays as it was.
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectCell, expectValue, open, openShare } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** The first visit, by a link. @param {Page} page @param {string} link with its # */
async function openLink(page, link) {
  await page.goto(link);
  await expect(page.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
}

/** A link pasted over the one in the address. @param {Page} page @param {string} hash */
async function paste(page, hash) {
  await page.evaluate((text) => (location.hash = text), hash);
}

/** Everything a link must restore, and what follows from it. @param {Page} page */
async function stateOf(page) {
  const numbers = ['cost', 'expanded', 'step', 'steps'].map((name) =>
    page.getByTestId(name).getAttribute('data-value'),
  );
  // The settings of the other algorithms appear a moment after the board.
  await expect(page.locator('[data-setting="localSeed"]')).toHaveCount(1);
  const choices = await page.locator('[data-setting]').evaluateAll((elements) =>
    elements.map((element) => {
      if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
      return /** @type {HTMLInputElement | HTMLSelectElement} */ (element).value;
    }),
  );
  const corner = await page.getByTestId('corner').locator('input:checked').inputValue();
  const link = await openShare(page);
  await page.keyboard.press('Escape');
  return { numbers: await Promise.all(numbers), choices, corner, link };
}

/** Walls, another goal, other settings, a step in the middle. @param {Page} page */
async function change(page) {
  await drag(page, { x: 4, y: 0 }, { x: 4, y: 3 });
  await drag(page, { x: 5, y: 2 }, { x: 6, y: 1 });
  await page.getByTestId('algorithm').selectOption('greedy');
  await page.getByTestId('heuristic').selectOption('chebyshev');
  await page.getByTestId('costs').selectOption('exact');
  await page.getByTestId('corner').locator('input[value="onewall"]').check();
  await page.getByTestId('scrubber').fill('4');
  await expectValue(page, 'step', 4);
}

test('reloading restores everything', async ({ page }) => {
  await open(page);
  await change(page);
  await expect(page).toHaveURL(/#v=1&z=[0-9]+\.[0-9a-z]+&m=[\w-]+&s=1,2&g=6,1&a=greedy&.*&t=4$/);
  const before = await stateOf(page);
  await page.reload();
  await expectValue(page, 'step', 4);
  expect(await stateOf(page)).toEqual(before);
});

test('a change made a moment ago is restored, too', async ({ page }) => {
  await open(page);
  await page.getByTestId('algorithm').selectOption('bfs');
  await page.reload();
  await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
  await expect(page).toHaveURL(/&a=bfs/);
});

test('a change that could not be written into the address is restored, too', async ({ page }) => {
  await open(page);
  // Browsers refuse this to pages that do it too often.
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
  });
  await page.getByTestId('algorithm').selectOption('dfs');
  await page.reload();
  await expect(page.getByTestId('algorithm')).toHaveValue('dfs');
  await expect(page).toHaveURL(/&a=dfs/);
});

test('a shared link shows the same to others', async ({ page, browser }) => {
  await open(page);
  await change(page);
  const wanted = await stateOf(page);
  expect(wanted.link).toMatch(/^http:\/\/localhost:\d+\/#v=1&[A-Za-z0-9_.,=&-]*[A-Za-z0-9]$/);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  await other.goto(wanted.link);
  await expectValue(other, 'step', 4);
  expect(await stateOf(other)).toEqual(wanted);
  await expectCell(other, { x: 4, y: 3 }, /wall/);
  await expectCell(other, { x: 6, y: 1 }, /goal/);
  await context.close();
});

for (const tail of ['&from=timeline&isappinstalled=0', '&appinstall=0']) {
  test(`a link that arrived with ${tail} shows the same`, async ({ page, context }) => {
    await open(page, '#v=1&shade=order&num=path');
    await change(page);
    const wanted = await stateOf(page);
    const other = await context.newPage();
    await other.goto(wanted.link + tail);
    await expectValue(other, 'step', 4);
    expect(await stateOf(other)).toEqual(wanted);
  });
}

test('changes make no entries in the browser history, links do', async ({ page }) => {
  await open(page);
  const length = await page.evaluate(() => history.length);
  await drag(page, { x: 0, y: 0 }, { x: 6, y: 0 });
  await page.getByTestId('heuristic').selectOption('zero');
  await expect(page).toHaveURL(/&h=zero/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  const drawn = await stateOf(page);

  await paste(page, 'v=1&a=dijkstra&t=2');
  await expectValue(page, 'step', 2);
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
  await expectCell(page, { x: 0, y: 0 }, /not reached/);
  await page.goBack();
  await expect(page.getByTestId('heuristic')).toHaveValue('zero');
  expect(await stateOf(page)).toEqual(drawn);
  await page.goForward();
  await expectValue(page, 'step', 2);
  await expect(page.getByTestId('algorithm')).toHaveValue('dijkstra');
});

test('going back to an address without a link restores the first figure', async ({ page }) => {
  await open(page);
  await paste(page, 'v=1&a=dfs');
  await expect(page.getByTestId('algorithm')).toHaveValue('dfs');
  await page.goBack();
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');
  await expectValue(page, 'expanded', 12);
});

test('a link without a map shows Lester’s, with the default settings unless it says otherwise', async ({ page }) => {
  await openLink(page, '#v=1');
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('heuristic')).toHaveValue('octile');
  await paste(page, 'v=1&k=exact&s=0,0&g=6,5&fl=1&w=0&appinstall=0');
  await expect(page.getByTestId('weight')).toHaveValue('0');
  await expectCell(page, { x: 6, y: 5 }, /goal/);
  await expectCell(page, { x: 3, y: 2 }, /wall/);
});

test('a step beyond the end is the last', async ({ page }) => {
  await openLink(page, '#v=1&h=manhattan&t=4000');
  await expectValue(page, 'step', 12);
  await expect(page.getByTestId('status')).toHaveText('Path found: cost 68, 12 expanded.');
});

test('the status says which step a link opened at', async ({ page }) => {
  await openLink(page, '#v=1&h=manhattan&t=2');
  await expect(page.getByTestId('status')).toHaveText('Step 2 of 12: (2,2), F 40.');
});

const whole = 'v=1&z=14.j750cb&a=dijkstra&t=3';
for (const [name, hash, sentence] of [
  ['that was cut off', whole.slice(0, -1), 'This link was cut off: its end is missing.'],
  ['that was garbled', whole.replace('dij', 'dji'), 'This link doesn’t match its checksum: it was damaged, or edited.'],
  ['of a newer page', 'v=2&m=zzz', 'This link needs a newer Astrolabe (v=2).'],
  ['with a newer map', 'v=1&m=Zabc', 'The map code in this link can’t be read: damaged, or from a newer version.'],
  [
    'with a word for a map',
    'v=1&m=hello',
    'The map code in this link can’t be read: damaged, or from a newer version.',
  ],
  ['with a typo in a name', 'v=1&a=astarr', '“astarr” isn’t an algorithm; did you mean astar?'],
  ['with a typo in a rule', 'v=1&c=nowal', '“nowal” isn’t a corner rule; did you mean nowall?'],
  ['with a broken map', 'v=1&m=rAAAA', 'The map code in this link is damaged.'],
  [
    'with an end off the map',
    'v=1&g=7,5',
    'In this link g=7,5 lies outside its map of 7 × 6 cells; counting begins at 0.',
  ],
  ['with an end that is none', 'v=1&s=here', '“s=here” can’t be read: s= (start) takes x,y, as in s=2,3.'],
  ['with an unknown value', 'v=1&a=magic', '“a=magic” isn’t an algorithm. Choose from: astar, dijkstra, '],
  ['with a word for a key', 'v=1&algorithm=jps', 'Links have no “algorithm=”; did you mean a=?'],
]) {
  test(`a link ${name} changes nothing`, async ({ page }) => {
    await open(page);
    await change(page);
    const before = await stateOf(page);
    await paste(page, String(hash));
    await expect(page.getByTestId('status')).toContainText('The link was not opened.');
    await expect(page.getByTestId('status')).toContainText(/** @type {string} */ (sentence));
    expect(await stateOf(page)).toEqual(before);
    // Nor does reloading: the address is that of the state again.
    await expect(page).toHaveURL(/&t=4$/);
    await page.reload();
    await expectValue(page, 'step', 4);
    expect(await stateOf(page)).toEqual(before);
  });

  test(`on a first visit a link ${name} leaves the first figure`, async ({ page }) => {
    await openLink(page, `#${hash}`);
    await expect(page.getByTestId('status')).toContainText(/** @type {string} */ (sentence));
    await expectValue(page, 'cost', 68);
    await expectValue(page, 'expanded', 12);
    await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');
  });
}

test('language and theme of a link last for its visit', async ({ page, context }) => {
  await openLink(page, '#v=1&theme=dark&lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('algorithm').selectOption('bfs');
  await expect(page).toHaveURL(/&a=bfs&theme=dark&lang=zh$/);
  const next = await context.newPage();
  await open(next);
  await expect(next.locator('html')).toHaveAttribute('lang', 'en');
  await expect(next.locator('html')).not.toHaveAttribute('data-theme');
});

test('a language chosen after opening a link stays chosen', async ({ page }) => {
  await openLink(page, '#v=1&lang=zh');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/lang=en/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Share shows the link and its length, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const link = await openShare(page);
  const dialog = page.getByRole('dialog', { name: 'Share what you see' });
  await expect(dialog).toContainText(`${link.length} characters: fits a QR code on a slide.`);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.keyboard.press('.');
  await expectValue(page, 'step', 12);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('share')).toBeFocused();
});

test('without a clipboard the link is left selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  const link = await openShare(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('dialog')).toContainText('Selected: copy it with Ctrl+C');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
});
