// The referee's reasons in sentences: the ruling with its numbers, the cause with its proof, what the
// search promises, the conditions. Knows no DOM.

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
 * What a cause speaks of, beside its numbers.
 * @typedef {object} CauseContext
 * @property {(node: number) => string} place the name of a cell, or of a node of a graph
 * @property {string} end what the path leads to
 * @property {string} bug of a program as written; '' of a search
 * @property {boolean} isTruncated of steps that were not kept there are no numbers to prove it with
 */
/** @typedef {{ text: string, cells: number[] }} Example a counter-example, and the cells it is about */
/** @typedef {{ name: Condition, tick: Tristate, text: string, example: Example | null }} Line */

/** Under these a search is sure of a shortest path; consistency is no condition, and comes apart. */
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
 * What those need that are no textbook searches; they take cheaper ways and select by their key anyway.
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

/** Causes that are proven by numbers of the trace. @type {readonly string[]} */
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
  const place = cellText(state.search.result.target, namingOf(state));
  return [t('ruling.without_path', { place }), sentence].join(t('status.separator'));
}

/**
 * Why the path is longer.
 * @param {State} state
 * @param {Translate} t
 * @returns {Example | null} null: it is not, or that is not known yet
 */
export function causeSentence(state, t) {
  const { referee, settings, search } = state;
  const naming = namingOf(state);
  const cause = referee.verdict?.cause;
  if (cause === undefined || cause.kind === '') return null;
  if (cause.kind === 'algorithm') {
    // Of lines the ruling has said it all.
    const key = rulingOf(state) === 'any-angle' ? null : algorithmCause(settings, referee.verdict);
    return key === null ? null : { text: t(key), cells: [] };
  }
  const context = {
    place: (/** @type {number} */ cell) => cellText(cell, naming),
    end: t(isWithoutPath(state) ? 'cause.nearest' : 'cause.goal'),
    bug: t(`program.${settings.program}_bug`),
    isTruncated: search.result.isTruncated,
  };
  const { cell, step } = cause;
  return { text: causeText(cause, context, t), cells: [cell, step.from, step.to].filter((one) => one >= 0) };
}

/** Of a cause that is not the algorithm's own. @param {Cause} cause @param {CauseContext} context @param {Translate} t @returns {string} */
export function causeText(cause, { place, end, bug, isTruncated }, t) {
  const { kind, cell, bestG, hadG, trueCost, h, weightedH, goalG, step } = cause;
  const isOrder = kind === 'greedy' || kind === 'bfs' || kind === 'dfs';
  const values = {
    ...{ bestG, hadG, trueCost, h, weightedH, goalG },
    ...{ f: bestG + weightedH, hFrom: step.weightedHFrom, hTo: step.weightedHTo },
    ...{ bug, end, place: cell < 0 ? '' : place(cell), cost: step.cost },
    ...(step.from < 0 ? {} : { from: place(step.from), to: place(step.to) }),
  };
  const isShort = isTruncated && IN_SHORT.includes(kind);
  const sentences = [t(isShort ? `cause.short_${kind}` : `cause.${kind}`, values)];
  if (isOrder && cell >= 0 && !isTruncated) {
    sentences.push(t(hadG > bestG ? 'cause.reached_late' : 'cause.left_open', values));
  }
  return sentences.join(t('status.separator'));
}

/**
 * Why a relative of the textbook's search found no shortest path: the key of a sentence.
 * @param {SearchSettings} settings @param {Verdict | null} verdict
 * @returns {string | null} null: it is not known yet
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
    const values = { ...numbers, place: cellText(cell, naming), count: verdict.overestimates };
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
