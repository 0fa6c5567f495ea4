// The referee's findings in sentences: the ruling with its numbers, the cause with its proof, the
// guarantee of the search, the conditions. Knows no DOM.

import { descriptorOf } from '../../engine/options.js';
import { hasTwoHalves, searchedWith } from '../../model/algorithms.js';
import { cellText, namingOf } from '../../model/coordinates.js';
import { comparisonOf, isWithoutPath, percentText, rulingOf } from '../../model/referee.js';

/** @import { AlgorithmName, Cause, Conditions, SearchSettings, Tristate, Verdict } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Naming } from '../../model/coordinates.js' */
/** @import { State } from '../../model/state.js' */
/** @typedef {keyof Conditions} Condition */
/**
 * What a cause refers to, besides its numbers.
 * @typedef {object} CauseContext
 * @property {(node: number) => string} nameOf the name of a cell, or of a node of a graph
 * @property {string} end the target of the path
 * @property {string} bug of a program as written; '' for a search
 * @property {boolean} isTruncated the steps were not kept, so there are no numbers as proof
 */
/** @typedef {{ text: string, cells: number[] }} Example a counter-example, and the cells it is about */
/** @typedef {{ name: Condition, tick: Tristate, text: string, example: Example | null }} Line */

/** With these a search is guaranteed a shortest path; consistency is not a condition, and is listed separately. */
const CONDITIONS = Object.freeze(
  /** @type {readonly Condition[]} */ ([
    'pathExists',
    'finiteGraph',
    'positiveCosts',
    'admissible',
    'selectsByF',
    'stopsWhenSelected',
    'takesCheaperPaths',
    'consistent',
  ]),
);

/**
 * The conditions of algorithms other than textbook searches; they always take cheaper paths and select by their key.
 * @param {AlgorithmName} algorithm @returns {readonly Condition[]}
 */
function conditionsOf(algorithm) {
  const { promise, counts } = descriptorOf(algorithm);
  if (promise === 'options') return CONDITIONS;
  if (promise === 'nothing') return ['pathExists', 'finiteGraph'];
  /** @type {Condition[]} */
  const needed = ['pathExists', 'finiteGraph', 'positiveCosts'];
  if (promise !== 'always') needed.push(promise);
  if (counts.includes('stop')) needed.push('stopsWhenSelected');
  return needed;
}

/** Causes proven by numbers of the trace. @type {readonly string[]} */
const IN_SHORT = ['overestimate', 'weight', 'stop', 'update', 'reopening'];

/** The ruling with its numbers. @param {State} state @param {Translate} t @returns {string} */
export function rulingSentence(state, t) {
  const ruling = rulingOf(state);
  const { verdict } = state.referee;
  if (ruling === 'none' || verdict === null) return t('ruling.none');
  const { optimum, excess } = verdict;
  const values = { optimum, cost: optimum * (1 + excess), percent: percentText(Math.abs(excess)) };
  const key = ruling === 'any-angle' ? `lines_${comparisonOf(excess)}` : ruling;
  const sentence = t(`ruling.${key}`, values);
  if (!isWithoutPath(state)) return sentence;
  const cell = cellText(state.search.result.target, namingOf(state));
  return [t('ruling.without_path', { cell }), sentence].join(t('status.separator'));
}

/**
 * Why the path is longer.
 * @param {State} state
 * @param {Translate} t
 * @returns {Example | null} null: it is not longer, or not yet known
 */
export function causeSentence(state, t) {
  const { referee, settings, search } = state;
  const naming = namingOf(state);
  const cause = referee.verdict?.cause;
  if (cause === undefined || cause.kind === '') return null;
  if (cause.kind === 'algorithm') {
    // For any-angle paths the ruling says it all.
    const key = rulingOf(state) === 'any-angle' ? null : algorithmCause(settings, referee.verdict);
    return key === null ? null : { text: t(key), cells: [] };
  }
  const context = {
    nameOf: (/** @type {number} */ cell) => cellText(cell, naming),
    end: t(isWithoutPath(state) ? 'cause.nearest' : 'cause.goal'),
    bug: t(`program.${settings.program}_bug`),
    isTruncated: search.result.isTruncated,
  };
  const { cell, step } = cause;
  return { text: causeText(cause, context, t), cells: [cell, step.from, step.to].filter((one) => one >= 0) };
}

