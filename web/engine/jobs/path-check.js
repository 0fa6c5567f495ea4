// Checks a path from outside against board and settings, in its own laboratory and in slices.

import { accept } from '../check.js';
import { Job } from './job.js';

/** @import { PathCheck as Checked, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/** @import { BoardCopy } from './path-methods.js' */

/** For larger boards the true costs would take too much memory. */
export const MOST_CELLS = 2 ** 22;

/** Cells per call: about a millisecond. */
const CHUNK = 4000;

/** @extends {Job<Engine>} */
export class PathCheck extends Job {
  /** Of the path that was checked last. @type {Checked | null} */
  checked = null;

  /**
   * Reports a change when it is done.
   * @param {SearchSettings} settings
   * @param {ArrayLike<number>} path cells of the board
   * @param {() => BoardCopy} copy of at most MOST_CELLS
   */
  begin(settings, path, copy) {
    this.checked = null;
    this.start((engine) => this.#work(engine, settings, path, copy));
  }

  /** @param {Engine} engine @param {SearchSettings} settings @param {ArrayLike<number>} path @param {() => BoardCopy} copy */
  *#work(engine, settings, path, copy) {
    const { laboratory } = engine;
    const { width, height, factors } = copy();
    engine.restore(width, height, factors);
    yield;
    accept(laboratory.beginPathCheck(engine.correctedSettings(settings), path));
    while (laboratory.advanceJob(CHUNK) === 'running') yield;
    this.checked = laboratory.pathCheck();
  }
}
