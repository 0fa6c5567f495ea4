// Redraws a part of the page at once and then whenever state or language change.

import { translator } from '../i18n/translate.js';

/** @import { Translate } from '../i18n/translate.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/**
 * @typedef {object} Scene
 * @property {Store<State>} store
 * @property {Store<Appearance>} appearance
 * @property {AbortSignal} signal
 */

/**
 * @param {Scene} scene
 * @param {(state: State, t: Translate) => void} render
 * @returns {() => void} redraws it for any other reason
 */
export function renderAlways({ store, appearance, signal }, render) {
  let { language, hasCommonWords } = appearance.state;
  let t = translator(language);
  const now = () => render(store.state, t);
  store.subscribe(now, signal);
  appearance.subscribe((state) => {
    if (state.language === language && state.hasCommonWords === hasCommonWords) return;
    ({ language, hasCommonWords } = state);
    t = translator(language);
    now();
  }, signal);
  now();
  return now;
}
