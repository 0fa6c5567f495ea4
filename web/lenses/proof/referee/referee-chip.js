// The verdict on the path, visible beside it at the last step: a text and a sign in the status row. A click leads
// to its reasons.

import { verdictWords } from '../../../ui/sentences/verdict-words.js';
import { rulingOf } from '../../../model/referee.js';
import { showsPath } from '../../../model/state.js';
import { byTestId, query, setOff, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** Milliseconds of rest before the verdict is announced to screen readers: the status comes first. */
const REST = 1500;

/** A figure may have none: see figure.css. */
const hasRail = () => !['none', 'play'].includes(document.documentElement.dataset['ui'] ?? '');

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'sheet'>} scene */
export function connectRefereeChip(scene) {
  const { sheet, signal } = scene;
  const chip = byTestId('referee', HTMLButtonElement);
  const words = query('.words', HTMLElement, chip);
  const said = query('#referee-said', HTMLElement);
  const section = query('#referee-section', HTMLElement);
  const title = query('#referee-title', HTMLElement, section);
  let timer = 0;
  renderAlways(scene, (state, t) => {
    const ruling = rulingOf(state);
    const text = verdictWords(state, t);
    // The previous verdict stays visible for a moment, so that quick answers do not flicker.
    if (ruling === 'judging' && chip.dataset['ruling'] !== 'judging') {
      words.dataset['before'] = words.textContent ?? '';
    }
    chip.dataset['ruling'] = ruling;
    chip.hidden = ruling === 'none';
    const isEarly = state.search.phase === 'settled' && !showsPath(state);
    chip.classList.toggle('is-early', isEarly);
    setOff(chip, !hasRail());
    chip.title = hasRail() ? t('referee.hint') : '';
    setText(words, text);
    clearTimeout(timer);
    if (ruling === 'judging' || isEarly || state.playback.isPlaying) return;
    // Once, and only if it differs from the last one announced.
    timer = window.setTimeout(() => setText(said, text), REST);
  });
  chip.addEventListener(
    'click',
    () => {
      if (!hasRail()) return;
      sheet.open(section);
      title.focus({ preventScroll: true });
      section.scrollIntoView({ block: 'start' });
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
