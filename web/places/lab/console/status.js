// The status line: what happened last, at once, as everything else that is seen. Beside it the same for the ear,
// at the pace of a voice.

import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { namingOf } from '../../../model/coordinates.js';
import { showsPath } from '../../../model/state.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { PAUSE, createVoice } from '../../../ui/voice.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal' | 'session'>} scene */
export function connectStatus(scene) {
  const { session, signal } = scene;
  const line = byTestId('status', HTMLElement);
  const voice = createVoice(query('#said', HTMLElement), signal);
  const flood = query('#flood', HTMLButtonElement);
  const cancel = query('#cancel', HTMLButtonElement);
  let timer = 0;

  renderAlways(scene, (state, t) => {
    const { notice, search, settings } = state;
    const { isError } = notice;
    const isRunning = search.phase === 'running';
    // A program as written that gave up would do so again.
    const isDeadEnd = showsPath(state) && search.result.outcome === 'no-path' && search.result.target >= 0;
    flood.hidden = !isDeadEnd || settings.floods;
    if (!isRunning) cancel.hidden = true;
    // A refusal said meanwhile is worth more than that the search goes on.
    const isWaiting = isRunning && !isError;
    const show = () => {
      timer = 0;
      const text = isWaiting ? t('status.searching') : noticeSentence(notice, t, namingOf(state));
      setText(line, text);
      line.classList.toggle('is-error', isError);
      cancel.hidden = !isRunning;
      voice(text, isError);
    };
    // A search is not called one before it takes its time.
    if (isWaiting && timer !== 0) return;
    clearTimeout(timer);
    if (isWaiting) timer = window.setTimeout(show, PAUSE);
    else show();
  });
  cancel.addEventListener(
    'click',
    () => {
      session.giveUp();
      byTestId('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  flood.addEventListener(
    'click',
    () => {
      session.changeSettings({ floods: true });
      // The button is gone; the keyboard goes on where the answer is.
      byTestId('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
