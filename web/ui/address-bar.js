// The address of the page: what is written into it, and notes for whoever comes back before it could be.

import { leave, pickUp } from './storage.js';

/** Milliseconds that a reload may take to begin: what was written meanwhile does not reach it. */
const ON_ITS_WAY = 2000;

/**
 * Whoever reloads before the pause is over finds the last change all the same. A browser that is on its
 * way to another page lets nothing more into the address, hence the note beside it.
 */
export function catchUp() {
  const text = noteOf('address');
  if (text !== null) replaceHash(text);
}

/**
 * A graph of places has the address, and the board lies behind it: whoever reloads there finds the graph as it was, and
 * the board when he closes it.
 * @param {string} graph link of the graph; '' for the one in the address
 * @param {string} board link of the board
 */
export function leaveGraph(graph, board) {
  if (graph !== '') leave('address', [graph, ...addressesNow()]);
  leave('board', [board, graph === '' ? location.hash : `#${graph}`]);
}

export const isGraphInAddress = () => /[#&]b=graph/.test(location.hash);

/** @returns {string | null} the link of the board that was behind the place in the address; null: none is known */
export const boardBehind = () => noteOf('board');

/** What was left for whoever comes back to one of its addresses. @param {string} name @returns {string | null} */
function noteOf(name) {
  const [text, ...over] = pickUp(name) ?? [];
  // Who comes by a link wants what the link says.
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
  return isReturn && text !== undefined && over.includes(location.hash) ? text : null;
}

/** Addresses that were replaced, and until when a reload that has begun may come back to them. @type {{ hash: string, until: number }[]} */
let replaced = [];

const replacedLately = () => replaced.filter(({ until }) => performance.now() < until);

/** Those that a reload may come back to: the current one, and those before it. */
export const addressesNow = () => [location.hash, ...replacedLately().map(({ hash }) => hash)];

/** @param {string} text @returns {boolean} whether it could be */
export function replaceHash(text) {
  replaced = [...replacedLately(), { hash: location.hash, until: performance.now() + ON_ITS_WAY }];
  try {
    history.replaceState(history.state, '', `#${text}`);
    return true;
  } catch {
    // A sandboxed frame, or a browser that has had enough of it for now: the next change tries again.
    return false;
  }
}
