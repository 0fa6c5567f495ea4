// The link from a figure to the page with the same state.

import { translator } from '../../i18n/translate.js';
import { translatePage } from '../../ui/translate-page.js';
import { pageAddress } from '../../ui/page-address.js';
import { query, setText } from '../../ui/query.js';
import { showFace } from './face.js';

/** @import { AppContext } from '../app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'permalink'>} scene */
export function connectFigure({ permalink, appearance, signal }) {
  const corner = query('#open-page', HTMLAnchorElement);
  corner.hidden = false;
  const aim = () => {
    const { theme, language } = permalink.view.state;
    corner.href = pageAddress(permalink.write({ theme, language }).text);
  };
  const name = () => {
    const t = translator(appearance.state.language);
    const { place } = permalink;
    setText(corner, place === 'lab' ? t('share.open_page') : t('share.open_place', { place: t(`place.${place}`) }));
  };
  const aimSoon = () => permalink.prepare(aim);
  aimSoon();
  appearance.subscribe(name, signal);
  name();
  // So copying the link instead of following it gives the current state, too.
  for (const name of ['pointerenter', 'focus']) corner.addEventListener(name, aimSoon, { signal });
  for (const name of ['click', 'auxclick', 'contextmenu']) corner.addEventListener(name, aim, { signal });
  permalink.view.subscribe((view) => {
    aimSoon();
    name();
    showFace(view);
    translatePage(query('#stage', HTMLElement), translator(appearance.state.language));
  }, signal);
}
