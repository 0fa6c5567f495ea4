// Predict the next cell: a figure that waits before each expansion, asks, and says why an answer was right
// or wrong.

import { setText } from '../controls/parts.js';
import { CELL_FIELDS, CELL_STRIDE, STATUS } from '../engine/types.js';
import { translator } from '../i18n/translate.js';
import { MOST_CELLS, expandsLeastF, ruled } from '../state/quiz.js';

/** @typedef {import('../state/quiz.js').OpenNode} OpenNode */

/**
 * @param {object} given
 * @param {import('../state/store.js').Store<import('../state/state.js').State>} given.store
 * @param {import('../state/store.js').Store<import('../state/appearance.js').Appearance>} given.appearance
 * @param {AbortSignal} given.signal
 * @param {import('../controls/conductor.js').Conductor} given.conductor
 * @param {import('../engine/engine.js').Engine} given.engine
 * @param {import('./shadow.js').Parts} given.parts
 * @param {() => boolean} given.isAsked
 */
export function connectQuiz({ store, appearance, signal, conductor, engine, parts, isAsked }) {
  const score = { asked: 0, right: 0 };
  /** What was said of the last answer. @type {{ key: string, values: Record<string, string | number>, isRight: boolean } | null} */
  let said = null;

  /** @returns {'off' | 'cannot' | 'over' | 'asks'} */
  const phase = () => {
    const { search, playback, settings, board } = store.state;
    if (!isAsked() || search.phase !== 'settled') return 'off';
    if (!expandsLeastF(settings) || board.width * board.height > MOST_CELLS) return 'cannot';
    return playback.position.step >= search.result.steps ? 'over' : 'asks';
  };

  /** @returns {OpenNode[]} */
  const openNodes = () => {
    const { width, height } = store.state.board;
    const cells = engine.cells(0, 0, width, height);
    /** @type {OpenNode[]} */
    const nodes = [];
    for (let cell = 0; cell < width * height; cell++) {
      const at = cell * CELL_STRIDE;
      if (cells[at + CELL_FIELDS.status] !== STATUS.open) continue;
      nodes.push({ cell, f: cells[at + CELL_FIELDS.f] ?? NaN });
    }
    return nodes;
  };

  /** @param {number} cell @returns {string} */
  const name = (cell) => {
    const { width } = store.state.board;
    return `${cell % width},${Math.floor(cell / width)}`;
  };

  /** @param {number} cell @returns {boolean} whether it was one */
  const answer = (cell) => {
    if (phase() !== 'asks') return false;
    const { isRight, f, leastF, least } = ruled(openNodes(), cell);
    conductor.stepBy(1);
    const expanded = store.state.playback.position.current;
    const values = { cell: name(cell), f, least: name(least[0] ?? cell), least_f: leastF };
    const others = { count: least.length - 1, expanded: name(expanded) };
    score.asked += 1;
    if (isRight) score.right += 1;
    const kind = Number.isNaN(f) ? 'not_open' : isRight ? (least.length > 1 ? 'tied' : 'right') : 'dearer';
    said = { key: `figure.quiz_${kind}`, values: { ...values, ...others }, isRight };
    render();
    return true;
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
    // Another search is another question.
    if (state.search.serial !== previous.search.serial) said = null;
    if (state.search !== previous.search || state.playback.position !== previous.playback.position) render();
  }, signal);
  appearance.subscribe(render, signal);
  parts.host.addEventListener(
    'click',
    () => {
      // The press has pointed at it.
      if (phase() === 'asks') answer(store.state.cursor.cell);
    },
    { signal },
  );
  return { answer, render, score };
}
