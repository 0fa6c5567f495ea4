// The maps that a visitor has saved: keeps, opens and deletes them. The browser's storage is read
// each time: another tab may have changed it.

import { translator } from '../../i18n/translate.js';
import { info } from '../../model/notice.js';
import { MOST_MAPS, formatSaved, parseSaved, savedName, withSaved, withoutSaved } from '../../model/maps/saved-maps.js';
import { createElement } from '../../ui/create-element.js';
import { byTestId, query, setLabel, setText } from '../../ui/query.js';
import { recall, remember } from '../../ui/storage.js';
import { makeCard } from './cards.js';
import { onSubmit } from './forms.js';

/** @import { Engine } from '../../engine/engine.js' */
/** @import { SavedMap } from '../../model/maps/saved-maps.js' */
/** @import { Part } from '../../model/notice.js' */
/** @import { Gallery, GalleryScene } from './gallery.js' */

/** Their key in storage. */
const STORAGE_KEY = 'maps';

/** @param {GalleryScene} scene @param {Gallery} gallery @returns {{ refresh: () => void }} */
export function connectSavedMaps(scene, { complain, close, isOpen, thumbnails }) {
  const { session, store: state, permalink, appearance, signal } = scene;
  const list = query('#saved', HTMLElement);
  const field = byTestId('save-name', HTMLInputElement);
  const undoLine = query('#saved-undo', HTMLElement);
  /** What undoing a deletion or an overwrite restores, and what was said of it. @type {{ maps: readonly SavedMap[], said: Part } | null} */
  let before = null;

  /** @param {readonly SavedMap[]} maps @returns {boolean} */
  const store = (maps) => {
    const isStored = remember(STORAGE_KEY, formatSaved(maps));
    if (!isStored) complain({ key: 'saved.forbidden' });
    refresh();
    return isStored;
  };
  const save = () => {
    const name = savedName(field.value);
    if (name === '') return complain({ key: 'saved.needs_name' });
    const old = parseSaved(recall(STORAGE_KEY));
    const { maps, problem } = withSaved(old, session.toSaved(name));
    if (problem !== null) return complain({ key: problem, values: { maps: MOST_MAPS } });
    complain(null);
    const isOverwritten = old.some((map) => map.name === name);
    before = isOverwritten ? { maps: old, said: { key: 'saved.overwritten', values: { name } } } : null;
    if (!store(maps)) return;
    field.value = '';
    session.say(info({ key: 'status.saved', values: { name } }));
  };
  /** @param {string} name */
  const drop = (name) => {
    complain(null);
    const old = parseSaved(recall(STORAGE_KEY));
    const said = { key: 'status.deleted', values: { name } };
    before = { maps: old, said };
    if (!store(withoutSaved(old, name))) return;
    session.say(info(said));
    // The button is gone; focus the one that undoes it.
    byTestId('saved-undo', HTMLButtonElement).focus();
  };
  const undo = () => {
    if (before === null) return;
    const { maps } = before;
    before = null;
    complain(null);
    store(maps);
    (list.querySelector('button') ?? field).focus();
  };

  /** @param {SavedMap} saved */
  const itemOf = (saved) => {
    const { item, button, canvas } = makeCard({ id: 'saved-map', name: {}, text: saved.name });
    const load = (/** @type {Engine} */ engine) => {
      engine.mapFromLink(saved.map);
      const cells = engine.width * engine.height;
      const ends = Math.max(saved.start, saved.goal) < cells ? saved : engine.suggestedEnds();
      return { settings: state.state.settings, start: ends.start, goal: ends.goal };
    };
    thumbnails.add(canvas, load, saved.map);
    const remove = createElement('button', { type: 'button', className: 'button square remove' }, '×');
    setLabel(remove, translator(appearance.state.language)('saved.delete', { name: saved.name }));
    button.addEventListener('click', async () => {
      if (!(await permalink.read(saved.map)) || !isOpen()) return;
      session.openSaved(saved);
      close();
    });
    remove.addEventListener('click', () => drop(saved.name));
    item.append(remove);
    return item;
  };
  const refresh = () => {
    const t = translator(appearance.state.language);
    for (const canvas of list.querySelectorAll('canvas')) thumbnails.remove(canvas);
    const maps = parseSaved(recall(STORAGE_KEY));
    list.replaceChildren(...maps.map(itemOf));
    undoLine.hidden = before === null;
    if (before !== null) setText(query('span', HTMLElement, undoLine), t(before.said.key, before.said.values));
    if (maps.length === 0) list.append(createElement('li', { className: 'none' }, t('saved.none')));
  };

  onSubmit(query('#save', HTMLFormElement), save, signal);
  byTestId('saved-undo', HTMLButtonElement).addEventListener('click', undo, { signal });
  appearance.subscribe(refresh, signal);
  refresh();
  return {
    refresh: () => {
      // A deletion made before the gallery was closed can no longer be undone.
      before = null;
      refresh();
    },
  };
}
