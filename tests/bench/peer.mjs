// The WebAssembly module as a contender among other pathfinders: astar, canonical and jps, each with
// load(), which takes the walls, and solve(), which takes two ends and does everything from the settings
// to a copy of the path; its cells as pairs, which only a harness wants, are made when asked for.
import { loadModule } from '../support/node/module.mjs';
import { copyOf } from '../../web/engine/copy-of.js';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';

/** @import { AlgorithmName } from 'astrolabe-module' */
/** @typedef {{ path: () => [number, number][], expanded: number }} Answer `path` is empty where there is none. */

const module = await loadModule();

/**
 * Eight directions, corners not cut, costs 1 and √2.
 * @param {AlgorithmName} algorithm
 */
export function contender(algorithm) {
  const lab = new module.Laboratory();
  const settings = Object.freeze({ ...DEFAULT_SETTINGS, algorithm, costs: /** @type {const} */ ('exact') });
  let width = 0;
  return {
    name: `astrolabe ${algorithm} (wasm)`,
    moves: '8',
    /**
     * @param {number} columns
     * @param {number} rows
     * @param {Uint8Array} blocked row by row, 1 for a wall
     */
    load(columns, rows, blocked) {
      width = columns;
      const reason = lab.restore(
        columns,
        rows,
        Uint32Array.from(blocked, (wall) => (wall === 0 ? 1 : 0)),
      );
      if (!reason.ok) throw new Error(reason.code);
    },
    /**
     * @param {number} sx
     * @param {number} sy
     * @param {number} gx
     * @param {number} gy
     * @returns {Answer}
     */
    solve(sx, sy, gx, gy) {
      const reason = lab.begin(settings, sy * width + sx, gy * width + gx);
      if (!reason.ok) throw new Error(reason.code);
      let result = lab.answer(0x7fffffff);
      while (result.outcome === 'running') result = lab.answer(0x7fffffff);
      const { outcome, expanded } = result;
      if (outcome !== 'found') return { path: () => [], expanded };
      const cells = copyOf(lab.path());
      return { path: () => Array.from(cells, (cell) => [cell % width, Math.floor(cell / width)]), expanded };
    },
  };
}

export const astar = contender('astar');
export const canonical = contender('canonical');
export const jps = contender('jps');
/** By algorithm; A* first. */
export const contenders = { astar, canonical, jps };
