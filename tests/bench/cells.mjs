// node tests/bench/cells.mjs FOLDER: searches that reach every cell, in the page's module, in nanoseconds a cell: the
// answer alone, and with the steps prepared for reading (stamps, history). The first answer of a fresh module is cold.
import { loadModule } from '../support/node/module.mjs';
import { readMaps, targetRow } from './turns.mjs';
import { accept, open, settingsOf } from './work.mjs';

/** @import { AlgorithmName } from 'astrolabe-module' */

const rounds = 5;
/** @type {readonly AlgorithmName[]} */
const algorithms = ['dijkstra', 'flow'];

/**
 * Milliseconds to the answer, and until steps can be sought; expansions.
 * @param {ReturnType<typeof open>} board @param {AlgorithmName} algorithm
 */
function answer({ lab, start, goal }, algorithm) {
  const before = performance.now();
  accept(lab.begin(settingsOf(algorithm), start, goal));
  while (lab.answer(0x7fffffff).outcome === 'running');
  const answered = performance.now() - before;
  while (lab.advance(0x7fffffff) === 'running');
  return { answered, ready: performance.now() - before, expanded: lab.result().expanded };
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/bench/cells.mjs FOLDER');
  process.exit(2);
}
const maps = await readMaps(folder, 1);
const shown = (/** @type {number} */ value) => value.toFixed(1).padStart(10);
for (const algorithm of algorithms) {
  console.log(`\n${algorithm}, ns a cell`.padEnd(19), '      cold      warm  readable     cells');
  /** @type {{ name: string, value: number }[]} */
  const values = [];
  for (const map of maps) {
    const board = open(await loadModule(), map);
    const cold = answer(board, algorithm);
    const warm = Array.from({ length: rounds }, () => answer(board, algorithm));
    board.lab.delete();
    const least = (/** @type {'answered' | 'ready'} */ what) => Math.min(...warm.map((times) => times[what]));
    const ofCell = (/** @type {number} */ time) => (time * 1e6) / cold.expanded;
    const value = ofCell(least('answered'));
    values.push({ name: map.name, value });
    console.log(
      map.name.padEnd(18),
      ...[ofCell(cold.answered), value, ofCell(least('ready'))].map(shown),
      String(cold.expanded).padStart(9),
    );
  }
  console.log(targetRow({ name: `${algorithm}, ns a cell (wasm)`, most: 30, values }));
}
