// What the fields of the page say of what is typed: each with the parser that reads it and the sentence that its panel
// says, on the first figure of 7 × 6 cells, of 24 steps, and a graph of the nodes a and b with an edge between them.
import { cellsFrom, loopFrom } from '../../../web/dialogs/share/figure/figure-form.js';
import { cellTyped } from '../../../web/dialogs/palette/search.js';
import { MAX_SIDE, accepts } from '../../../web/engine/options.js';
import { planAnimation } from '../../../web/export/animation.js';
import { hundredthsIn } from '../../../web/lenses/proof/path-quality/path-quality-panel.js';
import { withBreakpoint } from '../../../web/model/breakpoints.js';
import { TOP_LEFT, gridPointText } from '../../../web/model/coordinates.js';
import { cornersOf, gridPointOfNumbers, readGridPoint } from '../../../web/model/counting.js';
import { parseDanger, parseFactor } from '../../../web/model/drawing/tools.js';
import { MAX_SEED, parseWhole } from '../../../web/model/maps/generators.js';
import { warning, errorOf } from '../../../web/model/notice.js';
import { parseWeight } from '../../../web/model/settings.js';
import { withEdgeChanged, withNodeChanged } from '../../../web/places/graph/graph.js';
import { RULES, ruleGesture } from '../../../web/places/world/state/world-rules.js';
import { TRIAL_TICKS, TRIAL_UNITS } from '../../../web/places/world/state/world-trials.js';

/** @import { Notice, Part } from '../../../web/model/notice.js' */
/** @import { Breakpoint } from '../../../web/model/breakpoints.js' */
/** What is typed, to what is said; a key alone where it has no values; null: nothing is wrong. @typedef {(typed: string) => string | Part | Notice | null} Field */

const BOARD = Object.freeze({ width: 7, height: 6, coordinates: TOP_LEFT });
const STEPS = 24;
const [LEAST, GREATEST] = cornersOf(BOARD);
const NAMED = Object.freeze({ least: gridPointText(LEAST, BOARD), greatest: gridPointText(GREATEST, BOARD) });
const GRAPH = Object.freeze({
  nodes: [
    { x: 0, y: 0, name: 'a' },
    { x: 9, y: 0, name: 'b' },
  ],
  edges: [{ from: 0, to: 1, cost: 9, isBoth: true }],
  start: 0,
  goal: 1,
});

const TRIALS = Object.freeze({
  least_units: TRIAL_UNITS.low,
  most_units: TRIAL_UNITS.high,
  least_ticks: TRIAL_TICKS.low,
  most_ticks: TRIAL_TICKS.high,
});

/** A field of numbers gives this of what is none, and of nothing. @param {string} typed */
const numberIn = (typed) => (typed.trim() === '' ? NaN : Number(typed));
/** @param {string} typed */
const numbersIn = (typed) => typed.split(' ').map(numberIn);
/** @param {unknown} read @param {string} key */
const unless = (read, key) => (read === null ? key : null);
/** @param {import('../../../web/places/graph/graph.js').Change} change */
const ofChange = ({ reason }) => reason && errorOf(reason);

/** @param {'localRadius' | 'localSteps' | 'clusterSide'} setting @param {string} name @param {number} low @param {number} high @returns {Field} */
const ofSetting = (setting, name, low, high) => (typed) =>
  accepts(setting, numberIn(typed)) ? null : { key: 'local.range', values: { name, low, high } };

/** @param {readonly Breakpoint[]} list @param {string} typed */
function breakpointNotice(list, typed) {
  const [first = NaN, second = NaN] = numbersIn(typed);
  const point = gridPointOfNumbers([first, second], BOARD);
  if (point === null) return { key: 'breakpoints.outside', points: { least: LEAST, greatest: GREATEST } };
  const { problem } = withBreakpoint(list, { kind: 'opened', point });
  return problem && { key: problem, values: { count: list.length } };
}

