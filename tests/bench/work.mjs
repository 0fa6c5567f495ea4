// Work in the page's module as the page does it: in slices, each timed. For the benchmarks of gestures and of large
// boards.
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';

/** @import { AlgorithmName, AstrolabeModule, Laboratory, SearchSettings } from 'astrolabe-module' */
/** @import { BenchMap } from './turns.mjs' */

/** Expansions, nodes or steps of one slice: a few milliseconds. */
const SLICE = 40_000;

/** @param {AlgorithmName} algorithm @returns {SearchSettings} costs 1 and √2, corners not cut */
export const settingsOf = (algorithm) => Object.freeze({ ...DEFAULT_SETTINGS, algorithm, costs: 'exact' });

/** Milliseconds of a piece of work: all of it, and its longest task. */
export class Spent {
  all = 0;
  longest = 0;
  tasks = 0;

  /** @template T @param {() => T} task @returns {T} */
  task(task) {
    const before = performance.now();
    const value = task();
    const time = performance.now() - before;
    this.all += time;
    this.longest = Math.max(this.longest, time);
    this.tasks += 1;
    return value;
  }

  /** @param {() => boolean} slice whether there is no more */
  slices(slice) {
    while (!this.task(slice));
  }
}

/** Colours of three statuses and as many shades as the page has, of 256 factors each. @param {Laboratory} lab */
export function setColours(lab) {
  const colours = (/** @type {number} */ kinds) =>
    Uint32Array.from({ length: 256 * kinds }, (_, index) => 0xff000000 + index);
  if (!lab.setColours(colours(3), colours(64))) throw new Error('colours were refused');
}

/** @param {import('astrolabe-module').Reason} reason */
export function accept(reason) {
  if (!reason.ok) throw new Error(reason.code);
}

/** A laboratory with this board, and the ends of its last row. @param {AstrolabeModule} module @param {BenchMap} map */
export function open(module, { width, height, blocked, rows }) {
  const lab = new module.Laboratory();
  accept(
    lab.restore(
      width,
      height,
      Uint32Array.from(blocked, (wall) => 1 - wall),
    ),
  );
  const { sx = 0, sy = 0, gx = 0, gy = 0 } = rows.at(-1) ?? {};
  return { lab, start: sy * width + sx, goal: gy * width + gx };
}

/**
 * Searches until steps can be sought, the first slice with everything else that a gesture needs.
 * @param {Laboratory} lab
 * @param {{ settings: SearchSettings, start: number, goal: number, cells?: number[], grounds?: number[] }} question
 * @param {Spent} spent
 */
export function search(lab, { settings, start, goal, cells = [], grounds = [] }, spent) {
  const answer = spent.task(() => lab.ask(cells, grounds, settings, start, goal, -1, SLICE, 1));
  accept(answer.reason);
  if (answer.result.outcome !== 'running') return answer.result;
  spent.slices(() => lab.advance(SLICE) !== 'running');
  const result = lab.result();
  spent.task(() => accept(lab.seek(result.steps)));
  return result;
}

/** @param {Laboratory} lab @param {Spent} spent @param {'status' | 'order'} [shading] */
export function paint(lab, spent, shading = 'status') {
  const picture = spent.task(() => lab.paint(shading, 0, 0, lab.width(), lab.height()));
  if (picture.length !== 4 * lab.width() * lab.height()) throw new Error('there is no picture');
}

/** The referee, to its ruling. @param {Laboratory} lab @param {Spent} spent */
export function judge(lab, spent) {
  spent.slices(() => lab.judge(20_000) !== 'judging');
}

/** The value below which this share of them lies. @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;
}
