// Small pictures of boards with their searches, drawn as the page draws its board: one by one, once they are in
// view, on an engine of their own.

import { drawBoard } from '../../canvas/layers/draw-board.js';
import { drawMarks } from '../../canvas/layers/draw-marks.js';
import { extent, fitView } from '../../canvas/geometry.js';
import { latticeOf } from '../../canvas/lattice.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { Raster } from '../../canvas/raster.js';
import { EngineError } from '../../engine/engine-error.js';
import { MapReading } from '../../engine/jobs/map-reading.js';
import { SearchRunner } from '../../engine/jobs/search-runner.js';
import { isDark } from '../../model/appearance.js';
import { DEFAULT_DISPLAY } from '../../model/display.js';

/** @import { SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Display } from '../../model/display.js' */
/** @typedef {{ settings: SearchSettings, start: number, goal: number, display?: Partial<Display> }} Pictured what is searched on the board */
/** @typedef {(engine: Engine) => Pictured} Load puts the board on an engine; throws an EngineError if it is refused */

/** Most cells of a board that is searched for its picture; of a larger one only the ground is drawn. */
const MOST_SEARCHED = 2 ** 17;
/** CSS pixels: a thumbnail's height, and the margin in which start and goal at the edge are drawn whole. */
const HEIGHT = 124;
const MARGIN = 6;

export class Thumbnails {
  #context;
  /** @type {Map<HTMLCanvasElement, { load: Load, map: string | null }>} */
  #loads = new Map();
  /** Those in view that are not drawn yet, in order. @type {Set<HTMLCanvasElement>} */
  #waiting = new Set();
  /** Those that are up to date. @type {WeakSet<HTMLCanvasElement>} */
  #drawn = new WeakSet();
  #observer;
  /** @type {{ engine: Engine, runner: SearchRunner, reading: MapReading } | null} */
  #tools = null;
  /** @type {{ canvas: HTMLCanvasElement, pictured: Pictured } | null} */
  #current = null;
  #isComing = false;

  /** @param {Pick<AppContext, 'createEngine' | 'clock' | 'appearance' | 'signal'>} context @param {HTMLElement} root in which they scroll */
  constructor(context, root) {
    const { appearance, signal } = context;
    this.#context = context;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const canvas = /** @type {HTMLCanvasElement} */ (target);
          if (isIntersecting && !this.#drawn.has(canvas)) this.#waiting.add(canvas);
          else this.#waiting.delete(canvas);
        }
        this.#next();
      },
      { root, rootMargin: '100px' },
    );
    signal.addEventListener('abort', () => this.#observer.disconnect(), { once: true });
    let wasDark = isDark(appearance.state);
    appearance.subscribe((state) => {
      if (isDark(state) === wasDark) return;
      wasDark = isDark(state);
      for (const canvas of this.#loads.keys()) this.redraw(canvas);
    }, signal);
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Load} load replaces the one that a canvas had
   * @param {string | null} [map] of a link, which it will put on the engine
   */
  add(canvas, load, map = null) {
    this.#loads.set(canvas, { load, map });
    this.redraw(canvas);
  }

  /** @param {HTMLCanvasElement} canvas that will not be seen again */
  remove(canvas) {
    this.#loads.delete(canvas);
    this.#waiting.delete(canvas);
    this.#observer.unobserve(canvas);
  }

  /** @param {HTMLCanvasElement} canvas */
  redraw(canvas) {
    this.#drawn.delete(canvas);
    this.#observer.unobserve(canvas);
    this.#observer.observe(canvas);
  }

  #next() {
    if (this.#isComing || this.#current !== null || this.#waiting.size === 0) return;
    this.#isComing = true;
    this.#context.clock.defer(() => {
      this.#isComing = false;
      const [canvas] = this.#waiting;
      if (canvas !== undefined && this.#current === null) this.#begin(canvas);
    });
  }

  /** @param {HTMLCanvasElement} canvas */
  async #begin(canvas) {
    this.#waiting.delete(canvas);
    this.#drawn.add(canvas);
    const asked = this.#loads.get(canvas);
    if (asked === undefined) return this.#next();
    try {
      const { engine, runner, reading } = (this.#tools ??= this.#create());
      this.#isComing = true;
      await reading.read(asked.map);
      this.#isComing = false;
      // The engine has died meanwhile.
      if (this.#tools?.engine !== engine) return this.#next();
      const pictured = asked.load(engine);
      this.#current = { canvas, pictured };
      if (engine.width * engine.height > MOST_SEARCHED) return this.#finish(null);
      runner.ask(pictured);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#skip();
    }
  }

  /** A refused board has no picture. */
  #skip() {
    this.#current = null;
    this.#next();
  }

  /** @param {SearchResult | null} result null: it was not searched */
  #finish(result) {
    if (this.#current === null || this.#tools === null) return;
    const { canvas, pictured } = this.#current;
    draw(canvas, this.#tools.engine, pictured, result, isDark(this.#context.appearance.state) ? DARK : LIGHT);
    this.#skip();
  }

  #create() {
    const { createEngine, clock } = this.#context;
    const engine = createEngine();
    engine.whenDead(() => {
      this.#tools = null;
      this.#skip();
    });
    const runner = new SearchRunner({
      engine,
      ...clock,
      onRunning: () => undefined,
      onSettled: (result) => this.#finish(result),
      onRefused: () => this.#skip(),
    });
    return { engine, runner, reading: new MapReading(engine, clock) };
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Engine} engine
 * @param {Pictured} pictured
 * @param {SearchResult | null} result
 * @param {typeof DARK} palette
 */
function draw(canvas, engine, { settings, start, goal, display }, result, palette) {
  const context = canvas.getContext('2d');
  if (context === null || canvas.clientWidth === 0) return;
  const ratio = devicePixelRatio || 1;
  const { width, height } = engine;
  const board = { width, height, start, goal };
  const lattice = latticeOf(settings.board);
  const margin = Math.round(MARGIN * ratio);
  const room = { width: canvas.clientWidth * ratio - 2 * margin, height: HEIGHT * ratio - 2 * margin };
  const fitted = fitView(board, room, ratio, lattice.name === 'squares' ? undefined : lattice);
  const size = extent(board, fitted);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(HEIGHT * ratio);
  const view = {
    ...fitted,
    left: Math.round((canvas.width - size.width) / 2),
    top: Math.round((canvas.height - size.height) / 2),
  };
  const shown = { ...DEFAULT_DISPLAY, ...display, rulers: false, xray: false, shortest: false };
  const scene = {
    ...{ view, canvas, palette, source: engine, board, survey: null, content: {} },
    hasSearch: result !== null,
    showsPath: result !== null,
    current: -1,
    display: shown,
    isByOrder: shown.shading === 'order',
    steps: result?.steps ?? 0,
  };
  const raster = new Raster(() => document.createElement('canvas'));
  const { fit } = drawBoard(context, scene, raster);
  drawMarks(context, { view, board, palette, active: -1, hasNumbers: fit !== null && !fit.isShort });
}
