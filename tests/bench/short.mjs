// node tests/bench/short.mjs FOLDER: work in the page's module that is done again and again. A query beside its search:
// from a cell to a neighbour, settings to a copy of the path, on each map of at most 64 cells a side. And the picture of
// a million cells.
import { loadModule } from '../support/node/module.mjs';
import { copyOf } from '../../web/engine/copy-of.js';
import { readMaps, targetRow, timed } from './turns.mjs';
import { Spent, accept, open, paint, quantile, search, setColours, settingsOf } from './work.mjs';

/** @import { BenchMap } from './turns.mjs' */

const queries = 20_000;
const pictures = 100;
const side = 1024;

/** Microseconds. @param {BenchMap} map */
function query(map) {
  const { lab } = open(module, map);
  const { width, blocked } = map;
  const start = blocked.findIndex((wall, cell) => wall === 0 && (cell + 1) % width !== 0 && blocked[cell + 1] === 0);
  const settings = settingsOf('astar');
  const times = [];
  for (let count = 0; count < queries; count++) {
    times.push(
      timed(() => {
        accept(lab.begin(settings, start, start + 1));
        let result = lab.answer(0x7fffffff);
        while (result.outcome === 'running') result = lab.answer(0x7fffffff);
        if (result.outcome !== 'found' || copyOf(lab.path()).length !== 2) throw new Error('no path');
      }),
    );
  }
  lab.delete();
  // The clock may be coarse: the mean of all but the slowest.
  const kept = times.sort((a, b) => a - b).slice(0, (queries * 9) / 10);
  return (1000 * kept.reduce((sum, time) => sum + time, 0)) / kept.length;
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/bench/short.mjs FOLDER');
  process.exit(2);
}
const module = await loadModule();
const maps = (await readMaps(folder, 1)).filter(({ width, height }) => Math.max(width, height) <= 64);
if (maps.length > 0) {
  const values = maps.map((map) => ({ name: map.name, value: query(map) }));
  console.log(targetRow({ name: 'a query beside its search, µs (wasm)', most: 5, values }));
}

const lab = new module.Laboratory();
accept(lab.clear(side, side));
setColours(lab);
search(lab, { settings: settingsOf('dijkstra'), start: 0, goal: side * side - 1 }, new Spent());
const { steps } = lab.result();
for (const { shading, most } of /** @type {const} */ ([
  { shading: 'status', most: 1 },
  { shading: 'order', most: 1.5 },
])) {
  const times = Array.from({ length: pictures }, (_, count) => {
    accept(lab.seek(Math.floor(((count + 1) * steps) / pictures)));
    const spent = new Spent();
    paint(lab, spent, shading);
    return spent.all;
  });
  const values = [{ name: `${quantile(times, 0.95).toFixed(2)} in 19 of 20`, value: quantile(times, 0.5) }];
  console.log(targetRow({ name: `a million cells painted by ${shading}, ms (wasm)`, most, values }));
}
