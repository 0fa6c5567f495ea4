// The link to the current view, what its length means, and what is made of it: a QR code, and the lines that
// put it or the board itself into another page.

import { LONGEST_PASTED, elementCode, embedCode, lengthMeaning, markdownLink } from './snippet.js';
import { pageAddress } from '../../ui/page-address.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { connectCodeView } from './code-view.js';
import { copyField } from '../../ui/copy.js';
import { connectFigureOptions } from './figure-options.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Say, Section } from './share-dialog.js' */

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectLinkSection(scene, say) {
  const { permalink, appearance, signal } = scene;
  const link = byTestId('share-link', HTMLInputElement);
  const markdown = query('#share-markdown', HTMLInputElement);
  const embed = query('#share-embed', HTMLTextAreaElement);
  const element = query('#share-element', HTMLTextAreaElement);
  const lines = query('#share-lines', HTMLElement);
  const length = query('#share-length', HTMLElement);
  const asFile = query('#share-as-file', HTMLButtonElement);
  const code = connectCodeView(say, signal);

  for (const [id, field] of /** @type {const} */ ([
    ['#copy-link', link],
    ['#copy-markdown', markdown],
    ['#copy-embed', embed],
    ['#copy-element', element],
  ])) {
    const button = query(id, HTMLButtonElement);
    const copy = async () => {
      if (field.value !== '') say(await copyField(field));
    };
    button.addEventListener('click', copy, { signal });
  }
  // As the picture section does with the options chosen there, in one click.
  for (const button of query('#share-link-panel', HTMLElement).querySelectorAll('[data-press]')) {
    const press = () => {
      query('#share-tab-picture', HTMLButtonElement).click();
      query(`#${button.getAttribute('data-press')}`, HTMLButtonElement).click();
    };
    button.addEventListener('click', press, { signal });
  }
  asFile.addEventListener('click', () => query('#share-tab-page', HTMLButtonElement).click(), { signal });
  const send = query('#share-on', HTMLButtonElement);
  send.addEventListener(
    'click',
    async () => {
      try {
        await navigator.share({ title: document.title, url: link.value });
      } catch {
        // Cancelled, or refused by the system, which has said so itself.
      }
    },
    { signal },
  );
  // A file on this disk cannot be opened from elsewhere.
  query('#share-here', HTMLElement).hidden = location.protocol !== 'file:';

  /** @param {Translate} t */
  const show = (t) => {
    const options = figure.view();
    const { text, isMapLeftOut } = permalink.write({ ...permalink.viewNow(), ...options });
    // A figure speaks the language of the text around it: the author's.
    const { language } = appearance.state;
    const { text: framed } = permalink.write({ face: 'play', language, ...options });
    const frame = new URL(`embed.html#${framed}`, document.baseURI);
    const address = pageAddress(text);
    link.value = address;
    const isPasted = address.length <= LONGEST_PASTED;
    lines.hidden = !isPasted;
    markdown.value = isPasted ? markdownLink(address, t('share.frame')) : '';
    embed.value = isPasted ? embedCode(frame.href, t('share.frame')) : '';
    const script = new URL('astrolabe.js', document.baseURI);
    element.value = isPasted
      ? elementCode(script.href, permalink.write({ language, ...options }).text, address.replace(/#.*/, ''))
      : '';
    const { key, level } = lengthMeaning(address.length);
    const meaning = t(key, { count: address.length });
    const missing = [
      ...(isMapLeftOut ? ['share.map_left_out'] : []),
      ...(permalink.isSpaceLeftOut ? ['share.world_left_out'] : []),
    ];
    setText(length, [...missing.map((one) => t(one)), meaning].join(' '));
    length.dataset['level'] = missing.length > 0 ? 'file' : level;
    asFile.hidden = !isMapLeftOut && level !== 'file';
    send.hidden = !navigator.canShare?.({ url: address });
    code.show(address, t);
  };
  /** Of the current language. @type {Translate} */
  let words = (key) => key;
  const render = () => {
    figure.render(words);
    let isThere = false;
    permalink.prepare(() => {
      isThere = true;
      show(words);
    });
    if (isThere) return;
    for (const field of [link, markdown, embed, element]) field.value = '';
    setText(length, words('share.preparing'));
    delete length.dataset['level'];
  };
  const figure = connectFigureOptions(scene, render);

  return {
    render: (t) => {
      words = t;
      figure.adopt();
      render();
    },
    enter: () => link.select(),
  };
}
