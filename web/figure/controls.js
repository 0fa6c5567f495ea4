// The transport, the status and the labels of a figure's parts, redrawn when its state or its language
// changes.

import { cellFacts } from '../canvas/cell-facts.js';
import { renderGrid, renderGridCell } from '../canvas/grid.js';
import { setText } from '../ui/query.js';
import { renderAfterBoard, renderAlways } from '../ui/render.js';
import { playableSearch, transportStateOf } from '../ui/transport/search-transport.js';
import { connectTransport } from '../ui/transport/transport.js';
import { PAUSE, createVoice } from '../ui/voice.js';
import { cellLabel, noticeSentence } from '../ui/sentences/sentences.js';
import { namingOf } from '../model/coordinates.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { Translate } from '../i18n/translate.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/** @import { CodeLines } from '../model/code/code-lines.js' */
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
 * @property {CodeLines} codeLines
 * @property {Parts} parts
 * @property {() => boolean} mayEdit
 * @property {() => boolean} isAsking
 * @property {() => string | null} pageLink null: there is none
 */

/** @param {Given} given @returns {() => void} updates the corner link */
export function connectControls(given) {
  const { parts, signal } = given;
  const show = connectTransport(parts.controls, playableSearch(given), { signal });
  renderAlways(given, (state, t) => {
    const transportState = transportStateOf(state, given.codeLines, t);
    const { position, end } = transportState;
    parts.transport.setAttribute('aria-label', t('transport.label'));
    show(transportState, t);
    setText(parts.count, `${position} / ${end}`);
    parts.count.dataset['value'] = String(position);
    parts.count.dataset['steps'] = String(end);
  });
  renderAlways(given, (state, t) => renderBoard(given, state, t));
  renderAfterBoard(given, (state, t) => renderCell(given, state, t));
  connectStatus(given);
  return connectCorner(given);
}

/** @param {Given} given @param {State} state @param {Translate} t */
function renderBoard({ parts, mayEdit, isAsking }, { board }, t) {
  if (board.revision === 0) return;
  const { width, height } = board;
  renderGrid(parts.host, { width, height, name: t('board.name', { width, height }) });
  parts.figure.setAttribute('aria-label', t('figure.name', { width, height }));
  setText(parts.hint, t(isAsking() ? 'figure.quiz_hint' : mayEdit() ? 'figure.edit_hint' : 'share.board_hint'));
}

/** @param {Given} given @param {State} state @param {Translate} t */
function renderCell({ parts, source }, state, t) {
  if (state.board.revision === 0) return;
  const { cell } = state.cursor;
  const label = cellLabel(cellFacts(state, source, cell), t);
  renderGridCell(parts.host, { width: state.board.width, cell, label });
}

/** The last event: shown at once, and thinned out for screen readers. @param {Given} given */
function connectStatus(given) {
  const { status, said } = given.parts;
  const voice = createVoice(said, given.signal);
  let timer = 0;
  renderAlways(given, (state, t) => {
    const { notice, search } = state;
    const { isError } = notice;
    const isWaiting = search.phase === 'running' && !isError;
    const show = () => {
      timer = 0;
      const text = isWaiting ? t('status.searching') : noticeSentence(notice, t, namingOf(state));
      setText(status, text);
      status.classList.toggle('is-error', isError);
      voice(text, isError);
    };
    if (isWaiting && timer !== 0) return;
    clearTimeout(timer);
    if (isWaiting) timer = window.setTimeout(show, PAUSE);
    else show();
  });
  given.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** The link to the page with the same state, which is also correct when copied instead of followed. @param {Given} given */
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
    // A link without an address cannot be focused by keyboard.
    if (search.serial > 0 && revision === 0) {
      revision = search.serial;
      aim();
    }
  });
  return () => {
    if (revision > 0) aim();
  };
}
