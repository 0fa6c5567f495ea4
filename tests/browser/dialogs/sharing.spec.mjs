// The Share dialog: its tabs, what a link's length means, its QR code, the lines to paste.
import jsqr from 'jsqr';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { objections } from '../../support/page-driver/axe.mjs';
import { chooseFile, open, openShare, textFile } from '../../support/page-driver/page.mjs';

/** @import { Page } from '@playwright/test' */

/** What a phone would read. @param {Page} page @param {Buffer} png */
async function decode(page, png) {
  const { width, height, greys } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let text = '';
    for (let at = 1; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return { width: picture.width, height: picture.height, greys: text };
  }, png.toString('base64'));
  const pixels = new Uint8ClampedArray(4 * greys.length).fill(255);
  for (let at = 0; at < greys.length; at++) pixels.fill(greys.charCodeAt(at), 4 * at, 4 * at + 3);
  return jsqr(pixels, width, height)?.data;
}

/** A map of noise, whose cells cost nearly a bit each. @param {number} side */
function noise(side) {
  let random = 1;
  const rows = Array.from({ length: side }, () =>
    Array.from({ length: side }, () => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return random > 0x50000000 ? '.' : '@';
    }).join(''),
  );
  return textFile(`noise-${side}.map`, ['type octile', `height ${side}`, `width ${side}`, 'map', ...rows]);
}

test('outside the lab only what can be made of the current view is offered', async ({ page }) => {
  await open(page, '#v=1&h=manhattan&p=race');
  await expect(page.locator('#race-space')).toBeVisible();
  await openShare(page);
  await expect(page.getByTestId('share-link')).toHaveValue(/&race=/);
  const tabs = page.locator('#share-tabs').getByRole('tab');
  await expect(tabs.filter({ visible: true })).toHaveText(['Link', 'Figure', 'Animation']);
  await expect(page.getByTestId('save-png-at-once')).toBeHidden();
  await expect(page.locator('.of-place')).toContainText('made of the board in the lab');
  // The arrow keys pass over what is not offered.
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Animation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByTestId('place-lab').click();
  await openShare(page);
  await expect(tabs.filter({ visible: true })).toHaveCount(7);
  await expect(page.getByTestId('save-png-at-once')).toBeVisible();
  await expect(page.locator('.of-place')).toBeHidden();
});

