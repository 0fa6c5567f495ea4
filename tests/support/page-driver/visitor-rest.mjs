// Brings a page to rest, so that it can be compared with another: nothing plays, and the same panels are open.
import { expect } from './fixtures.mjs';
import { allFetched, idIn, placeOf } from './visitor-reach.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Place } from './visitor-scene.mjs' */

/**
 * Stops what plays, and makes the status describe the current step instead of the last action.
 * @param {Page} page
 */
export async function comeToRest(page) {
  await allFetched(page);
  const place = await placeOf(page);
  // A world that is running to its tick stops there by itself.
  if (place !== 'share' && place !== 'world') await pause(page, place);
  if (place === 'lab') {
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.locator('#map-panel:visible').waitFor({ state: 'hidden' });
    // What takes space from the board: the sheet, and the text of a preset.
    for (const closing of [page.locator('#sheet-close'), page.locator('#work [data-testid="caption-close"]')]) {
      if (await closing.isVisible()) await closing.click();
    }
    await expect(page.getByTestId('referee')).not.toHaveAttribute('data-ruling', 'judging');
  }
  const fit = page.locator(`[data-testid="${place === 'world' ? 'world-' : ''}zoom-fit"]`);
  if ((place === 'lab' || place === 'world') && (await fit.isEnabled())) await fit.click();
  if (place === 'lab' || place === 'graph') await stepToAndFro(page, place);
  // The address and the digest are written after a moment without changes: a moving cursor delays it.
  if (place === 'world')
    await expect(page.locator('#world-place')).toHaveAttribute('data-digest', /./, { timeout: 20_000 });
}

/** @param {Page} page @param {Exclude<Place, 'share'>} place */
export async function pause(page, place) {
  // On a phone the sheet may cover it.
  await page
    .locator(idIn(place, 'play'))
    .evaluate((one) => one instanceof HTMLElement && one.dataset['shows'] === 'pause' && one.click());
}

/** Whether the answer may be LPA*'s repair of the previous one. @param {Page} page @param {Place} place */
export async function mayBeRepaired(page, place) {
  return (
    (place === 'lab' || place === 'graph') && (await page.locator(idIn(place, 'algorithm')).inputValue()) === 'lpastar'
  );
}

/** @param {Page} page @param {'lab' | 'graph'} place */
async function stepToAndFro(page, place) {
  const [back, forward] = ['back', 'forward'].map((name) => page.locator(idIn(place, name)));
  if (!back || !forward) return;
  if (await back.isEnabled()) {
    await back.click();
    await forward.click();
  } else if (await forward.isEnabled()) {
    await forward.click();
    await back.click();
  }
}

/** Which panels are open, by their names: another visitor of the same link has others open. @param {Page} page @returns {Promise<{ open: string[], tab: string | null, deadEnds: string }>} */
export function panelsOf(page) {
  return page.evaluate(() => {
    const place = document.querySelector('dialog[open]');
    const all = [...document.querySelectorAll('details')].filter((one) => one.closest('dialog') === place);
    const open = all
      .filter((one) => one.open)
      .flatMap((one) => one.querySelector('summary [data-t], summary')?.getAttribute('data-t') ?? []);
    // Dead ends are requested from the page like a panel.
    const isAsked = document.querySelector('[data-testid="dead-ends"]:checked') !== null;
    const deadEnds = isAsked
      ? (document.querySelector('[name="dead-ends-of"]:checked')?.getAttribute('value') ?? '')
      : '';
    return { open, deadEnds, tab: place?.querySelector('[role="tab"][aria-selected="true"]')?.id ?? null };
  });
}

/** @param {Page} page @param {Awaited<ReturnType<typeof panelsOf>>} panels */
export async function openPanels(page, panels) {
  await expect
    .poll(async () => {
      await page.evaluate(({ open, tab, deadEnds }) => {
        const place = document.querySelector('dialog[open]');
        for (const one of document.querySelectorAll('details')) {
          const name = one.querySelector('summary [data-t], summary')?.getAttribute('data-t') ?? null;
          if (name !== null && one.closest('dialog') === place) one.open = open.includes(name);
        }
        const box = document.querySelector('[data-testid="dead-ends"]');
        if (box instanceof HTMLInputElement && box.checked !== (deadEnds !== '')) box.click();
        const which = document.querySelector(`[name="dead-ends-of"][value="${deadEnds}"]`);
        if (which instanceof HTMLInputElement && !which.checked) which.click();
        const wanted = tab === null ? null : document.getElementById(tab);
        if (wanted?.getAttribute('aria-selected') !== 'true') wanted?.click();
      }, panels);
      return panelsOf(page);
    })
    .toEqual(panels);
}
