// A figure in somebody's text: shows as much of the page as its link asks for – the board alone, the
// board with the transport, or all – and leads to the page with the same state.

import { translator } from '../../i18n/translate.js';
import { translatePage } from '../../ui/translate-page.js';
import { mayEdit, pageAddress } from '../../ui/page-address.js';
import { part } from '../../ui/parts.js';

/** @import { View } from '../../link/link.js' */
/** @import { AppContext } from '../app-context.js' */

/** The style sheet does the rest. @param {View} view */
export function showFace({ face, canEdit }) {
  const { dataset } = document.documentElement;
  dataset['ui'] = face ?? 'play';
  dataset['edit'] = (canEdit ?? face === 'full') ? '1' : '0';
  part('#board-hint', HTMLElement).dataset['t'] = mayEdit() ? 'board.hint' : 'share.board_hint';
}

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'desk'>} scene */
export function connectFigure({ desk, appearance, signal }) {
  const corner = part('#open-page', HTMLAnchorElement);
  corner.hidden = false;
  const aim = () => {
    const { theme, language } = desk.view.state;
    corner.href = pageAddress(desk.write({ theme, language }).text);
  };
  const aimSoon = () => desk.prepare(aim);
  aimSoon();
  // Whoever copies the link instead of following it gets the state in hand, too.
  for (const name of ['pointerenter', 'focus']) corner.addEventListener(name, aimSoon, { signal });
  for (const name of ['click', 'auxclick', 'contextmenu']) corner.addEventListener(name, aim, { signal });
  desk.view.subscribe((view) => {
    showFace(view);
    translatePage(part('#stage', HTMLElement), translator(appearance.state.language));
  }, signal);
}
