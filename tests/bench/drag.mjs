// node tests/bench/drag.mjs FOLDER: what a gesture on a million cells takes in the page's module, from the edit to the
// painted picture: a wall put on the path and taken off it again, the goal dragged along the path towards the start, and
// "away", from its middle onwards, over cells that no search has expanded. Maps of the folder with as many cells, and two
// made by rule. Painted by order, as the page shows a map of that size that is opened. Milliseconds; the referee's work
// comes after the picture.
import { loadModule } from '../support/node/module.mjs';
import { readMaps, targetRow } from './turns.mjs';
import { Spent, accept, judge, open, paint, quantile, search, setColours, settingsOf } from './work.mjs';

/** @import { AlgorithmName, Laboratory } from 'astrolabe-module' */
/** @typedef {{ name: string, begin: () => { lab: Laboratory, start: number, goal: number } }} Board */

const side = 1024;
const gestures = 40;
const warmUps = 5;
/** @type {readonly AlgorithmName[]} */
const algorithms = ['astar', 'canonical', 'jps', 'lpastar'];

/** @param {'random' | 'caves'} kind @param {number} percent @returns {Board} */
const made = (kind, percent) => ({
  name: `${kind} ${percent} %`,
  begin: () => {
    const lab = new module.Laboratory();
    accept(lab.generate(kind, side, side, percent, 1));
    return { lab, start: lab.suggestedStart('squares'), goal: lab.suggestedGoal('squares') };
  },
});

/** @param {string} folder @returns {Promise<Board[]>} */
async function boardsOf(folder) {
  const maps = (await readMaps(folder, 1)).filter(({ width, height }) => width * height >= 1_000_000);
  const read = maps.map((map) => ({ name: map.name, begin: () => open(module, map) }));
  return [...read, made('random', 10), made('caves', 45)];
}

/**
 * @param {Board} board
 * @param {AlgorithmName} algorithm
 */
function drag({ begin }, algorithm) {
  const { lab, start, goal } = begin();
  const settings = settingsOf(algorithm);
  setColours(lab);
  search(lab, { settings, start, goal }, new Spent());
  const path = lab.path().slice(1, -1);
  const middle = path.length >> 1;
  const cells = Array.from(
    { length: gestures },
    (_, at) => path[Math.floor(((at + 0.5) / gestures) * path.length)] ?? 0,
  );
  /** @type {Record<'walls' | 'goals' | 'away', number[]>} */
  const times = { walls: [], goals: [], away: [] };
  const longest = new Spent();
  /** @param {Omit<Parameters<typeof search>[1], 'settings' | 'start'>} question @param {keyof typeof times} kind */
  const gesture = (question, kind) => {
    const spent = new Spent();
    search(lab, { settings, start, ...question }, spent);
    paint(lab, spent, 'order');
    times[kind].push(spent.all);
    longest.longest = Math.max(longest.longest, spent.longest);
  };
  for (const cell of cells) {
    gesture({ goal, cells: [cell], grounds: [0] }, 'walls');
    gesture({ goal, cells: [cell], grounds: [1] }, 'walls');
  }
  for (const cell of path.slice(-gestures).reverse()) gesture({ goal: cell }, 'goals');
  lab.forgetAnswer();
  for (const cell of path.slice(middle, middle + gestures)) gesture({ goal: cell }, 'away');
  const referee = new Spent();
  judge(lab, referee);
  lab.delete();
  const warm = [times.walls, times.goals, times.away].map((all) => all.slice(warmUps));
  return { times: warm, longest: longest.longest, referee };
}

/** A wall around the goal. @param {Board} board */
function wallIn({ begin }) {
  const { lab, start, goal } = begin();
  const settings = settingsOf('astar');
  setColours(lab);
  search(lab, { settings, start, goal }, new Spent());
  const around = [-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1].map((step) => goal + step);
  const cells = around.filter((cell) => cell >= 0 && cell < side * side && (lab.factors()[cell] ?? 0) !== 0);
  const times = [];
  for (let round = 0; round < gestures; round++) {
    const spent = new Spent();
    search(lab, { settings, start, goal, cells, grounds: cells.map(() => 0) }, spent);
    paint(lab, spent, 'order');
    times.push(spent.all);
    search(lab, { settings, start, goal, cells, grounds: cells.map(() => 1) }, new Spent());
  }
  lab.delete();
  return times.slice(warmUps);
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/bench/drag.mjs FOLDER');
  process.exit(2);
}
const module = await loadModule();
const boards = await boardsOf(folder);
const cell = (/** @type {number} */ value) => value.toFixed(1).padStart(8);
console.log(`${''.padEnd(28)}    wall     p95    goal     p95    away     p95  longest  referee  its longest`);
/** @type {Map<string, { name: string, value: number }[]>} */
const worst = new Map(algorithms.map((algorithm) => [algorithm, []]));
for (const board of boards) {
  for (const algorithm of algorithms) {
    const { times, longest, referee } = drag(board, algorithm);
    const figures = times.flatMap((all) => [quantile(all, 0.5), quantile(all, 0.95)]);
    const worstOf = times.map((all) => quantile(all, 0.95));
    worst.get(algorithm)?.push({ name: board.name, value: Math.max(...worstOf) });
    const rest = [longest, referee.all, referee.longest];
    console.log(`${board.name} ${algorithm}`.padEnd(28), ...[...figures, ...rest].map(cell));
  }
  const times = wallIn(board);
  console.log(`${board.name} goal walled in`.padEnd(28), cell(quantile(times, 0.5)), cell(quantile(times, 0.95)));
}
for (const [algorithm, values] of worst) {
  console.log(targetRow({ name: `wall or goal dragged on 1024², p95, ms: ${algorithm}`, most: 12, values }));
}
