// The engine of a figure. All figures of a page have their boards in one memory, which is no longer there for any
// of them once it is used up: so each is bounded.

import { refuseAll } from './check.js';
import { EngineError } from './engine-error.js';
import { Engine } from './engine.js';

/** @import { MapFormat } from 'astrolabe-module' */

/** Of a board: 1024 × 1024. */
export const MOST_CELLS = 2 ** 20;

export class FigureEngine extends Engine {
  /** @override @param {MapFormat} format @param {string} text */
  load(format, text) {
    // A number of two digits and what stands beside it are more than three letters seldom.
    if (text.length > 4 * MOST_CELLS) throw tooLarge(`${Math.round(text.length / 2 ** 20)} MB`);
    this.#within(() => super.load(format, text));
  }

  /** @override @param {string} text */
  mapFromLink(text) {
    const [, width, height] = /^g\.[a-z]+\.(\d+)\.(\d+)\./.exec(text) ?? [];
    if (width !== undefined && Number(width) * Number(height) > MOST_CELLS) throw tooLarge(`${width} × ${height}`);
    this.#within(() => super.mapFromLink(text));
  }

  /** The board before stays if the one that comes is too large. @param {() => void} change */
  #within(change) {
    const { width, height } = this;
    const grounds = this.grounds();
    change();
    if (this.width * this.height <= MOST_CELLS) return;
    const found = `${this.width} × ${this.height}`;
    this.restore(width, height, grounds);
    throw tooLarge(found);
  }
}

refuseAll(FigureEngine);

/** @param {string} found */
function tooLarge(found) {
  return new EngineError({ code: 'figure.size', found, expected: '1024 × 1024' });
}
