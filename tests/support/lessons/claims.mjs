// What the engine says about a claim of a lesson. A claim names a check, a figure, and the cell to check:
//
//   <data class="claim" value="14" data-check="g" data-of="fig1" data-at="2,1" data-step="1">14</data>
//
// data-with changes the figure's link, data-step its step; data-per divides by the same check with other
// changes, data-per-list by that on another open list, data-minus subtracts. Without a step, the link's or the last.
import { runFigure } from '../../../web/build/lessons/figures.mjs';
import { cellOf, coordinatesOf } from './cells.mjs';
import { MORE_CHECKS } from './claims-more.mjs';

/** @import { Run } from '../../../web/build/lessons/figures.mjs' */
/** @import { AstrolabeModule, OpenListName } from 'astrolabe-module' */
/** @typedef {Record<string, string>} Attributes */
/** @typedef {(run: Run, attributes: Attributes) => number | string} Check */

const STEP_EVENTS = /** @type {const} */ (['opened', 'improved', 'reopened', 'parent-changes', 'expanded']);

/** @type {Readonly<Record<string, Check>>} */
export const CHECKS = Object.freeze({
  // Of the whole search.
  cost: ({ result }) => result.cost,
  expanded: ({ result }) => result.expanded,
  generated: ({ result }) => result.generated,
  improved: ({ result }) => result.improved,
  reopened: ({ result }) => result.reopened,
  steps: ({ result }) => result.steps,
  'path-cells': ({ engine }) => engine.path().length,
  'path-steps': ({ engine }) => engine.path().length - 1,
  'path-turns': ({ engine, board }) => turnsOf([...engine.path()], board.width),
  target: ({ result, board }) => coordinatesOf(result.target, board),
  optimum: (run) => judged(run).optimum,
  /** In percent, to a tenth. */
  excess: (run) => Math.round(judged(run).excess * 1000) / 10,
  overestimates: (run) => judged(run).overestimates,
  inconsistent: (run) => judged(run).inconsistentSteps,
  'branching-factor': (run) => Math.round(judged(run).branchingFactor * 100) / 100,
  comparisons: (run, { 'data-list': list }) => listNumber(run, list, 1),
  moves: (run, { 'data-list': list }) => listNumber(run, list, 2),
  // Lookups to find out of every neighbour on which list it is.
  looks: (run, { 'data-by': by }) => probesOf(run, by),
  // Of the board.
  width: ({ board }) => board.width,
  height: ({ board }) => board.height,
  free: ({ engine }) => engine.factors().filter((factor) => factor > 0).length,
  walls: ({ engine }) => engine.factors().filter((factor) => factor === 0).length,
  factor: ({ engine, board }, { 'data-at': at }) => engine.factors()[cellOf(at, board)] ?? NaN,
  start: ({ board }) => coordinatesOf(board.start, board),
  goal: ({ board }) => coordinatesOf(board.goal, board),
  // At a step.
  open: ({ engine, step }) => engine.seek(step).open,
  closed: ({ engine, step }) => engine.seek(step).closed,
  current: ({ engine, board, step }) => coordinatesOf(engine.seek(step).current, board),
  g: (run, attributes) => numbersAt(run, attributes).g,
  h: (run, attributes) => numbersAt(run, attributes).h,
  f: (run, attributes) => numbersAt(run, attributes).f,
  parent: (run, attributes) => coordinatesOf(numbersAt(run, attributes).parent, run.board),
  status: (run, attributes) => numbersAt(run, attributes).status,
  rank: (run, attributes) => whyAt(run, attributes)?.rank?.rank ?? NaN,
  tied: (run, attributes) => (whyAt(run, attributes)?.rank?.tiedCount ?? NaN) + 1,
  weight: ({ settings }) => settings.weightHundredths / 100,
  straight: (run, attributes) => whyAt(run, attributes)?.sum?.straight ?? NaN,
  diagonal: (run, attributes) => whyAt(run, attributes)?.sum?.diagonal ?? NaN,
  dx: (run, attributes) => whyAt(run, attributes)?.sum?.dx ?? NaN,
  dy: (run, attributes) => whyAt(run, attributes)?.sum?.dy ?? NaN,
  /** The G that the cell data-from, when expanded, offered to the one at data-at. */
  offered: (run, attributes) => outcomeAt(run, attributes)?.offered ?? NaN,
  outcome: (run, attributes) => outcomeAt(run, attributes)?.outcome ?? '',
  /** The step in which data-event first happened to the cell. */
  'step-of': ({ engine, board }, { 'data-at': at, 'data-event': event }) => {
    const step_event = STEP_EVENTS.find((one) => one === event);
    return (step_event && engine.stepsWith(step_event, cellOf(at, board))[0]) ?? NaN;
  },
  // Compared with the true costs.
  'true-cost': (run, attributes) => xrayAt(run, attributes, 0),
  'h-excess': (run, attributes) => xrayAt(run, attributes, 2),
  ...MORE_CHECKS,
});

