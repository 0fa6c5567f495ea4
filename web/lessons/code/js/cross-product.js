const MAP = [
  'S...............',
  '....#.......#...',
  '.....#....#.....',
  '................',
  '#...............',
  '...#............',
  '............#...',
  '.....#..........',
  '........#.......',
  '....#.....#..#.G',
];
const [WIDTH, HEIGHT] = [MAP[0].length, MAP.length];
const SIZE = WIDTH * HEIGHT;
const [START, GOAL] = ['S', 'G'].map((sign) => MAP.join('').indexOf(sign));

const xOf = (cell) => cell % WIDTH;
const yOf = (cell) => Math.floor(cell / WIDTH);
const isFree = (x, y) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && MAP[y][x] !== '#';

// <shown>
function manhattan(cell) {
  const [dx, dy] = [Math.abs(xOf(cell) - xOf(GOAL)), Math.abs(yOf(cell) - yOf(GOAL))];
  return 10 * (dx + dy);
}

const scaled = (cell) => 1.01 * manhattan(cell);

function crossed(cell) {
  const [dx1, dy1] = [xOf(cell) - xOf(GOAL), yOf(cell) - yOf(GOAL)];
  const [dx2, dy2] = [xOf(START) - xOf(GOAL), yOf(START) - yOf(GOAL)];
  return manhattan(cell) + 0.01 * Math.abs(dx1 * dy2 - dx2 * dy1);
}
// </shown>

function search(h) {
  const g = Array(SIZE).fill(Infinity);
  const parent = Array(SIZE).fill(-1);
  const open = [START];
  const closed = new Set();
  g[START] = 0;
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++) {
      if (g[open[i]] + h(open[i]) < g[open[best]] + h(open[best])) best = i;
    }
    const [cell] = open.splice(best, 1);
    closed.add(cell);
    if (cell === GOAL) break;
    for (const [dx, dy] of [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ]) {
      const [x, y] = [xOf(cell) + dx, yOf(cell) + dy];
      const neighbour = y * WIDTH + x;
      const newG = g[cell] + 10;
      if (!isFree(x, y) || closed.has(neighbour) || newG >= g[neighbour]) continue;
      if (open.includes(neighbour)) open.splice(open.indexOf(neighbour), 1);
      g[neighbour] = newG;
      parent[neighbour] = cell;
      open.push(neighbour);
    }
  }
  const path = [];
  for (let cell = GOAL; cell !== -1; cell = parent[cell]) path.unshift(cell);
  return { cost: g[GOAL], expanded: closed.size, path };
}

for (const [name, h] of Object.entries({ plain: manhattan, scaled, crossed })) {
  const { cost, expanded, path } = search(h);
  let turns = 0;
  for (let i = 2; i < path.length; i++) {
    if (path[i] - path[i - 1] !== path[i - 1] - path[i - 2]) turns += 1;
  }
  console.log(`${name}-cost ${cost}`);
  console.log(`${name}-expanded ${expanded}`);
  console.log(`${name}-turns ${turns}`);
}
