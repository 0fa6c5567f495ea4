const MAP = ['S...##.', '.....#.', '.....#.', '....#.G', '...#...', '.....#.'];
const [WIDTH, HEIGHT] = [MAP[0].length, MAP.length];
const SIZE = WIDTH * HEIGHT;
const [START, GOAL] = ['S', 'G'].map((sign) => MAP.join('').indexOf(sign));

const xOf = (cell) => cell % WIDTH;
const yOf = (cell) => Math.floor(cell / WIDTH);
const isFree = (x, y) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && MAP[y][x] !== '#';

function neighbours(cell) {
  const [x, y] = [xOf(cell), yOf(cell)];
  const found = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || !isFree(x + dx, y + dy)) continue;
      const neighbour = (y + dy) * WIDTH + x + dx;
      if (dx === 0 || dy === 0) found.push([neighbour, 10]);
      else if (isFree(x + dx, y) && isFree(x, y + dy)) found.push([neighbour, 14]);
    }
  }
  return found;
}

const h = (cell) => 10 * (Math.abs(xOf(cell) - xOf(GOAL)) + Math.abs(yOf(cell) - yOf(GOAL)));

function pathTo(cell, parent) {
  const path = [];
  for (; cell !== -1; cell = parent[cell]) path.push(cell);
  return path.reverse();
}

const expanded = [];

// <shown>
const isBefore = (a, b) => a.f < b.f || (a.f === b.f && a.order > b.order);

function push(heap, entry) {
  let at = heap.length;
  for (let above; at > 0; at = above) {
    above = (at - 1) >> 1;
    if (!isBefore(entry, heap[above])) break;
    heap[at] = heap[above];
  }
  heap[at] = entry;
}

function pop(heap) {
  const [first] = heap;
  const last = heap.pop();
  if (heap.length === 0) return first;
  let at = 0;
  for (let below; (below = 2 * at + 1) < heap.length; at = below) {
    if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below += 1;
    if (!isBefore(heap[below], last)) break;
    heap[at] = heap[below];
  }
  heap[at] = last;
  return first;
}

function search(start, goal) {
  const g = Array(SIZE).fill(Infinity);
  const parent = Array(SIZE).fill(-1);
  const heap = [{ f: h(start), order: 0, cell: start }];
  const closed = new Set();
  let count = 0;
  g[start] = 0;
  while (heap.length > 0) {
    const { f, cell } = pop(heap);
    if (f < g[cell] + h(cell)) continue; // mistake
    closed.add(cell);
    expanded.push(cell);
    if (cell === goal) return [pathTo(goal, parent), g[goal]];
    for (const [neighbour, step] of neighbours(cell)) {
      const newG = g[cell] + step;
      if (closed.has(neighbour) || newG >= g[neighbour]) continue;
      g[neighbour] = newG;
      parent[neighbour] = cell;
      count += 1;
      push(heap, { f: newG + h(neighbour), order: count, cell: neighbour });
    }
  }
  return [null, null];
}
// </shown>

const text = (cells) => cells.map((cell) => `(${xOf(cell)},${yOf(cell)})`).join(' ');
const [path, cost] = search(START, GOAL);
console.log('cost', cost);
console.log('expanded', expanded.length);
console.log('order', text(expanded));
console.log('path', text(path));
