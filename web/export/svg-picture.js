// The picture as SVG: shapes and text, no script, no external resources; with a title for screen readers.
// Small boards are drawn as on the page; on large ones runs of equal cells are lines.

import { deadEndColour } from '../canvas/layers/draw-dead-ends.js';
import { ISLAND_COVER } from '../canvas/layers/draw-islands.js';
import { drawBoard, drawCurrent, drawLaid } from '../canvas/layers/draw-board.js';
import { SQUARES } from '../canvas/lattice.js';
import { worldColours } from '../canvas/world-colours.js';
import { drawPath, drawShortest } from '../canvas/layers/draw-path.js';
import { paintExtras, paintXray, paintedRows, usePalette, xrayTable } from '../canvas/pixels.js';
import { checksum } from '../link/checksum.js';
import { drawGround, drawRest, sizeOf, viewOf } from './picture.js';
import { SvgContext, escaped, short } from './svg-context.js';

/** @import { Lattice } from '../canvas/lattice.js' */
/** @import { Palette } from '../canvas/palette.js' */
/** @import { Layout, Shown } from './picture.js' */
/** @import { Piece } from './trace-csv.js' */

/** For a larger board a drawing program would be slow. */
export const MOST_SVG_CELLS = 2 ** 20;
/** With more cells, they are drawn as lines, without numbers or arrows. */
const MOST_DRAWN_CELLS = 10_000;
const SMALLEST_DRAWN = 8;
/** Cells per piece of text. */
const PIECE = 2 ** 15;

/** Cells as on the page, with numbers and arrows. @param {Layout} layout @param {{ width: number, height: number }} board */
export function isDrawnByCell({ cell }, { width, height }) {
  return cell >= SMALLEST_DRAWN && width * height <= MOST_DRAWN_CELLS;
}

/**
 * @param {Layout} layout
 * @param {Shown} shown
 * @param {{ title: string, description: string }} words
 * @returns {Generator<Piece>} `done` rows of the board so far
 */
