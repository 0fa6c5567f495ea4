// Figures in third-party pages: their state, and the events that scripts of those pages receive.
import { expect } from './fixtures.mjs';
import { LESTER, MODULE } from './hosts.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AstarFigureElement as Figure, AstrolabeState } from '../../../web/figure/astrolabe.d.ts' */

/** Null until it works. @param {Page} page @param {string} [id] */
export const stateOf = (page, id = 'one') =>
  page.locator(`#${id}`).evaluate((element) => /** @type {Figure} */ (element).getState?.() ?? null);

/** -1 until it works. @param {Page} page @param {string} [id] */
export const stepOf = async (page, id = 'one') => (await stateOf(page, id))?.step ?? -1;

/** @param {Page} page @param {string} [id] */
export const expectWorking = (page, id = 'one') => expect.poll(() => stepOf(page, id)).toBeGreaterThanOrEqual(0);

/** @param {Page} page @param {number} step @param {string} [id] */
export const expectStep = (page, step, id = 'one') => expect.poll(() => stepOf(page, id)).toBe(step);

/** The element with these attributes. @param {string} attributes @param {string} [more] of its link */
export const figure = (attributes, more = '') =>
  `<astar-figure id="one" src="${LESTER}${more}" ${attributes}></astar-figure>`;

/** With it, scripts of the page receive the events of figures. */
export const COLLECTED = `<script src="collect.js"></script>${MODULE}`;

/** What they received. @param {Page} page @returns {Promise<(AstrolabeState & { type: string })[]>} */
export const heard = (page) => page.evaluate(() => Reflect.get(window, 'heard'));
/** @param {Page} page */
export const names = async (page) => (await heard(page)).map(({ type }) => type);
