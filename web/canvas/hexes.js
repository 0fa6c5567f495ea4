// Hexes, a corner up; rows 1, 3, 5 … are shifted right by half a cell. Their geometry and drawing; like squares in
// lattice.js. Lengths are in widths of a cell.

/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { View } from './geometry.js' */
/** @import { Lattice } from './lattice.js' */

/** From corner to opposite corner, and from row to row. */
const HEIGHT = 2 / Math.sqrt(3);
const PITCH = (HEIGHT * 3) / 4;
/** With more cells at once the rows are drawn as strips. */
const MOST_ADDED = 10_000;
/** At smaller sizes, in pixels, the shift of rows is invisible. */
const SMALLEST_SHOVED = 1.5;

/** @param {number} y */
const shove = (y) => (y & 1) / 2;
/** @param {number} x @param {number} y */
const leftOf = (x, y) => x + shove(y);
/** @param {number} y */
const topOf = (y) => y * PITCH + (HEIGHT - 1) / 2;

/**
 * Adds a hexagon to the path.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x of its middle
 * @param {number} y
 * @param {number} width
 */
function addHexagon(context, x, y, width) {
  const [half, high, low] = [width / 2, (HEIGHT / 2) * width, (HEIGHT / 4) * width];
  context.moveTo(x, y - high);
  context.lineTo(x + half, y - low);
  context.lineTo(x + half, y + low);
  context.lineTo(x, y + high);
  context.lineTo(x - half, y + low);
  context.lineTo(x - half, y - low);
  context.closePath();
}

/** Width of the lines between cells, in pixels. @param {number} ratio */
const thicknessOf = (ratio) => Math.max(1, Math.round(ratio * 0.75));

/** A cell with half of the line round it, so that equal neighbours have no seam. @param {View} view */
const widthOf = ({ scale, ratio }) => scale + thicknessOf(ratio) + 0.5;

/** @type {Lattice['fill']} */
function fill(context, view, left, top) {
  const { scale } = view;
  context.beginPath();
  addHexagon(context, left + scale / 2, top + scale / 2, widthOf(view));
  context.fill();
}

/**
 * Runs of cells as one shape each: with very many cells the calls take the time.
 * @type {NonNullable<Lattice['fillAll']>}
 */
function fillAll(context, scene, test) {
  const { view, board, range } = scene;
  const { scale } = view;
  const [high, low] = [(HEIGHT / 2) * widthOf(view), (HEIGHT / 4) * widthOf(view)];
  const rim = (widthOf(view) - scale) / 2;
  const end = range.x + range.columns;
  for (let y = range.y; y < range.y + range.rows; y++) {
    const middle = view.top + (topOf(y) + 0.5) * scale;
    for (let x = range.x; x < end; x++) {
      if (!test(y * board.width + x, scene)) continue;
      const first = x;
      while (x + 1 < end && test(y * board.width + x + 1, scene)) x += 1;
      const left = view.left + leftOf(first, y) * scale;
      const count = x - first + 1;
      context.beginPath();
      context.moveTo(left - rim, middle + low);
      context.lineTo(left - rim, middle - low);
      for (let at = 0; at < count; at++) {
        context.lineTo(left + (at + 0.5) * scale, middle - high);
        context.lineTo(left + (at + 1) * scale + (at === count - 1 ? rim : 0), middle - low);
      }
      for (let at = count - 1; at >= 0; at--) {
        context.lineTo(left + (at + 1) * scale + (at === count - 1 ? rim : 0), middle + low);
        context.lineTo(left + (at + 0.5) * scale, middle + high);
      }
      context.fill();
    }
  }
}

/**
 * A strip along a row, without a seam to the next one.
 * @param {View} view
 * @param {{ x: number, y: number, columns: number }} run
 * @param {number} [height] the distance of rows, or the height of cells
 */
function strip({ left, top, scale }, { x, y, columns }, height = PITCH) {
  const middle = top + (topOf(y) + 0.5) * scale;
  const from = Math.floor(middle - (height / 2) * scale);
  const to = Math.ceil(middle + (height / 2) * scale);
  return /** @type {const} */ ([left + leftOf(x, y) * scale, from, columns * scale, to - from]);
}

/**
 * Cells at the edge one by one, all others as strips of rows.
 * @type {Lattice['ground']}
 */
function ground(context, { view, board, range, palette }) {
  context.fillStyle = palette.free;
  const last = range.x + range.columns - 1;
  for (let y = range.y; y < range.y + range.rows; y++) {
    const isRim = y === 0 || y === board.height - 1;
    const from = isRim ? range.x : Math.max(range.x, 1);
    const to = isRim ? last : Math.min(last, board.width - 2);
    if (!isRim && to >= from) context.fillRect(...strip(view, { x: from, y, columns: to - from + 1 }, HEIGHT));
    for (let x = range.x; x <= last; x++) {
      if (!isRim && x >= from && x <= to) {
        x = to;
        continue;
      }
      fill(context, view, view.left + leftOf(x, y) * view.scale, view.top + topOf(y) * view.scale);
    }
  }
}

/**
 * For each row the zigzag above it and the edges between its cells; below the last one another zigzag.
 * @type {Lattice['lines']}
 */
