// The texts about a node and a verdict: composed from keys, as elements without markup of their own.

import { algorithmCause, causeText } from '../../ui/sentences/referee-sentences.js';
import { parentSentence, timesSentences } from '../../ui/sentences/story-sentences.js';
import { formatNumber } from '../../i18n/translate.js';
import { storyOf } from '../../model/cell-story.js';
import { hasTwoHalves } from '../../model/algorithms.js';
import { nodeTitle } from './graph.js';
import { createElement } from '../../ui/create-element.js';

/** @import { SearchResult, SearchSettings, Verdict, Why } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { StorySource } from '../../model/cell-story.js' */
/** @import { Graph } from './graph.js' */

/**
 * @param {Verdict} verdict @param {Graph} graph
 * @param {{ settings: SearchSettings, isTruncated: boolean }} search @param {Translate} t
 */
export function verdictSentence(verdict, graph, { settings, isTruncated }, t) {
  const { ruling, optimum, excess, guaranteed, conditions, overestimates, cause } = verdict;
  const sentences = [];
  if (conditions.pathExists === 'fails') sentences.push(t('graph.verdict_no_path'));
  if (ruling === 'optimal')
    sentences.push(t(guaranteed === 'holds' ? 'graph.verdict_sure' : 'graph.verdict_luck', { optimum }));
  if (ruling === 'longer')
    sentences.push(t('graph.verdict_longer', { optimum, percent: Math.round(1000 * excess) / 10 }));
  if (cause.kind === 'algorithm') {
    const key = algorithmCause(settings, verdict);
    if (key !== null) sentences.push(t(key));
  } else if (cause.kind !== '') {
    const nameOf = (/** @type {number} */ node) => t('graph.node_title', { name: nodeTitle(graph, node) });
    const end = t(conditions.pathExists === 'fails' ? 'graph.cause_nearest' : 'cause.goal');
    sentences.push(causeText(cause, { nameOf, end, bug: '', isTruncated }, t));
  }
  if (ruling === 'below-optimum') sentences.push(t('graph.verdict_below', { optimum }));
  if (overestimates > 0) sentences.push(t('graph.verdict_overestimates', { count: overestimates }));
  return sentences.join(t('status.separator'));
}

/** For screen readers: "Node b, 2 of 5, open, G 5, H 3, F 8". @param {Graph} graph @param {number} node @param {Why | null} why @param {Translate} t */
export function nodeLabel(graph, node, why, t) {
  const parts = [t('graph.node_title', { name: nodeTitle(graph, node) })];
  if (node === graph.start) parts.push(t('cell.start'));
  if (node === graph.goal) parts.push(t('cell.goal'));
  if (why !== null) parts.push(t(`cell.${why.status}`));
  if (why?.isFromGoal && why.sum !== null) parts.push(t('graph.from_goal'));
  for (const name of /** @type {const} */ (['f', 'g', 'h'])) {
    const value = why?.sum?.[name] ?? NaN;
    if (!Number.isNaN(value)) parts.push(t(`cell.${name}`, { value }));
  }
  const edges = graph.edges.flatMap(({ from, to, cost, isBoth }) => {
    if (from === node) return [t('graph.edge_to', { name: nodeTitle(graph, to), cost })];
    return isBoth && to === node ? [t('graph.edge_to', { name: nodeTitle(graph, from), cost })] : [];
  });
  parts.push(
    edges.length === 0
      ? t('graph.no_edges_on')
      : t('graph.edges_to', { edges: edges.slice(0, 12).join(t('why.list')) }),
  );
  return parts.join(t('cell.separator'));
}

/** @typedef {{ step: number, settings: SearchSettings, result: SearchResult | null, source: StorySource }} Searched the step, and the source of its log */

/** @param {Why} why @param {Graph} graph @param {Searched} search @param {Translate} t @returns {HTMLElement[]} */
export function nodeWhyLines(why, graph, search, t) {
  const elements = nodeWhySentences(why, graph, search, t).map((text) => createElement('p', {}, text));
  const { expandedAt } = why;
  if (expandedAt === 0 || why.neighbours.length === 0) return elements;
  const heading = expandedAt === search.step ? t('why.neighbours') : t('why.neighbours_at', { step: expandedAt });
  const items = why.neighbours.slice(0, 24).map(({ cell, step, outcome, offered, known, closedAt }) => {
    const reported = t(`why.outcome_${outcome}`, { offered, known, step: closedAt });
    return createElement(
      'li',
      {},
      t('graph.neighbour', { name: nodeTitle(graph, cell), edge: step, outcome: reported }),
    );
  });
  return [...elements, createElement('h4', {}, heading), createElement('ul', {}, ...items)];
}