test('the tabs are a single tab stop, and arrow keys move between them', async ({ page }) => {
  await open(page);
  await openShare(page);
  const tabs = page.getByRole('dialog').getByRole('tab');
  await expect(tabs).toHaveText(['Link', 'Figure', 'Picture', 'Animation', 'Data', 'Code', 'Page']);
  await expect(page.getByRole('tabpanel', { name: 'Link' })).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Page' })).toBeVisible();
  await expect(page.getByTestId('share-link')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save as one HTML file' })).toBeFocused();
  // The dialog opens at the link, whichever tab was shown last.
  await page.keyboard.press('Escape');
  await openShare(page);
  await expect(page.getByRole('tabpanel', { name: 'Link' })).toBeVisible();
});

test.describe('figures', () => {
  // The file that is shown in the frame holds its script itself, which the policy of the page forbids.
  test.use({ policy: '' });

  for (const width of [1280, 390]) {
    test(`quiz, loop and marked cells go into the figures and the link (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '#v=1&h=manhattan&lang=en');
      const plain = await openShare(page);
      await page.getByRole('tab', { name: 'Figure' }).click();
      expect(plain).not.toMatch(/quiz|loop|hi=/);
      const link = page.getByTestId('share-link');
      const figures = [page.locator('#share-embed'), page.locator('#share-element')];
      const rim = (/** @type {string} */ name) =>
        page.getByTestId(name).evaluate((field) => getComputedStyle(field).borderColor);
      const calm = await rim('figure-cells');
      const quiz = page.getByTestId('figure-quiz');
      await quiz.focus();
      await quiz.press('Space');
      for (const figure of figures) await expect(figure).toHaveValue(/&amp;quiz=1/);
      await page.getByTestId('figure-loop-first').fill('3');
      const note = page.locator('#figure-options-note');
      await expect(note).toHaveText('A loop takes two steps from 0 to 12, the first before the last.');
      await expect(page.getByTestId('figure-loop-last')).toHaveAttribute('aria-invalid', 'true');
      // Only the wrong field is marked.
      expect(await rim('figure-loop-last')).not.toBe(calm);
      expect(await rim('figure-cells')).toBe(calm);
      for (const figure of figures) await expect(figure).not.toHaveValue(/loop/);
      await page.getByTestId('figure-loop-last').fill('7');
      await page.getByTestId('figure-cells').fill('(3,4), 5,6');
      await expect(note).toHaveText('(5,6) is not on this map of 7 × 6 cells.');
      await page.getByTestId('figure-cells').fill('(3,4), 5,5');
      for (const figure of figures) await expect(figure).toHaveValue(/quiz=1&amp;hi=3,4\.5,5&amp;loop=3-7/);
      const box = await page.getByTestId('figure-cells').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.getByRole('tab', { name: 'Link' }).click();
      await expect(link).toHaveValue(/&quiz=1&hi=3,4\.5,5&loop=3-7$/);
      // The page itself stays as it was, and the link does what it says.
      await expect(page.getByTestId('quiz')).toHaveCount(0);
      const address = await link.inputValue();
      await page.keyboard.press('Escape');
      await page.goto(address);
      await page.reload();
      await expect(page.getByTestId('quiz')).toContainText('Which cell is expanded next?');
      await openShare(page);
      await page.getByRole('tab', { name: 'Figure' }).click();
      await expect(page.getByTestId('figure-quiz')).toBeChecked();
      await expect(page.getByTestId('figure-cells')).toHaveValue('(3,4) (5,5)');
    });
  }

  test('the figure is previewed as it will be, and its lines say what was chosen', async ({ page }) => {
    await open(page, '#v=1&h=manhattan&t=5&lang=en');
    await openShare(page);
    await page.getByRole('tab', { name: 'Figure' }).click();
    const figure = page.frameLocator('#figure-frame');
    await expect(figure.getByTestId('step')).toHaveAttribute('data-value', '5');
    await expect(figure.getByTestId('play')).toBeVisible();
    const [embed, element] = [page.locator('#share-embed'), page.locator('#share-element')];
    await expect(embed).toHaveValue(/^<iframe src="[^"]*\/embed\.html#v=1&amp;[^"]*ui=play/);
    await expect(element).toHaveValue(
      /^<script type="module" src=".*\/astrolabe\.js"><\/script>\n<astar-figure src="#v=1[^"]*" page="[^"]*" controls>/,
    );
    await page.getByTestId('figure-face').selectOption('none');
    await page.getByTestId('figure-theme').selectOption('dark');
    await page.getByTestId('figure-edit').check();
    await expect(embed).toHaveValue(/ui=none&amp;edit=1&amp;theme=dark/);
    await expect(element).toHaveValue(/ edit theme="dark"><\/astar-figure>$/);
    await expect(element).not.toHaveValue(/ controls/);
    await expect(figure.locator('html')).toHaveAttribute('data-ui', 'none');
    await expect(figure.getByTestId('play')).toBeHidden();
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      expect(await objections(page)).toEqual([]);
    }
    // Nothing of it stays, neither in the frame nor in the history.
    const length = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: 'Link' }).click();
    await expect(figure.getByTestId('board')).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await page.getByTestId('share-link').inputValue()).not.toMatch(/ui=|edit=|theme=/);
  });

  test('no quiz is offered where nothing can be predicted, in Chinese, too', async ({ page }) => {
    await open(page, '#v=1&a=idastar&lang=zh');
    await openShare(page);
    await page.getByRole('tab', { name: '插图' }).click();
    await expect(page.getByTestId('figure-quiz')).toBeDisabled();
    await expect(page.locator('#figure-options-note')).toContainText('这里不能测验');
  });
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the QR code encodes the link: small, large and as a picture', async ({ page }) => {
      await open(page);
      await chooseFile(page, noise(36));
      await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '36');
      await page.getByTestId('scrubber').fill('4');
      const link = await openShare(page);
      expect(link).toMatch(/&m=a[\w-]{150,}&.*&t=4$/);
      const small = page.getByRole('button', { name: 'QR code of the link' });
      await expect(small).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the QR code as PNG' }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Saved as astrolabe-qr.png.');
      const chunks = [];
      for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk);
      expect(await decode(page, Buffer.concat(chunks))).toBe(link);
      await small.click();
      const large = page.getByRole('dialog', { name: 'QR code', exact: true });
      await expect(large.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      expect(await decode(page, await page.screenshot())).toBe(link);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(small).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(large.getByRole('button', { name: 'Close' }).locator('svg')).toBeVisible();
      await large.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByTestId('share-link')).toBeVisible();
    });
  });
}

test('the QR code is available as a drawing, too', async ({ page }) => {
  await open(page);
  await openShare(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the QR code as SVG' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('astrolabe-qr.svg');
});

for (const { side, level, says, hasCode } of [
  { side: 20, level: 'chat', says: /fits a QR code on a slide\.$/, hasCode: true },
  { side: 80, level: 'chat', says: /fits any chat\.$/, hasCode: false },
  { side: 130, level: 'long', says: /some programs cut off links this long\.$/, hasCode: false },
  { side: 200, level: 'file', says: /too long for many programs; better send a file\.$/, hasCode: false },
]) {
  test(`what the length of a link means, with noise of ${side} × ${side} cells`, async ({ page }) => {
    await open(page);
    await chooseFile(page, noise(side));
    await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', String(side));
    const link = await openShare(page);
    const length = page.locator('#share-length');
    await expect(length).toHaveText(says);
    await expect(length).toContainText(`${link.length} characters`);
    await expect(length).toHaveAttribute('data-level', level);
    await expect(page.locator('#enlarge-code')).toBeVisible({ visible: hasCode });
    if (!hasCode) await expect(page.locator('#share-code-note')).toContainText('characters, at most 600');
    const asFile = page.getByRole('button', { name: 'Save as a file instead' });
    await expect(asFile).toBeVisible({ visible: level === 'file' });
    if (level !== 'file') return;
    await asFile.click();
    await expect(page.getByRole('button', { name: 'Save as one HTML file' })).toBeVisible();
  });
}

test('the link is available in Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const link = await openShare(page);
  await page.getByRole('button', { name: 'Copy the Markdown' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(`[A\\* search, step by step](${link})`);
});

test('where the system can share things, it gets the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (/** @type {ShareData} */ { url }) => void (document.documentElement.dataset['sent'] = url),
    });
  });
  await open(page);
  const link = await openShare(page);
  await page.getByRole('button', { name: 'Send with…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sent', link);
});
