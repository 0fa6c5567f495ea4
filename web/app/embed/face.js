// A figure in somebody's text: shows as much of the page as its link asks for – the board alone, the
// board with the transport, or all – and leads to the page with the same state.

import { translator } from '../../i18n/translate.js';
import { translatePage } from '../../ui/translate-page.js';
import { mayEdit, pageAddress } from '../../ui/page-address.js';
import { query } from '../../ui/query.js';

/** @import { View } from '../../link/link.js' */
/** @import { AppContext } from '../app-context.js' */

/** The style sheet does the rest. @param {View} view */
export function showFace({ face, canEdit }) {
  const { dataset } = document.documentElement;
  dataset['ui'] = face ?? 'play';
  dataset['edit'] = (canEdit ?? face === 'full') ? '1' : '0';
  query('#board-hint', HTMLElement).dataset['t'] = mayEdit() ? 'board.hint' : 'share.board_hint';
}

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'permalink'>} scene */
export function connectFigure({ permalink, appearance, signal }) {
  const corner = query('#open-page', HTMLAnchorElement);
  corner.hidden = false;
  const aim = () => {
    const { theme, language } = permalink.view.state;
    corner.href = pageAddress(permalink.write({ theme, language }).text);
  };
  const aimSoon = () => permalink.prepare(aim);
  aimSoon();
  // Whoever copies the link instead of following it gets the state in hand, too.
  for (const name of ['pointerenter', 'focus']) corner.addEventListener(name, aimSoon, { signal });
  for (const name of ['click', 'auxclick', 'contextmenu']) corner.addEventListener(name, aim, { signal });
  permalink.view.subscribe((view) => {
    showFace(view);
    translatePage(query('#stage', HTMLElement), translator(appearance.state.language));
  }, signal);
}
