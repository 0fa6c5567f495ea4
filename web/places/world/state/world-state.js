// The game world on the page: its tick, the tool, the selection and the view. Pure; the world itself,
// its units and its ground, is in the engine, and `revision` says when it has changed.

import { info } from '../../../model/notice.js';
import { brushFor } from '../../../model/drawing/stroke.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { WorldPresetName } from '../../../../wasm/types/world.d.ts' */
/** @import { Notice } from '../../../model/notice.js' */
/** @typedef {'walk' | 'add' | 'remove' | 'wall' | 'ground' | 'danger'} WorldTool */
/**
 * @typedef {object} WorldLayers what is drawn besides ground and units
 * @property {boolean} influence
 * @property {boolean} paths of all units; that of the selected one is always drawn
 * @property {boolean} islands
 * @property {number} fog team whose view is shown; -1: the true world
 */
/**
 * @typedef {object} WorldState
 * @property {boolean} isThere a world has begun
 * @property {number} revision incremented whenever the engine and its views have changed: a tick, a gesture,
 *   another world
 * @property {number} world incremented with every new world
 * @property {WorldPresetName | ''} preset '': the page's own board
 * @property {number} width
 * @property {number} height
 * @property {BoardName} board kind of its cells
 * @property {number} tick
 * @property {number} last the farthest tick run so far
 * @property {number} count of units
 * @property {boolean} isPlaying
 * @property {number} pace ticks a second; Infinity: as fast as possible
 * @property {number | null} sought the target tick of a seek: until it is reached the previous picture stays,
 *   and the engine is at another tick than the picture
 * @property {number} reached the tick that the engine has reached meanwhile
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {WorldTool} tool
 * @property {number} factor of the ground that the tool paints
 * @property {number} danger that the tool adds to a cell
 * @property {{ team: number, planner: number }} newcomer what an added unit is
 * @property {number} selected number of a unit; 0: none
 * @property {boolean} follows a zoomed view follows the selected unit
 * @property {number} cursor cell
 * @property {boolean} hasCursor keys have moved the cursor: A adds there
 * @property {number} reach a cell whose island is shown; -1: none
 * @property {WorldLayers} layers
 * @property {Notice} notice
 */

export const WORLD_TOOLS = Object.freeze(/** @type {const} */ (['walk', 'add', 'remove', 'wall', 'ground', 'danger']));
/** Ticks a second, by doublings; plus 10, a tick in a tenth of a second. */
export const PACES = Object.freeze(
  [...Array.from({ length: 11 }, (_, power) => 2 ** power), 10, Infinity].sort((a, b) => a - b),
);
/** The preset with the crowd tutorial's controls. */
export const TUTORIAL_WORLD = 'crowd';
export const WORLD_FACTORS = Object.freeze([2, 3, 5, 9]);
export const DANGERS = Object.freeze([50, 200, 1000]);

/** @type {Readonly<WorldLayers>} */
export const NO_LAYERS = Object.freeze({ influence: false, paths: false, islands: false, fog: -1 });

/** @type {Readonly<WorldState>} */
export const NO_WORLD = Object.freeze({
  ...{ isThere: false, revision: 0, world: 0, preset: '', width: 1, height: 1, board: 'squares' },
  ...{
    tick: 0,
    last: 0,
    count: 0,
    isPlaying: false,
    pace: 4,
    sought: null,
    reached: 0,
    canUndo: false,
    canRedo: false,
  },
  ...{ tool: 'walk', factor: 3, danger: 200, newcomer: Object.freeze({ team: 0, planner: 0 }) },
  ...{ selected: 0, follows: true, cursor: 0, hasCursor: false, reach: -1, layers: NO_LAYERS, notice: info() },
});

/**
 * The part of the state that the engine reports.
 * @typedef {Pick<WorldState, 'tick' | 'last' | 'count' | 'canUndo' | 'canRedo' | 'selected'>} EngineState
 */

/** @param {WorldState} state @param {EngineState} reported @returns {WorldState} */
export function withEngineState(state, reported) {
  return { ...state, ...reported, sought: null, revision: state.revision + 1 };
}

/**
 * Another world; the view and the current tool stay.
 * @param {WorldState} state
 * @param {Pick<WorldState, 'preset' | 'width' | 'height' | 'board'>} ground
 * @returns {WorldState}
 */
export function withWorld(state, ground) {
  const cursor = Math.floor(ground.height / 2) * ground.width + Math.floor(ground.width / 2);
  return {
    ...{ ...state, ...ground, tool: toolIn(state, ground.preset), isThere: true, world: state.world + 1 },
    ...{ tick: 0, last: 0, isPlaying: false, sought: null },
    ...{ selected: 0, cursor, hasCursor: false, reach: -1, notice: info() },
  };
}

/**
 * In the tutorial's world a click draws walls until another tool is chosen; elsewhere it sends units.
 * @param {Pick<WorldState, 'tool' | 'preset'>} before @param {WorldPresetName | ''} preset
 * @returns {WorldTool}
 */
function toolIn(before, preset) {
  if (preset === before.preset) return before.tool;
  if (preset === TUTORIAL_WORLD) return 'wall';
  return before.preset === TUTORIAL_WORLD && before.tool === 'wall' ? 'walk' : before.tool;
}

/** The nearest available pace. @param {number} pace */
export function knownPace(pace) {
  return PACES.find((one) => one >= pace) ?? Infinity;
}

/** @param {number} pace @param {number} by paces up, or down */
export function paceBeside(pace, by) {
  const index = PACES.indexOf(knownPace(pace)) + by;
  return PACES[Math.min(Math.max(index, 0), PACES.length - 1)] ?? Infinity;
}

/**
 * What a stroke of the current tool does to cells: the first cell decides whether it paints or erases.
 * @param {Pick<WorldState, 'tool' | 'factor' | 'danger'>} state
 * @param {number} first factor of the cell that it begins on
 * @returns {{ kind: 'ground' | 'danger', amount: number }}
 */
export function brushOf({ tool, factor, danger }, first) {
  if (tool === 'danger') return { kind: 'danger', amount: danger };
  return { kind: 'ground', amount: brushFor(first, tool === 'wall' ? 0 : factor) };
}
