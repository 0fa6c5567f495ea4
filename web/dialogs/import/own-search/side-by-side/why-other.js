// Why the search here takes another cell than a program in the first step that differs. Pure, but for the engine.

import { STATUS } from '../../../../engine/layouts.js';
import { gridPointOf } from '../../../../model/coordinates.js';

/** @import { OrderFindings } from '../../../../../wasm/types/check.d.ts' */
/** @import { Translate } from '../../../../i18n/translate.js' */
/** @import { Part } from '../../../../model/notice.js' */
/** @import { ComparedBoard, TwoRuns } from './two-runs.js' */

/** Sums of many √2 are not exact. */
const ROUNDING = 1e-9;

/**
 * @param {Pick<TwoRuns, 'engine' | 'numbersOf'>} runs put before that step
 * @param {Pick<OrderFindings, 'agreed' | 'seen' | 'expected' | 'settings'>} findings
 * @param {Pick<ComparedBoard, 'width' | 'goal' | 'factors'>} board
 * @param {Translate} t
 * @returns {Part[]} none where the program has ended
 */
export function whyOther(runs, { agreed, seen, expected, settings }, board, t) {
  if (seen < 0) return [];
  runs.engine.seek(agreed);
  const points = {
    seen: gridPointOf(seen, board),
    expected: gridPointOf(Math.max(expected, 0), board),
    goal: gridPointOf(board.goal, board),
  };
  const one = (/** @type {string} */ name, values = {}) => [{ key: `side.why_${name}`, values, points }];
  if (expected < 0) return one(runs.engine.result().outcome === 'found' ? 'found' : 'exhausted');
  if (board.factors[seen] === 0) return one('wall');
  const [other, taken] = [runs.numbersOf(seen), runs.numbersOf(expected)];
  if (other.status === STATUS.untouched) return one('unreached');
  if (other.status === STATUS.closed) return one('closed');
  if (other.f > taken.f + ROUNDING) return one('larger', { other: other.f, taken: taken.f });
  return one('tie', { f: taken.f, rule: t(`tie.${settings.tie}`) });
}
