// The status line: what happened last, updated at once like everything visible. Beside it the same text for screen
// readers, at the pace of speech.

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
    // A program as written that gave up would give up again.
    const isDeadEnd = showsPath(state) && search.result.outcome === 'no-path' && search.result.target >= 0;
    flood.hidden = !isDeadEnd || settings.floods;
    if (!isRunning) cancel.hidden = true;
    // A refusal shown meanwhile is more important than the progress of the search.
    const isWaiting = isRunning && !isError;
    const show = () => {
      timer = 0;
      const text = isWaiting ? t('status.searching') : noticeSentence(notice, t, namingOf(state));
      setText(line, text);
      line.classList.toggle('is-error', isError);
      cancel.hidden = !isRunning;
      voice(text, isError);
    };
    // "Searching" is not announced before the search has taken a while.
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
      // The button is gone; the focus moves to the answer.
      byTestId('board', HTMLElement).focus({ preventScroll: true });
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
