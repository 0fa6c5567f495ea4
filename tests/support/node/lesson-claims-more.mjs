// Checks of claims that need more than one finished search: precomputed data, and methods for a good path.
import { TURN_PENALTY } from '../../../web/build/lesson-stills.mjs';

/** @import { PathMethodName } from 'astrolabe-module' */
/** @import { Run } from '../../../web/build/lesson-figures.mjs' */
/** @import { Check } from './lesson-claims.mjs' */

const AT_ONCE = 1_000_000;
/** Of boards that differ only in their seed. */
const SEEDS = 100;
/** Shorter differences come from rounding. */
const SAME = 1e-9;

/** @type {Readonly<Record<string, Check>>} */
export const MORE_CHECKS = Object.freeze({
  /** Free cells on no path from start to goal that visits no cell twice. */
  'dead-ends': (run) => withDeadEnds(run).deadEndsBetween(run.board.start, run.board.goal).count,
  /** Expansions of the same search without them. */
  skipping: (run) => skipped(run).expanded,
  'skipping-cost': (run) => skipped(run).cost,
  // A table of all-pairs paths on the board.
  'table-gigabytes': ({ engine, settings }) => Math.round(engine.laboratory.pairsPlan(settings).bytes / 1e8) / 10,
  'table-megabytes': ({ engine, settings }) => Math.round(engine.laboratory.pairsPlan(settings).bytes / 1e5) / 10,
  // Of the method data-by; with its own turn penalty after a point, in hundredths: turn-penalty.200.
  length: (run, { 'data-by': by }) => Math.round(methodResult(run, by).length * 100) / 100,
  turns: (run, { 'data-by': by }) => methodResult(run, by).turns,
  nodes: (run, { 'data-by': by }) => methodResult(run, by).expanded,
  'method-cost': (run, { 'data-by': by }) => methodResult(run, by).cost,
  // Theta* beside pulled strings, on the boards that the figure's generator makes of seeds 1 to 100.
  'boards-longer': (run) => thetaBeside(run).filter((longer) => longer > SAME).length,
  'boards-shorter': (run) => thetaBeside(run).filter((longer) => longer < -SAME).length,
  'boards-equal': (run) => thetaBeside(run).filter((longer) => Math.abs(longer) <= SAME).length,
});

/** @param {Run} run */
function withDeadEnds({ engine: { laboratory }, settings }) {
  const { ok, code } = laboratory.beginDeadEnds(settings);
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory;
}

/** @param {Run} run */
function skipped(run) {
  const laboratory = withDeadEnds(run);
  const { ok, code } = laboratory.beginSkipping(run.board.start, run.board.goal);
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory.skippingResult();
}

/** @param {Run} run @param {string} [by] */
function methodResult({ engine: { laboratory }, settings, board }, by = '') {
  const [method, penalty = TURN_PENALTY] = by.split('.');
  const name = /** @type {PathMethodName} */ (method);
  const { ok, code } = laboratory.beginMethod(name, settings, board.start, board.goal, Number(penalty));
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(AT_ONCE) === 'running');
  return laboratory.methodResult();
}

/** By how much Theta* is longer, on each board with a path. @param {Run} run */
function thetaBeside(run) {
  const [, kind, width, height, percent] = (run.link.map ?? '').split('.');
  const size = { width: Number(width), height: Number(height) };
  const differences = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    run.engine.generate(/** @type {'random'} */ (kind), { ...size, percent: Number(percent), seed });
    const there = { ...run, board: { ...size, ...run.engine.suggestedEnds() } };
    const [theta, pulled] = [methodResult(there, 'theta'), methodResult(there, 'string-pulling')];
    if (theta.isFound) differences.push(theta.length - pulled.length);
  }
  return differences;
}
