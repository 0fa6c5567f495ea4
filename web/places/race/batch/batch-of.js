// The batch of a race: one for all panels that show it, or sort what it measured.

import { BatchRun } from '../../../engine/jobs/batch-run.js';

/** @import { RaceScene } from '../race.js' */

/** @type {WeakMap<RaceScene, { batch: BatchRun, listeners: Set<() => void> }>} */
const batches = new WeakMap();

/** @param {RaceScene} scene */
function shelfOf(scene) {
  const known = batches.get(scene);
  if (known !== undefined) return known;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const { createEngine, clock } = scene.page;
  const batch = new BatchRun(createEngine, clock, () => listeners.forEach((listener) => listener()));
  const shelf = { batch, listeners };
  batches.set(scene, shelf);
  return shelf;
}

/** @param {RaceScene} scene */
export const batchOf = (scene) => shelfOf(scene).batch;

/** @param {RaceScene} scene @param {() => void} listener called after each slice, and at the end */
export const whenBatchGoesOn = (scene, listener) => shelfOf(scene).listeners.add(listener);
