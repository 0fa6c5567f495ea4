// The message about a step of a search on a graph. Pure.

import { info, warning } from '../../model/notice.js';
import { nodeTitle } from './graph.js';

/** @import { Notice, Part } from '../../model/notice.js' */
/** @import { GraphSpace } from './state.js' */

/** What the current step did; the answer, at the end. @param {GraphSpace} space @returns {Notice} */
export function stepNotice({ graph, result, position }) {
  if (result === null) return info();
  const { step, current } = position;
  const { steps } = result;
  if (step < steps && step === 0) return info({ key: 'status.step_zero', values: { steps } });
  if (step < steps) return info({ key: 'graph.step', values: { step, steps, node: nodeTitle(graph, current) } });
  const { outcome, cost, expanded, repairs, isRepairRefused, isTruncated } = result;
  if (outcome === 'broken') return warning({ key: 'status.broken' });
  if (outcome === 'gave-up') return warning({ key: 'graph.gave_up', values: { expanded } });
  const isFound = outcome === 'found';
  /** @type {Part[]} */
  const parts = [
    isFound
      ? { key: 'status.found', values: { cost, expanded } }
      : { key: 'graph.no_path', values: { node: nodeTitle(graph, result.target), cost } },
  ];
  if (repairs > 0) parts.push({ key: 'graph.repaired', values: { expanded, repairs } });
  if (isRepairRefused) parts.push({ key: 'status.searched_anew' });
  if (isTruncated) parts.push({ key: 'graph.truncated', values: { steps } });
  return { isError: !isFound, parts };
}
