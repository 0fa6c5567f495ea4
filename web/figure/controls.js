// The transport, the status and the names of a figure's parts, redrawn when its state or its language is
// another.

import { cellFacts } from '../canvas/cell-facts.js';
import { renderGrid } from '../canvas/grid.js';
import { setLabel, setOff, setText } from '../ui/parts.js';
import { renderAlways } from '../ui/render.js';
import { PAUSE, createVoice } from '../ui/voice.js';
import { cellLabel, noticeSentence } from '../ui/sentences/sentences.js';
import { namingOf } from '../model/coordinates.js';
import { isAtEnd } from '../model/playback.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { Translate } from '../i18n/translate.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Parts } from './shadow.js' */

/**
 * @typedef {object} Given
 * @property {Store<State>} store
 * @property {Store<Appearance>} appearance
 * @property {AbortSignal} signal
 * @property {Session} session
 * @property {Engine} source
 * @property {() => void} togglePlay
 * @property {Parts} parts
 * @property {() => boolean} mayEdit
 * @property {() => boolean} isAsking
 * @property {() => string | null} pageLink null: there is none
 */

/** @param {Given} given @returns {() => void} aims the corner link anew */
export function connectControls(given) {
  const { store, session, togglePlay, parts, signal } = given;
  const { buttons, scrubber } = parts;
  const actions = {
    first: () => session.jump(0),
    back: () => session.stepBy(-1),
    play: togglePlay,
    forward: () => session.stepBy(1),
    last: () => session.jump(store.state.search.result.steps),
  };
  for (const name of /** @type {(keyof typeof actions)[]} */ (Object.keys(actions))) {
    buttons[name].addEventListener('click', actions[name], { signal });
  }
  scrubber.addEventListener('input', () => session.jump(scrubber.valueAsNumber), { signal });
  renderAlways(given, (state, t) => renderTransport(parts, state, t));
  renderAlways(given, (state, t) => renderBoard(given, state, t));
  connectStatus(given);
  return connectCorner(given);
}

/**
 * @param {Parts} parts
 * @param {State} state
 * @param {Translate} t
 */
function renderTransport({ transport, buttons, scrubber, count }, state, t) {
  const { search, playback } = state;
  const { steps } = search.result;
  const { step } = playback.position;
  transport.setAttribute('aria-label', t('transport.label'));
  for (const name of /** @type {const} */ (['first', 'back', 'forward', 'last'])) {
    setLabel(buttons[name], t(`transport.${name}`));
    setOff(buttons[name], name === 'first' || name === 'back' ? step === 0 : step >= steps);
  }
  const { isPlaying } = playback;
  buttons.play.dataset['shows'] = isPlaying ? 'pause' : 'play';
  setLabel(buttons.play, t(isPlaying ? 'transport.pause' : isAtEnd(state) ? 'transport.again' : 'transport.play'));
  scrubber.max = String(steps);
  scrubber.value = String(step);
  scrubber.setAttribute('aria-label', t('transport.scrubber'));
  scrubber.setAttribute('aria-valuetext', t('transport.step_of', { step, steps }));
  setText(count, `${step} / ${steps}`);
  count.dataset['value'] = String(step);
  count.dataset['steps'] = String(steps);
}

/** @param {Given} given @param {State} state @param {Translate} t */
function renderBoard({ parts, source, mayEdit, isAsking }, state, t) {
  if (state.board.revision === 0) return;
  const { width, height } = state.board;
  const { cell } = state.cursor;
  const label = cellLabel(cellFacts(state, source, cell), t);
  renderGrid(parts.host, { width, height, cell, label, name: t('board.name', { width, height }) });
  parts.figure.setAttribute('aria-label', t('figure.name', { width, height }));
  setText(parts.hint, t(isAsking() ? 'figure.quiz_hint' : mayEdit() ? 'figure.edit_hint' : 'share.board_hint'));
}

/** What happened last: at once for the eye, at the pace of a voice for the ear. @param {Given} given */
function connectStatus(given) {
  const { status, said } = given.parts;
  const voice = createVoice(said, given.signal);
  let timer = 0;
  renderAlways(given, (state, t) => {
    const { notice, search } = state;
    const { isRefusal } = notice;
    const isWaiting = search.phase === 'running' && !isRefusal;
    const show = () => {
      timer = 0;
      const text = isWaiting ? t('status.searching') : noticeSentence(notice, t, namingOf(state));
      setText(status, text);
      status.classList.toggle('is-refusal', isRefusal);
      voice(text, isRefusal);
    };
    if (isWaiting && timer !== 0) return;
    clearTimeout(timer);
    if (isWaiting) timer = window.setTimeout(show, PAUSE);
    else show();
  });
  given.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** The way to the page with the same state: whoever copies the link instead of following it gets that, too. @param {Given} given */
function connectCorner(given) {
  const { parts, signal, pageLink } = given;
  const aim = () => {
    const link = pageLink();
    parts.page.hidden = link === null;
    if (link !== null) parts.page.href = link;
  };
  for (const name of ['pointerenter', 'focus', 'click', 'auxclick', 'contextmenu']) {
    parts.page.addEventListener(name, aim, { signal });
  }
  let revision = 0;
  renderAlways(given, ({ search }, t) => {
    setText(parts.page, t('share.open_page'));
    // A link without an address is none for the keyboard.
    if (search.serial > 0 && revision === 0) {
      revision = search.serial;
      aim();
    }
  });
  return () => {
    if (revision > 0) aim();
  };
}
