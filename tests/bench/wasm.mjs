// node tests/bench/wasm.mjs FOLDER [EVERY] [RIVAL…]: the module's searches against each other, and against
// other pathfinders where some are named. A rival is a module, PATH or PATH#EXPORT, that has load() and
// solve() like those of peer.mjs; `setupUs` of an answer says how many microseconds it spent on preparing
// what another program could keep.
//
// All take turns on each row; the fastest of three runs counts. Ratios say how many times as long as A* each
// takes for all rows of a map. Lengths that are not the published ones are counted.
import { pathToFileURL } from 'node:url';

import * as own from './peer.mjs';
import { geometricMean, isStructured, readMaps, timed } from './turns.mjs';

/** @import { BenchMap } from './turns.mjs' */
/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {(width: number, height: number, blocked: Uint8Array) => unknown} load
 * @property {(sx: number, sy: number, gx: number, gy: number) => { path: number[][] | (() => number[][]), setupUs?: number }} solve
 */
/** @typedef {{ all: number, withoutSetup: number, wrong: number }} Times milliseconds */

const repeats = 3;

/** @param {string} rival @returns {Promise<Contender>} */
async function contender(rival) {
  const [file = '', name] = rival.split('#');
  const module = await import(pathToFileURL(file).href);
  const found = name ? module[name] : (module.default ?? module);
  if (typeof found?.load === 'function' && typeof found.solve === 'function') return found;
  throw new Error(`${rival} has no load() and solve(); it exports ${Object.keys(module).join(', ')}`);
}

/** @param {number[][]} path its cells, or the corners at which it turns */
function lengthOf(path) {
  let length = 0;
  for (let at = 1; at < path.length; at++) {
    const [x = 0, y = 0] = path[at] ?? [];
    const [fromX = 0, fromY = 0] = path[at - 1] ?? [];
    const [dx, dy] = [Math.abs(x - fromX), Math.abs(y - fromY)];
    length += Math.SQRT2 * Math.min(dx, dy) + Math.abs(dx - dy);
  }
  return length;
}

/** @param {BenchMap} map @param {Contender[]} contenders @returns {Promise<Times[]>} */
async function race(map, contenders) {
  for (const { load } of contenders) await load(map.width, map.height, map.blocked);
  const times = contenders.map(() => ({ all: 0, withoutSetup: 0, wrong: 0 }));
  for (const [index, { sx, sy, gx, gy, length }] of map.rows.entries()) {
    const least = contenders.map(() => ({ all: Infinity, withoutSetup: Infinity, wrong: false }));
    for (let turn = 0; turn < repeats * contenders.length; turn++) {
      const whose = (turn + index) % contenders.length;
      const [one, best] = [contenders[whose], least[whose]];
      if (!one || !best) continue;
      /** @type {ReturnType<Contender['solve']>} */
      let answer = { path: [] };
      const time = timed(() => {
        answer = one.solve(sx, sy, gx, gy);
      });
      best.all = Math.min(best.all, time);
      best.withoutSetup = Math.min(best.withoutSetup, time - (answer.setupUs ?? 0) / 1000);
      const path = typeof answer.path === 'function' ? answer.path() : answer.path;
      best.wrong = Math.abs(lengthOf(path) - length) > 0.01;
    }
    for (const [whose, total] of times.entries()) {
      total.all += least[whose]?.all ?? 0;
      total.withoutSetup += least[whose]?.withoutSetup ?? 0;
      total.wrong += least[whose]?.wrong ? 1 : 0;
    }
  }
  return times;
}

const [folder, every = '40', ...rivals] = process.argv.slice(2);
if (!folder || !(Number(every) >= 1)) {
  console.error('usage: node tests/bench/wasm.mjs FOLDER [EVERY] [RIVAL…]');
  process.exit(2);
}
const contenders = [...Object.values(own.contenders), ...(await Promise.all(rivals.map(contender)))];
const totals = contenders.map(() => ({ all: 0, withoutSetup: 0, wrong: 0 }));
/** @type {{ name: string, isStructured: boolean, ratios: number[] }[]} */
const byMap = [];
const cell = (/** @type {number} */ value) => value.toFixed(2).padStart(10);

console.log(
  `times as long as ${contenders[0]?.name}\n${''.padEnd(18)}ms a row  ${contenders
    .slice(1)
    .map(({ name }) => name)
    .join(' · ')}`,
);
for (const map of await readMaps(folder, Number(every))) {
  const times = await race(map, contenders);
  const pace = times[0]?.all ?? NaN;
  const ratios = times.map(({ all }) => all / pace);
  byMap.push({ name: map.name, isStructured: isStructured(map), ratios });
  console.log(map.name.padEnd(16), cell(pace / map.rows.length), ...ratios.slice(1).map(cell));
  for (const [whose, total] of totals.entries()) {
    total.all += times[whose]?.all ?? 0;
    total.withoutSetup += times[whose]?.withoutSetup ?? 0;
    total.wrong += times[whose]?.wrong ?? 0;
  }
}
const pace = totals[0]?.all ?? NaN;
const means = (/** @type {typeof byMap} */ maps) =>
  contenders.slice(1).map((_, rival) => cell(geometricMean(maps.map(({ ratios }) => ratios[rival + 1] ?? NaN))));
console.log('geometric mean'.padEnd(27), ...means(byMap));
console.log('… structured maps'.padEnd(27), ...means(byMap.filter((map) => map.isStructured)));
console.log('all rows together'.padEnd(27), ...totals.slice(1).map(({ all }) => cell(all / pace)));
console.log('… without setup'.padEnd(27), ...totals.slice(1).map(({ withoutSetup }) => cell(withoutSetup / pace)));
console.log('wrong lengths'.padEnd(16), ...totals.map(({ wrong }) => String(wrong).padStart(10)));
