// The board on the page: two canvases in the grid host, one for the map and one for what lies over
// it, kept at the size of the visible part and redrawn only when that has changed.
// Reads state, camera and engine; changes none of them.

import { isPictureAwaited } from '../model/referee.js';
import { showsPath } from '../model/state.js';
import { usesBrush } from '../model/drawing/tools.js';
import { shotOf } from './camera.js';
import { drawBoard } from './layers/draw-board.js';
import { drawMarks } from './layers/draw-marks.js';
import { Frame } from '../ui/frame.js';
import { gridPointOf } from '../model/coordinates.js';
import { cellsOf } from './geometry.js';
import { latticeOf } from './lattice.js';
import { cssOf, groundOf } from './palette.js';
import { Placement } from './placement.js';
import { Raster } from './raster.js';
import { isToRepaint } from './repaint.js';
import { arrange, empty, marksMargin, measure, watchRatio } from './stage.js';
import { arrives, cellsWalked } from './walk-back.js';

/** @import { BoardSource } from '../engine/layouts.js' */
/** @import { Edit, State } from '../model/state.js' */
/** @import { Camera, Shot, Stage } from './camera.js' */
/** @import { NumberFit } from './number-fit.js' */
/** @import { Palette } from './palette.js' */
/** @typedef {{ state: State, camera: Camera, palette: Palette, hasFocus: boolean, checked?: number }} Model checked: the neighbour that a line of code is about */

/** Before the first measurement. @type {Stage} */
const UNKNOWN_STAGE = Object.freeze({
  board: { width: 1, height: 1 },
  size: { width: 1, height: 1 },
  room: { left: 0, top: 0, width: 1, height: 1 },
  ratio: 1,
});

