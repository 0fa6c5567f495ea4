// The place for programs of one's own, as a user works it.
import { expect } from '@playwright/test';
import { open } from './page.mjs';

/** @import { Page } from '@playwright/test' */

/** Longer than the two seconds after which a program is ended. */
export const ENDED = { timeout: 15_000 };

/** @param {Page} page @param {string} [hash] */
export async function openWrite(page, hash = '#v=1&p=write&lang=en') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, hash);
  await expect(editor(page)).toBeVisible();
}
/** @param {Page} page */
export const editor = (page) => page.locator('#write-editor .cm-content');
/** @param {Page} page */
export const result = (page) => page.getByTestId('write-result');

/** @param {Page} page @param {string} code */
export async function write(page, code) {
  // As one who selects all and pastes.
  await editor(page).press('Control+a');
  await page.keyboard.insertText(code);
}
/** @param {Page} page @param {string} code @param {string | RegExp} said */
export async function runAndExpect(page, code, said) {
  await write(page, code);
  await page.getByTestId('write-run').click();
  await expect(result(page)).toHaveText(said, ENDED);
}

/** Right, and short: along the row of the start, where nothing is in between. */
export const STRAIGHT = `function search(grid, start, goal, record) {
  record.expand(start.x, start.y);
  return [start, goal];
}`;
