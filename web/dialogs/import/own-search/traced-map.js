// The map that a trace of the page brings along: the board of its search, in the code of links, with start and goal.

import { MOST_CHECKED_CELLS } from '../../../engine/check-engine.js';
import { errorOf } from '../../../model/notice.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Notice } from '../../../model/notice.js' */
/** @typedef {{ code: string, width: number, height: number, start: number, goal: number, board: BoardName }} TracedMap */

const WORDS = Object.freeze({ title: { key: 'own_search.traced_map' }, message: { key: 'own_search.map_opened' } });

/** @param {unknown} content of a document @returns {TracedMap | null} null: it has none, or what is no such map */
export function mapIn(content) {
  if (!isObject(content) || !isObject(content['map'])) return null;
  const { width, height, code } = content['map'];
  if (typeof code !== 'string' || !isSide(width) || !isSide(height)) return null;
  const [start, goal] = ['start', 'goal'].map((name) => cellIn(content[name], width, height));
  if (start === undefined || goal === undefined || start < 0 || goal < 0) return null;
  const settings = isObject(content['settings']) ? content['settings'] : content;
  return { code, width, height, start, goal, board: settings['board'] === 'hex' ? 'hex' : 'squares' };
}

/**
 * Opens it, unless it is on the board already. It can be undone.
 * @param {Pick<AppContext, 'store' | 'session' | 'engine'>} context
 * @param {TracedMap} map
 * @returns {Notice | null} why it is not opened, and nothing has changed
 */
export function openTracedMap({ store, session, engine }, map) {
  const { board, settings } = store.state;
  const { code, width, height, start, goal } = map;
  if (width * height > MOST_CHECKED_CELLS) {
    const [found, expected] = [String(width * height), String(MOST_CHECKED_CELLS)];
    return errorOf({ ok: false, code: 'trace.board', line: 0, found, expected });
  }
  const isSame = board.width === width && board.height === height && board.start === start && board.goal === goal;
  if (isSame && settings.board === map.board && engine.mapToLink() === code) return null;
  return session.openCoded(map, WORDS) ? null : store.state.notice;
}

/** @param {unknown} cell @param {number} width @param {number} height @returns {number} -1 for none of the map */
function cellIn(cell, width, height) {
  if (!Array.isArray(cell)) return -1;
  const [x, y] = cell;
  const isThere = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
  return isThere ? y * width + x : -1;
}

/** @param {unknown} value @returns {value is number} */
const isSide = (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 100_000;
/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
