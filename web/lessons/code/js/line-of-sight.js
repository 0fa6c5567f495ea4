const MAP = [
  'S.#....#..........##',
  '..#...##.....#..#.#.',
  '.....#....#.........',
  '#..##...#.#.........',
  '.......#............',
  '#.......#...#.##..#.',
  '#...........##..#...',
  '#.#.#.#..#.##.#...#.',
  '.....#..............',
  '...#.##.........##..',
  '...#................',
  '#..###.....#.#..#.G#',
];
const [WIDTH, HEIGHT] = [MAP[0].length, MAP.length];
const SIZE = WIDTH * HEIGHT;
const [START, GOAL] = ['S', 'G'].map((sign) => MAP.join('').indexOf(sign));

const xOf = (cell) => cell % WIDTH;
const yOf = (cell) => Math.floor(cell / WIDTH);
const isFree = (x, y) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && MAP[y][x] !== '#';

function isStep(x, y, dx, dy) {
  return isFree(x + dx, y + dy) && (dx === 0 || dy === 0 || (isFree(x + dx, y) && isFree(x, y + dy)));
}

function neighbours(cell) {
  const [x, y] = [xOf(cell), yOf(cell)];
  const found = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || !isStep(x, y, dx, dy)) continue;
      found.push([(y + dy) * WIDTH + x + dx, dx === 0 || dy === 0 ? 10 : 14]);
    }
  }
  return found;
}

function h(cell) {
  const [dx, dy] = [Math.abs(xOf(cell) - xOf(GOAL)), Math.abs(yOf(cell) - yOf(GOAL))];
  return 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
}

function pathTo(cell, parent) {
  const path = [];
  for (; cell !== -1; cell = parent[cell]) path.push(cell);
  return path.reverse();
}

const expanded = [];

function search(start, goal) {
  const g = Array(SIZE).fill(Infinity);
  const parent = Array(SIZE).fill(-1);
  const open = [start];
  const closed = new Set();
  const f = (cell) => g[cell] + h(cell);
  g[start] = 0;
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++) {
      if (f(open[i]) <= f(open[best])) best = i;
    }
    const [cell] = open.splice(best, 1);
    closed.add(cell);
    expanded.push(cell);
    if (cell === goal) return [pathTo(goal, parent), g[goal]];
    for (const [neighbour, step] of neighbours(cell)) {
      const newG = g[cell] + step;
      if (closed.has(neighbour) || newG >= g[neighbour]) continue;
      if (open.includes(neighbour)) open.splice(open.indexOf(neighbour), 1);
      g[neighbour] = newG;
      parent[neighbour] = cell;
      open.push(neighbour);
    }
  }
  return [null, null];
}

const checked = [];

// <shown>
function sees(a, b) {
  checked.push([a, b]);
  let [x, y] = [xOf(a), yOf(a)];
  const [columns, rows] = [Math.abs(xOf(b) - x), Math.abs(yOf(b) - y)];
  const [right, down] = [xOf(b) > x ? 1 : -1, yOf(b) > y ? 1 : -1];
  let [i, j] = [0, 0];
  while (i < columns || j < rows) {
    const side = (2 * i + 1) * rows - (2 * j + 1) * columns;
    const dx = side <= 0 ? right : 0;
    const dy = side >= 0 ? down : 0;
    if (!isStep(x, y, dx, dy)) return false;
    [x, y] = [x + dx, y + dy];
    [i, j] = [i + Math.abs(dx), j + Math.abs(dy)];
  }
  return true;
}

function pull(path) {
  const bends = [];
  for (const cell of path) {
    while (bends.length >= 2 && sees(bends.at(-2), cell)) bends.pop();
    bends.push(cell);
  }
  return bends;
}
// </shown>

const text = (cells) => cells.map((cell) => `(${xOf(cell)},${yOf(cell)})`).join(' ');
const [path, cost] = search(START, GOAL);
const bends = pull(path);
const lines = bends.slice(1).map((cell, i) => Math.hypot(xOf(cell) - xOf(bends[i]), yOf(cell) - yOf(bends[i])));
console.log('cost', cost);
console.log('expanded', expanded.length);
console.log('order', text(expanded));
console.log('path', text(path));
console.log('bends', text(bends));
console.log('length', lines.reduce((sum, line) => sum + line, 0).toFixed(2));
console.log('checks', checked.length);
