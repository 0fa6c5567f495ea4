// Redraws a part of the page at once and then whenever state or language change.

import { translator } from '../i18n/translate.js';
import { Frame } from './frame.js';

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

/** From this many cells on, reading what a search knew of a cell may take longer than drawing all of them. */
const LARGE = 2 ** 16;

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

/**
 * The same for what reads the steps of a search: on a large board it waits for the board to be drawn.
 * @param {Scene} scene
 * @param {(state: State, t: Translate) => void} render
 */
export function renderAfterBoard(scene, render) {
  let latest = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let drawn;
  const frame = new Frame(() => {
    clearTimeout(drawn);
    drawn = setTimeout(() => latest());
  }, scene.signal);
  scene.signal.addEventListener('abort', () => clearTimeout(drawn), { once: true });
  return renderAlways(scene, (state, t) => {
    latest = () => render(state, t);
    if (state.board.width * state.board.height >= LARGE) return frame.request();
    frame.cancel();
    clearTimeout(drawn);
    latest();
  });
}
