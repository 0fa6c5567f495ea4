// The link to what is seen, what its length means, and the lines that put the board into another page.

import { embedCode, lengthMeaning } from '../../share/snippet.js';
import { pageAddress } from '../page-address.js';
import { named, part, setText } from '../parts.js';
import { copyField } from './copy-field.js';

/**
 * @param {import('../share-dialog.js').ShareScene} scene
 * @param {import('../share-dialog.js').Say} say
 * @returns {import('../share-dialog.js').Section}
 */
export function connectLinkSection({ desk, appearance, signal }, say) {
  const link = named('share-link', HTMLInputElement);
  const code = part('#share-embed', HTMLTextAreaElement);
  const length = part('#share-length', HTMLElement);

  /** @param {string} id @param {HTMLInputElement | HTMLTextAreaElement} field */
  const copies = (id, field) =>
    part(id, HTMLButtonElement).addEventListener('click', async () => say(await copyField(field)), {
      signal,
    });
  copies('#copy-link', link);
  copies('#copy-embed', code);

  return {
    render: (t) => {
      const { text, isMapLeftOut } = desk.write();
      // A figure speaks the language of the text around it: the author's.
      const { language } = appearance.state;
      const { text: framed } = desk.write({ face: 'play', language });
      const figure = new URL(`embed.html#${framed}`, document.baseURI);
      link.value = pageAddress(text);
      code.value = embedCode(figure.href, t('share.frame'));
      const { key, isLong } = lengthMeaning(link.value.length);
      const meaning = t(key, { count: link.value.length });
      setText(length, isMapLeftOut ? `${t('share.map_left_out')} ${meaning}` : meaning);
      length.classList.toggle('is-long', isLong || isMapLeftOut);
    },
    enter: () => link.select(),
  };
}
