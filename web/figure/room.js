// The room that a figure takes in a text: as high before it works as after, derived from link, text and attributes.

import { latticeOf } from '../canvas/lattice.js';
import { LESTERS_FIGURE } from '../model/maps/first-figure.js';
import { readDrawing } from '../model/maps/drawn-map.js';
import { parseLink } from '../link/link-text.js';
import { EMPTY_LINK } from '../link/link.js';
import { mapSize } from '../link/map-size.js';
import { ownMapSize, saysMap } from './own-map.js';

/** @import { BoardName } from 'astrolabe-module' */
/** @import { Size } from '../canvas/geometry.js' */
/** @import { View } from '../link/link.js' */
/** @import { Wishes } from './attributes.js' */

/** Cell size of a board that is shown as large as possible, in CSS pixels. */
const LARGEST_CELL = 56;
/** At this size a cell has room for its three numbers: worth more of a low screen, such as a phone's on its side. */
const NUMBERED_CELL = 46;
const LOW_SCREEN = 368;

/** @param {HTMLElement} stage @param {Size} cells @param {BoardName} board */
export function giveRoom(stage, cells, board) {
  const { width, height } = latticeOf(board).size(cells);
  const numbered = Math.min(Math.ceil(height * NUMBERED_CELL), LOW_SCREEN);
  const most = Math.ceil(height * LARGEST_CELL);
  stage.style.setProperty('--ratio', `${width} / ${height}`);
  stage.style.setProperty('--most', `min(max(75vh, min(85vh, ${numbered}px)), ${most}px)`);
}

/**
 * The room of a figure that does not work yet. For a link or a map that will be refused, that of the first figure.
 * @param {Wishes} wishes
 * @param {string | null} ownMap in characters
 */
export function roomOf({ src, map, controls, quiz, code }, ownMap) {
  const { link } = parseLink(src.slice(Math.max(src.indexOf('#'), 0)));
  const { map: linked, settings, display, view } = link ?? EMPTY_LINK;
  const isOwn = ownMap !== null && (linked === null || saysMap(map));
  const size = isOwn ? ownMapSize(ownMap) : linked === null ? null : mapSize(linked);
  return {
    cells: size ?? readDrawing(LESTERS_FIGURE.map),
    board: settings.board,
    hasRulers: display.rulers,
    hasTransport: controls ?? hasTransport(view),
    asks: quiz ?? view.quiz ?? false,
    hasCode: (code ?? view.code) !== null,
  };
}

/** If no attribute says it. @param {View} view */
export const hasTransport = ({ face }) => face === 'play' || face === 'full';
