// A tool at work, whoever leads it: pointer or keys. Begins at a cell, follows, is finished or
// cancelled; what it changes is one entry of the history. Knows no DOM and no pixels.

import { latticeOf } from '../canvas/lattice.js';
import { floodFill } from '../model/drawing/flood-fill.js';
import { shapeCells } from '../model/drawing/shapes.js';
import { brushFor } from '../model/drawing/stroke.js';
import { withGround, withPreview, withTool } from '../model/drawing/tools.js';
import { withTools } from '../model/state.js';

/** @typedef {import('../model/state.js').State} State */
/** @typedef {import('../model/drawing/stroke.js').Place} Place */
/** @typedef {import('../model/drawing/tools.js').Tools} Tools */
/** @typedef {NonNullable<Tools['preview']>} Preview */
/** @typedef {{ ground: number, last: Place }} Stroke */

export class Drawing {
  /** @type {import('../model/store.js').Store<State>} */
  #store;
  /** @type {import('./conductor.js').Conductor} */
  #conductor;
  /** @type {import('./editor.js').Editor} */
  #editor;
  /** The stroke in hand, or one that undo or another board has ended. @type {Stroke | null} */
  #stroke = null;

  /**
   * @param {import('../model/store.js').Store<State>} store
   * @param {import('./conductor.js').Conductor} conductor
   * @param {import('./editor.js').Editor} editor
   */
  constructor(store, conductor, editor) {
    this.#store = store;
    this.#conductor = conductor;
    this.#editor = editor;
  }

  /** A stroke or a shape is in the making. */
  get isActive() {
    return this.#isStroking || this.#store.state.tools.preview !== null;
  }

  get #isStroking() {
    return this.#stroke !== null && this.#editor.hasGesture;
  }

  /** How the cells of the board lie. */
  get #cells() {
    return latticeOf(this.#store.state.settings.board);
  }

  /**
   * The tool that is chosen, put to a place on the board.
   * @param {Place} place
   * @param {boolean} isOther with Shift a rectangle is what it is not without: outline or filled
   */
  begin(place, isOther) {
    this.giveWay();
    const { tools, board } = this.#store.state;
    const cell = place.y * board.width + place.x;
    switch (tools.tool) {
      case 'draw':
        this.beginStroke(place);
        break;
      case 'fill':
        this.#fill(cell);
        break;
      case 'pick':
        this.#change((now) => withTool(withGround(now, this.#conductor.groundAt(cell)), 'draw'));
        break;
      case 'look':
        break;
      default: {
        const isOutline = tools.isOutline !== isOther;
        const rectangle = isOutline ? 'outline' : 'rectangle';
        this.#preview({
          kind: tools.tool === 'line' ? 'line' : rectangle,
          from: place,
          to: place,
          brush: tools.brush,
          ground: this.#groundFor(cell),
        });
      }
    }
  }

  /** A stroke, whatever the tool. @param {Place} place */
  beginStroke(place) {
    const { board } = this.#store.state;
    this.#editor.beginGesture();
    this.#stroke = { ground: this.#groundFor(place.y * board.width + place.x), last: place };
    this.moveTo(place);
  }

  /** @param {Place} place off the board, too */
  moveTo(place) {
    const { board, tools } = this.#store.state;
    if (this.#stroke !== null) {
      if (!this.#isStroking) return;
      const { last, ground } = this.#stroke;
      this.#stroke.last = place;
      const shape = { kind: /** @type {const} */ ('line'), from: last, to: place };
      this.#conductor.paint(shapeCells({ ...shape, brush: tools.brush }, board, this.#cells.line), ground);
    } else if (tools.preview !== null) {
      const x = Math.min(Math.max(place.x, 0), board.width - 1);
      const y = Math.min(Math.max(place.y, 0), board.height - 1);
      const { to } = tools.preview;
      if (to.x !== x || to.y !== y) this.#preview({ ...tools.preview, to: { x, y } });
    }
  }

  finish() {
    const { preview } = this.#store.state.tools;
    if (preview !== null) {
      this.#preview(null);
      this.#editor.beginGesture();
      this.#conductor.paint(shapeCells(preview, this.#store.state.board, this.#cells.line), preview.ground);
    } else if (this.#stroke === null) return;
    this.#stroke = null;
    this.#editor.endGesture();
  }

  /** As if it had not been begun. */
  cancel() {
    this.#preview(null);
    const isStroking = this.#isStroking;
    this.#stroke = null;
    if (isStroking) this.#editor.cancelGesture();
  }

  /** To whatever comes next: a stroke stays as far as it came, a shape that was not let go is none. */
  giveWay() {
    this.#preview(null);
    this.finish();
  }

  /** @param {number} cell */
  #fill(cell) {
    const { board } = this.#store.state;
    const ground = this.#groundFor(cell);
    this.#editor.beginGesture();
    this.#conductor.paint(floodFill(this.#editor.grounds(), board.width, cell, this.#cells.reach), ground);
    this.#editor.endGesture();
  }

  /** @param {number} cell the first of a gesture: it decides */
  #groundFor(cell) {
    return brushFor(this.#conductor.groundAt(cell), this.#store.state.tools.ground);
  }

  /** @param {Preview | null} preview */
  #preview(preview) {
    this.#change((tools) => withPreview(tools, preview));
  }

  /** @param {(tools: Tools) => Tools} next */
  #change(next) {
    this.#store.update((state) => withTools(state, next(state.tools)));
  }
}
