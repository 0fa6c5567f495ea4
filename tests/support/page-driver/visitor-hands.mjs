// Does what a random visitor wants, through the page as it is: what cannot be done here and now is skipped.
import { expect } from './fixtures.mjs';
import { PATIENCE, allFetched, expectThere, fill, idIn, placeOf, pointsOf, press, touch } from './visitor-reach.mjs';
import { BOARDS, DIALOGS } from './visitor-scene.mjs';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Act, Spot } from './visitor-acts.mjs' */
/** @import { Place } from './visitor-scene.mjs' */

/** @param {Page} page @param {Place} place @param {string} button @param {readonly Spot[]} spots */
async function stroke(page, place, button, spots) {
  const points = await pointsOf(page, place, spots);
  const [first, ...others] = points ?? [];
  if (first === undefined) return false;
  const which = { button: /** @type {'left' | 'right'} */ (button) };
  await page.mouse.move(first.x, first.y);
  await page.mouse.down(which);
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up(which);
  return true;
}

/** @param {Page} page @param {Place} place @param {Spot} spot @param {readonly string[]} keys */
async function keys(page, place, spot, keys) {
  const [point] = (await pointsOf(page, place, [spot])) ?? [];
  if (point !== undefined) await page.mouse.move(point.x, point.y);
  if (place in BOARDS)
    await page.locator(BOARDS[/** @type {keyof typeof BOARDS} */ (place)]).focus({ timeout: PATIENCE });
  for (const key of keys) await page.keyboard.press(key);
  return true;
}

