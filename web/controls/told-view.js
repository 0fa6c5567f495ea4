// What a link asks for besides a search, for the page and its figures: cells that are marked, steps played over
// and over, the question which cell comes next; and, in a figure, the messages of the page around it.

import { highlightsOverlay } from '../board/draw-highlights.js';
import { connectMessages } from './figure-messages.js';
import { playingRound } from './loop.js';
import { isFigure } from './page-address.js';
import { named, part } from './parts.js';
import { connectQuiz } from './quiz-panel.js';

/**
 * @param {import('./render.js').Scene & {
 *   conductor: import('./conductor.js').Conductor, desk: import('./link-desk.js').LinkDesk,
 *   engine: import('../engine/engine.js').Engine, stops: import('./stops.js').Stops,
 *   playing: import('./loop.js').Playing, togglePlay: () => void }} scene
 */
export function connectToldView(scene) {
  const { store, desk, signal, conductor, stops, playing } = scene;
  Object.assign(playing, playingRound({ store, conductor, stops, loop: () => desk.view.state.loop }));

  const mark = () => {
    const cells = desk.view.state.cells ?? [];
    const { width, height } = store.state.board;
    const overlay = cells.length === 0 ? null : highlightsOverlay(cells, { width, height });
    store.update((state) => ({ ...state, overlay }));
  };
  let marked = desk.view.state.cells;
  desk.view.subscribe(({ cells }) => {
    if (cells !== marked || cells !== null) mark();
    marked = cells;
  }, signal);
  if (marked !== null) mark();

  const quiz = connectQuiz({ ...scene, parts: quizParts(), isAsked: () => desk.view.state.quiz === true });
  desk.view.subscribe(quiz.render, signal);
  quiz.render();
  if (isFigure()) connectMessages({ ...scene, score: quiz.score });
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
  for (const [element, name] of /** @type {const} */ ([[quiz, 'quiz'], [score, 'score'], [answer, 'answer']])) {
    element.dataset['testid'] = name;
  }
  quiz.append(question, score, answer);
  part('.console', HTMLElement).before(quiz);
  return { host: named('board', HTMLElement), quiz, question, score, answer };
}
