// Converts a state to its link, and the ends of a link to cells. Pure; the map's text comes from the core.

import { gridPointOf } from '../model/coordinates.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { State } from '../model/state.js' */
/** @import { GridPoint } from '../model/coordinates.js' */
/** @import { Link, View } from './link.js' */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ map: string, width: number, start: number, goal: number }} Home the first figure's board */

/** Browsers accept addresses of two million characters, some fewer. */
export const LONGEST_MAP = 2_000_000;

/**
 * @param {State} state
 * @param {string} map the text of its board
 * @param {Home} home the board of a link without a map
 * @param {View} view
 * @param {object} [how]
 * @param {number} [how.longest] maximum length of a map that is included
 * @param {boolean} [how.isAsSeen] it opens on the current step instead of the first step of a quiz or loop
 * @returns {{ link: Link, isMapLeftOut: boolean }} `isMapLeftOut`: the map is too large for an address
 */
export function linkOf(state, map, home, view, { longest = LONGEST_MAP, isAsSeen = false } = {}) {
  const { board, settings, display, breakpoints, search, playback } = state;
  if (map.length > longest) {
    const bare = { map: null, start: null, goal: null, settings, step: null };
    return { link: { ...bare, display, breakpoints, view }, isMapLeftOut: true };
  }
  const isHome = map === home.map;
  const { step } = playback.position;
  // By default a search opens at its last step, however many it takes; except with a quiz or a loop.
  const beginsElsewhere = isAsSeen && (view.quiz === true || view.loop !== null);
  const isSaid = search.phase === 'settled' && (step < search.result.steps || beginsElsewhere);
  const link = {
    map: isHome ? null : map,
    start: isHome && board.start === home.start ? null : gridPointOf(board.start, board),
    goal: isHome && board.goal === home.goal ? null : gridPointOf(board.goal, board),
    settings,
    step: isSaid ? step : null,
    display,
    breakpoints,
    view,
  };
  return { link, isMapLeftOut: false };
}

/**
 * @param {Pick<Link, 'start' | 'goal'>} link
 * @param {Size} board
 * @param {{ start: number, goal: number }} suggested
 * @returns {{ ends: { start: number, goal: number }, reason: null } | { ends: null, reason: Reason }}
 */
export function endsOf({ start, goal }, board, suggested) {
  const { width, height } = board;
  for (const [key, point] of Object.entries({ s: start, g: goal })) {
    if (point === null || (point.x < width && point.y < height)) continue;
    const found = `${key}=${point.x},${point.y}`;
    const expected = `${width} × ${height}`;
    return { ends: null, reason: { ok: false, code: 'link.end_outside', line: 0, found, expected } };
  }
  const ends = {
    start: start === null ? suggested.start : cellOf(start, board),
    goal: goal === null ? suggested.goal : cellOf(goal, board),
  };
  return { ends, reason: null };
}

/** @param {GridPoint} point @param {Pick<Size, 'width'>} board */
function cellOf({ x, y }, { width }) {
  return y * width + x;
}
