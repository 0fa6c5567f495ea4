const MAP = ['....#####', '.S..#...#', '....#.G.#', '....#...#', '....#####'];
const [WIDTH, HEIGHT] = [MAP[0].length, MAP.length];
const SIZE = WIDTH * HEIGHT;
const [START, GOAL] = ['S', 'G'].map((sign) => MAP.join('').indexOf(sign));

const isFree = (x, y) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && MAP[y][x] !== '#';
const FREE = Array.from({ length: SIZE }, (_, cell) => cell).filter((cell) =>
  isFree(cell % WIDTH, Math.floor(cell / WIDTH)),
);

function neighbours(cell) {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  const around = [
    [x, y - 1],
    [x - 1, y],
    [x + 1, y],
    [x, y + 1],
  ];
  return around.filter(([x, y]) => isFree(x, y)).map(([x, y]) => y * WIDTH + x);
}

// <shown>
function numberIslands() {
  const island = Array(SIZE).fill(0);
  let count = 0;
  for (const first of FREE) {
    if (island[first] > 0) continue;
    count += 1;
    island[first] = count;
    const waiting = [first];
    while (waiting.length > 0) {
      for (const neighbour of neighbours(waiting.pop())) {
        if (island[neighbour] > 0) continue;
        island[neighbour] = count;
        waiting.push(neighbour);
      }
    }
  }
  return island;
}

const island = numberIslands();
console.log('path', island[START] === island[GOAL] ? 'yes' : 'no');
// </shown>

const sizes = Array.from(
  { length: Math.max(...island) },
  (_, index) => island.filter((one) => one === index + 1).length,
);
console.log('islands', sizes.join(' '));
