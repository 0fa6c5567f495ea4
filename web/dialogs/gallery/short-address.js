// The button of a preset's caption that copies its short address, e/NAME/.

import { captionOf } from '../../model/maps/caption.js';
import { info } from '../../model/notice.js';
import { copyText } from '../../ui/copy.js';
import { createElement } from '../../ui/create-element.js';
import { setLabel, setText } from '../../ui/query.js';
import { renderAlways } from '../../ui/render.js';
import { isWholeFile } from '../../ui/saved-page.js';
import { nameOf } from './asked-entry.js';

/** @import { AppContext } from '../../app/app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'session' | 'signal'>} scene @returns {HTMLElement[]} none where no such pages lie beside this one */
export function shortAddressParts(scene) {
  if (isWholeFile()) return [];
  const { store, session, signal } = scene;
  const button = createElement('button', {
    type: 'button',
    className: 'button small',
    data: { testid: 'copy-address' },
  });
  // Seen only where the clipboard is forbidden.
  const field = createElement('textarea', { className: 'copied', readOnly: true, hidden: true, rows: 2 });
  let shown = '';
  renderAlways(scene, (state, t) => {
    const { id = '' } = captionOf(state) ?? {};
    if (id !== shown) field.hidden = true;
    shown = id;
    setText(button, t('caption.copy_address'));
    setLabel(field, t('caption.address'));
  });
  button.addEventListener(
    'click',
    async () => {
      const caption = captionOf(store.state);
      if (caption === null) return;
      const { href } = new URL(`e/${nameOf(caption)}/`, document.baseURI);
      const isCopied = await copyText(href, field);
      session.say(info({ key: isCopied ? 'share.copied' : 'share.selected' }));
    },
    { signal },
  );
  return [button, field];
}
