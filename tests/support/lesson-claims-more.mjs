// Checks of claims that need more than one finished search: what is worked out in advance, and ways to a good path.

/** @typedef {import('./lesson-claims.mjs').Check} Check */
/** @typedef {import('../../web/lesson-figures.mjs').Run} Run */
/** @typedef {import('../../wasm/astrolabe.d.ts').PathMethodName} PathMethodName */

const AT_ONCE = 1_000_000;
/** What the path quality panel begins with: a turn costs as much as a straight step. */
const TURN_PENALTY = 100;

/** @type {Readonly<Record<string, Check>>} */
export const MORE_CHECKS = Object.freeze({
  /** Free cells on no path from start to goal that visits no cell twice. */
  'dead-ends': (run) => withDeadEnds(run).deadEndsBetween(run.board.start, run.board.goal).count,
  /** Expansions of the same search without them. */
  skipping: (run) => skipped(run).expanded,
  'skipping-cost': (run) => skipped(run).cost,
  // A table of all ways on the board.
  'table-bytes': ({ engine, settings }) => engine.laboratory.pairsPlan(settings).bytes,
  'table-megabytes': ({ engine, settings }) => Math.round(engine.laboratory.pairsPlan(settings).bytes / 1e5) / 10,
  // Of the method data-by.
  length: (run, { 'data-by': by }) => Math.round(methodResult(run, by).length * 100) / 100,
  turns: (run, { 'data-by': by }) => methodResult(run, by).turns,
  nodes: (run, { 'data-by': by }) => methodResult(run, by).expanded,
  'method-cost': (run, { 'data-by': by }) => methodResult(run, by).cost,
});

/** @param {Run} run */
function withDeadEnds({ engine: { laboratory }, settings }) {
  const { ok, code } = laboratory.beginDeadEnds(settings);
  if (!ok) throw new Error(code);
  while (laboratory.advanceDeadEnds(AT_ONCE) === 'running');
  return laboratory;
}

/** @param {Run} run */
function skipped(run) {
  const laboratory = withDeadEnds(run);
  const { ok, code } = laboratory.beginSkipping(run.board.start, run.board.goal);
  if (!ok) throw new Error(code);
  while (laboratory.advanceSkipping(AT_ONCE) === 'running');
  return laboratory.skippingResult();
}

/** @param {Run} run @param {string | undefined} by */
function methodResult({ engine: { laboratory }, settings, board }, by) {
  const method = /** @type {PathMethodName} */ (by ?? '');
  const { ok, code } = laboratory.beginMethod(method, settings, board.start, board.goal, TURN_PENALTY);
  if (!ok) throw new Error(code);
  while (laboratory.advanceMethod(AT_ONCE) === 'running');
  return laboratory.methodResult();
}
