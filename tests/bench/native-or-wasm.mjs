// node tests/bench/native-or-wasm.mjs FOLDER [EVERY]: how many times as long the same searches take in
// WebAssembly. The native contender and the module answer the rows of one map after the other, several times
// over, in several passes, each time in a process of its own: where its memory happens to lie makes a process up to
// 1.7 times as slow as another. The smallest median of each row counts. What the module took for the rows at
// first is printed beside as a ratio, too. There should be dozens of rows a map: of a few that are repeated, the
// processor learns which branches they take, natively all of them.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { mapNames, targetRow } from './turns.mjs';

/** Times as long as natively. */
const most = { astar: 1.25, canonical: 1.25, jps: 1.6 };
const rounds = 4;
const passes = 3;
/** As many passes as take the module this many milliseconds: whatever is short is warm natively, too. */
const passTime = 100;
const native = fileURLToPath(new URL('../../build/native/peer', import.meta.url));
const inModule = fileURLToPath(new URL('peer-times.mjs', import.meta.url));

/** What a program prints. @param {string} program @param {string[]} words */
const printed = async (program, words) => (await promisify(execFile)(program, words)).stdout.trim();

/**
 * Milliseconds of each row.
 * @param {string} algorithm
 * @param {string} folder
 * @param {string} name
 * @param {string[]} passesAndEvery
 */
async function nativeTimes(algorithm, folder, name, passesAndEvery) {
  const map = path.join(folder, name);
  const text = await printed(native, ['--algorithm', algorithm, `${map}.map`, `${map}.scen`, ...passesAndEvery]);
  const rows = text.split('\n').filter((line) => !line.startsWith('#'));
  return rows.map((line) => Number(line.split(' ')[2]) / 1000);
}

/**
 * The same, and of the first pass.
 * @param {string} algorithm
 * @param {string} folder
 * @param {string} name
 * @param {string[]} passesAndEvery
 * @returns {Promise<{ first: number[], times: number[] }>}
 */
async function moduleTimes(algorithm, folder, name, passesAndEvery) {
  return JSON.parse(await printed(process.execPath, [inModule, algorithm, folder, name, ...passesAndEvery]));
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
const names = await mapNames(folder);
/** @typedef {{ name: string, natively: number, inModule: number }} MapTime milliseconds, all rows together */
/** By algorithm. @type {Record<string, MapTime[]>} */
const times = {};
for (const algorithm of Object.keys(most)) {
  console.log(`\n${algorithm.padEnd(16)}  native ms    wasm ms      ratio first pass`);
  /** @type {MapTime[]} */
  const ofMaps = (times[algorithm] = []);
  for (const name of names) {
    const { first, times: few } = await moduleTimes(algorithm, folder, name, [String(passes), every]);
    const repeats = String(Math.max(passes, Math.round(passTime / sum(few)) | 1)); // odd: a median is one of them
    /** @type {number[]} */
    let natively = [];
    /** @type {number[]} */
    let wasm = [];
    for (let round = 0; round < rounds; round++) {
      natively = lesser(natively, await nativeTimes(algorithm, folder, name, [repeats, every]));
      wasm = lesser(wasm, (await moduleTimes(algorithm, folder, name, [repeats, every])).times);
    }
    ofMaps.push({ name, natively: sum(natively), inModule: sum(wasm) });
    console.log(
      name.padEnd(16),
      ...[sum(natively), sum(wasm)].map((value) => value.toFixed(3).padStart(10)),
      ...[sum(wasm), sum(first)].map((value) => (value / sum(natively)).toFixed(2).padStart(10)),
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