/**
 * @param {AstrolabeModule} module
 * @param {string} src of the figure
 * @param {Attributes} attributes of the claim
 * @returns {number | string} what the engine has
 */
export function answer(module, src, attributes) {
  const check = CHECKS[attributes['data-check'] ?? ''];
  if (check === undefined) throw new Error(`there is no check ${attributes['data-check']}`);
  /** @param {string | undefined} change @param {Attributes} [others] */
  const value = (change, others = {}) => {
    const run = runFigure(module, changed(src, change));
    if (attributes['data-step'] !== undefined) run.step = Number(attributes['data-step']);
    run.engine.seek(run.step);
    const found = check(run, { ...attributes, ...others });
    run.engine.dispose();
    return found;
  };
  const own = value(attributes['data-with']);
  const { 'data-per': per, 'data-per-list': list, 'data-minus': minus } = attributes;
  if (list !== undefined) return ratio(own, value(attributes['data-with'], { 'data-list': list }));
  if (per !== undefined) return ratio(own, value(per));
  if (minus !== undefined) return Math.round((Number(own) - Number(value(minus))) * 1000) / 1000;
  return own;
}

/** To a tenth. @param {number | string} one @param {number | string} other */
const ratio = (one, other) => Math.round((Number(one) / Number(other)) * 10) / 10;

/** As a claim writes it. @param {number | string} value */
export const plain = (value) => String(typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

/** The link with other pairs. @param {string} src @param {string} [change] as `w=2&a=dijkstra` */
export function changed(src, change = '') {
  const pairs = new Map(
    `${src.replace(/^#/, '')}&${change}`.split('&').map((pair) => /** @type {[string, string]} */ (pair.split('=', 2))),
  );
  pairs.delete('');
  return `#${[...pairs].map(([key, value]) => `${key}=${value}`).join('&')}`;
}

/** @param {Run} run @param {Attributes} attributes */
function numbersAt({ engine, board }, { 'data-at': at }) {
  const cell = cellOf(at, board);
  const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
  const [status = 0, g = NaN, h = NaN, f = NaN, slot = -1] = engine.cells(x, y, 1, 1);
  const square = slot + (slot > 3 ? 1 : 0);
  const parent = slot < 0 ? -1 : cell + (Math.floor(square / 3) - 1) * board.width + (square % 3) - 1;
  return { status: ['untouched', 'open', 'closed'][status] ?? '', g, h, f, parent };
}

/** @param {Run} run @param {Attributes} attributes */
const whyAt = ({ engine, board }, { 'data-at': at }) => engine.why(cellOf(at, board));

/** @param {Run} run @param {Attributes} attributes */
function outcomeAt({ engine, board }, { 'data-at': at, 'data-from': from }) {
  const cell = cellOf(at, board);
  return engine.why(cellOf(from, board))?.neighbours.find((neighbour) => neighbour.cell === cell);
}

/** @param {Run} run */
function judged({ engine }) {
  while (engine.judge(1_000_000) === 'judging');
  return engine.verdict();
}

/** @param {Run} run @param {Attributes} attributes @param {number} index */
function xrayAt(run, { 'data-at': at }, index) {
  judged(run);
  const cell = cellOf(at, run.board);
  return run.engine.xray(cell % run.board.width, Math.floor(cell / run.board.width), 1, 1)[index] ?? NaN;
}

/** @param {Run} run @param {string | undefined} list @param {number} index in the series */
function listNumber({ engine, settings }, list, index) {
  const kind = /** @type {OpenListName} */ (list ?? settings.openList);
  const { laboratory } = engine;
  const { ok, code } = laboratory.beginOpenList(kind);
  if (!ok) throw new Error(code);
  while (laboratory.advanceJob(100_000) === 'running');
  return laboratory.openListSeries(kind).at(index - 3) ?? NaN;
}

/** @param {Run} run @param {string | undefined} by */
function probesOf({ engine: { laboratory } }, by) {
  const index = ['flag', 'hash', 'scan'].indexOf(by ?? '');
  if (index < 0) throw new Error(`looks by ${by}`);
  laboratory.beginMembership();
  while (laboratory.advanceJob(100_000) === 'running');
  return laboratory.membershipSeries().at(index - 3) ?? NaN;
}

/** @param {readonly number[]} path @param {number} width */
function turnsOf(path, width) {
  const steps = path.slice(1).map((cell, index) => {
    const before = path[index] ?? 0;
    return `${(cell % width) - (before % width)},${Math.floor(cell / width) - Math.floor(before / width)}`;
  });
  return steps.filter((step, index) => index > 0 && step !== steps[index - 1]).length;
}
