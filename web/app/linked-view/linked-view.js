// What a link asks for besides a search, for the page and its figures: marked cells, steps played in a loop,
// the question which cell comes next; and, in a figure, the messages of the page around it.

import { highlightsOverlay } from '../../canvas/layers/draw-highlights.js';
import { translator } from '../../i18n/translate.js';
import { connectMessages } from '../embed/messages.js';
import { connectFigure } from '../embed/to-page.js';
import { playingRound } from '../../session/loop.js';
import { isFigure } from '../../ui/page-address.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { connectQuiz } from '../../lenses/step/quiz/quiz-panel.js';

/** @import { AppContext } from '../app-context.js' */

/** @param {AppContext} scene */
export function connectLinkedView(scene) {
  const { store, permalink, signal, session, breakpointPlayer, codeLines, playing } = scene;
  Object.assign(
    playing,
    playingRound({ store, session, breakpointPlayer, codeLines, loop: () => permalink.view.state.loop }),
  );

  if (isFigure()) connectFigure(scene);

  const mark = () => {
    const cells = permalink.view.state.cells ?? [];
    const { width, height } = store.state.board;
    const overlay = cells.length === 0 ? null : highlightsOverlay(cells, { width, height });
    store.update((state) => ({ ...state, overlay }));
  };
  let marked = permalink.view.state.cells;
  permalink.view.subscribe(({ cells }) => {
    if (cells !== marked || cells !== null) mark();
    marked = cells;
  }, signal);
  if (marked !== null) mark();

  const parts = quizParts();
  const quiz = connectQuiz({ ...scene, parts, isAsked: () => permalink.view.state.quiz === true });
  permalink.view.subscribe(quiz.render, signal);
  // The author of a text chose this for its figure; on the page the visitor may switch it off.
  if (!isFigure()) connectLeaving(scene, parts);
  quiz.render();
  if (isFigure()) connectMessages({ ...scene, score: quiz.score });
}

/**
 * Returns the board to the visitor.
 * @param {Parameters<typeof connectLinkedView>[0]} scene
 * @param {{ host: HTMLElement, quiz: HTMLElement }} parts
 */
function connectLeaving({ permalink, appearance, signal, writeAddress }, { host, quiz }) {
  const leave = document.createElement('button');
  leave.type = 'button';
  leave.className = 'button';
  leave.dataset['testid'] = 'leave-quiz';
  leave.dataset['t'] = 'figure.quiz_leave';
  quiz.append(leave);
  const hint = query('#board-hint', HTMLElement);
  const render = () => {
    const { quiz: isAsking } = permalink.view.state;
    hint.dataset['t'] = isAsking ? 'figure.quiz_hint' : 'board.hint';
    const t = translator(appearance.state.language);
    for (const element of [leave, hint]) setText(element, t(element.dataset['t'] ?? ''));
  };
  leave.addEventListener(
    'click',
    () => {
      permalink.view.update((view) => ({ ...view, quiz: null }));
      writeAddress();
      host.focus({ preventScroll: true });
    },
    { signal },
  );
  permalink.view.subscribe(render, signal);
  appearance.subscribe(render, signal);
  render();
}

/** Between the board and what lies below it. */
function quizParts() {
  /** @param {string} className */
  const line = (className) => Object.assign(document.createElement('p'), { className });
  const [question, score, answer] = [line('question'), line('score'), line('answer')];
  answer.setAttribute('role', 'status');
  const quiz = document.createElement('div');
  quiz.className = 'quiz';
  quiz.setAttribute('role', 'group');
  for (const [element, name] of /** @type {const} */ ([
    [quiz, 'quiz'],
    [score, 'score'],
    [answer, 'answer'],
  ])) {
    element.dataset['testid'] = name;
  }
  quiz.append(question, score, answer);
  query('.console', HTMLElement).before(quiz);
  return { host: byTestId('board', HTMLElement), quiz, question, score, answer };
}
