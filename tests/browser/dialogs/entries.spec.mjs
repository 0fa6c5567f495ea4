// The short addresses of the gallery's entries, e/NAME/: they open the entry, and are pages of their own without a script.
import { objections } from '../../support/page-driver/axe.mjs';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { drag, expectValue, open } from '../../support/page-driver/page.mjs';

test('one opens its board, under its name and with its caption; a reload opens what was made of it', async ({
  page,
}) => {
  await open(page, '#v=1&a=dijkstra');
  await page.goto('e/experiment-trap/');
  await expect(page).toHaveURL(/\/index\.html#v=1&/);
  await expectValue(page, 'cost', 214);
  await expect(page.locator('#map-name')).toHaveText('20 × 20: out of a trap');
  await expect(page.locator('.work').getByTestId('caption').locator('p').first()).toHaveText(/^From The third of four/);
  await expect(page.getByTestId('undo')).toBeDisabled();
  await drag(page, { x: 12, y: 14 }, { x: 12, y: 15 });
  await expectValue(page, 'cost', 208);
  await expect(page.locator('.work').getByTestId('caption')).toBeVisible();
  await page.reload();
  await expect(page.locator('#map-name')).toHaveText('Map from a link');
  await expectValue(page, 'cost', 208);
  await expect(page.locator('.work').getByTestId('caption')).toBeHidden();
  // Its own page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/#v=1&.*a=dijkstra/);
});

test('the caption copies the address, and shows it where the clipboard is forbidden', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('e/program-unity/');
  const button = page.locator('.work').getByTestId('copy-address');
  await button.click();
  await expect(page.getByTestId('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}e/program-unity/`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button.click();
  await expect(page.getByLabel('Short address')).toHaveValue(`${site}e/program-unity/`);
  await expect(page.getByLabel('Short address')).toBeFocused();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(button).toHaveText('复制短网址');
});

test('a world, a race and a generated map are opened as well', async ({ page }) => {
  await page.goto('e/world-crossroads/');
  await expect(page.locator('#world-space')).toBeVisible();
  await page.goto('e/experiments/');
  await expect(page.locator('#race-space')).toBeVisible();
  await page.goto('e/maze/');
  await expect(page.getByTestId('board')).toHaveAttribute('aria-colcount', '61');
});

test('a name that is none opens the link behind it', async ({ page }) => {
  await page.goto('index.html?entry=nothing#v=1&a=dijkstra');
  await expectValue(page, 'cost', 68);
  await expect(page).toHaveURL(/index\.html#v=1&a=dijkstra/);
});

test('another board behind a name gets neither its name nor its caption', async ({ page }) => {
  const [, link = ''] =
    (await (await page.request.get('e/experiment-trap/')).text()).match(/index\.html\?[^#]*(#[^"]+)/) ?? [];
  const address = link.replaceAll('&amp;', '&').replace(/&z=[^&]*/, '');
  await page.goto(`index.html?entry=experiment-trap${address}`);
  await expect(page.locator('#map-name')).toHaveText('20 × 20: out of a trap');
  await page.goto('lessons/');
  await page.goto(`index.html?entry=experiment-trap${address.replace(/&g=[^&]*/, '')}&g=1,1`);
  await expect(page).toHaveURL(/index\.html#/);
  await expect(page.locator('#map-name')).toHaveText('Map from a link');
  await expect(page.locator('.work').getByTestId('caption')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a page with a picture, sentences and a link, in both languages', async ({ page }) => {
    await page.goto('e/slides-two-drawn/');
    await expect(page).toHaveTitle('Slides 2: as drawn · 幻灯片 2：按图片 – Astrolabe');
    const picture = page.locator('main img');
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1200);
    for (const [name, text] of /** @type {const} */ ([
      ['Open in Astrolabe', /it keeps F 58/],
      ['在 Astrolabe 中打开', /它的 F 却仍是 58/],
    ])) {
      const section = page.locator('main section').filter({ hasText: text });
      const link = section.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /index\.html\?entry=slides-two-drawn#v=1/);
    }
  });
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`it is readable on a phone, and axe reports no violations, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.route(/\/open\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('e/slides-two-drawn/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await objections(page)).toEqual([]);
  });
}
