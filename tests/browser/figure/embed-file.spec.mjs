// embed.html, the figure in one file: how large it is, that every control it shows does something, and what it makes of
// links and keys that lead to rooms it does not have.
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../support/page-driver/fixtures.mjs';
import { fileUrl } from '../../support/page-driver/framed-figure.mjs';
import { expectValue } from '../../support/page-driver/page.mjs';

/** @import { Locator, Page } from '@playwright/test' */

test.use({ alsoFrom: 'file:', policy: '', viewport: { width: 1280, height: 900 } });

/** Bytes under brotli. The module takes 166,000 of them; whatever makes it larger has to be of use in a frame. */
const MOST = 320_000;

test('it is small, and holds neither the module nor the words of the rooms it does not have', async () => {
  const text = await readFile(new URL(fileUrl('embed.html')), 'utf8');
  const bytes = brotliCompressSync(text).length;
  expect(bytes).toBeGreaterThan(MOST / 2);
  expect(bytes).toBeLessThan(MOST);
  const whole = await readFile(new URL(fileUrl('astrolabe.html')), 'utf8');
  for (const mark of ['astrolabe_places', 'race.add', 'caption.lester_from', 'reason.scen.empty', 'palette.none']) {
    expect(whole.includes(mark), `astrolabe.html: ${mark}`).toBe(true);
    expect(text.includes(mark), `embed.html: ${mark}`).toBe(false);
  }
});

/** All that can be seen of the page, as text. @param {Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
    const fields = [...document.querySelectorAll('input, select')].map((field) =>
      field instanceof HTMLInputElement ? `${field.value} ${field.checked}` : Reflect.get(field, 'value'),
    );
    return [document.documentElement.outerHTML, ...pictures, ...fields].join('\n');
  });

/** @param {Page} page */
const nextFrame = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** What is seen once nothing has changed for so many frames. @param {Page} page @param {number} frames */
async function settled(page, frames) {
  let before = '';
  for (let last = await seen(page); last !== before; last = await seen(page)) {
    before = last;
    for (let frame = 0; frame < frames; frame++) await nextFrame(page);
  }
  return before;
}

/** @param {Locator} control */
async function isUsable(control) {
  const isThere = (await control.count()) === 1 && (await control.isVisible()) && (await control.isEnabled());
  return isThere && (await control.getAttribute('aria-disabled')) !== 'true';
}

/** @param {Locator} control */
async function use(control) {
  if ((await control.evaluate(({ tagName }) => tagName)) !== 'SELECT') return control.click({ timeout: 3000 });
  const values = await control
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => Reflect.get(option, 'value')));
  const now = await control.inputValue();
  await control.selectOption(values.find((value) => value !== now) ?? now);
}

/** Whether using a control changes anything. @param {Page} page @param {Locator} control */
async function isAlive(page, control) {
  // What the pointer and the focus change is not the control's doing, nor what an earlier one began.
  await control.hover({ timeout: 3000 });
  await control.focus();
  const before = await settled(page, 6);
  await use(control);
  for (let frame = 0; frame < 40; frame++) {
    if ((await seen(page)) !== before) return true;
    await nextFrame(page);
  }
  return false;
}

/** Such that a tool, a step and a view are chosen that few controls lead to. @param {Page} page */
async function change(page) {
  for (const name of ['zoom-in', 'tool-inspect', 'back']) {
    const control = page.getByTestId(name);
    if (await isUsable(control)) await control.click();
  }
}

const CONTROLS =
  'button:not([aria-selected="true"], [aria-pressed="true"]), summary, select, input:is([type="checkbox"], [type="radio"]:not(:checked))';
/** Fewest controls in each part of the page. */
const PARTS = { body: 40, '#lens-proof-panel': 3, '#lens-lists-panel': 3 };

for (const [part, fewest] of Object.entries(PARTS)) {
  test(`with ui=full every control does something: ${part}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(`${fileUrl('embed.html')}#v=1&ui=full&t=6&lang=en`);
    await expectValue(page, 'cost', 68);
    const lens = /lens-\w+/.exec(part)?.[0] ?? 'lens-step';
    await page.getByTestId(lens).click();
    await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
    // All rooms are there.
    const rooms = ['path', 'step-log', 'breakpoints', 'ground', 'narration'].map((name) => `[data-room="${name}"]`);
    await expect(page.locator(rooms.join())).toHaveCount(0);
    await settled(page, 60);
    const names = await page.locator(`${part} :is(${CONTROLS})`).evaluateAll((elements) =>
      elements.map((element, index) => {
        element.setAttribute('data-at', String(index));
        return element.getAttribute('data-testid') ?? (element.id || element.textContent?.trim());
      }),
    );
    /** @type {string[]} */
    const dead = [];
    let tried = 0;
    for (const [index, name] of names.entries()) {
      const control = page.locator(`[data-at="${index}"]`);
      if (!(await isUsable(control))) continue;
      tried += 1;
      const isFine = await isAlive(page, control);
      const play = page.getByTestId('play');
      if ((await play.getAttribute('data-shows')) === 'pause') await play.click();
      if (isFine) continue;
      // Perhaps it was chosen already.
      await change(page);
      if ((await isUsable(control)) && !(await isAlive(page, control))) dead.push(`${index} ${name}`);
    }
    expect(dead).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(fewest);
  });
}

test('the step lens of a figure narrates', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&ui=full&h=manhattan&t=6&lang=zh`);
  await expect(page.getByTestId('narration')).toContainText(/\d/);
  await page.getByTestId('forward').click();
  await expect(page.locator('#narration-title')).toContainText('7');
});

test('the corner link leads to the place that a link names', async ({ page }) => {
  for (const [hash, name] of [
    ['p=race', 'Race'],
    ['race=a-astar,a-jps', 'Race'],
    ['world=head-on', 'World'],
    ['p=graph', 'Graph'],
    ['p=write&ex=dijkstra', 'Write'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${fileUrl('embed.html')}#v=1&h=manhattan&t=3&ui=play&lang=en&${hash}`);
    await expectValue(page, 'step', 3);
    const corner = page.getByRole('link', { name: `Open in Astrolabe: ${name}` });
    await expect(corner).toBeVisible();
    await corner.hover();
    await expect(corner).toHaveAttribute('href', new RegExp(`[&](${String(hash).split('&')[0]})(&|$)`));
  }
  await page.evaluate(() => (location.hash = 'v=1&h=manhattan&t=4&ui=play&lang=zh'));
  await expectValue(page, 'step', 4);
  await expect(page.locator('#open-page')).toHaveText('在 Astrolabe 中打开');
  await page.evaluate(() => (location.hash = 'v=1&world=1&ui=none&lang=zh'));
  await expect(page.locator('#open-page')).toHaveText('在 Astrolabe 中打开：世界');
});

test('a link to a graph is refused with a sentence', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&b=graph&ui=play&lang=en`);
  await expectValue(page, 'cost', 68);
  await expect(page.getByTestId('status')).toContainText('A graph can’t be shown in a figure');
});

test('keys of rooms that are not there do nothing', async ({ page }) => {
  await page.goto(`${fileUrl('embed.html')}#v=1&ui=full&t=6&lang=en`);
  await expectValue(page, 'step', 6);
  await page.getByTestId('board').focus();
  for (const key of ['Control+k', 'p', 'a', 'ContextMenu']) await page.keyboard.press(key);
  await page.keyboard.press(',');
  await expectValue(page, 'step', 5);
  await expect(page.locator('dialog[open], [role="dialog"]:visible, [role="menu"]:visible')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
