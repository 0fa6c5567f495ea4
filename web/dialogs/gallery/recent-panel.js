// Recent boards: noted while they are shown, so that each can be opened again as it was.

import { EngineError } from '../../engine/engine-error.js';
import { translator } from '../../i18n/translate.js';
import { parseLink } from '../../link/link-text.js';
import { endsOf } from '../../link/state-link.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { LESTERS_FIGURE } from '../../model/maps/first-figure.js';
import { parseRecent, withRecent } from '../../model/maps/recent-maps.js';
import { createElement } from '../../ui/create-element.js';
import { query } from '../../ui/query.js';
import { recall, remember } from '../../ui/storage.js';
import { makeCard } from './cards.js';

/** @import { Link } from '../../link/link.js' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { State } from '../../model/state.js' */
/** @import { RecentMap } from '../../model/maps/recent-maps.js' */
/** @import { Gallery, GalleryScene } from './gallery.js' */

/** Their key in storage. */
const STORAGE_KEY = 'recent';
/** Milliseconds without a change after which a board is noted. */
const REST = 400;

/** @param {GalleryScene} scene @param {Gallery} gallery @returns {{ refresh: () => void }} */
export function connectRecent({ store, permalink, appearance, signal }, { close, isOpen, thumbnails }) {
  const list = query('#recent', HTMLElement);
  /** The board that is shown, as it was when last noted; null: it was not changed by hand. @type {RecentMap | null} */
  let noted = null;
  let isOwn = isOwnTitle(store.state);
  let timer = 0;
  const note = () => {
    const { board, history } = store.state;
    if (permalink.place !== 'lab') return;
    // Every change by hand may have been undone.
    if (history.past.length === 0) isOwn = isOwnTitle(store.state);
    if (!isOwn) {
      noted = null;
      return;
    }
    permalink.prepare(() => {
      const link = permalink.writeBoard();
      noted =
        link === null ? null : { link, name: board.name, title: board.name === '' ? (board.title?.key ?? '') : '' };
    });
  };
  const noteLater = () => {
    clearTimeout(timer);
    timer = window.setTimeout(note, REST);
  };
  store.subscribe((state, before) => {
    const { board, settings, display } = state;
    const isChanged = board.revision !== before.board.revision;
    const isUndone = state.history.past.length < before.history.past.length;
    if (isChanged && board.edit === null && !isUndone) {
      if (noted !== null) remember(STORAGE_KEY, JSON.stringify(withRecent(parseRecent(recall(STORAGE_KEY)), noted)));
      noted = null;
      isOwn = isOwnTitle(state);
    } else if (isChanged) isOwn = true;
    if (board !== before.board || settings !== before.settings || display !== before.display) noteLater();
  }, signal);
  noteLater();

  /** @param {RecentMap} recent @param {Link} link */
  const itemOf = ({ name, title }, link) => {
    const text = name === '' ? translator(appearance.state.language)(title) : name;
    const { item, button, canvas } = makeCard({ id: `recent-${list.children.length}`, name: {}, text });
    thumbnails.add(canvas, (engine) => picturedIn(link, engine), link.map);
    button.addEventListener('click', async () => {
      if (!(await permalink.read(link.map)) || !isOpen()) return;
      permalink.open({ link, reason: null });
      close();
    });
    return item;
  };
  const refresh = () => {
    for (const canvas of list.querySelectorAll('canvas')) thumbnails.remove(canvas);
    list.replaceChildren();
    for (const recent of parseRecent(recall(STORAGE_KEY))) {
      const { link } = parseLink(recent.link);
      if (link !== null) list.append(itemOf(recent, link));
    }
    if (list.children.length > 0) return;
    const none = translator(appearance.state.language)('menu.recent_none');
    list.append(createElement('li', { className: 'none' }, none));
  };
  appearance.subscribe(refresh, signal);
  return { refresh };
}

/** The page's own maps, unchanged, are among the examples anyway. @param {State} state */
function isOwnTitle({ board }) {
  return board.name !== '' || !/^(preset|program)\.|^board\.empty$/.test(board.title?.key ?? 'preset.');
}

/** @param {Link} link @param {Engine} engine */
function picturedIn({ map, settings, display, ...linkEnds }, engine) {
  const first = readDrawing(LESTERS_FIGURE.map);
  if (map === null) engine.restore(first.width, first.height, first.factors);
  else engine.mapFromLink(map);
  const { ends, reason } = endsOf(linkEnds, engine, map === null ? first : engine.suggestedEnds(settings.board));
  if (ends === null) throw new EngineError(reason);
  return { settings, display, ...ends };
}
