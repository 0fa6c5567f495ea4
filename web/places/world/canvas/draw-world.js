// The picture of a world, put together from its parts: the ground on a canvas of its own that is redrawn only when it
// changes, and on it, for every picture, what moves. Draws into any 2D context; reads, never changes.

import { NO_CELL, UNIT_FIELDS } from '../../../engine/world-engine.js';
import { offsetOfUnit } from '../state/world-units.js';
import { Tiles, drawGround } from './draw-world-ground.js';
import { WorldRaster } from './draw-world-raster.js';
import { drawUnits } from './draw-world-units.js';
import { drawGoal, drawPath, drawPaths } from './draw-world-paths.js';
import { cellsOf, middleOf, visibleRange } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { worldColours } from '../../../canvas/world-colours.js';
import { CellColours } from './world-ground.js';
import { islandsOf } from '../../../canvas/island-hues.js';
import { unitPoint } from './world-units.js';
import { viewOf } from './world-view.js';

/** @import { Box, Camera } from '../../../canvas/camera.js' */
/** @import { Size, View } from '../../../canvas/geometry.js' */
/** @import { Island } from '../../../canvas/island-hues.js' */
/** @import { Lattice } from '../../../canvas/lattice.js' */
/** @import { Palette } from '../../../canvas/palette.js' */
/** @import { UnitPath } from './draw-world-paths.js' */
/**
 * @typedef {object} WorldPicture
 * @property {Readonly<Lattice>} lattice latticeOf('squares') or latticeOf('hex')
 * @property {number} width in cells
 * @property {number} height
 * @property {Uint8Array} factors the true ground, 0 for walls
 * @property {number} groundVersion another number whenever `factors` change
 * @property {number} [layersVersion] another number whenever other layers of the ground change: influence, fog,
 *   islands, reach, paths; painting at a tick counts, too. Left out: they are redrawn for each picture
 * @property {Camera} camera null: the whole world
 * @property {{ width: number, height: number }} size of the canvas, in device pixels; it fills its stage
 * @property {number} ratio device pixels in a CSS pixel
 * @property {Box} [room] of the canvas that is free of controls, in device pixels; left out: all but
 *   a margin
 * @property {Palette} palette
 * @property {Uint32Array} units UNIT_STRIDE numbers each, as WorldEngine has them
 * @property {number} glide 0 to 1: how far between their previous and their cell; 1 with reduced motion
 * @property {number} selected number of a unit; 0 for none
 * @property {ArrayLike<number>} path cells of the selected one, from its own on
 * @property {readonly UnitPath[] | null} paths of all, thinly; cells stay valid when the module is called again
 * @property {Uint16Array | null} influence of each cell
 * @property {{ seen: Uint8Array, known: Uint8Array, team?: number } | null} fog cells that a team has seen (1), and the
 *   factors that it assumes, which are drawn; units of other teams on cells never seen are outlines only
 * @property {Uint32Array | null} islands number of each cell's island, 0 for walls; a new array when they change
 * @property {Uint8Array | null} reach 1 for cells to stand out, others are dimmed
 * @property {number | null} cursor the cell to be marked
 * @property {boolean} hasFocus whether keys move the cursor: its frame is thicker
 */

/** CSS pixels by which the ground is drawn beyond the canvas, on each side. */
const AROUND = 128;

/** Keeps canvases and colours from one picture to the next. */
export class WorldPainter {
  /** @type {HTMLCanvasElement | null} */
  #layer = null;
  #createCanvas;
  #raster;
  #tiles;
  /** @type {CellColours | null} */
  #colours = null;
  /** What the layer shows. @type {readonly unknown[]} */
  #drawn = [];
  /** Where the board was when it was drawn. */
  #at = { left: NaN, top: NaN };
  /** The same object as long as no cell changes its appearance. @type {{ of: readonly unknown[] }} */
  #content = { of: [] };
  /** @type {{ of: readonly unknown[], islands: Island[] }} */
  #islands = { of: [], islands: [] };

  /** @param {() => HTMLCanvasElement} createCanvas */
  constructor(createCanvas) {
    this.#createCanvas = createCanvas;
    this.#raster = new WorldRaster(createCanvas);
    this.#tiles = new Tiles(createCanvas);
  }

  /** @param {CanvasRenderingContext2D} context of a canvas of the picture's size @param {WorldPicture} picture */
  draw(context, picture) {
    const { size } = picture;
    const view = viewOf(picture);
    context.clearRect(0, 0, size.width, size.height);
    const { layer, left, top } = this.#ground(picture, view);
    context.drawImage(layer, left, top);
    drawMoving(context, picture, view);
  }

