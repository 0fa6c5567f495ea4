const PLACES = [
  ['Harbour', 40, 300],
  ['Mill', 170, 340],
  ['Bridge', 200, 210],
  ['Abbey', 110, 120],
  ['Pass', 270, 60],
  ['Market', 330, 300],
  ['Forest', 390, 170],
  ['Lake', 480, 330],
  ['Tower', 470, 80],
  ['Castle', 600, 200],
];
const ROADS = [
  [0, 1, 140],
  [0, 2, 260],
  [0, 3, 200],
  [1, 2, 150],
  [1, 5, 170],
  [2, 3, 130],
  [2, 5, 190],
  [2, 6, 230],
  [3, 4, 180],
  [4, 6, 240],
  [4, 8, 210],
  [5, 6, 150],
  [5, 7, 160],
  [6, 9, 230],
  [7, 9, 200],
  [8, 9, 180],
];
const [START, GOAL] = [0, 9];
const SIZE = PLACES.length;

function pathTo(cell, parent) {
  const path = [];
  for (; cell !== -1; cell = parent[cell]) path.push(cell);
  return path.reverse();
}

const expanded = [];

// <shown>
const edges = PLACES.map(() => []);
for (const [a, b, cost] of ROADS) {
  edges[a].push([b, cost]);
  edges[b].push([a, cost]);
}
edges[8].push([6, 125]);

const length = (a, b) => Math.hypot(PLACES[a][1] - PLACES[b][1], PLACES[a][2] - PLACES[b][2]);
const RATE = Math.min(...edges.flatMap((from, a) => from.map(([b, cost]) => cost / length(a, b))));

const neighbours = (cell) => edges[cell];

const h = (cell) => Math.floor(RATE * length(cell, GOAL));

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
// </shown>

const text = (cells) => cells.map((cell) => PLACES[cell][0]).join(', ');
const [path, cost] = search(START, GOAL);
console.log('cost', cost);
console.log('expanded', expanded.length);
console.log('order', text(expanded));
console.log('path', text(path));
