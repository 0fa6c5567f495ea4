// A panel of the dialog whose HTML comes with its controls, not with the page.

import { translator } from '../../i18n/translate.js';
import { translatePage } from '../appearance.js';
import { part } from '../parts.js';

/**
 * @param {string} html of the product's own
 * @param {Pick<import('../render.js').Scene, 'appearance'>} scene
 */
export function addPanel(html, { appearance }) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const panel = document.importNode(template.content, true);
  translatePage(panel, translator(appearance.state.language));
  part('#share-said', HTMLElement).before(panel);
}
