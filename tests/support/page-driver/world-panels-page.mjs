// The panels of the game world as visitors use them, on a generated map.
import { Engine } from '../../../web/engine/engine.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { loadModules } from '../node/module.mjs';
import { expect } from './fixtures.mjs';
import { open } from './page.mjs';

/** @import { Page } from '@playwright/test' */

export const MAP = { width: 30, height: 20, percent: 33, seed: 8 };
export const LINK = `#v=1&m=g.random.${MAP.width}.${MAP.height}.${MAP.percent}.${MAP.seed}&world=1`;

/** @param {Page} page @param {string} [hash] */
export async function openWorld(page, hash = LINK) {
  await open(page, hash);
  await expect(page.locator('#world-space')).toBeVisible();
  await expect(page.locator('#world-panel-presets button').first()).toHaveText(/./);
}

/** @param {Page} page @param {string} name */
export async function choose(page, name) {
  await page.locator(`#world-tab-${name}`).click();
  await expect(page.locator(`#world-panel-${name}`)).toBeVisible();
}

/** @param {Page} page */
export const tickOf = async (page) => Number(await page.getByTestId('world-tick').textContent());

/** A world on the map of the link, in Node. */
export async function currentWorld() {
  const module = await loadModules();
  const engine = new Engine(new module.Laboratory());
  engine.generate('random', MAP);
  const ground = {
    width: MAP.width,
    height: MAP.height,
    factors: engine.factors().slice(),
    corner: /** @type {const} */ ('nowall'),
    seed: 1,
  };
  const create = () => new WorldEngine(new module.WorldLaboratory());
  const world = create();
  world.begin(ground, ground.corner, ground.seed, '');
  return { world, ground, create };
}
