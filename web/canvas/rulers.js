// The rulers on the page: two canvases on the stage, above the board and at its left; over its edge where only a part
// of the board is visible. The grid says the same, so screen readers skip them.

import { gridPointOf } from '../model/coordinates.js';
import { drawRuler } from './layers/draw-rulers.js';

/** @import { Naming } from '../model/coordinates.js' */
/** @import { BoardView } from './board-view.js' */
/** @import { Palette } from './palette.js' */
/**
 * @typedef {object} RulersModel
 * @property {boolean} isShown
 * @property {Naming} naming
 * @property {number} active cell whose column and row are highlighted; -1: none
 * @property {Palette} palette
 */

/** Room for the numbers in CSS pixels: as reserved by the style sheet. */
const ROOM = Object.freeze({ columns: 20, rows: 34 });
/** Distance between the numbers and the board. */
const GAP = 6;

export class Rulers {
  #stage;
  #host;
  #boardView;
  /** @type {Record<'columns' | 'rows', HTMLCanvasElement> | null} */
  #canvases = null;
  /** @type {RulersModel | null} */
  #model = null;

  /**
   * @param {HTMLElement} stage
   * @param {HTMLElement} host the board, placed on the stage
   * @param {Pick<BoardView, 'view' | 'whenArranged'>} boardView
   */
  constructor(stage, host, boardView) {
    this.#stage = stage;
    this.#host = host;
    this.#boardView = boardView;
    boardView.whenArranged(() => this.#draw());
  }

  /** @param {RulersModel} model */
  show(model) {
    const shown = this.#model;
    if (shown !== null && !isOther(model, shown)) return;
    this.#model = model;
    this.#stage.classList.toggle('has-rulers', model.isShown);
    this.#draw();
  }

  #draw() {
    const model = this.#model;
    if (model === null || (!model.isShown && this.#canvases === null)) return;
    this.#canvases ??= { columns: this.#add('columns'), rows: this.#add('rows') };
    for (const axis of /** @type {const} */ (['columns', 'rows'])) {
      const canvas = this.#canvases[axis];
      canvas.hidden = !model.isShown;
      if (model.isShown) this.#drawOne(axis, canvas, model);
    }
  }

  /** @param {'columns' | 'rows'} axis */
  #add(axis) {
    const canvas = document.createElement('canvas');
    canvas.className = 'ruler';
    canvas.dataset['axis'] = axis;
    canvas.setAttribute('aria-hidden', 'true');
    // Below the controls that float on the stage.
    this.#host.after(canvas);
    return canvas;
  }

  /** @param {'columns' | 'rows'} axis @param {HTMLCanvasElement} canvas @param {RulersModel} model */
  #drawOne(axis, canvas, { naming, active, palette }) {
    const host = this.#host;
    const { view } = this.#boardView;
    const { ratio } = view;
    const isColumns = axis === 'columns';
    const isPart = host.classList.contains('is-zoomed');
    const room = ROOM[axis];
    // Along the whole stage, so that numbers at the board's ends are not cut off.
    const size = isColumns
      ? { width: this.#stage.clientWidth, height: room }
      : { width: room, height: this.#stage.clientHeight };
    const topLeft = {
      left: isColumns ? 0 : Math.max(0, host.offsetLeft - room),
      top: isColumns ? Math.max(0, host.offsetTop - room) : 0,
    };
    Object.assign(canvas.style, {
      left: `${topLeft.left}px`,
      top: `${topLeft.top}px`,
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.clearRect(0, 0, width, height);
    const offset = { left: (host.offsetLeft - topLeft.left) * ratio, top: (host.offsetTop - topLeft.top) * ratio };
    const cell = active < 0 ? { x: -1, y: -1 } : gridPointOf(active, naming);
    // The corner where the rulers cross belongs to neither.
    const corner = isPart ? (isColumns ? ROOM.rows : ROOM.columns) * ratio : 0;
    drawRuler(context, {
      axis,
      naming,
      palette,
      view: { ...view, left: view.left + offset.left, top: view.top + offset.top },
      from: corner,
      to: isColumns ? width : height,
      base: (room - GAP) * ratio,
      active: isColumns ? cell.x : cell.y,
      band: isPart ? { width, height } : null,
    });
  }
}

/** Whether it must be redrawn. @param {RulersModel} model @param {RulersModel} shown */
function isOther(model, shown) {
  if (model.isShown !== shown.isShown) return true;
  const [now, before] = [model, shown].map(({ naming, active, palette }) => [
    naming.width,
    naming.height,
    naming.coordinates,
    active,
    palette,
  ]);
  return model.isShown && now?.some((value, index) => value !== before?.[index]) === true;
}
