// A* as a student writes it, with one bug planted: what checks of other people's searches are tested with. It shares
// nothing with the core. The list is an array in which a cell keeps its place, the first of the least is taken; steps
// cost 10 and 14 (1 and √2 with decimals), h is octile, no diagonal step passes a wall, neighbours are tried row by row.

/** @typedef {{ width: number, height: number, walls: ReadonlySet<number>, start: number, goal: number }} SmallBoard cells are y * width + x */
/**
 * @typedef {'' | 'stops-early' | 'h-kept' | 'not-summed' | 'goes-on' | 'tie-overrules' | 'minimum-kept' | 'no-update' |
 *   'to-start' | 'h-scaled' | 'manhattan' | 'corner-row' | 'corner-cut' | 'borders-swapped' | 'parent-kept' | 'g-kept' |
 *   'greedy' | 'goal-blocked' | 'goal-wall' | 'decimals' | 'g-cut' | 'h-cut' | 'all-cut' | 'f-cut'} Bug 'decimals' is none
 */
/** @typedef {{ cell: number, parent: Node | null, g: number, h: number }} Node */
/** @typedef {{ cell: number, parent: number, g: number, h: number, f: number }} Row `parent` is -1 at the start */

/** Steps of 1 and √2, and what is cut of them to whole numbers. */
const DECIMALS = Object.freeze(['decimals', 'g-cut', 'h-cut', 'all-cut', 'f-cut']);
const CUT_G = Object.freeze(['g-cut', 'all-cut']);
const CUT_H = Object.freeze(['h-cut', 'all-cut']);

/** @param {SmallBoard} board @param {Bug} bug @returns {{ order: number[], path: number[], rows: Row[] }} */
export function smallAstar({ width, height, walls, start, goal }, bug = '') {
  const xOf = (/** @type {number} */ cell) => cell % width;
  const [straight, diagonal] = DECIMALS.includes(bug) ? [1, Math.SQRT2] : [10, 14];
  const yOf = (/** @type {number} */ cell) => Math.floor(cell / width);
  const distance = (/** @type {number} */ cell) => {
    const to = bug === 'to-start' ? start : goal;
    const dx = Math.abs(xOf(cell) - xOf(to));
    const dy = Math.abs(yOf(cell) - yOf(to));
    if (bug === 'manhattan') return 10 * (dx + dy);
    const octile = straight * Math.abs(dx - dy) + diagonal * Math.min(dx, dy);
    if (CUT_H.includes(bug)) return Math.trunc(octile);
    return bug === 'h-scaled' ? 10 * octile : octile;
  };
  const fOf = (/** @type {Node} */ { g, h }) => {
    if (bug === 'greedy') return h;
    return bug === 'f-cut' ? Math.trunc(g + h) : g + h;
  };
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [right, bottom] = bug === 'borders-swapped' ? [height, width] : [width, height];
    const isInside = x >= 0 && y >= 0 && x < right && y < bottom && x < width && y < height;
    return isInside && !walls.has(y * width + x) && !(bug === 'goal-wall' && y * width + x === goal);
  };
  /** @type {Node[]} */
  const open = [{ cell: start, parent: null, g: 0, h: distance(start) }];
  const closed = new Set();
  const order = [];
  /** @type {Row[]} */
  const rows = [];
  /** @type {Node | null} */
  let end = null;
  while (open.length > 0) {
    let least = 0;
    for (let i = 1; i < open.length; i++) {
      const [a, b] = [/** @type {Node} */ (open[i]), /** @type {Node} */ (open[bug === 'minimum-kept' ? 0 : least])];
      const isLess = fOf(a) < fOf(b);
      if (isLess || (bug === 'tie-overrules' && a.h < b.h)) least = i;
    }
    const [node] = /** @type {[Node]} */ (open.splice(least, 1));
    closed.add(node.cell);
    order.push(node.cell);
    rows.push({ cell: node.cell, parent: node.parent?.cell ?? -1, g: node.g, h: node.h, f: fOf(node) });
    if (node.cell === goal) {
      end ??= node;
      if (bug !== 'goes-on') break;
    }
    const [x, y] = [xOf(node.cell), yOf(node.cell)];
    let isSeen = false;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if ((dx === 0 && dy === 0) || !isFree(x + dx, y + dy)) continue;
        const isDiagonal = dx !== 0 && dy !== 0;
        const sides = [isFree(x + dx, y), isFree(x, y + dy)];
        const isPassed = bug === 'corner-cut' || (bug === 'corner-row' ? sides[1] : sides.every(Boolean));
        if (isDiagonal && isPassed !== true) continue;
        const cell = (y + dy) * width + x + dx;
        if (closed.has(cell) || (bug === 'goal-blocked' && cell === goal)) continue;
        const before = bug === 'not-summed' ? 0 : node.g + (bug === 'h-kept' ? node.h : 0);
        const sum = before + (isDiagonal ? diagonal : straight);
        const g = CUT_G.includes(bug) ? Math.trunc(sum) : sum;
        const known = open.find((one) => one.cell === cell);
        if (known === undefined) open.push({ cell, parent: node, g, h: distance(cell) });
        else if (g < known.g && bug !== 'no-update') {
          // Updated by halves, the cell has the g of one path and the parent of another.
          if (bug !== 'parent-kept') known.parent = node;
          if (bug !== 'g-kept') known.g = g;
        }
        isSeen ||= cell === goal;
      }
    }
    if (isSeen && bug === 'stops-early') {
      end = open.find(({ cell }) => cell === goal) ?? null;
      break;
    }
  }
  const path = [];
  for (let node = end; node !== null; node = node.parent) path.unshift(node.cell);
  return { order, path, rows };
}

/** Noise, with ends in two corners. @param {() => number} random 0 to 1 @param {number} width @param {number} height @returns {SmallBoard} */
export function noisyBoard(random, width, height) {
  /** @type {Set<number>} */
  const walls = new Set();
  for (let cell = 0; cell < width * height; cell++) if (random() < 0.25) walls.add(cell);
  const [start, goal] = [(height - 1) * width + 1, width - 2];
  walls.delete(start);
  walls.delete(goal);
  return { width, height, walls, start, goal };
}

/** As the command line and the page read it. @param {SmallBoard} board */
export function drawn({ width, height, walls, start, goal }) {
  const sign = (/** @type {number} */ cell) =>
    cell === start ? 'S' : cell === goal ? 'G' : walls.has(cell) ? '#' : '.';
  const row = (/** @type {number} */ y) => Array.from({ length: width }, (_, x) => sign(y * width + x)).join('');
  return Array.from({ length: height }, (_, y) => `${row(y)}\n`).join('');
}
