// node tests/bench/native-or-wasm.mjs FOLDER [EVERY]: how many times as long the same searches take in
// WebAssembly. The native contender and the module answer the rows of one map after the other, three times
// over, in several passes; the smallest median of each row counts. Before that the module answers the rows
// once, which is printed beside as a ratio, too, and then for a while, untimed: V8 optimizes what has often run, and
// a query on a small board is optimized as a whole only after some ten thousand calls. There should be dozens of
// rows a map: of a few that are repeated, the processor learns which branches they take, natively all of them.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { contenders } from './peer.mjs';
import { median, readMaps, targetRow, timed } from './turns.mjs';

/** @import { BenchMap } from './turns.mjs' */

/** Times as long as natively. */
const most = { astar: 1.25, canonical: 1.25, jps: 1.6 };
const rounds = 3;
const passes = 3;
/** As many passes as took the module this many milliseconds at first: whatever is short is warm natively, too. */
const nativeTime = 100;
/** At most this many milliseconds and queries. */
const warmUp = { time: 300, queries: 20_000 };
const native = fileURLToPath(new URL('../../build/native/peer', import.meta.url));

/** Milliseconds of each row. @param {string} algorithm @param {string} map @param {number} every @param {number} repeats */
async function nativeTimes(algorithm, map, every, repeats) {
  const { stdout } = await promisify(execFile)(native, [
    '--algorithm',
    algorithm,
    `${map}.map`,
    `${map}.scen`,
    String(repeats),
    String(every),
  ]);
  const rows = stdout
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return rows.map((line) => Number(line.split(' ')[2]) / 1000);
}

/** @typedef {(typeof contenders)[keyof typeof contenders]} Contender */

/** Milliseconds of each row. @param {Contender} module @param {BenchMap} map */
const pass = (module, { rows }) =>
  rows.map(({ sx, sy, gx, gy }) =>
    timed(() => {
      module.solve(sx, sy, gx, gy);
    }),
  );

/** Returns the times of the first pass. @param {Contender} module @param {BenchMap} map */
function warm(module, map) {
  module.load(map.width, map.height, map.blocked);
  const first = pass(module, map);
  const end = performance.now() + warmUp.time;
  for (let left = warmUp.queries; left > 0 && performance.now() < end; left -= map.rows.length) pass(module, map);
  return first;
}

/** @param {Contender} module @param {BenchMap} map @param {number} repeats */
function moduleTimes(module, map, repeats) {
  const times = Array.from({ length: repeats }, () => pass(module, map));
  return map.rows.map((_, row) => median(times.map((rows) => rows[row] ?? NaN)));
}

/** @param {number[]} a @param {number[]} b */
const lesser = (a, b) => b.map((value, index) => Math.min(value, a[index] ?? Infinity));
/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

const [folder, every = '4'] = process.argv.slice(2);
if (!folder || !(Number(every) >= 1)) {
  console.error('usage: node tests/bench/native-or-wasm.mjs FOLDER [EVERY]');
  process.exit(2);
}
const maps = await readMaps(folder, Number(every));
/** @typedef {{ name: string, natively: number, inModule: number }} MapTime milliseconds, all rows together */
/** By algorithm. @type {Record<string, MapTime[]>} */
const times = {};
for (const [algorithm, module] of Object.entries(contenders)) {
  console.log(`\n${algorithm.padEnd(16)}  native ms    wasm ms      ratio first pass`);
  /** @type {MapTime[]} */
  const ofMaps = (times[algorithm] = []);
  for (const map of maps) {
    /** @type {number[]} */
    let natively = [];
    /** @type {number[]} */
    let inModule = [];
    const first = warm(module, map);
    const repeats = Math.max(passes, Math.round(nativeTime / sum(first)) | 1); // odd: a median is one of them
    for (let round = 0; round < rounds; round++) {
      natively = lesser(natively, await nativeTimes(algorithm, path.join(folder, map.name), Number(every), repeats));
      inModule = lesser(inModule, moduleTimes(module, map, repeats));
    }
    const ratio = sum(inModule) / sum(natively);
    ofMaps.push({ name: map.name, natively: sum(natively), inModule: sum(inModule) });
    console.log(
      map.name.padEnd(16),
      ...[sum(natively), sum(inModule)].map((value) => value.toFixed(3).padStart(10)),
      ...[ratio, sum(first) / sum(natively)].map((value) => value.toFixed(2).padStart(10)),
    );
  }
  const name = `wasm / native: ${algorithm}`;
  const values = ofMaps.map((time) => ({ name: time.name, value: time.inModule / time.natively }));
  console.log(targetRow({ name, most: most[/** @type {keyof typeof most} */ (algorithm)], values }));
}
const sides = /** @type {const} */ ({ native: 'natively', wasm: 'inModule' });
for (const [build, side] of Object.entries(sides)) {
  const values = (times['canonical'] ?? []).map((time, index) => ({
    name: time.name,
    value: time[side] / (times['astar']?.[index]?.[side] ?? NaN),
  }));
  console.log(targetRow({ name: `canonical A* / A* (${build})`, most: 0.75, values }));
}
