// The link to the current view, what its length means, and what is made of it: a QR code, and Markdown.

import { pageAddress } from '../../../ui/page-address.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { connectCodeView } from './code-view.js';
import { LONGEST_PASTED, lengthMeaning, markdownLink } from './link-meaning.js';
import { connectCopy } from '../../../ui/copy.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { FigureOptions } from '../figure/figure-options.js' */
/** @import { Say, Section } from '../share-dialog.js' */

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @param {FigureOptions} options some of which a link has, too
 * @returns {Section}
 */
export function connectLinkSection({ permalink, signal }, say, options) {
  const link = byTestId('share-link', HTMLInputElement);
  const markdown = query('#share-markdown', HTMLInputElement);
  const lines = query('#share-markdown-line', HTMLElement);
  const length = query('#share-length', HTMLElement);
  const asFile = query('#share-as-file', HTMLButtonElement);
  const code = connectCodeView(say, signal);

  connectCopy(
    [
      [query('#copy-link', HTMLButtonElement), link],
      [query('#copy-markdown', HTMLButtonElement), markdown],
    ],
    say,
    signal,
  );
  // As the other sections do with the options chosen there, in one click.
  for (const button of query('#share-link-panel', HTMLElement).querySelectorAll('[data-press]')) {
    const press = () => {
      const target = query(`#${button.getAttribute('data-press')}`, HTMLButtonElement);
      query(`[aria-controls="${target.closest('.tab-panel')?.id}"]`, HTMLButtonElement).click();
      // What was focused is hidden now.
      target.focus();
      target.click();
    };
    button.addEventListener('click', press, { signal });
  }
  const openPage = () => {
    const tab = query('#share-tab-page', HTMLButtonElement);
    tab.focus();
    tab.click();
  };
  asFile.addEventListener('click', openPage, { signal });
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
    const { text, isMapLeftOut } = permalink.write({ ...permalink.viewNow(), ...options.ofLink() });
    const address = pageAddress(text);
    link.value = address;
    const isPasted = address.length <= LONGEST_PASTED;
    lines.hidden = !isPasted;
    markdown.value = isPasted ? markdownLink(address, t('share.frame')) : '';
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
    let isThere = false;
    permalink.prepare(() => {
      isThere = true;
      show(words);
    });
    if (isThere) return;
    for (const field of [link, markdown]) field.value = '';
    setText(length, words('share.preparing'));
    delete length.dataset['level'];
  };

  return {
    render: (t) => {
      words = t;
      options.adopt();
      render();
    },
    enter: () => link.select(),
  };
}
