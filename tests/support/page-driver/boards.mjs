// Boards on which tests begin: without walls, the ends in the corners.
import { expect } from './fixtures.mjs';
import { chooseFile, expectDrawn, open, textFile } from './page.mjs';

/** @import { Page } from '@playwright/test' */

/** @param {number} columns @param {number} rows @returns {string[]} */
export function plainRows(columns, rows) {
  const between = Array(rows - 2).fill('.'.repeat(columns));
  return [`S${'.'.repeat(columns - 1)}`, ...between, `${'.'.repeat(columns - 1)}G`];
}

/** @param {Page} page @param {number} columns @param {number} rows */
export async function openPlain(page, columns, rows) {
  await open(page);
  await chooseFile(page, textFile('plain.map', plainRows(columns, rows)));
  await expect(page.getByTestId('status')).toContainText('plain.map');
  await expectDrawn(page);
}