/** Everything but the neighbours. @param {Why} why @param {Graph} graph @param {Searched} search @param {Translate} t @returns {string[]} */
export function nodeWhySentences(why, graph, search, t) {
  const lines = why.isExplained ? explainedLines(why, graph, t) : storyLines(why, graph, search, t);
  if (why.untouched !== null) {
    lines.push(t(absenceKey(why, search.result), { step: why.untouched.step, f: why.untouched.lastF }));
  }
  const { expandedAt: step, timesExpanded: times } = why;
  if (why.isExplained && step > 0) lines.push(t(times > 1 ? 'why.expanded_again' : 'why.expanded', { step, times }));
  return lines;
}

/** Its numbers and its rank in the open list. @param {Why} why @param {Graph} graph @param {Translate} t */
function explainedLines({ sum, rank: ranking }, graph, t) {
  const lines = sum === null ? [] : sumLines(sum, false, graph, t);
  if (ranking !== null) {
    const { rank, openCount, isDecidedByStructure } = ranking;
    const key = isDecidedByStructure ? 'why.rank_structure' : rank === 1 ? 'why.rank_next' : 'why.rank';
    lines.push(t(key, { rank, before: rank - 1, count: openCount }));
  }
  return lines;
}

/**
 * Its numbers in each half that has reached it, how it got its parents, and when it was opened and expanded.
 * @param {Why} why @param {Graph} graph @param {Searched} search @param {Translate} t
 */
function storyLines({ cell, sum, otherSum, isFromGoal, expandedAt }, graph, { step, settings, source }, t) {
  const story = storyOf(source, cell, step);
  const hasHalves = hasTwoHalves(settings);
  const half = (/** @type {Why['sum']} */ numbers, /** @type {boolean} */ fromGoal) => {
    if (numbers === null) return [];
    const push = story.pushes.find(({ layer, parent }) => parent >= 0 && (!hasHalves || (layer === 1) === fromGoal));
    const came = push === undefined ? [] : [parentSentence(push, settings, (node) => nodeTitle(graph, node), t)];
    const heading = hasHalves && came.length === 0 ? [t(fromGoal ? 'graph.half_goal' : 'graph.half_start')] : [];
    return [...heading, ...came, ...sumLines(numbers, fromGoal, graph, t)];
  };
  const lines = [...half(sum, isFromGoal), ...half(otherSum, !isFromGoal), ...timesSentences(story, t)];
  return expandedAt > 0 ? [...lines, t('graph.not_explained')] : lines;
}

/** The key of a sentence for an untouched node. @param {Why} why @param {SearchResult | null} result */
function absenceKey({ untouched, isFromGoal }, result) {
  const absence = untouched?.absence ?? '';
  if (absence === 'other-island') return isFromGoal ? 'graph.absent_no_path_on' : 'why.absent_other-island';
  const isOver = absence === 'goal-found' || absence === 'goal-elsewhere';
  if (isOver && (result?.repairs ?? 0) > 0) return 'graph.absent_repair';
  if (isOver && result?.outcome === 'gave-up') return 'graph.absent_gave_up';
  if (absence === 'goal-elsewhere') return 'graph.absent_goal-elsewhere';
  // The goal's own f decides here; "no open cell had less" holds for nodes, too.
  return absence === 'goal-found' && !Number.isNaN(untouched?.lastF)
    ? 'graph.absent_goal-found_f'
    : `why.absent_${absence}`;
}

/** @param {NonNullable<Why['sum']>} sum @param {boolean} isFromGoal @param {Graph} graph @param {Translate} t */
function gLine({ parent, parentG, unit: edge, g }, isFromGoal, graph, t) {
  if (parent >= 0)
    return t(isFromGoal ? 'graph.g_on' : 'graph.g', { g, parentG, edge, from: nodeTitle(graph, parent) });
  // A node that LPA* has reset keeps the number until it gets another.
  if (g > 0) return t('graph.g_lost', { g });
  return t(isFromGoal ? 'graph.g_goal' : 'graph.g_start');
}

/** @param {NonNullable<Why['sum']>} sum @param {boolean} isFromGoal @param {Graph} graph @param {Translate} t */
function sumLines(sum, isFromGoal, graph, t) {
  const { g, squaredDistance, rateCost, rateSquaredLength, h, order, weight, f } = sum;
  const lines = [gLine(sum, isFromGoal, graph, t)];
  if (!Number.isNaN(h)) {
    const values = {
      h,
      distance: formatNumber(Math.sqrt(squaredDistance)),
      rate: formatNumber(rateCost / Math.sqrt(rateSquaredLength)),
    };
    lines.push(t(rateCost === 0 ? 'graph.h_zero' : 'graph.h', values));
  }
  if (order === 'f') lines.push(t(weight === 1 ? 'graph.f' : 'graph.f_weighted', { f, g, h, weight }));
  else if (order === 'h') lines.push(t('graph.f_greedy', { f }));
  else if (order === 'depth') lines.push(t('graph.f_depth', { f }));
  else lines.push(t('why.f_newest'));
  return lines;
}
