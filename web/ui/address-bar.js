// The address of the page: what is written into it, and notes for a reload that comes before it could be written.

import { leave, pickUp } from './storage.js';

/** Milliseconds that a reload may take to begin: addresses written meanwhile do not reach it. */
const ON_ITS_WAY = 2000;

/**
 * So that a reload before the pause is over still finds the last change. A browser that is already
 * leaving the page does not change the address any more, hence the note beside it.
 */
export function catchUp() {
  const text = noteOf('address');
  if (text !== null) replaceHash(text);
}

/**
 * While a graph has the address, the board lies behind it: a reload there restores the graph, and
 * closing the graph restores the board.
 * @param {string} graph link of the graph; '' for the one in the address
 * @param {string} board link of the board
 */
export function leaveGraph(graph, board) {
  if (graph !== '') leave('address', [graph, ...addressesNow()]);
  leave('board', [board, graph === '' ? location.hash : `#${graph}`]);
}

export const isGraphInAddress = () => /[#&]b=graph/.test(location.hash);

/** @returns {string | null} the link of the board behind the place in the address; null: unknown */
export const boardBehind = () => noteOf('board');

/** The note left for one of its addresses. @param {string} name @returns {string | null} */
function noteOf(name) {
  const [text, ...over] = pickUp(name) ?? [];
  // A followed link means what the link says.
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
  return isReturn && text !== undefined && over.includes(location.hash) ? text : null;
}

/** Replaced addresses, and until when a reload that has begun may return to them. @type {{ hash: string, until: number }[]} */
let replaced = [];

const replacedLately = () => replaced.filter(({ until }) => performance.now() < until);

/** Addresses that a reload may return to: the current one, and the previous ones. */
export const addressesNow = () => [location.hash, ...replacedLately().map(({ hash }) => hash)];

/** The address that replaceHash wrote last. */
let writtenLast = '';

/** Whether the page itself wrote the current address, rather than a link or a step in the history. */
export const isWrittenHere = () => writtenLast !== '' && location.hash === writtenLast;

/** @param {string} text @returns {boolean} whether it succeeded */
export function replaceHash(text) {
  replaced = [...replacedLately(), { hash: location.hash, until: performance.now() + ON_ITS_WAY }];
  try {
    history.replaceState(history.state, '', `#${text}`);
    writtenLast = location.hash;
    return true;
  } catch {
    // A sandboxed frame, or a browser that limits the rate: the next change tries again.
    return false;
  }
}
