// Predict the next cell: a figure that waits before each expansion, asks, and says why an answer was right
// or wrong.

import { translator } from '../../../i18n/translate.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { MOST_CELLS, expandsLeastF, openNodes, ruled } from '../../../model/quiz.js';
import { setText } from '../../../ui/query.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Appearance } from '../../../model/appearance.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { Session } from '../../../session/session.js' */

/**
 * @param {object} given
 * @param {Store<State>} given.store
 * @param {Store<Appearance>} given.appearance
 * @param {AbortSignal} given.signal
 * @param {Session} given.session
 * @param {Engine} given.engine
 * @param {{ host: HTMLElement, quiz: HTMLElement, question: HTMLElement, score: HTMLElement, answer: HTMLElement }} given.parts
 * @param {() => boolean} given.isAsked
 */
export function connectQuiz({ store, appearance, signal, session, engine, parts, isAsked }) {
  const score = { asked: 0, right: 0 };
  /** The verdict on the last answer. @type {{ key: string, values: Record<string, string | number>, isRight: boolean } | null} */
  let said = null;
  /** Whether the quiz itself made the step. */
  let isAnswering = false;

  /** @returns {'off' | 'cannot' | 'over' | 'asks'} */
  const phase = () => {
    const { search, playback, settings, board } = store.state;
    if (!isAsked() || search.phase !== 'settled') return 'off';
    if (!expandsLeastF(settings) || board.width * board.height > MOST_CELLS) return 'cannot';
    return playback.position.step >= search.result.steps ? 'over' : 'asks';
  };

  /** @param {number} cell @returns {string} */
  const name = (cell) => cellText(cell, namingOf(store.state));

  /** @param {number} cell */
  const answer = (cell) => {
    // After a wrong answer, a click on the cell that was expanded instead is not an answer.
    if (said?.isRight === false && cell === store.state.playback.position.current) return;
    const { width, height } = store.state.board;
    const { isRight, f, leastF, least } = ruled(openNodes(engine.cells(0, 0, width, height)), cell);
    isAnswering = true;
    session.stepBy(1);
    isAnswering = false;
    const expanded = store.state.playback.position.current;
    const values = { cell: name(cell), f, least: name(least[0] ?? cell), least_f: leastF };
    const others = { count: least.length - 1, expanded: name(expanded) };
    score.asked += 1;
    if (isRight) score.right += 1;
    const kind = Number.isNaN(f) ? 'not_open' : isRight ? (least.length > 1 ? 'tied' : 'right') : 'costlier';
    said = { key: `figure.quiz_${kind}`, values: { ...values, ...others }, isRight };
    render();
  };

  function render() {
    const now = phase();
    const t = translator(appearance.state.language);
    parts.quiz.hidden = now === 'off';
    if (now === 'off') return;
    setText(parts.question, t(now === 'asks' ? 'figure.quiz_ask' : `figure.quiz_${now}`));
    setText(parts.score, score.asked === 0 ? '' : t('figure.quiz_score', score));
    setText(parts.answer, said === null ? '' : t(said.key, said.values));
    parts.answer.classList.toggle('is-right', said?.isRight === true);
    parts.answer.classList.toggle('is-wrong', said?.isRight === false);
  }

  store.subscribe((state, previous) => {
    // Another search or another step is another question.
    const isMoved = state.playback.position.step !== previous.playback.position.step;
    if (state.search.serial !== previous.search.serial || (isMoved && !isAnswering)) said = null;
    if (state.search !== previous.search || state.playback.position !== previous.playback.position) render();
  }, signal);
  appearance.subscribe(render, signal);
  parts.host.addEventListener(
    'click',
    () => {
      // The click has already made it the active cell.
      if (phase() === 'asks') answer(store.state.cursor.cell);
    },
    { signal },
  );
  parts.host.addEventListener(
    'keydown',
    (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.altKey || event.metaKey) return;
      if (phase() !== 'asks') return;
      // Before other handlers of these keys.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) answer(store.state.cursor.cell);
    },
    { signal, capture: true },
  );
  return { render, score };
}
