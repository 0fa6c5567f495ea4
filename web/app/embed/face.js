// A figure in another page's text: shows as much of the page as its link asks for – the board alone, the
// board with the transport, or all.

import { mayEdit } from '../../ui/page-address.js';
import { query } from '../../ui/query.js';

/** @import { View } from '../../link/link.js' */

/** The style sheet does the rest. @param {View} view */
export function showFace({ face, canEdit }) {
  const { dataset } = document.documentElement;
  dataset['ui'] = face ?? 'play';
  dataset['edit'] = (canEdit ?? face === 'full') ? '1' : '0';
  query('#board-hint', HTMLElement).dataset['t'] = mayEdit() ? 'board.hint' : 'share.board_hint';
}