  /**
   * When zoomed in the layer extends beyond the canvas: following a unit shifts it and seldom redraws it.
   * @param {WorldPicture} picture
   * @param {View} view
   * @returns {{ layer: HTMLCanvasElement, left: number, top: number }} and where it lies on the canvas
   */
  #ground(picture, view) {
    const { size, camera, paths } = picture;
    const { left, top, scale, ratio } = view;
    const around = camera === null ? 0 : Math.round(AROUND * ratio);
    this.#layer ??= this.#createCanvas();
    const layer = this.#layer;
    const wide = { width: size.width + 2 * around, height: size.height + 2 * around };
    const isOfSize = layer.width === wide.width && layer.height === wide.height;
    const drawn = [this.#contentOf(picture), scale, ratio, around, paths !== null];
    const offset = { left: left - this.#at.left - around, top: top - this.#at.top - around };
    const isCovered = [offset.left, offset.top].every((shift) => shift <= 0 && shift >= -2 * around);
    if (isOfSize && isCovered && isSame(drawn, this.#drawn)) return { layer, ...offset };
    if (!isOfSize) [layer.width, layer.height] = [wide.width, wide.height];
    this.#drawn = drawn;
    this.#at = { left, top };
    const context = layer.getContext('2d');
    if (context !== null) {
      context.clearRect(0, 0, wide.width, wide.height);
      this.#drawLayer(context, picture, { ...view, left: left + around, top: top + around }, wide);
    }
    return { layer, left: -around, top: -around };
  }

  /** Views are new objects after each call of the module, changed or not: compare versions. @param {WorldPicture} picture */
  #contentOf(picture) {
    const { width, height, lattice, palette, paths, layersVersion, groundVersion, influence, fog, islands, reach } =
      picture;
    const layers = [influence, islands, reach, fog].map((layer) => layer !== null);
    const hasLayers = paths !== null || layers.includes(true);
    const of = [
      ...[width, height, lattice, palette, groundVersion, fog?.team, ...layers],
      hasLayers ? (layersVersion ?? {}) : 0,
    ];
    if (!isSame(of, this.#content.of)) this.#content = { of };
    return this.#content;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {WorldPicture} picture
   * @param {View} view
   * @param {Size} canvas
   */
  #drawLayer(context, picture, view, canvas) {
    const { width, height, palette, paths, fog, influence, reach, islands } = picture;
    const board = { width, height };
    if (this.#colours?.palette !== palette) this.#colours = new CellColours(palette);
    const found = this.#islandsOf(picture);
    /** @type {number[]} */
    const hues = [];
    for (const { number, hue } of found) hues[number] = hue;
    const layers = { factors: fog?.known ?? picture.factors, influence, seen: fog?.seen ?? null, islands, hues, reach };
    const range = visibleRange(view, board, canvas);
    drawGround(
      context,
      { view, board, canvas, range, palette, layers, islands: found, content: this.#content },
      { raster: this.#raster, colours: this.#colours, tiles: this.#tiles },
    );
    if (paths !== null) drawPaths(context, { view, board, palette, paths });
  }

  /** @param {WorldPicture} picture @returns {Island[]} */
  #islandsOf({ islands, width, palette }) {
    if (islands === null) return [];
    // Not by the ground's version: that changes at each move of a stroke, and this reads all cells.
    const of = [width, islands];
    if (!isSame(of, this.#islands.of)) {
      this.#islands = { of, islands: islandsOf(islands, width, worldColours(palette).islands.length) };
    }
    return this.#islands.islands;
  }
}

/** @param {readonly unknown[]} some @param {readonly unknown[]} others */
function isSame(some, others) {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

/**
 * What is drawn for every picture: the selected unit's path and goal, the units, the cursor.
 * @param {CanvasRenderingContext2D} context
 * @param {WorldPicture} picture
 * @param {View} view
 */
function drawMoving(context, picture, view) {
  const { width, height, palette, units, glide, selected, path, fog, size } = picture;
  const board = { width, height };
  const at = selected === 0 ? -1 : offsetOfUnit(units, selected);
  const team = units[at + UNIT_FIELDS.team] ?? 0;
  if (at >= 0) {
    drawPath(context, { view, board, palette, team, cells: path, from: unitPoint(view, picture, at) });
    const goal = units[at + UNIT_FIELDS.goal] ?? NO_CELL;
    if (goal !== NO_CELL) drawGoal(context, { view, board, palette, team, number: selected, goal });
  }
  drawUnits(context, { view, palette, canvas: size, units, width, glide, selected, fog });
  if (picture.cursor !== null) drawCursor(context, picture, view, picture.cursor);
}

/**
 * A frame in two tones, visible on every ground.
 * @param {CanvasRenderingContext2D} context
 * @param {WorldPicture} picture
 * @param {View} view
 * @param {number} cell
 */
function drawCursor(context, { palette, hasFocus, width }, view, cell) {
  const { x, y } = middleOf(view, gridPointOf(cell, { width }));
  const side = Math.max(view.scale, 9 * view.ratio);
  const thickness = (hasFocus ? 2 : 1.25) * view.ratio;
  const frame = () => cellsOf(view).frame(context, { ...view, scale: side }, x - side / 2, y - side / 2, 0, 0);
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = thickness * 3;
  frame();
  context.strokeStyle = palette.mark;
  context.lineWidth = thickness;
  frame();
}