export class BoardView {
  /** @type {{ stage: HTMLElement, host: HTMLElement, map: HTMLCanvasElement, marks: HTMLCanvasElement }} */
  #parts;
  /** @type {BoardSource} */
  #source;
  /** @type {Raster} */
  #raster;
  /** @type {Frame} */
  #frame;
  #placement;
  /** @type {Model | null} */
  #model = null;
  /** What the canvases show now. @type {Model | null} */
  #drawn = null;
  /**
   * Cells walled or erased since the last picture of the map.
   * @type {Edit[]}
   */
  #edits = [];
  /** Size of the numbers drawn last. @type {NumberFit | null} */
  #fitting = null;
  /** Whether the map canvas shows all of the model. */
  #isWhole = true;
  /** A new object whenever cells change their appearance. */
  #content = {};
  /** The same while the X-ray is shown. @type {{ survey: object | null, palette: Palette | null }} */
  #xrayed = { survey: null, palette: null };
  /** @type {Stage | null} */
  #stage = null;
  /** @type {Shot} */
  #shot = shotOf(null, UNKNOWN_STAGE);
  /** The state for which the canvases were arranged. */
  #arranged = '';
  /** When the walk back along the path began; null: none is running. @type {number | null} */
  #walkBegan = null;
  #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #isForPaper = false;
  /** Called when cells have moved on the screen. @type {(() => void)[]} */
  #whenArranged = [];

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.stage the room there is
   * @param {HTMLElement} parts.host the grid; as large as the visible part of the board
   * @param {HTMLCanvasElement} parts.map
   * @param {HTMLCanvasElement} parts.marks
   * @param {BoardSource} parts.source
   * @param {AbortSignal} parts.signal
   */
  constructor({ stage, host, map, marks, source, signal }) {
    this.#parts = { stage, host, map, marks };
    this.#source = source;
    this.#placement = new Placement(host, signal);
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
    if (before !== undefined && before.revision !== state.board.revision && state.board.edit !== null) {
      this.#edits.push(state.board.edit);
    }
    if (arrives(this.#model?.state, state)) this.#walkBegan = this.#stillness.matches ? null : performance.now();
    else if (!showsPath(state)) this.#walkBegan = null;
    this.#model = model;
    this.#frame.request();
  }

  /** Draws all of it at once, for printing, which does not wait. */
  drawNow() {
    if (this.#walkBegan !== null) this.#walkBegan = -Infinity;
    this.#isForPaper = true;
    this.#draw();
    this.#isForPaper = false;
  }

  /**
   * The point of the canvas, in device pixels, under a pointer.
   * @param {{ clientX: number, clientY: number }} event
   */
  pointOf(event) {
    const { box, view } = this.#shot;
    const size = { width: box.width / view.ratio, height: box.height / view.ratio };
    const { x, y } = this.#placement.pointAt(event, size);
    return { x: x * view.ratio, y: y * view.ratio };
  }

  /**
   * The point of the stage, in device pixels, under a pointer.
   * @param {{ clientX: number, clientY: number }} event
   */
  stagePointOf(event) {
    const { x, y } = this.pointOf(event);
    const { left, top } = this.#shot.box;
    return { x: left + x, y: top + y };
  }

  /** @param {() => void} listener called whenever cells have moved on the screen */
  whenArranged(listener) {
    this.#whenArranged.push(listener);
  }

  get view() {
    return this.#shot.view;
  }

  /** The room for the current board. @returns {Stage} */
  get stage() {
    return this.#stage ?? UNKNOWN_STAGE;
  }

  #draw() {
    const model = this.#model;
    if (model === null) return;
    const drawn = this.#drawn;
    const { state } = model;
    const isMoved = this.#arrange(model);
    const isAwaited = isPictureAwaited(state);
    this.#parts.host.classList.toggle('is-stale', isAwaited);
    const isRepainted = isToRepaint(model, drawn, this.#edits);
    if (isRepainted) this.#content = {};
    // While waiting for a search or an X-ray there is nothing new to draw except the brush's edits on the old picture.
    else if (isAwaited) this.#patchMap(model);
    const isWalked = this.#walkBegan !== null;
    const isLaidOver = state.overlay !== drawn?.state.overlay || state.islands !== drawn?.state.islands;
    if (isRepainted || isMoved || ((!this.#isWhole || isLaidOver || isWalked) && !isAwaited)) this.#drawMap(model);
    this.#drawMarks(model);
    this.#drawn = model;
    this.#edits = [];
  }

  /** @param {Model} model @returns {boolean} whether cells have moved */
  #arrange({ state, camera }) {
    const { stage } = this.#parts;
    this.#stage = measure(stage, state.board, latticeOf(state.settings.board));
    const { left, top } = stage.getBoundingClientRect();
    const { ratio } = this.#stage;
    // Of the stage's position only the fraction of a pixel matters: scrolling needs no redraw.
    const offset = [left, top].map((length) => ((length * ratio) % 1).toFixed(3));
    const shot = shotOf(camera, this.#stage);
    const arranged = JSON.stringify([shot, state.board.width, state.board.height, offset]);
    if (this.#arranged === arranged) return false;
    // Numbers keep their size while cells keep theirs.
    if (shot.view.scale !== this.#shot.view.scale) this.#fitting = null;
    this.#arranged = arranged;
    this.#shot = shot;
    arrange(this.#parts, shot);
    for (const listener of this.#whenArranged) listener();
    return true;
  }

  /** @param {Model} model */
  #drawMap({ state, palette }) {
    const { map } = this.#parts;
    const context = map.getContext('2d');
    if (context === null) return;
    const { board, search, playback, display } = state;
    const isSettled = search.phase === 'settled' && !isPictureAwaited(state);
    const survey = isSettled && display.xray ? state.referee.survey : null;
    const isSameSearch = this.#drawn?.state.search.serial === search.serial && this.#drawn.state.display === display;
    const { current } = playback.position;
    const { fit, isWhole } = drawBoard(
      context,
      {
        view: this.view,
        canvas: map,
        palette,
        source: this.#source,
        board,
        hasSearch: isSettled,
        showsPath: showsPath(state),
        ...this.#walk(state),
        current: isSettled ? current : -1,
        display,
        isByOrder: display.shading === 'order',
        steps: search.result.steps,
        survey,
        beside: state.beside,
        ghost: state.ghost,
        overlay: state.overlay,
        islands: state.islands,
        field: isSettled ? state.field : null,
        content: survey === null ? this.#content : this.#contentOf(survey, palette),
        ...(isSameSearch && this.#fitting !== null ? { fit: this.#fitting } : {}),
      },
      this.#raster,
    );
    this.#fitting = fit;
    this.#isWhole = isWhole;
    if (!isWhole) this.#frame.request();
  }

  /** The visible part of the path; requests another frame if there is more to come. @param {State} state @returns {{ walked?: number }} */
  #walk({ playback }) {
    if (this.#walkBegan === null) return {};
    const { length } = this.#source.path();
    const walked = cellsWalked(performance.now() - this.#walkBegan, length);
    // In a loop the whole path is shown at once.
    if (walked < length && !playback.isPlaying) {
      this.#frame.request();
      return { walked };
    }
    this.#walkBegan = null;
    return {};
  }

  /**
   * Steps change nothing in an X-ray.
   * @param {NonNullable<State['referee']['survey']>} survey
   * @param {Palette} palette
   */
  #contentOf(survey, palette) {
    const { survey: before, palette: painted } = this.#xrayed;
    if (before !== survey || painted !== palette) this.#xrayed = { survey, palette };
    return this.#xrayed;
  }

  /** @param {Model} model */
  #patchMap({ state, palette }) {
    const context = this.#parts.map.getContext('2d');
    if (context === null) return;
    const { left, top } = cellsOf(this.view);
    const { scale } = this.view;
    for (const { cells, ground } of this.#edits) {
      const colour = cssOf(groundOf(palette, ground));
      this.#raster.patch(cells, colour);
      context.fillStyle = colour;
      for (const cell of cells) {
        const { x, y } = gridPointOf(cell, state.board);
        const [boxLeft, boxTop] = [this.view.left + left(x, y) * scale, this.view.top + top(y) * scale];
        cellsOf(this.view).fill(context, this.view, boxLeft, boxTop);
      }
    }
  }

  /** @param {Model} model */
  #drawMarks({ state, palette, hasFocus, checked = -1 }) {
    const { marks } = this.#parts;
    const context = marks.getContext('2d');
    if (context === null) return;
    const margin = marksMargin(this.view.ratio);
    const { left, top } = this.view;
    if (this.#isForPaper) empty(marks);
    else context.clearRect(0, 0, marks.width, marks.height);
    drawMarks(context, {
      view: { ...this.view, left: left + margin, top: top + margin },
      board: state.board,
      palette,
      active: hasFocus || state.cursor.isHovered ? state.cursor.cell : -1,
      hasNumbers: this.#fitting !== null && !this.#fitting.isShort,
      preview: state.tools.preview,
      compared: state.compared,
      checked,
      brush: usesBrush(state.tools) ? state.tools.brush : 1,
    });
  }
}
