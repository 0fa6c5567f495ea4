// The engine of a figure. The boards of all figures on a page share one memory; when it is used up none of
// them can work, so the size of each is limited.

import { refuseAll } from './check.js';
import { EngineError } from './engine-error.js';
import { Engine } from './engine.js';

/** @import { MapFormat } from 'astrolabe-module' */

/** Of one board: 1024 × 1024. */
export const MOST_CELLS = 2 ** 20;

export class FigureEngine extends Engine {
  /** @override @param {MapFormat} format @param {string} text */
  load(format, text) {
    // A number of two digits and its separator rarely take more than three characters.
    if (text.length > 4 * MOST_CELLS) throw tooLarge(`${Math.round(text.length / 2 ** 20)} MB`);
    this.#within(() => super.load(format, text));
  }

  /** @override @param {string} text */
  mapFromLink(text) {
    const [, width, height] = /^g\.[a-z]+\.(\d+)\.(\d+)\./.exec(text) ?? [];
    if (width !== undefined && Number(width) * Number(height) > MOST_CELLS) throw tooLarge(`${width} × ${height}`);
    this.#within(() => super.mapFromLink(text));
  }

  /** @override */
  mapFromText() {
    this.#within(() => super.mapFromText());
  }

  /** The previous board stays if the new one is too large. @param {() => void} change */
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
