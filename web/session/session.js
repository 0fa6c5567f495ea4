// The session of a board, driven by pointer, keys, panels or messages. This file adds the current tool:
// it begins at a cell, follows, is finished or cancelled, and all its changes are one entry of the history.
// Knows no DOM and no pixels.

import { latticeOf } from '../canvas/lattice.js';
import { floodFill } from '../model/drawing/flood-fill.js';
import { shapeCells } from '../model/drawing/shapes.js';
import { brushFor } from '../model/drawing/stroke.js';
import { withGround, withPreview, withTool } from '../model/drawing/tools.js';
import { withTools } from '../model/state.js';
import { EditSession } from './edit-session.js';

/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Tools } from '../model/drawing/tools.js' */
/** @typedef {NonNullable<Tools['preview']>} Preview */
/** @typedef {{ ground: number, last: GridPoint }} Stroke */

export class Session extends EditSession {
  /** The current stroke, or one that undo or another board has ended. @type {Stroke | null} */
  #stroke = null;

  /** A stroke or a shape is being drawn. */
  get isDrawing() {
    return this.#isStroking || this.store.state.tools.preview !== null;
  }

  get #isStroking() {
    return this.#stroke !== null && this.hasGesture;
  }

  /** The lattice of the board. */
  get #cells() {
    return latticeOf(this.store.state.settings.board);
  }

  /**
   * Begins the current tool at a cell of the board.
   * @param {GridPoint} point
   * @param {boolean} isOther with Shift a rectangle switches between outline and filled
   */
  beginDrawing(point, isOther) {
    this.letGo();
    const { tools, board } = this.store.state;
    const cell = point.y * board.width + point.x;
    switch (tools.tool) {
      case 'draw':
        this.beginStroke(point);
        break;
      case 'fill':
        this.#fill(cell);
        break;
      case 'pick':
        this.#change((now) => withTool(withGround(now, this.groundAt(cell)), 'draw'));
        break;
      case 'inspect':
        break;
      default: {
        const isOutline = tools.isOutline !== isOther;
        const rectangle = isOutline ? 'outline' : 'rectangle';
        this.#preview({
          kind: tools.tool === 'line' ? 'line' : rectangle,
          from: point,
          to: point,
          brush: tools.brush,
          ground: this.#groundFor(cell),
        });
      }
    }
  }

  /** Begins a stroke, with any tool. @param {GridPoint} point */
  beginStroke(point) {
    const { board } = this.store.state;
    this.beginGesture();
    this.#stroke = { ground: this.#groundFor(point.y * board.width + point.x), last: point };
    this.drawTo(point);
  }

  /** Continues through these points, as one change. @param {...GridPoint} points possibly off the board */
  drawTo(...points) {
    const { board, tools } = this.store.state;
    const point = points.at(-1);
    if (point === undefined) return;
    if (this.#stroke !== null) {
      if (!this.#isStroking) return;
      /** @type {Set<number>} */
      const cells = new Set();
      for (const to of points) {
        const line = { kind: /** @type {const} */ ('line'), from: this.#stroke.last, to, brush: tools.brush };
        for (const cell of shapeCells(line, board, this.#cells.line)) cells.add(cell);
        this.#stroke.last = to;
      }
      this.paint(Uint32Array.from(cells), this.#stroke.ground);
    } else if (tools.preview !== null) {
      const x = Math.min(Math.max(point.x, 0), board.width - 1);
      const y = Math.min(Math.max(point.y, 0), board.height - 1);
      const { to } = tools.preview;
      if (to.x !== x || to.y !== y) this.#preview({ ...tools.preview, to: { x, y } });
    }
  }

  finishDrawing() {
    const { preview } = this.store.state.tools;
    if (preview !== null) {
      this.#preview(null);
      this.beginGesture();
      this.paint(shapeCells(preview, this.store.state.board, this.#cells.line), preview.ground);
    } else if (this.#stroke === null) return;
    this.#stroke = null;
    this.endGesture();
  }

  /** Reverts it. */
  cancelDrawing() {
    this.#preview(null);
    const isStroking = this.#isStroking;
    this.#stroke = null;
    if (isStroking) this.cancelGesture();
  }

  /** Before anything else happens: a stroke is kept as far as it got, an unfinished shape is dropped. */
  letGo() {
    this.#preview(null);
    this.finishDrawing();
  }

  /** @param {number} cell */
  #fill(cell) {
    const { board } = this.store.state;
    const ground = this.#groundFor(cell);
    this.beginGesture();
    this.paint(floodFill(this.grounds(), board.width, cell, this.#cells.reach), ground);
    this.endGesture();
  }

  /** @param {number} cell the first of a gesture: it decides */
  #groundFor(cell) {
    return brushFor(this.groundAt(cell), this.store.state.tools.ground);
  }

  /** @param {Preview | null} preview */
  #preview(preview) {
    this.#change((tools) => withPreview(tools, preview));
  }

  /** @param {(tools: Tools) => Tools} next */
  #change(next) {
    this.store.update((state) => withTools(state, next(state.tools)));
  }
}
