// A figure for another page: its options, a preview that is the figure itself, and the lines that put it into a page.

import { isWholeFile } from '../../../ui/saved-page.js';
import { connectCopy } from '../../../ui/copy.js';
import { pageAddress } from '../../../ui/page-address.js';
import { createElement } from '../../../ui/create-element.js';
import { query, setText } from '../../../ui/query.js';
import { LONGEST_PASTED } from '../link/link-meaning.js';
import { elementCode, embedCode } from './snippet.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Say, Section } from '../share-dialog.js' */
/** @import { FigureOptions } from './figure-options.js' */

/** Milliseconds without a change before the preview shows it: it loads a page. */
const PAUSE = 400;

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @param {FigureOptions} options
 * @returns {Section}
 */
export function connectFigureSection({ permalink, appearance, places, session, signal }, say, options) {
  const embed = query('#share-embed', HTMLTextAreaElement);
  const element = query('#share-element', HTMLTextAreaElement);
  const lines = query('#share-lines', HTMLElement);
  const none = query('#figure-none', HTMLElement);
  const preview = query('#figure-preview', HTMLElement);
  /** In the page only while it is in view. @type {HTMLIFrameElement | null} */
  let frame = null;
  let timer = 0;
  /** The address in the frame; '' while it is empty. */
  let shown = '';

  connectCopy(
    [
      [query('#copy-embed', HTMLButtonElement), embed],
      [query('#copy-element', HTMLButtonElement), element],
    ],
    say,
    signal,
  );

  /** @param {string} address '' for none @param {string} title */
  const load = (address, title) => {
    if (frame !== null) frame.title = title;
    if (address === shown) return;
    shown = address;
    clearTimeout(timer);
    if (address === '') {
      frame?.remove();
      frame = null;
      return;
    }
    timer = window.setTimeout(() => {
      // Without an entry in the history, which changing its `src` would add.
      if (frame !== null) return frame.contentWindow?.location.replace(address);
      frame = createElement('iframe', { id: 'figure-frame', data: { testid: 'figure-frame' }, title, src: address });
      preview.append(frame);
    }, PAUSE);
  };

  /** @param {Translate} t */
  const show = (t) => {
    const isOfBoard = places.name === 'lab';
    const ofLink = options.ofLink();
    const ofFigure = options.ofFigure();
    // A figure speaks the language of the text around it: the author's.
    const { language } = appearance.state;
    const view = isOfBoard ? ofFigure : { ...ofFigure, ...{ face: /** @type {const} */ ('play'), canEdit: null } };
    const { text, isMapLeftOut } = permalink.write({ ...ofLink, ...view, language });
    const address = new URL(`${isOfBoard ? 'embed' : 'index'}.html#${text}`, document.baseURI).href;
    const isPasted = !isMapLeftOut && !permalink.isSpaceLeftOut && address.length <= LONGEST_PASTED;
    lines.hidden = !isPasted;
    setText(none, isPasted ? '' : t(isOfBoard ? 'share.figure_none' : 'share.figure_none_here'));
    const title = t(isOfBoard ? 'share.frame' : `share.frame_${places.name}`);
    embed.value = isPasted ? embedCode(address, title) : '';
    const script = new URL('astrolabe.js', document.baseURI).href;
    const link = permalink.write({ ...ofLink, language }).text;
    const page = pageAddress('').replace(/#.*/, '');
    element.value = isPasted ? elementCode({ script, link, page }, ofFigure) : '';
    // A page in one file has no other pages beside it.
    preview.hidden = isWholeFile() || !isPasted;
    load(preview.hidden ? '' : address, title);
  };
  /** Of the current language. @type {Translate} */
  let words = (key) => key;
  let isInView = false;

  /** The map of a large board takes long to write. */
  const prepare = () => {
    for (const field of [embed, element]) field.value = '';
    permalink.prepare(() => {
      if (isInView) show(words);
    });
  };

  return {
    render: (t) => {
      words = t;
      options.adopt();
      options.render(t);
      if (isInView) prepare();
    },
    enter: () => {
      // A figure shows one step.
      session.pause();
      isInView = true;
      prepare();
    },
    leave: () => {
      isInView = false;
      load('', '');
    },
  };
}
