// Where a random visitor is, and how to reach what is there: controls and spots of boards, if they can be reached.
import { expect } from './fixtures.mjs';
import { BOARDS, sceneOf } from './visitor-scene.mjs';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Spot } from './visitor-acts.mjs' */
/** @import { Place } from './visitor-scene.mjs' */

/** Milliseconds that a visible control may take until it can be clicked, however busy the machine is. */
export const PATIENCE = 1500;

/** @param {Page} page @returns {Promise<Place>} */
export const placeOf = async (page) => (await sceneOf(page)).place;

/** The page takes input, whatever it shows. @param {Page} page */
export const expectThere = (page) => expect(page.locator('#loading')).toHaveCount(0, { timeout: 20_000 });

/** A lazy part opens once it is loaded: until then it is unknown where the visitor is. @param {Page} page */
export const allFetched = (page) => expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);

/** A control of a place: in dialogs its name is prefixed with the place. @param {Place} place @param {string} name */
export const idIn = (place, name) =>
  `[data-testid="${place === 'lab' || place === 'share' ? '' : `${place}-`}${name}"]`;

/**
 * Clicks it where that is possible; the panels that it lies in are opened first.
 * @param {Page} page @param {Locator} control @param {(control: Locator) => Promise<unknown>} [how]
 */
export async function touch(page, control, how = (it) => it.click({ timeout: PATIENCE })) {
  try {
    if ((await control.count()) === 0) return false;
    await openSheet(page, control);
    const panel = control.locator('xpath=ancestor::*[@data-lens-panel][@hidden]');
    const lens = (await panel.count()) > 0 ? await panel.getAttribute('data-lens-panel') : null;
    if (lens !== null) await page.getByTestId(`lens-${lens}`).click({ timeout: PATIENCE });
    const closed = control.locator('xpath=ancestor::details[not(@open)]/summary');
    for (let i = 0; i < 3 && (await closed.count()) > 0; i++) await closed.first().click({ timeout: PATIENCE });
    if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
    await how(control);
    return true;
  } catch (error) {
    // Something else covers it, or it is gone.
    if (error instanceof Error && error.name === 'TimeoutError') return false;
    throw error;
  }
}

/** Where the rail is a sheet, it is opened for the controls in it. @param {Page} page @param {Locator} control */
async function openSheet(page, control) {
  const opener = page.locator('#sheet-opener');
  if (!(await opener.isVisible()) || (await control.locator('xpath=ancestor::aside[@id="rail"]').count()) === 0) return;
  if ((await page.locator('#rail').getAttribute('data-sheet')) === 'closed') await opener.click({ timeout: PATIENCE });
}

/** @param {Page} page @param {string} selector */
export const press = (page, selector) => touch(page, page.locator(selector).first());

/** @param {Page} page @param {Locator} field @param {string | number} text */
export const fill = (page, field, text) => touch(page, field, (it) => it.fill(String(text), { timeout: PATIENCE }));

/**
 * Where spots of the visible board are on the screen; null if not all of them are uncovered.
 * @param {Page} page @param {Place} place @param {readonly Spot[]} spots
 */
export function pointsOf(page, place, spots) {
  const selector = place in BOARDS ? BOARDS[/** @type {keyof typeof BOARDS} */ (place)] : null;
  return page.evaluate(([board, places]) => {
    const host = board === null ? null : document.querySelector(board);
    if (host === null) return null;
    const box = host.getBoundingClientRect();
    const points = places.map(([x, y]) => ({
      x: box.left + (box.width * (x + 0.5)) / 1000,
      y: box.top + (box.height * (y + 0.5)) / 1000,
    }));
    const isOpen = points.every(({ x, y }) => host.contains(document.elementFromPoint(x, y)));
    return isOpen ? points : null;
  }, /** @type {const} */ ([selector, spots]));
}
