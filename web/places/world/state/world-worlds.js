// Worlds to start from: presets of the core, some with a gesture of their own, and maps of the page. Pure.

import { NO_LAYERS } from './world-state.js';

/** @import { WorldPresetName } from '../../../../wasm/types/world.d.ts' */
/** @import { WorldLayers } from './world-state.js' */
/**
 * @typedef {object} WorldChoice
 * @property {string} id of its texts worlds.ID and worlds.ID_watch
 * @property {WorldPresetName | null} preset null: on a board of the page
 * @property {string} script what is done at tick 0
 * @property {'in-hand' | 'random' | null} board
 * @property {number} pace ticks a second at which it is best watched
 * @property {Partial<WorldLayers>} layers what is drawn besides
 */

/** "Click to walk", as tutorials have it: columns, rows, and the share of walls in percent. */
export const WALKING_MAP = Object.freeze({ width: 40, height: 30, percent: 27 });

/** In the order of the list. @type {readonly WorldChoice[]} */
export const WORLDS = Object.freeze([
  Object.freeze({ id: 'two_corridors', preset: 'two-corridors', script: '', board: null, pace: 32, layers: {} }),
  Object.freeze({
    id: 'two_corridors_influence',
    preset: 'two-corridors',
    script: 'oi1',
    board: null,
    pace: 32,
    layers: { influence: true },
  }),
  Object.freeze({ id: 'head_on', preset: 'head-on', script: '', board: null, pace: 4, layers: {} }),
  Object.freeze({ id: 'crossroads', preset: 'crossroads', script: '', board: null, pace: 8, layers: {} }),
  Object.freeze({ id: 'fog', preset: 'fog', script: '', board: null, pace: 8, layers: { fog: 0 } }),
  Object.freeze({ id: 'crowd', preset: 'crowd', script: '', board: null, pace: 10, layers: { paths: true } }),
  Object.freeze({ id: 'same_goals', preset: 'same-goals', script: '', board: null, pace: 8, layers: {} }),
  Object.freeze({ id: 'walk', preset: null, script: 'og0.a', board: 'random', pace: 8, layers: {} }),
  Object.freeze({ id: 'in_hand', preset: null, script: 'a', board: 'in-hand', pace: 4, layers: {} }),
]);

/** Default layers of a world: the fog preset shows a team's view. @param {WorldPresetName | ''} preset */
export function usualLayers(preset) {
  return { ...NO_LAYERS, ...WORLDS.find((world) => world.preset === preset)?.layers };
}

/** Default ticks a second; null on a board of the page. @param {WorldPresetName | ''} preset */
export function usualPace(preset) {
  return WORLDS.find((world) => world.preset === preset)?.pace ?? null;
}
