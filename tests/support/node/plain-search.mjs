// A second opinion in plain JavaScript, written from the descriptions in astrolabe.d.ts and web/docs
// alone: it shares no line, no data structure and no language with the core. Maps come from SplitMix64 as
// published, shortest costs from buckets of whole costs instead of a heap and forwards instead of
// backwards, A* from a list that is scanned for its minimum. Walls and plain ground, tutorial costs,
// diagonals only between two free sides.

/** SplitMix64 as in its paper, in BigInt. @param {number} seed @returns {(bound: number) => number} below(bound) */
export function splitMix64(seed) {
  const mask = (1n << 64n) - 1n;
  let state = BigInt(seed);
  return (bound) => {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    z ^= z >> 31n;
    return Number(((z >> 32n) * BigInt(bound)) >> 32n);
  };
}

/** @typedef {{ width: number, height: number, free: boolean[] }} Board */

/** @param {(bound: number) => number} below @param {number} width @param {number} height @param {number} percent @returns {Board} */
export function randomBoard(below, width, height, percent) {
  return { width, height, free: Array.from({ length: width * height }, () => below(100) >= percent) };
}

/** @param {Board} board @param {number} cell @returns {[to: number, cost: number][]} in rows order */
function stepsFrom({ width, height, free }, cell) {
  const x = cell % width;
  const y = (cell - x) / width;
  /** @param {number} column @param {number} row */
  const isFree = (column, row) =>
    column >= 0 && row >= 0 && column < width && row < height && free[row * width + column] === true;
  /** @type {[number, number][]} */
  const steps = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || !isFree(x + dx, y + dy)) continue;
      if (dx !== 0 && dy !== 0 && !(isFree(x + dx, y) && isFree(x, y + dy))) continue;
      steps.push([(y + dy) * width + x + dx, dx !== 0 && dy !== 0 ? 14 : 10]);
    }
  }
  return steps;
}

/** Least cost from `start` to every cell; Infinity without a path. @param {Board} board @param {number} start */
export function leastCosts(board, start) {
  const costs = board.free.map(() => Infinity);
  costs[start] = 0;
  /** @type {number[][]} */
  const buckets = [[start]];
  for (let cost = 0; cost < buckets.length; cost += 1) {
    for (const cell of buckets[cost] ?? []) {
      if (costs[cell] !== cost) continue;
      for (const [to, step] of stepsFrom(board, cell)) {
        if (cost + step >= (costs[to] ?? 0)) continue;
        costs[to] = cost + step;
        (buckets[cost + step] ??= []).push(to);
      }
    }
  }
  return costs;
}

/** @param {Board} board @param {number} a @param {number} b @returns {[dx: number, dy: number]} */
function apart({ width }, a, b) {
  return [Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width))];
}

/** @type {Record<'manhattan' | 'octile', (dx: number, dy: number) => number>} */
const estimates = {
  manhattan: (dx, dy) => 10 * (dx + dy),
  octile: (dx, dy) => 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy),
};

/**
 * A* that prefers the most recently added cell among equal F, counts an improved cell as added again, reopens, and
 * stops when the goal is selected.
 * @param {Board} board @param {number} start @param {number} goal @param {'manhattan' | 'octile'} heuristic
 * @returns {number} the cost of its path
 */
export function costByAStar(board, start, goal, heuristic) {
  const g = new Map([[start, 0]]);
  /** @type {Map<number, number>} */
  const parents = new Map();
  let open = [{ cell: start, f: 0 }]; // in the order in which they were added
  while (open.length > 0) {
    const best = open.reduce((least, entry) => (entry.f <= least.f ? entry : least));
    open = open.filter((entry) => entry !== best);
    if (best.cell === goal) break;
    for (const [to, step] of stepsFrom(board, best.cell)) {
      const offered = (g.get(best.cell) ?? 0) + step;
      if (offered >= (g.get(to) ?? Infinity)) continue;
      g.set(to, offered);
      parents.set(to, best.cell);
      open = open.filter((entry) => entry.cell !== to);
      open.push({ cell: to, f: offered + estimates[heuristic](...apart(board, to, goal)) });
    }
  }
  let cost = 0;
  for (let cell = goal; cell !== start;) {
    const parent = parents.get(cell) ?? start;
    cost += apart(board, cell, parent).includes(0) ? 10 : 14;
    cell = parent;
  }
  return cost;
}
