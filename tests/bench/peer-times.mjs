// node tests/bench/peer-times.mjs ALGORITHM FOLDER MAP PASSES EVERY: the module as a contender in a process of its own, as
// the native peer is. Answers every EVERYth row once, then for a while, untimed: V8 optimizes what has often run, and a
// query on a small board is optimized as a whole only after some ten thousand calls; then PASSES times. Prints the
// milliseconds of each row, {"first": […], "times": […]}: of the first pass, and medians.
import { contenders } from './peer.mjs';
import { median, readMap, timed } from './turns.mjs';

/** At most this many milliseconds and queries. */
const warmUp = { time: 300, queries: 20_000 };

const [algorithm = '', folder = '', name = '', passes = '', every = ''] = process.argv.slice(2);
if (!Object.hasOwn(contenders, algorithm) || !(Number(passes) >= 1) || !(Number(every) >= 1)) {
  console.error('usage: node tests/bench/peer-times.mjs ALGORITHM FOLDER MAP PASSES EVERY');
  process.exit(2);
}
const module = contenders[/** @type {keyof typeof contenders} */ (algorithm)];
const { rows, ...map } = await readMap(folder, name, Number(every));

/** Milliseconds of each row. */
const pass = () =>
  rows.map(({ sx, sy, gx, gy }) =>
    timed(() => {
      module.solve(sx, sy, gx, gy);
    }),
  );

module.load(map.width, map.height, map.blocked);
const first = pass();
const end = performance.now() + warmUp.time;
for (let left = warmUp.queries; left > 0 && performance.now() < end; left -= rows.length) pass();
const times = Array.from({ length: Number(passes) }, pass);
console.log(JSON.stringify({ first, times: rows.map((_, row) => median(times.map((one) => one[row] ?? NaN))) }));