/** For a cause that is not specific to the algorithm. @param {Cause} cause @param {CauseContext} context @param {Translate} t @returns {string} */
export function causeText(cause, { nameOf, end, bug, isTruncated }, t) {
  const { kind, cell, bestG, hadG, trueCost, h, weightedH, goalG, step } = cause;
  const isOrder = kind === 'greedy' || kind === 'bfs' || kind === 'dfs';
  const values = {
    ...{ bestG, hadG, trueCost, h, weightedH, goalG },
    ...{ f: bestG + weightedH, hFrom: step.weightedHFrom, hTo: step.weightedHTo },
    ...{ bug, end, node: cell < 0 ? '' : nameOf(cell), cost: step.cost },
    ...(step.from < 0 ? {} : { from: nameOf(step.from), to: nameOf(step.to) }),
  };
  const isShort = isTruncated && IN_SHORT.includes(kind);
  const sentences = [t(isShort ? `cause.short_${kind}` : `cause.${kind}`, values)];
  if (isOrder && cell >= 0 && !isTruncated) {
    sentences.push(t(hadG > bestG ? 'cause.reached_late' : 'cause.left_open', values));
  }
  return sentences.join(t('status.separator'));
}

/**
 * Why an algorithm other than the textbook search found no shortest path: the key of a sentence.
 * @param {SearchSettings} settings @param {Verdict | null} verdict
 * @returns {string | null} null: not yet known
 */
export function algorithmCause(settings, verdict) {
  const algorithm = searchedWith(settings);
  if (hasTwoHalves(settings) && settings.stop === 'opened') return 'cause.first_meeting';
  if (algorithm === 'twotier' && settings.tiers === 'coarse') return 'cause.coarse';
  const { promise } = descriptorOf(algorithm);
  if (promise === 'nothing') return `cause.${algorithm}`;
  if (promise === 'admissible') return 'cause.inadmissible_h';
  return verdict?.conditions.consistent === 'fails' ? 'cause.inconsistent_h' : null;
}

/** Whether it had to be so. @param {State} state @param {Translate} t @returns {string} */
export function promiseSentence(state, t) {
  const guaranteed = state.referee.verdict?.guaranteed ?? 'unknown';
  if (rulingOf(state) === 'any-angle') return t('promise.lines');
  if (rulingOf(state) !== 'optimal' || guaranteed === 'unknown') return '';
  if (guaranteed === 'fails') return t('promise.luck');
  const { program, algorithm } = state.settings;
  const why = program === 'none' && algorithm === 'bfs' ? [t('promise.equal_steps')] : [];
  return [t('promise.guaranteed'), ...why].join(t('status.separator'));
}

/** @param {State} state @param {Translate} t @returns {Line[]} */
export function conditionLines(state, t) {
  const { referee, settings } = state;
  const { verdict } = referee;
  const algorithm = searchedWith(settings);
  /** @param {Condition} name */
  const key = (name) => {
    if (descriptorOf(algorithm).promise === 'options') return name;
    if (name === 'stopsWhenSelected') return 'stopsWhenSure';
    return name === 'consistent' ? 'consistentNeeded' : name;
  };
  return conditionsOf(algorithm).map((name) => ({
    name,
    tick: verdict?.conditions[name] ?? 'unknown',
    text: t(`condition.${key(name)}`),
    example: verdict === null ? null : exampleOf(name, verdict, namingOf(state), t),
  }));
}

/**
 * @param {Condition} name
 * @param {Verdict} verdict
 * @param {Naming} naming
 * @param {Translate} t
 * @returns {Example | null}
 */
function exampleOf(name, verdict, naming, t) {
  if (name === 'admissible' && verdict.largestOverestimate.cell >= 0) {
    const { cell, ...numbers } = verdict.largestOverestimate;
    const values = { ...numbers, cell: cellText(cell, naming), count: verdict.overestimates };
    return { text: t('example.overestimate', values), cells: [cell] };
  }
  if (name === 'consistent' && verdict.steepestStep.from >= 0) {
    const { from, to, cost, weightedHFrom, weightedHTo } = verdict.steepestStep;
    const values = {
      ...{ from: cellText(from, naming), to: cellText(to, naming), cost },
      ...{ hFrom: weightedHFrom, hTo: weightedHTo, count: verdict.inconsistentSteps },
    };
    return { text: t('example.inconsistent', values), cells: [from, to] };
  }
  return null;
}

/** The effective branching factor beside O(b^d). @param {State} state @param {Translate} t @returns {string} */
export function branchingSentence({ referee, search }, t) {
  const { verdict } = referee;
  if (verdict === null || Number.isNaN(verdict.branchingFactor) || verdict.depth === 0) return '';
  const { depth, branchingFactor } = verdict;
  const { generated } = search.result;
  return t('referee.branching', { depth, generated, b: branchingFactor });
}
