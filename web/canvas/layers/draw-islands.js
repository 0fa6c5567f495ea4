// Islands of the board: all but the largest tinted, each with its number if there is room, so that they can be
// distinguished without colours, too. Draws into any 2D context.

import { fillCells, forCells } from './draw-cells.js';
import { cellsOf, drawsCells } from '../geometry.js';
import { labelsOf } from '../island-labels.js';
import { DARK, rgb } from '../palette.js';
import { worldColours } from '../world-colours.js';

/** @import { Size } from '../geometry.js' */
/** @import { Island } from '../island-hues.js' */
/** @import { Palette } from '../palette.js' */
/** @import { CellsScene } from './draw-cells.js' */
/** @import { Scene } from './draw-dead-ends.js' */
/**
 * @typedef {object} IslandsOverlay
 * @property {Uint32Array} labels for each cell the number of its island, 1 the largest; 0 a wall
 * @property {(cell: number) => number} hueOf the index of the tint of the cell's island; -1 for none
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} draw
 * @property {(context: CanvasRenderingContext2D, scene: Scene) => void} label draws the numbers, over everything else
 */

/** Opacity of a tint over the search marks of the cells. */
export const ISLAND_COVER = 0.75;
const FONT = 'system-ui, sans-serif';

/**
 * @param {Uint32Array} labels
 * @param {readonly Island[]} islands in the order of their numbers
 * @param {Size} board
 * @param {() => HTMLCanvasElement} createCanvas
 * @returns {IslandsOverlay}
 */
export function islandsOverlay(labels, islands, { width, height }, createCanvas) {
  const hues = Int8Array.from([-1, ...islands.map(({ hue }) => hue)]);
  /** @param {number} cell */
  const hueOf = (cell) => hues[labels[cell] ?? 0] ?? -1;
  /** A pixel per cell; created when cells are too small. @type {{ palette: Palette, canvas: HTMLCanvasElement } | null} */
  let image = null;
  /** @param {Scene} scene */
  const isOther = ({ board }) => board.width !== width || board.height !== height;
  /** @type {IslandsOverlay['draw']} */
  const draw = (context, scene) => {
    if (isOther(scene)) return;
    const { board, palette, view } = scene;
    if (drawsCells(view)) return tintCells(context, scene, hueOf, (cell) => labels[cell] === 0);
    if (image?.palette !== palette)
      image = { palette, canvas: imageOf(board, palette, { labels, hues }, createCanvas()) };
    enlarge(context, scene, image.canvas);
  };
  /** @type {IslandsOverlay['label']} */
  const label = (context, scene) => {
    if (!isOther(scene)) drawLabels(context, scene, islands);
  };
  return { labels, hueOf, draw, label };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {(cell: number) => number} hueOf
 * @param {(cell: number) => boolean} isWall
 */
function tintCells(context, scene, hueOf, isWall) {
  const cells = /** @type {CellsScene} */ (scene);
  const { fill, lines } = cellsOf(scene.view);
  const { islands } = worldColours(scene.palette);
  context.globalAlpha = ISLAND_COVER;
  forCells(
    cells,
    (cell) => hueOf(cell) >= 0,
    (left, top, cell) => {
      context.fillStyle = islands[hueOf(cell)] ?? scene.palette.free;
      fill(context, scene.view, left, top);
    },
  );
  context.globalAlpha = 1;
  lines(context, cells);
  // After the lines, as on the board itself.
  fillCells(context, cells, scene.palette.wall, isWall);
}

/**
 * @param {Size} board
 * @param {Palette} palette
 * @param {{ labels: Uint32Array, hues: Int8Array }} tints
 * @param {HTMLCanvasElement} canvas
 */
function imageOf({ width, height }, palette, { labels, hues }, canvas) {
  canvas.width = width;
  canvas.height = height;
  const own = canvas.getContext('2d');
  if (own === null) return canvas;
  const image = own.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const alpha = Math.round(ISLAND_COVER * 255) << 24;
  const colours = worldColours(palette).islands.map((colour) => {
    const [red, green, blue] = rgb(colour);
    return (alpha | (blue << 16) | (green << 8) | red) >>> 0;
  });
  const byLabel = Uint32Array.from(hues, (hue) => colours[hue] ?? 0);
  for (let cell = 0; cell < pixels.length; cell++) pixels[cell] = byLabel[labels[cell] ?? 0] ?? 0;
  own.putImageData(image, 0, 0);
  return canvas;
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {HTMLCanvasElement} image */
function enlarge(context, { view, range }, image) {
  const cells = cellsOf(view);
  if (cells.enlarge !== null) return cells.enlarge(context, image, { view, range });
  const { x, y, columns, rows } = range;
  const { left, top, scale } = view;
  context.imageSmoothingEnabled = scale < 1;
  context.drawImage(image, x, y, columns, rows, left + x * scale, top + y * scale, columns * scale, rows * scale);
}

/** On plates, since they may cover paths and numbers. @param {CanvasRenderingContext2D} context @param {Scene} scene @param {readonly Island[]} islands */
function drawLabels(context, scene, islands) {
  const { palette, view } = scene;
  const { size, labels } = labelsOf(islands, scene, true);
  const rim = 2 * view.ratio;
  for (const { x, y, half } of labels) {
    context.fillStyle = palette.text;
    context.fillRect(
      x - half - rim - view.ratio,
      y - size * 0.62 - view.ratio,
      2 * (half + rim + view.ratio),
      size * 1.24 + 2 * view.ratio,
    );
    context.fillStyle = palette === DARK ? palette.halo : palette.free;
    context.fillRect(x - half - rim, y - size * 0.62, 2 * (half + rim), size * 1.24);
  }
  context.fillStyle = palette.text;
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const { text, x, y } of labels) context.fillText(text, x, y + size * 0.36);
}
