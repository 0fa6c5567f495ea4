const MAP = ['.......', '..333..', '..333..', 'S.333.G', '..333..', '..333..', '.......'];
const [WIDTH, HEIGHT] = [MAP[0].length, MAP.length];
const SIZE = WIDTH * HEIGHT;
const [START, GOAL] = ['S', 'G'].map((sign) => MAP.join('').indexOf(sign));

const xOf = (cell) => cell % WIDTH;
const yOf = (cell) => Math.floor(cell / WIDTH);
const isFree = (x, y) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && MAP[y][x] !== '#';
const factor = (cell) => Number.parseInt(MAP[yOf(cell)][xOf(cell)], 10) || 1;

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

const h = (cell) => {
  const [dx, dy] = [Math.abs(xOf(cell) - xOf(GOAL)), Math.abs(yOf(cell) - yOf(GOAL))];
  return 10 * (dx + dy) - 6 * Math.min(dx, dy);
};

function pathTo(cell, parent) {
  const path = [];
  for (; cell !== -1; cell = parent[cell]) path.push(cell);
  return path.reverse();
}

const expanded = [];

// <shown>
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
      const newG = g[cell] + step * factor(neighbour);
      if (closed.has(neighbour) || newG >= g[neighbour]) continue;
      if (open.includes(neighbour)) open.splice(open.indexOf(neighbour), 1);
      g[neighbour] = newG;
      parent[neighbour] = cell;
      open.push(neighbour);
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
