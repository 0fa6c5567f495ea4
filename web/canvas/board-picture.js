// A board drawn as the page draws its own, wherever a smaller one stands: a lane of a race, the run of a program. Keeps
// from one frame to the next what must not be made anew.

import { drawBoard } from './layers/draw-board.js';
import { drawMarks } from './layers/draw-marks.js';
import { Raster } from './raster.js';

/** @import { BoardScene } from './layers/draw-board.js' */
/** @import { MarksScene } from './layers/draw-marks.js' */
/** @import { NumberFit } from './number-fit.js' */
/** @typedef {Omit<BoardScene, 'content' | 'fit' | 'survey'>} PictureScene without what is kept here */

export class BoardPicture {
  #raster;
  /** Another object when cells have changed their appearance. @type {{ inputs: readonly unknown[] }} */
  #content = { inputs: [] };
  /** Size of the numbers of a run, which does not change while it is played. @type {{ of: unknown, fit: NumberFit | null }} */
  #fitting = { of: null, fit: null };

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#raster = new Raster(createCanvas);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {PictureScene} scene
   * @param {object} kept
   * @param {unknown} kept.of the run: of another one the numbers may have another size
   * @param {readonly unknown[]} kept.inputs cells look the same as long as each of these is the same
   * @param {Pick<MarksScene, 'active' | 'checked'>} [kept.marks]
   * @returns {boolean} whether all of it is drawn; if not, the rest is drawn by further calls with the same scene
   */
  draw(context, scene, { of, inputs, marks = { active: -1 } }) {
    const before = this.#content.inputs;
    const isSame = inputs.length === before.length && inputs.every((input, at) => input === before[at]);
    if (!isSame) this.#content = { inputs };
    const known = this.#fitting.of === of ? this.#fitting.fit : null;
    const whole = { ...scene, survey: null, content: this.#content, ...(known !== null && { fit: known }) };
    const { fit, isWhole } = drawBoard(context, whole, this.#raster);
    this.#fitting = { of, fit };
    const { view, board, palette } = scene;
    drawMarks(context, { view, board, palette, hasNumbers: fit !== null && !fit.isShort, ...marks });
    return isWhole;
  }
}
