// Opens the map that the address of the page asks for: from its own host at once, from another one that the site allows
// after a question. From then on the address holds the board itself.

import { DEFAULT_DISPLAY } from '../../../model/display.js';
import { info, warning } from '../../../model/notice.js';
import { translator } from '../../../i18n/translate.js';
import { createElement } from '../../../ui/create-element.js';
import { makeDialog } from '../../../ui/dialog.js';
import { forgetAsked } from '../../../ui/page-address.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { isWholeFile } from '../../../ui/saved-page.js';
import { translatePage } from '../../../ui/translate-page.js';
import { readMap, sourceOf } from './map-source.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Link } from '../../../link/link.js' */
/** @import { Take } from '../importer.js' */
/** @import { Source } from './map-source.js' */

/**
 * @param {AppContext} scene
 * @param {string} asked the value of map=
 * @param {Link | null} link of the same address: its settings, display, breakpoints and ends are for this map
 * @param {Take} take
 */
export async function openAsked(scene, asked, link, take) {
  const { session, store, signal } = scene;
  // Until the board changes, by this map or by hand, a reload asks again; then it would replace what there is.
  store.watch(
    (state) => state.board,
    () => forgetAsked('map'),
    signal,
  );
  if (isWholeFile()) return session.say(warning({ key: 'fetched.single_file' }));
  const policy = query('meta[http-equiv="Content-Security-Policy"]', HTMLMetaElement).content;
  const source = sourceOf(asked, { address: document.baseURI, policy });
  if ('refused' in source) return session.say(warning(source.refused));
  const { name, host } = source;
  if (!source.isOwn && !(await isWanted(scene, source))) {
    forgetAsked('map');
    return session.say(info({ key: 'fetched.declined', values: { host } }));
  }
  session.say(info({ key: 'fetched.coming', values: { name } }));
  const { board } = store.state;
  const read = await readMap(source, { fetch: (...request) => fetch(...request), isOnline: navigator.onLine });
  // Nothing that the visitor did or opened meanwhile is replaced.
  if (board !== store.state.board) return session.say(info({ key: 'fetched.overtaken', values: { name } }));
  if ('refused' in read) return session.say(warning(read.refused));
  const linked = link?.map === null ? { ...link, display: displayOf(link) } : null;
  await take({ files: [read.file], text: '', hasFolder: false }, linked);
}

/** A link that says nothing of it leaves it to the size of the map. @param {Link} link */
function displayOf({ display }) {
  const isUsual = Object.entries(DEFAULT_DISPLAY).every(([key, value]) => Reflect.get(display, key) === value);
  return isUsual ? DEFAULT_DISPLAY : display;
}

/** Asks. @param {AppContext} scene @param {Source} source @returns {Promise<boolean>} */
function isWanted({ appearance, signal }, { host, url }) {
  const question = createElement('p');
  const [yes, no] = ['open', 'cancel'].map((name) =>
    createElement('button', {
      type: 'button',
      className: name === 'open' ? 'button main' : 'button',
      data: { testid: `fetched-${name}`, t: `fetched.${name}` },
    }),
  );
  const buttons = createElement('div', {}, ...[yes, no].filter((button) => button !== undefined));
  const body = createElement('div', { className: 'map-question' }, question, buttons);
  const dialog = makeDialog('fetched-map', 'fetched.title', body, signal);
  const render = () => {
    const t = translator(appearance.state.language);
    translatePage(dialog, t);
    setText(question, t('fetched.question', { host, address: url }));
  };
  appearance.subscribe(render, signal);
  render();
  let isYes = false;
  yes?.addEventListener(
    'click',
    () => {
      isYes = true;
      dialog.close();
    },
    { signal },
  );
  no?.addEventListener('click', () => dialog.close(), { signal });
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        byTestId('board', HTMLElement).focus({ preventScroll: true });
        resolve(isYes);
      },
      { once: true, signal },
    );
  });
}
