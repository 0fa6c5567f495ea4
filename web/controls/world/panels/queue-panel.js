// The queue of path requests: its picture, its numbers, and what was expanded in each of the last ticks, never more than
// the budget.

import { REQUEST_FIELDS, REQUEST_STRIDE } from '../../../engine/world-engine.js';
import { Spending } from '../../../state/world-requests.js';
import { part, setText } from '../../parts.js';
import { Facts } from './panel-parts.js';
import { SpendingChart } from './spending-chart.js';

/** @typedef {import('../../world-space.js').WorldScene} WorldScene */
/** @typedef {import('../../../i18n/translate.js').Translate} Translate */

/** Requests named in words. */
const NAMED = 5;

/** @param {WorldScene} scene @returns {import('./world-panels.js').WorldPanel} */
export function connectQueue({ desk, signal }) {
  const said = part('#world-queue-said', HTMLElement);
  const first = part('#world-queue-first', HTMLElement);
  const facts = new Facts(part('#world-queue', HTMLElement), ['in_work', 'in_line', 'asked', 'answered', 'withdrawn', 'spent']);
  const chart = new SpendingChart(part('#world-chart', HTMLElement), part('#world-chart-said', HTMLElement), signal);
  const spending = new Spending();
  /** What the ticks kept in mind belong to: another past is another world. */
  let past = { world: -1, script: '' };

  return {
    look: ({ world, tick }) => {
      const script = desk.engine.script();
      if (world !== past.world) spending.forgetAfter(-1);
      else if (script !== past.script) spending.forgetAfter(tick);
      past = { world, script };
      const { expanded, expandedLastTick } = desk.engine.counts();
      spending.add({ tick, expanded, expandedLastTick });
    },
    show: ({ tick }, t) => {
      const { budget } = desk.engine.options();
      const counts = desk.engine.counts();
      const { work, line, ahead } = requestsIn(desk.engine.requests());
      const spent = counts.expandedLastTick;
      setText(said, t('requests.summary', { work, line, spent, budget }));
      setText(first, ahead.length === 0 ? '' : t('requests.first', { names: ahead.map((unit) => (unit === 0 ? t('requests.field') : t('requests.unit', { unit }))).join(t('requests.list')) }));
      facts.show({ in_work: work, in_line: line, asked: counts.asked, answered: counts.answered, withdrawn: counts.withdrawn, spent: t('requests.spent_of', { spent, budget }) }, (name) => t(`requests.${name}`));
      chart.show(spending.until(tick), budget, t);
    },
  };
}

/** @param {ArrayLike<number>} requests as WorldEngine.requests() gives them: those in work first */
function requestsIn(requests) {
  const count = requests.length / REQUEST_STRIDE;
  let work = 0;
  /** @type {number[]} */
  const ahead = [];
  for (let at = 0; at < requests.length; at += REQUEST_STRIDE) {
    if (requests[at + REQUEST_FIELDS.isInWork] === 1) work += 1;
    else if (ahead.length < NAMED) ahead.push(requests[at + REQUEST_FIELDS.unit] ?? 0);
  }
  return { work, line: count - work, ahead };
}
