// node tests/bench/native-or-wasm.mjs FOLDER [EVERY]: how many times as long the same searches take in
// WebAssembly. The native contender and the module answer the rows of one map after the other, three times
// over, with three passes each; the smallest median of each row counts.
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
const native = fileURLToPath(new URL('../../build/native/peer', import.meta.url));

/** Milliseconds of each row. @param {string} algorithm @param {string} map @param {number} every */
async function nativeTimes(algorithm, map, every) {
  const { stdout } = await promisify(execFile)(native, [
    '--algorithm',
    algorithm,
    `${map}.map`,
    `${map}.scen`,
    String(passes),
    String(every),
  ]);
  const rows = stdout
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return rows.map((line) => Number(line.split(' ')[2]) / 1000);
}

/** @param {(typeof contenders)[keyof typeof contenders]} module @param {BenchMap} map */
function moduleTimes(module, map) {
  module.load(map.width, map.height, map.blocked);
  const times = Array.from({ length: passes }, () =>
    map.rows.map(({ sx, sy, gx, gy }) =>
      timed(() => {
        module.solve(sx, sy, gx, gy);
      }),
    ),
  );
  return map.rows.map((_, row) => median(times.map((pass) => pass[row] ?? NaN)));
}

/** @param {number[]} a @param {number[]} b */
const lesser = (a, b) => b.map((value, index) => Math.min(value, a[index] ?? Infinity));
/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

const [folder, every = '40'] = process.argv.slice(2);
if (!folder || !(Number(every) >= 1)) {
  console.error('usage: node tests/bench/native-or-wasm.mjs FOLDER [EVERY]');
  process.exit(2);
}
const maps = await readMaps(folder, Number(every));
for (const [algorithm, module] of Object.entries(contenders)) {
  console.log(`\n${algorithm.padEnd(16)}  native ms    wasm ms      ratio`);
  const values = [];
  for (const map of maps) {
    /** @type {number[]} */
    let natively = [];
    /** @type {number[]} */
    let inModule = [];
    for (let round = 0; round < rounds; round++) {
      natively = lesser(natively, await nativeTimes(algorithm, path.join(folder, map.name), Number(every)));
      inModule = lesser(inModule, moduleTimes(module, map));
    }
    const ratio = sum(inModule) / sum(natively);
    values.push({ name: map.name, value: ratio });
    console.log(
      map.name.padEnd(16),
      ...[sum(natively), sum(inModule), ratio].map((value) => value.toFixed(2).padStart(10)),
    );
  }
  const name = `wasm / native: ${algorithm}`;
  console.log(targetRow({ name, most: most[/** @type {keyof typeof most} */ (algorithm)], values }));
}
