// Graphs of waypoints as visitors use them.
import { expect } from './fixtures.mjs';

/** @import { Page } from '@playwright/test' */

/** Opens the example graph from the menu of maps. @param {Page} page */
export async function openGraphs(page) {
  await page.getByTestId('map-menu').click();
  await page.getByTestId('graph-space').click();
  await expect(page.locator('#graph-space')).toBeVisible();
  await expect(page.getByTestId('graph-cost-found')).toHaveText('670');
}
