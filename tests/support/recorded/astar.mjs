// A small A* with the recorder for JavaScript: MAP BUG, writes trace.csv. The bug may be "none".
import { readFileSync, writeFileSync } from 'node:fs';
import { Recorder } from './recorder.js';

const [, , map = '', bug = ''] = process.argv;
const rows = readFileSync(map, 'ascii').trim().split('\n');
const [height, width] = [rows.length, rows[0].length];
const at = (x, y) => y * width + x;
const [start, goal] = ['S', 'G'].map((sign) => rows.join('').indexOf(sign));
const isFree = (x, y) => x >= 0 && y >= 0 && x < width && y < height && rows[y][x] !== '#';
const [goalX, goalY] = [goal % width, Math.floor(goal / width)];
const estimate = (cell) => {
  const dx = Math.abs((cell % width) - goalX);
  const dy = Math.abs(Math.floor(cell / width) - goalY);
  return (10 * Math.abs(dx - dy) + 14 * Math.min(dx, dy)) * (bug === 'scale' ? 10 : 1);
};

const recorder = new Recorder();
const g = new Map([[start, 0]]);
const parent = new Map();
const closed = new Set();
const queue = [start];
const pair = (cell) => (cell === undefined ? ['', ''] : [cell % width, Math.floor(cell / width)]);
let isFound = false;
while (queue.length > 0 && !isFound) {
  let least = queue[0];
  for (const cell of queue) {
    const isBetter = g.get(cell) + estimate(cell) < g.get(least) + estimate(least);
    if (isBetter || (bug === 'tie' && estimate(cell) < estimate(least))) least = cell;
  }
  queue.splice(queue.indexOf(least), 1);
  closed.add(least);
  const [x, y] = pair(least);
  recorder.expand(x, y, g.get(least), estimate(least), pair(parent.get(least)));
  if (least === goal) break;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = at(x + dx, y + dy);
      const sides = isFree(x, y + dy) && (bug === 'corner' || isFree(x + dx, y));
      const isDiagonal = dx !== 0 && dy !== 0;
      if (!isFree(x + dx, y + dy) || (isDiagonal && !sides) || closed.has(to)) continue;
      const cost = (bug === 'sum' ? 0 : g.get(least)) + (isDiagonal ? 14 : 10);
      if (g.has(to) && (bug === 'update' || bug === 'closed' || cost >= g.get(to))) continue;
      if (!g.has(to)) queue.push(to);
      g.set(to, cost);
      parent.set(to, least);
      recorder.open(x + dx, y + dy, cost, estimate(to), [x, y]);
      isFound ||= bug === 'early' && to === goal;
    }
  }
}
const cells = [];
for (let cell = g.has(goal) ? goal : undefined; cell !== undefined; cell = parent.get(cell)) cells.unshift(pair(cell));
recorder.path(cells);
writeFileSync('trace.csv', recorder.text());
