// Why a row of a scenario is refused, said more closely than the core does: how many columns it has, which of them is wrong.
// Pure.

/** @import { Reason } from 'astrolabe-module' */

const COLUMNS = 9;

/**
 * @param {Reason} reason of the core
 * @param {string} text of the scenario, whose line the reason has
 * @returns {Reason}
 */
export function scenarioFault(reason, text) {
  const words = (text.split(/\r?\n/)[reason.line - 1] ?? '').trim().split(/[ \t]+/);
  /** @param {string} code @param {string} found @param {string} [expected] */
  const closer = (code, found, expected = reason.expected) => ({ ...reason, code, found, expected });
  if (reason.code === 'scen.row') return closer('scen.row', String(words.length), String(COLUMNS));
  if (reason.code === 'scen.size') {
    const isBucket = !/^\d{1,9}$/.test(words[0] ?? '');
    return isBucket ? closer('scen.bucket', words[0] ?? '') : closer('scen.size', `${words[2]} × ${words[3]}`);
  }
  if (reason.code !== 'scen.cell') return reason;
  const [width, height, x, y, goalX, goalY] = words.slice(2);
  const isInside = (/** @type {string | undefined} */ word, /** @type {string | undefined} */ size) =>
    /^\d+$/.test(word ?? '') && Number(word) < Number(size);
  const isStart = !isInside(x, width) || !isInside(y, height);
  return closer(
    isStart ? 'scen.start' : 'scen.goal',
    isStart ? `${x},${y}` : `${goalX},${goalY}`,
    `${width} × ${height}`,
  );
}
