// The maps that a visitor has saved: keeps, opens and deletes them. What the browser's storage holds
// is read anew each time: another tab may have changed it.

import { translator } from '../../i18n/translate.js';
import { news } from '../../model/notice.js';
import { MOST_MAPS, formatSaved, parseSaved, savedName, withSaved, withoutSaved } from '../../model/maps/saved-maps.js';
import { byTestId, query, setLabel, setText } from '../../ui/query.js';
import { recall, remember } from '../../ui/storage.js';

/** @import { SavedMap } from '../../model/maps/saved-maps.js' */
/** @import { Complain, MenuScene } from './map-menu.js' */

/** Where they lie in storage. */
const PLACE = 'maps';

/**
 * @param {MenuScene} scene
 * @param {{ complain: Complain, close: () => void }} menu
 * @returns {{ refresh: () => void }}
 */
export function connectSavedMaps({ session, appearance, signal }, { complain, close }) {
  const list = query('#saved', HTMLElement);
  const field = byTestId('save-name', HTMLInputElement);

  /** @param {readonly SavedMap[]} maps @returns {boolean} */
  const store = (maps) => {
    const isStored = remember(PLACE, formatSaved(maps));
    if (!isStored) complain({ key: 'saved.forbidden' });
    refresh();
    return isStored;
  };
  const save = () => {
    const name = savedName(field.value);
    if (name === '') return complain({ key: 'saved.needs_name' });
    const { maps, problem } = withSaved(parseSaved(recall(PLACE)), session.toSaved(name));
    if (problem !== null) return complain({ key: problem, values: { maps: MOST_MAPS } });
    complain(null);
    if (!store(maps)) return;
    field.value = '';
    session.say(news({ key: 'status.saved', values: { name } }));
  };
  /** @param {string} name */
  const drop = (name) => {
    complain(null);
    if (!store(withoutSaved(parseSaved(recall(PLACE)), name))) return;
    session.say(news({ key: 'status.deleted', values: { name } }));
    // The button is gone; what is left of the list is next to it.
    (list.querySelector('button') ?? field).focus();
  };

  /** @param {SavedMap} saved */
  const itemOf = (saved) => {
    const item = document.createElement('li');
    const open = document.createElement('button');
    const remove = document.createElement('button');
    open.type = remove.type = 'button';
    open.className = 'choose';
    setText(open, saved.name);
    remove.className = 'button square remove';
    setText(remove, '×');
    setLabel(remove, translator(appearance.state.language)('saved.delete', { name: saved.name }));
    open.addEventListener('click', () => {
      session.openSaved(saved);
      close();
    });
    remove.addEventListener('click', () => drop(saved.name));
    item.append(open, remove);
    return item;
  };
  const refresh = () => {
    const maps = parseSaved(recall(PLACE));
    list.replaceChildren(...maps.map(itemOf));
    if (maps.length > 0) return;
    const none = document.createElement('li');
    none.className = 'none';
    setText(none, translator(appearance.state.language)('saved.none'));
    list.append(none);
  };

  query('#save', HTMLFormElement).addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      save();
    },
    { signal },
  );
  appearance.subscribe(refresh, signal);
  refresh();
  return { refresh };
}