export function* svgPicture(layout, shown, { title, description }) {
  const { width, height } = layout;
  // Several pictures may be embedded in one page.
  const id = `a${checksum(`${title}${description}${width}${shown.palette.free}`)}`;
  const ground = new SvgContext();
  drawGround(asContext(ground), layout, shown);
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="system-ui, sans-serif" role="img" aria-labelledby="${id}-title ${id}-description">\n`,
    `<title id="${id}-title">${escaped(title)}</title>\n`,
    `<desc id="${id}-description">${escaped(description)}</desc>\n`,
  ];
  yield { text: `${head.join('')}${ground.elements(`${id}g`)}\n`, done: 0 };

  const context = new SvgContext();
  const over = asContext(context);
  if (isDrawnByCell(layout, shown.board)) {
    const view = viewOf(layout);
    const { fit } = drawBoard(over, { ...shown, view, canvas: layout }, { draw: () => true });
    // Writing it out takes as long again.
    yield { text: '', done: 0 };
    drawRest(over, layout, shown, fit);
  } else {
    const { left, top, cell } = layout;
    const cells = layout.lattice ?? SQUARES;
    // Strips of cells: for hexes shifted, and as close as their rows are.
    const pitch = cells.top(1) - cells.top(0);
    const first = short(top + (cells.top(0) + 0.5) * cell);
    const transform = `translate(${left} ${first}) scale(${cell} ${short(cell * pitch)})`;
    const free = shown.palette.free.toLowerCase();
    const { height: rows } = shown.board;
    const { width: across, height: down } = sizeOf(shown.board, layout);
    const size = `width="${across}" height="${down}"`;
    yield { text: `<rect class="free" fill="${free}" x="${left}" y="${top}" ${size}/>\n`, done: 0 };
    yield { text: `<g transform="${transform}" fill="none" shape-rendering="crispEdges">\n`, done: 0 };
    yield* runs(shown, free, cells);
    if (shown.islands) {
      const { hueOf } = shown.islands;
      for (const [hue, colour] of worldColours(shown.palette).islands.entries()) {
        const attributes = `class="island" stroke="${colour}" stroke-opacity="${ISLAND_COVER}"`;
        yield* markedRuns((cell) => hueOf(cell) === hue, attributes, shown, cells);
      }
    }
    if (shown.overlay) {
      const { marks } = shown.overlay;
      const attributes = `class="dead-end" stroke="${deadEndColour(shown.palette)}" stroke-opacity="0.45"`;
      yield* markedRuns((cell) => marks[cell] === 1, attributes, shown, cells);
    }
    yield { text: '</g>\n', done: rows };
    drawLinesOver(over, layout, shown);
    drawRest(over, layout, shown, null);
  }
  yield { text: `${context.elements(id, classesOf(shown.palette))}\n</svg>\n`, done: shown.board.height };
}

/** It has all that the painters use. @param {SvgContext} context */
function asContext(context) {
  return /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
}

/** So that the parts have names when the file is edited. @param {Palette} palette */
function classesOf(palette) {
  const { free, openTint, closed, wall, current } = palette;
  const names = Object.entries({ free, open: openTint, closed, wall, current });
  return Object.fromEntries(names.map(([name, colour]) => [`fill="${colour.toLowerCase()}"`, name]));
}

/**
 * @param {Shown} shown
 * @param {string} free ground that is already drawn below
 * @param {Readonly<Lattice>} cells
 * @returns {Generator<Piece>}
 */
function* runs(shown, free, cells) {
  const { width, height } = shown.board;
  const rows = Math.max(1, Math.floor(PIECE / width));
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    const pixels = pixelsOf(shown, top, count);
    /** @type {Map<number, string[]>} */
    const lines = new Map();
    for (let y = 0; y < count; y++) {
      for (let x = 0; x < width;) {
        const first = x;
        const pixel = pixels[y * width + x] ?? 0;
        do x += 1;
        while (x < width && pixels[y * width + x] === pixel);
        let parts = lines.get(pixel);
        if (parts === undefined) lines.set(pixel, (parts = []));
        parts.push(`M${cells.left(first, top + y)} ${top + y}h${x - first}`);
      }
    }
    let text = '';
    for (const [pixel, parts] of lines) {
      const colour = colourOf(pixel);
      if (colour !== free) text += `<path stroke="${colour}" d="${parts.join('')}"/>\n`;
    }
    yield { text, done: top + count };
  }
}

/**
 * Marked cells, tinted: the strokes of dead ends would be too many.
 * @param {(cell: number) => boolean} isMarked
 * @param {string} attributes of the tint
 * @param {Shown} shown
 * @param {Readonly<Lattice>} cells
 * @returns {Generator<Piece>}
 */
function* markedRuns(isMarked, attributes, { board }, cells) {
  const { width, height } = board;
  const rows = Math.max(1, Math.floor(PIECE / width));
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    let lines = '';
    for (let cell = top * width; cell < (top + count) * width; cell++) {
      if (!isMarked(cell)) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      let length = 1;
      while (x + length < width && isMarked(cell + length)) length += 1;
      lines += `M${cells.left(x, y)} ${y}h${length}`;
      cell += length - 1;
    }
    yield { text: lines === '' ? '' : `<path ${attributes} d="${lines}"/>\n`, done: height };
  }
}

/** @param {Shown} shown @param {number} top @param {number} count of rows */
function pixelsOf({ source, board, palette, hasSearch, isByOrder, survey }, top, count) {
  const { width } = board;
  if (survey !== null) {
    const pixels = new Uint32Array(width * count);
    paintXray(pixels, source.factors(), survey, { width, top }, xrayTable(palette));
    paintExtras(pixels, source, { width, top }, palette);
    return pixels;
  }
  usePalette(source, palette);
  const shading = !hasSearch ? 'none' : isByOrder ? 'order' : 'status';
  const { buffer, byteOffset, byteLength } = paintedRows(source, shading, { width, top, rows: count }, palette);
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** @param {number} pixel as image data has it */
function colourOf(pixel) {
  const channels = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {CanvasRenderingContext2D} context @param {Layout} layout @param {Shown} shown */
function drawLinesOver(context, layout, { board, palette, source, hasSearch, showsPath, display, current, islands }) {
  const view = viewOf(layout);
  const range = { x: 0, y: 0, columns: board.width, rows: board.height };
  const line = { view, board, palette, range, gaps: [] };
  drawLaid(context, { source, hasSearch, display }, line);
  if (showsPath) drawPath(context, { ...line, path: source.path().slice() });
  if (hasSearch && display.shortest) drawShortest(context, { ...line, path: source.shortestPath().slice() });
  drawCurrent(context, { view, board, palette, current });
  islands?.label(context, line);
}