/** @type {Readonly<Record<string, Field>>} */
const FIELDS = Object.freeze({
  weight: (typed) => unless(parseWeight(typed), 'search.weight_range'),
  factor: (typed) => unless(parseFactor(typed), 'ground.factor_range'),
  danger: (typed) => unless(parseDanger(typed), 'ground.added_range'),
  width: (typed) => unless(parseWhole(typed, 1, MAX_SIDE), 'size.range'),
  height: (typed) => unless(parseWhole(typed, 1, MAX_SIDE), 'size.range'),
  percent: (typed) => unless(parseWhole(typed, 0, 100), 'generate.range'),
  seed: (typed) => unless(parseWhole(typed, 0, MAX_SEED), 'generate.range'),
  radius: ofSetting('localRadius', 'R', 0, 50),
  steps: ofSetting('localSteps', 'N', 1, 100),
  side: ofSetting('clusterSide', 'K', 4, 64),
  'column of a picture': (typed) =>
    parseWhole(typed, 1, 640) === null ? { key: 'image.columns_range', values: { most: 640 } } : null,
  'cell of a breakpoint': (typed) => breakpointNotice([], typed),
  'cell of a breakpoint, again': (typed) => breakpointNotice([{ kind: 'opened', point: { x: 1, y: 1 } }], typed),
  '17 breakpoints': () =>
    breakpointNotice(
      Array.from({ length: 16 }, (_, x) => ({ kind: 'expanded', point: { x, y: 0 } })),
      '1 1',
    ),
  'goal of a unit': (typed) =>
    readGridPoint(typed, BOARD) === null ? { key: 'units.goal_refused', values: NAMED } : null,
  palette: (typed) => {
    const numbers = cellTyped(typed);
    const isThere = numbers === null || gridPointOfNumbers(numbers, BOARD) !== null;
    return isThere ? null : { key: 'palette.outside', values: { ...NAMED, cell: `(${numbers})` } };
  },
  loop: (typed) => {
    const [first = '', last = ''] = typed.split(' ');
    return loopFrom(first, last, STEPS).fault;
  },
  cells: (typed) => cellsFrom(typed, BOARD).fault,
  animation: (typed) => {
    const [first = NaN, last = NaN, every = NaN] = numbersIn(typed);
    const isPlanned = planAnimation({ first, last, every, rate: 10 }, STEPS) !== null;
    return isPlanned ? null : { key: 'animation.no_step', values: { most: STEPS } };
  },
  'world seed': (typed) =>
    parseWhole(typed, 0, MAX_SEED) === null ? { key: 'worlds.seed_range', values: { most: MAX_SEED } } : null,
  rule: (typed) => {
    const rule = RULES.find(({ name }) => name === 'decayTicks');
    const said = rule && ruleGesture(rule, typed);
    return said !== undefined && 'refusal' in said ? said.refusal : null;
  },
  trials: (typed) => {
    const [units = NaN, ticks = NaN] = numbersIn(typed);
    const isGood = units >= TRIAL_UNITS.low && units <= TRIAL_UNITS.high && ticks >= TRIAL_TICKS.low;
    return isGood ? null : { key: 'trials.range', values: TRIALS };
  },
  'turn penalty': (typed) =>
    hundredthsIn(typed) === null ? { key: 'quality.penalty_range', values: { high: 100 } } : null,
  'node name': (typed) => ofChange(withNodeChanged(GRAPH, 0, { name: typed })),
  'node x': (typed) => ofChange(withNodeChanged(GRAPH, 0, { x: numberIn(typed) })),
  'node y': (typed) => ofChange(withNodeChanged(GRAPH, 0, { y: numberIn(typed) })),
  'edge cost': (typed) => ofChange(withEdgeChanged(GRAPH, 0, { cost: numberIn(typed) })),
  'graph weight': (typed) => unless(parseWeight(typed), 'search.weight_range'),
});

/** @param {string} name @param {string} typed @returns {Notice} */
export function typedInto(name, typed) {
  const field = FIELDS[name];
  if (field === undefined) throw new Error(`no field ${name}`);
  const said = field(typed);
  if (said === null) return { isError: false, parts: [] };
  if (typeof said === 'string') return warning({ key: said });
  return 'key' in said ? warning(said) : said;
}
