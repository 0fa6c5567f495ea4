// The board on the page: two canvases in the grid host, one for the map and one for what lies over
// it, kept at the size of the room they have and redrawn only when what they show has changed.
// Reads state and engine; changes neither.

import { showsPath } from '../state/state.js';
import { drawBoard } from './draw-board.js';
import { drawMarks } from './draw-marks.js';
import { Frame } from './frame.js';
import { extent, fitView, placeOf } from './geometry.js';
import { Raster } from './raster.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('./geometry.js').View} View */
/** @typedef {{ state: State, palette: Palette, hasFocus: boolean }} Model */

/** CSS pixels by which the canvas of the marks is larger all round: ends at the rim stay whole. */
const MARGIN = 16;

export class BoardView {
  /** @type {HTMLElement} */
  #stage;
  /** @type {HTMLElement} */
  #host;
  /** @type {HTMLCanvasElement} */
  #map;
  /** @type {HTMLCanvasElement} */
  #marks;
  /** @type {import('../engine/types.js').BoardSource} */
  #source;
  /** @type {Raster} */
  #raster;
  /** @type {Frame} */
  #frame;
  /** @type {Model | null} */
  #model = null;
  /** What the canvases show now. @type {Model | null} */
  #drawn = null;
  /**
   * Cells walled or erased since the last picture of the map.
   * @type {{ cells: readonly number[], factor: number }[]}
   */
  #edits = [];
  /** Size of the numbers drawn last. @type {import('./number-fit.js').NumberFit | null} */
  #fitting = null;
  /** @type {View} */
  #view = { scale: 1, left: 0, top: 0, ratio: 1 };
  /** What the view was made for. */
  #fitted = '';

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.stage the room there is
   * @param {HTMLElement} parts.host the grid; as large as the board
   * @param {HTMLCanvasElement} parts.map
   * @param {HTMLCanvasElement} parts.marks
   * @param {import('../engine/types.js').BoardSource} parts.source
   * @param {AbortSignal} parts.signal
   */
  constructor({ stage, host, map, marks, source, signal }) {
    this.#stage = stage;
    this.#host = host;
    this.#map = map;
    this.#marks = marks;
    this.#source = source;
    this.#raster = new Raster(() => document.createElement('canvas'));
    this.#frame = new Frame(() => this.#draw(), signal);
    // A resized canvas is blank: it is filled again before the browser shows it.
    const observer = new ResizeObserver(() => this.#draw());
    observer.observe(stage);
    watchRatio(() => this.#frame.request(), signal);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  /** @param {Model} model */
  show(model) {
    const { state } = model;
    const before = this.#model?.state.board;
    if (
      before !== undefined &&
      before.revision !== state.board.revision &&
      state.board.edit !== null
    ) {
      this.#edits.push(state.board.edit);
    }
    this.#model = model;
    this.#frame.request();
  }

  /**
   * The point of the canvas, in device pixels, under a pointer.
   * @param {{ clientX: number, clientY: number }} event
   */
  pointOf({ clientX, clientY }) {
    const box = this.#host.getBoundingClientRect();
    return {
      x: (clientX - box.left) * this.#view.ratio,
      y: (clientY - box.top) * this.#view.ratio,
    };
  }

  get view() {
    return this.#view;
  }

  #draw() {
    const model = this.#model;
    if (model === null) return;
    const isResized = this.#fit(model.state.board);
    const drawn = this.#drawn;
    const { state } = model;
    const isRunning = state.search.phase === 'running';
    this.#host.classList.toggle('is-stale', isRunning);
    if (isResized || drawn === null || drawn.palette !== model.palette) {
      this.#drawMap(model, isResized);
    } else if (isRunning) {
      // There is nothing new to draw yet but what the brush did to the old picture.
      this.#patchMap(model);
    } else if (isOther(state, drawn.state)) {
      this.#drawMap(model, isResized);
    }
    this.#drawMarks(model);
    this.#drawn = model;
    this.#edits = [];
  }

  /** @param {State['board']} board @returns {boolean} whether the canvases are of another size now */
  #fit(board) {
    const ratio = window.devicePixelRatio || 1;
    const stage = this.#stage.getBoundingClientRect();
    const style = getComputedStyle(this.#stage);
    const padding = Number.parseFloat(style.paddingLeft) || 0;
    const room = {
      width: Math.max(1, stage.width - 2 * padding) * ratio,
      height: Math.max(1, stage.height - 2 * padding) * ratio,
    };
    // Of where the stage lies only parts of a pixel matter: scrolling is no reason to draw.
    const offset = [stage.left, stage.top].map((length) => ((length * ratio) % 1).toFixed(3));
    const key = [board.width, board.height, room.width, room.height, ratio, ...offset].join();
    if (this.#fitted === key) return false;
    this.#fitted = key;
    this.#view = fitView(board, room, ratio);
    const { width, height } = extent(board, this.#view);
    resize(this.#map, width, height, ratio);
    const margin = Math.round(MARGIN * ratio);
    resize(this.#marks, width + 2 * margin, height + 2 * margin, ratio);
    this.#marks.style.left = this.#marks.style.top = `${-margin / ratio}px`;
    this.#host.style.width = `${width / ratio}px`;
    this.#host.style.height = `${height / ratio}px`;
    // On a whole device pixel, or the lines blur.
    this.#host.style.left = `${onPixel(stage.left, (stage.width - width / ratio) / 2, ratio)}px`;
    this.#host.style.top = `${onPixel(stage.top, (stage.height - height / ratio) / 2, ratio)}px`;
    return true;
  }

  /** @param {Model} model @param {boolean} isResized */
  #drawMap({ state, palette }, isResized) {
    const context = this.#map.getContext('2d');
    if (context === null) return;
    const isSettled = state.search.phase === 'settled';
    const isSameSearch = !isResized && this.#drawn?.state.search.serial === state.search.serial;
    this.#fitting = drawBoard(
      context,
      {
        view: this.#view,
        canvas: this.#map,
        palette,
        source: this.#source,
        board: state.board,
        hasSearch: isSettled,
        showsPath: showsPath(state),
        current: isSettled ? state.playback.position.current : -1,
        ...(isSameSearch && this.#fitting !== null ? { fit: this.#fitting } : {}),
      },
      this.#raster,
    );
  }

  /** @param {Model} model */
  #patchMap({ state, palette }) {
    const context = this.#map.getContext('2d');
    if (context === null) return;
    const { scale, left, top } = this.#view;
    for (const { cells, factor } of this.#edits) {
      context.fillStyle = factor === 0 ? palette.wall : palette.free;
      for (const cell of cells) {
        const { x, y } = placeOf(cell, state.board);
        context.fillRect(left + x * scale, top + y * scale, scale, scale);
      }
    }
  }

  /** @param {Model} model */
  #drawMarks({ state, palette, hasFocus }) {
    const context = this.#marks.getContext('2d');
    if (context === null) return;
    const margin = Math.round(MARGIN * this.#view.ratio);
    const { left, top } = this.#view;
    context.clearRect(0, 0, this.#marks.width, this.#marks.height);
    drawMarks(context, {
      view: { ...this.#view, left: left + margin, top: top + margin },
      board: state.board,
      palette,
      active: hasFocus || state.cursor.isHovered ? state.cursor.cell : -1,
      hasNumbers: this.#fitting !== null,
    });
  }
}

/**
 * A window that moves to another screen keeps its size but not its pixels.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
function watchRatio(changed, signal) {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const onChange = () => {
    changed();
    watchRatio(changed, signal);
  };
  query.addEventListener('change', onChange, { once: true, signal });
}

/** Whether the map looks different. @param {State} state @param {State} drawn */
function isOther(state, drawn) {
  return (
    state.board.revision !== drawn.board.revision ||
    state.search !== drawn.search ||
    state.playback.position !== drawn.playback.position
  );
}

/** @param {HTMLCanvasElement} canvas @param {number} width @param {number} height @param {number} ratio */
function resize(canvas, width, height, ratio) {
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
}

/** @param {number} origin of the stage @param {number} offset @param {number} ratio @returns {number} */
function onPixel(origin, offset, ratio) {
  return Math.round((origin + offset) * ratio) / ratio - origin;
}
