// The status line: what happened last, said politely. Refusals come at once; news that follow each
// other quickly, while something is dragged or played, are thinned out, the last one always comes.

import { noticeSentence } from '../i18n/sentences.js';
import { FETCHING } from '../state/notice.js';
import { showsPath } from '../state/state.js';
import { named, part, setText } from './parts.js';
import { renderAlways } from './render.js';

/** Milliseconds between two pieces of news: what a voice needs to start speaking. */
const PAUSE = 400;

/** @param {import('./render.js').Scene & { conductor: import('./conductor.js').Conductor }} scene */
export function connectStatus(scene) {
  const { conductor, signal } = scene;
  const line = named('status', HTMLElement);
  const flood = part('#flood', HTMLButtonElement);
  const cancel = part('#cancel', HTMLButtonElement);
  let timer = 0;
  let spoken = -Infinity;
  let text = '';
  let isRefusal = false;
  /** @type {import('../i18n/translate.js').Translate | null} */
  let language = null;

  const speak = () => {
    timer = 0;
    spoken = performance.now();
    setText(line, text);
    line.classList.toggle('is-refusal', isRefusal);
    cancel.hidden = scene.store.state.search.phase !== 'running';
  };

  renderAlways(scene, (state, t) => {
    const { notice, search, settings } = state;
    const isRunning = search.phase === 'running';
    // A refusal said meanwhile is worth more than that the search goes on, and so is why it does not yet.
    const isWaiting = isRunning && !notice.isRefusal && notice !== FETCHING;
    const next = isWaiting ? t('status.searching') : noticeSentence(notice, t);
    // A program as written that gave up would do so again.
    const isDeadEnd =
      showsPath(state) && search.result.outcome === 'no-path' && search.result.target >= 0;
    flood.hidden = !isDeadEnd || settings.floods;
    if (!isRunning) cancel.hidden = true;
    if (next === text) return;
    text = next;
    isRefusal = notice.isRefusal;
    const isTranslated = language !== t;
    language = t;
    // A search is not called one before it takes its time.
    const wait = isWaiting ? PAUSE : spoken + PAUSE - performance.now();
    if (isRefusal || isTranslated || wait <= 0) {
      clearTimeout(timer);
      speak();
    } else if (timer === 0) {
      timer = window.setTimeout(speak, wait);
    }
  });
  cancel.addEventListener(
    'click',
    () => {
      conductor.giveUp();
      named('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  flood.addEventListener(
    'click',
    () => {
      conductor.changeSettings({ floods: true });
      // The button is gone; the keyboard goes on where the answer is.
      named('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
