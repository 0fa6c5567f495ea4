// The dialog behind Share: the link, what its length means, and the lines that put the board into
// another page.

import { embedCode, lengthMeaning } from '../share/snippet.js';
import { pageAddress } from './page-address.js';
import { named, part, setText } from './parts.js';
import { renderAlways } from './render.js';

/**
 * @param {import('./render.js').Scene & {
 *   desk: import('./link-desk.js').LinkDesk, writeAddress: () => void }} scene
 */
export function connectShare(scene) {
  const { desk, writeAddress, signal } = scene;
  const dialog = part('#share-dialog', HTMLDialogElement);
  const link = named('share-link', HTMLInputElement);
  const code = part('#share-embed', HTMLTextAreaElement);
  const length = part('#share-length', HTMLElement);
  const said = part('#share-said', HTMLElement);
  /** Key of what became of the last press; '' before the first. */
  let outcome = '';

  let render = () => {};
  renderAlways(scene, (_, t) => {
    render = () => {
      if (!dialog.open) return;
      const { text, isMapLeftOut } = desk.write();
      // A figure speaks the language of the text around it: the author's.
      const { language } = scene.appearance.state;
      const { text: framed } = desk.write({ face: 'play', language });
      const figure = new URL(`embed.html#${framed}`, document.baseURI);
      link.value = pageAddress(text);
      code.value = embedCode(figure.href, t('share.frame'));
      const { key, isLong } = lengthMeaning(link.value.length);
      const meaning = t(key, { count: link.value.length });
      setText(length, isMapLeftOut ? `${t('share.map_left_out')} ${meaning}` : meaning);
      length.classList.toggle('is-long', isLong || isMapLeftOut);
      setText(said, outcome === '' ? '' : t(outcome));
    };
    render();
  });
  /** @param {string} key */
  const say = (key) => {
    outcome = key;
    render();
  };

  /** @param {string} id @param {() => void} action */
  const onClick = (id, action) =>
    part(id, HTMLButtonElement).addEventListener('click', action, { signal });
  named('share', HTMLButtonElement).addEventListener(
    'click',
    () => {
      writeAddress();
      dialog.showModal();
      say('');
      link.select();
    },
    { signal },
  );
  onClick('#share-close', () => dialog.close());
  onClick('#copy-link', async () => say(await copy(link)));
  onClick('#copy-embed', async () => say(await copy(code)));
  dialog.addEventListener(
    'click',
    (event) => {
      // The dialog is all inside its padding: what is hit beside it is the backdrop.
      if (event.target === dialog) dialog.close();
    },
    { signal },
  );
}

/**
 * To the clipboard; where that is forbidden it is left selected, for the keyboard to copy.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<string>} the key of what is said of it
 */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'share.copied';
  } catch {
    field.focus();
    field.select();
    return 'share.selected';
  }
}