/** Plays until so many steps were seen, or to the end. @param {Page} page @param {Place} place @param {number} steps */
async function play(page, place, steps) {
  const button = page.locator(idIn(place, 'play'));
  const shown = page.locator(
    {
      lab: idIn(place, 'step'),
      race: idIn(place, 'place'),
      world: idIn(place, 'tick'),
      graph: idIn(place, 'step'),
      share: '#none',
    }[place],
  );
  if (!(await press(page, idIn(place, 'play')))) return false;
  const isPlaying = async () => (await button.getAttribute('data-shows')) === 'pause';
  let [last, seen] = [await shown.textContent(), 0];
  await expect
    .poll(
      async () => {
        const now = await shown.textContent();
        if (now !== last) [last, seen] = [now, seen + 1];
        return seen >= steps || !(await isPlaying());
        // The slowest speed is one step per second.
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  if (await isPlaying()) await press(page, idIn(place, 'play'));
  return true;
}

/** @param {Page} page @param {readonly (string | number)[]} values */
async function generate(page, [kind, width, height, percent, seed]) {
  if (!(await openMenu(page))) return false;
  const list = page.getByTestId('generator');
  const kinds = await list.locator('option').count();
  await touch(page, list, (it) => it.selectOption({ index: Number(kind) % Math.max(kinds, 1) }, { timeout: PATIENCE }));
  for (const [name, value] of Object.entries({ 'generate-width': width, 'generate-height': height, percent, seed })) {
    await fill(page, page.getByTestId(name), value ?? '');
  }
  return touch(page, page.locator('button[data-testid="generate"]'));
}

/** @param {Page} page */
async function openMenu(page) {
  await allFetched(page);
  const panel = page.locator('#map-panel');
  if (!(await panel.isVisible()) && !(await press(page, '#map-menu'))) return false;
  // It is loaded when it is opened for the first time.
  await expect(panel).toBeVisible();
  return true;
}

/** @param {Page} page @param {string} list @param {number} number */
async function preset(page, list, number) {
  if (!(await openMenu(page))) return false;
  const buttons = page.locator(`#${list} button`);
  return touch(page, buttons.nth(number % Math.max(await buttons.count(), 1)));
}

/** @param {Page} page @param {string} name @param {number} number of its value */
async function setting(page, name, number) {
  const control = page.locator(`[data-setting="${name}"]`).first();
  if ((await control.count()) === 0) return false;
  if (name === 'weightHundredths')
    return fill(page, control, ['0', '0.5', '1', '1.2', '2', '5', '100', ''][number % 8] ?? '');
  if ((await control.getAttribute('type')) === 'checkbox') return touch(page, control);
  const options = await control
    .locator('option:not([disabled])')
    .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
  const value = options[number % Math.max(options.length, 1)];
  return value !== undefined && touch(page, control, (it) => it.selectOption(value, { timeout: PATIENCE }));
}

/** @param {Page} page @param {string} kind @param {Locator} control @param {string} value */
function control(page, kind, control, value) {
  if (kind === 'select') return touch(page, control, (it) => it.selectOption(value, { timeout: PATIENCE }));
  if (kind === 'number' || kind === 'text') {
    return touch(page, control, async (it) => {
      await it.fill(value, { timeout: PATIENCE });
      await it.press('Enter', { timeout: PATIENCE });
    });
  }
  return kind === 'range' ? fill(page, control, value) : touch(page, control);
}

/**
 * The address of the visible state, as the place itself gives it.
 * @param {Page} page @returns {Promise<string>}
 */
export async function linkOf(page) {
  await allFetched(page);
  const place = await placeOf(page);
  if (place === 'graph') {
    // Its button copies the link.
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByTestId('graph-link').click();
    await expect.poll(read).not.toBe('');
    return read();
  }
  // There is no share button while presenting.
  const ending = page.getByTestId('present-end');
  if (await ending.isVisible()) await ending.evaluate((one) => one instanceof HTMLElement && one.click());
  await page.getByTestId('share').click();
  const link = page.getByTestId('share-link');
  await expect(link).toHaveValue(/#v=1/);
  const text = await link.inputValue();
  await page.locator('#share-close').click();
  return text;
}

/** @param {string} link the part that has to be the same: the seal follows from the rest */
export const inWords = (link) => link.replace(/^[^#]*/, '').replace(/&z=[^&]*/, '');

/** Undo and redo restore the same state. @param {Page} page @param {Place} place */
async function undoAndRedo(page, place) {
  const id = (/** @type {string} */ name) => (place === 'lab' ? `#${name}` : idIn(place, name));
  // The step that is shown is not a change.
  const changed = async () => inWords(await linkOf(page)).replace(/&t(ick)?=\d+/, '');
  if (place === 'graph' || !(await page.locator(id('undo')).isEnabled())) return false;
  const before = await changed();
  if (!(await press(page, id('undo')))) return false;
  await expect(async () => expect(await press(page, id('redo'))).toBe(true)).toPass();
  await expect.poll(changed).toBe(before);
  return true;
}

/** @param {Page} page @param {string} name */
async function enter(page, name) {
  if (!(await press(page, `[data-testid="place-${name}"]`))) return false;
  // A board too large for it, or an impossible setup, is refused in words.
  const dialog = page.locator(DIALOGS[/** @type {'race'} */ (name)]);
  const status = page.getByTestId('status');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(async () => (await dialog.isVisible()) || /is-error/.test((await status.getAttribute('class')) ?? ''))
    .toBe(true);
  return true;
}

/**
 * Follows a link. If it leads elsewhere, the page is there, or refuses it in words, before anything else is done.
 * @param {Page} page @param {string} hash
 */
async function go(page, hash) {
  const status = page.getByTestId('status');
  const isRefused = async () => /is-error/.test((await status.getAttribute('class')) ?? '');
  const [, where] = /(?:^|&)(race|world)=|(?:^|&)b=graph/.exec(hash) ?? [];
  const isElsewhere = /(^|&)(race|world|b=graph)/.test(hash);
  if (isElsewhere && (await isRefused())) return false;
  await page.evaluate((text) => void (location.hash = text), hash);
  if (isElsewhere)
    await expect.poll(async () => (await placeOf(page)) === (where ?? 'graph') || (await isRefused())).toBe(true);
  return true;
}

/** @param {Page} page @param {Place} place @param {number} kind @param {boolean} isAnywhere */
async function breakpoint(page, place, kind, isAnywhere) {
  if (place !== 'lab') return false;
  const kinds = page.locator('#breakpoint-kind');
  const choose = (/** @type {Locator} */ it) => it.selectOption({ index: kind }, { timeout: PATIENCE });
  if (!(await touch(page, kinds, choose))) return false;
  const where = page.locator('#breakpoint-where');
  await touch(page, where, (it) => it.selectOption(isAnywhere ? 'any' : 'cell', { timeout: PATIENCE }));
  return press(page, '#breakpoint-form button[type="submit"]');
}

/**
 * Does the act.
 * @param {Page} page @param {Act} act
 * @returns {Promise<boolean>} whether it could be done
 */
export async function perform(page, [name, ...values]) {
  const place = await placeOf(page);
  const text = (/** @type {number} */ at) => String(values[at]);
  const number = (/** @type {number} */ at) => Number(values[at]);
  const spots = () => /** @type {readonly Spot[]} */ (/** @type {unknown} */ (values.slice(1)));
  switch (name) {
    case 'stroke':
      return stroke(page, place, text(0), spots());
    case 'keys':
      return keys(page, place, /** @type {never} */ (values[0]), /** @type {never} */ (values[1]));
    case 'press':
      return press(page, text(0));
    case 'control':
      return control(page, text(0), page.locator(text(1)).nth(number(2)), text(3));
    case 'undo-redo':
      return undoAndRedo(page, place);
    case 'ground': {
      if (!(await press(page, '#ground'))) return false;
      await touch(page, page.getByTestId(`ground-${text(0)}`).locator('xpath=..'));
      await touch(page, page.getByTestId(`brush-${text(1)}`).locator('xpath=..'));
      await page.keyboard.press('Escape');
      return true;
    }
    case 'undo':
    case 'redo':
      return press(page, place === 'lab' ? `#${name}` : idIn(place, name));
    case 'setting':
      return setting(page, text(0), number(1));
    case 'corner':
      return touch(page, page.getByTestId('corner').locator(`label:has([value="${text(0)}"])`));
    case 'kind':
      return touch(page, page.getByTestId('board-kind').locator(`label:has([value="${text(0)}"])`));
    case 'seek': {
      const scrubber = page.locator(idIn(place, 'scrubber'));
      const most = Number(await scrubber.getAttribute('max'));
      return fill(page, scrubber, Math.round((most * number(0)) / 1000));
    }
    case 'play':
      return play(page, place, number(0));
    case 'generate':
      return generate(page, /** @type {number[]} */ (values));
    case 'preset':
      return preset(page, text(0), number(1));
    case 'resize': {
      if (!(await openMenu(page))) return false;
      await fill(page, page.getByTestId('width'), number(0));
      await fill(page, page.getByTestId('height'), number(1));
      return press(page, 'button[data-testid="resize"]');
    }
    case 'breakpoint':
      return breakpoint(page, place, number(0), Boolean(values[1]));
    case 'go':
      return go(page, text(0));
    case 'reload':
      // A graph without nodes is in no address: what lay under it may appear.
      if (place === 'graph' && (await page.locator('#graph-empty').isVisible())) return false;
      await page.reload();
      await expectThere(page);
      await expect.poll(() => placeOf(page)).toBe(place === 'share' ? 'lab' : place);
      return true;
    case 'back':
      return travel(page, -1);
    case 'onward':
      return travel(page, 1);
    case 'window':
      await page.setViewportSize({ width: number(0), height: number(1) });
      return true;
    case 'enter':
      return place === 'lab' && enter(page, text(0));
    case 'leave':
      return place !== 'lab' && press(page, place === 'share' ? '#share-close' : '[data-testid="place-lab"]');
    case 'escape':
      await page.keyboard.press('Escape');
      return true;
    default:
      throw new Error(`${name} is no act`);
  }
}

/** Only among addresses of the page itself, not those before it. @param {Page} page @param {-1 | 1} by */
function travel(page, by) {
  return page.evaluate((by) => {
    const { navigation } =
      /** @type {{ navigation: { entries: () => unknown[], currentEntry: { index: number } } }} */ (
        /** @type {unknown} */ (window)
      );
    const there = navigation.currentEntry.index + by;
    if (there < 0 || there >= navigation.entries().length) return false;
    history.go(by);
    return true;
  }, by);
}