function lines(context, { view, board, range, palette }) {
  const { scale } = view;
  const end = range.x + range.columns;
  context.strokeStyle = palette.line;
  context.lineWidth = thicknessOf(view.ratio);
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  context.beginPath();
  for (let y = range.y; y < range.y + range.rows; y++) {
    const middle = view.top + (topOf(y) + 0.5) * scale;
    const [high, low] = [middle - (HEIGHT / 4) * scale, middle + (HEIGHT / 4) * scale];
    const start = view.left + leftOf(range.x, y) * scale;
    for (const isUnder of y === board.height - 1 ? [false, true] : [false]) {
      const base = isUnder ? low : high;
      const peak = isUnder ? middle + (HEIGHT / 2) * scale : middle - (HEIGHT / 2) * scale;
      context.moveTo(start, base);
      for (let column = 0; column < range.columns; column++) {
        context.lineTo(start + (column + 0.5) * scale, peak);
        context.lineTo(start + (column + 1) * scale, base);
      }
    }
    for (let x = range.x; x <= end; x++) {
      const at = view.left + leftOf(x, y) * scale;
      context.moveTo(at, high);
      context.lineTo(at, low);
    }
    // What the next row's zigzag leaves open: it begins, or ends, half a cell further in.
    if (y < board.height - 1 && shove(y) === 0 && range.x === 0) {
      context.moveTo(start, low);
      context.lineTo(start + scale / 2, middle + (HEIGHT / 2) * scale);
    }
    if (y < board.height - 1 && shove(y) > 0 && end === board.width) {
      context.moveTo(start + range.columns * scale, low);
      context.lineTo(start + (range.columns - 0.5) * scale, middle + (HEIGHT / 2) * scale);
    }
  }
  context.stroke();
}

/** @type {Lattice['add']} */
function add(context, view, { x, y, columns, rows }) {
  const { scale } = view;
  const isCoarse = columns * rows > MOST_ADDED || scale < 8;
  for (let row = y; row < y + rows; row++) {
    if (isCoarse) {
      context.rect(...strip(view, { x, y: row, columns }));
      continue;
    }
    const middle = view.top + (topOf(row) + 0.5) * scale;
    for (let column = x; column < x + columns; column++) {
      addHexagon(context, view.left + (leftOf(column, row) + 0.5) * scale, middle, widthOf(view));
    }
  }
}

/**
 * Row by row, shifted; at sizes where that is invisible, as an image.
 * @type {NonNullable<Lattice['enlarge']>}
 */
function enlarge(context, small, { view, range }) {
  const { x, y, columns, rows } = range;
  const { scale } = view;
  const isSmooth = scale < SMALLEST_SHOVED;
  context.imageSmoothingEnabled = isSmooth;
  context.imageSmoothingQuality = 'high';
  if (isSmooth) {
    const top = view.top + y * PITCH * scale;
    context.drawImage(small, x, y, columns, rows, view.left + x * scale, top, columns * scale, rows * PITCH * scale);
    return;
  }
  for (let row = y; row < y + rows; row++) {
    context.drawImage(small, x, row, columns, 1, ...strip(view, { x, y: row, columns }));
  }
}

/**
 * The cell of the nearer middle, of the two rows that a point can belong to.
 * @type {Lattice['gridPointAt']}
 */
function gridPointAt(x, y) {
  const row = Math.floor((y - HEIGHT / 2) / PITCH);
  const [above, below] = [row, row + 1].map((at) => {
    const column = Math.floor(x - shove(at));
    return { x: column, y: at, away: Math.hypot(x - leftOf(column, at) - 0.5, y - topOf(at) - 0.5) };
  });
  const nearer = above !== undefined && below !== undefined && above.away < below.away ? above : below;
  return { x: nearer?.x ?? 0, y: nearer?.y ?? 0 };
}

/** Axial coordinates: slanted columns, the first of three axes that sum to 0. @param {GridPoint} point */
const lean = ({ x, y }) => x - (y - (y & 1)) / 2;

/**
 * As many even steps as there are cells between, each rounded to the cell it falls in.
 * @type {Lattice['line']}
 */
export function hexLine(from, to) {
  const [q, r] = [lean(to) - lean(from), to.y - from.y];
  const count = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const points = [from];
  for (let step = 1; step <= count; step++) {
    // Offset slightly, off the corners that a line may run through.
    const share = step / count;
    const exact = [lean(from) + q * share + 1e-6, from.y + r * share + 2e-6];
    points.push(roundedGridPoint(exact[0] ?? 0, exact[1] ?? 0));
  }
  return points;
}

/** @param {number} q @param {number} r @returns {GridPoint} */
function roundedGridPoint(q, r) {
  let [column, row] = [Math.round(q), Math.round(r)];
  const third = Math.round(-q - r);
  const [offColumn, offRow, offThird] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
  if (offColumn > offRow && offColumn > offThird) column = -row - third;
  else if (offRow > offThird) row = -column - third;
  return { x: column + (row - (row & 1)) / 2, y: row };
}

/** Half a cell further on the side to which a row is shifted against its neighbours. */
const LEFT = /** @type {const} */ ([1, 0]);
const RIGHT = /** @type {const} */ ([0, 1]);

/** Where the six neighbours are drawn: two above, two beside, two below. */
const SEEN = /** @type {const} */ ([
  [0, 2, 2, 3, 4, 5, 7, 7],
  [0, 0, 2, 3, 4, 5, 5, 7],
]);

/** @type {Readonly<Lattice>} */
export const HEXES = Object.freeze({
  name: 'hex',
  size: ({ width, height }) => ({
    width: width + (height > 1 ? 0.5 : 0),
    height: (height - 1) * PITCH + HEIGHT,
  }),
  left: leftOf,
  top: topOf,
  gridPointAt,
  room: 0.78,
  around: 1,
  line: hexLine,
  reach: (y) => (y % 2 === 0 ? LEFT : RIGHT),
  seen: (slot, y) => SEEN[y & 1 ? 1 : 0][slot] ?? slot,
  ground,
  lines,
  fill,
  fillAll,
  frame: (context, { scale }, left, top, near, far) => {
    context.beginPath();
    addHexagon(context, left + scale / 2, top + scale / 2, scale - near - far);
    context.stroke();
  },
  add,
  enlarge,
});
