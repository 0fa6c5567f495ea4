// The card below the board for a pasted path: what path-parts.js says of it on the current board. The path is
// drawn beside that of the search until the card is closed or another board is opened.

import { MOST_CELLS, PathCheck } from '../../../engine/jobs/path-check.js';
import { gridPointOf, namingOf } from '../../../model/coordinates.js';
import { warning, errorOf } from '../../../model/notice.js';
import { Beside } from '../../../session/beside.js';
import { CaptionCard } from '../../../ui/caption-card.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { isOtherBoard } from '../other-board.js';
import { bestPart, differenceParts, remarkableCell, yoursParts } from './path-parts.js';
import { leads, outsidePart, readingOf } from './path-reading.js';
import { MOST_PAIRS } from './path-text.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Reading } from './path-reading.js' */
/** @import { PathText } from './path-text.js' */

/** Milliseconds without a change after which it is checked again: the brush may be in use. */
const REST = 200;

/** @param {AppContext} context @returns {{ open: (text: PathText) => boolean, close: () => void }} open() returns
 *   whether it was a path on this board */
export function connectPathCard(context) {
  const { store, session, engine, createEngine, clock, showCell, signal } = context;
  /** @type {Reading | null} */
  let reading = null;
  /** What it was checked against. */
  let asked = '';
  /** No answer has been shown yet. */
  let isFresh = false;
  let timer = 0;
  const beside = new Beside(store);

  const show = createElement('button', {
    type: 'button',
    className: 'button small',
    data: { testid: 'path-check-show' },
  });
  const card = new CaptionCard(
    () => {
      const hadFocus = card.element.contains(document.activeElement);
      forget();
      if (hadFocus) byTestId('board', HTMLElement).focus();
    },
    signal,
    { name: 'path_check', parts: ['yours', 'best', 'difference'], actions: [show] },
  );
  query('#stage', HTMLElement).after(card.element);

  const checker = new PathCheck(createEngine, clock, () => {
    if (checker.phase === 'refused' && checker.reason !== null) session.say(errorOf(checker.reason));
    render();
    if (!isFresh || checker.phase !== 'done') return;
    isFresh = false;
    const cell = cellToSee();
    if (cell >= 0) session.pointAt(cell, true);
  });
  const cellToSee = () =>
    reading === null || checker.checked === null ? -1 : remarkableCell(reading, checker.checked);

  const forget = () => {
    clearTimeout(timer);
    reading = null;
    asked = '';
    checker.dispose();
    checker.checked = null;
    beside.show(null);
    render();
  };
  const begin = () => {
    if (reading === null) return;
    const copy = () => ({ width: engine.width, height: engine.height, factors: engine.grounds() });
    checker.begin(store.state.settings, reading.cells, copy);
  };
  const follow = () => {
    const { search } = store.state;
    const question = questionOf(store.state);
    // The visible board comes first.
    if (reading === null || question === asked || search.phase === 'running') return;
    clearTimeout(timer);
    checker.cancel();
    timer = window.setTimeout(begin, asked === '' ? 0 : REST);
    asked = question;
  };

  const render = renderAlways(context, (state, t) => {
    const { board } = state;
    /** @param {readonly Part[]} parts */
    const say = (...parts) => noticeSentence({ parts, isError: false }, t, namingOf(state));
    if (reading === null) return card.show('', null, t);
    const { checked } = checker;
    const cell = cellToSee();
    show.hidden = cell < 0;
    if (cell >= 0) setText(show, say({ key: 'path_check.show', points: { cell: gridPointOf(cell, board) } }));
    const waiting = { yours: t('path_check.checking'), best: '', difference: '' };
    const sentences = checked && {
      yours: say(...yoursParts(reading, checked)),
      best: say(bestPart(reading, checked, board)),
      difference: say(...differenceParts(reading, checked, board)),
    };
    card.show(t('path_check.title'), sentences ?? waiting, t);
  });
  show.addEventListener('click', () => showCell(cellToSee()), { signal });
  store.subscribe(({ board, settings, search }, before) => {
    if (reading === null) return;
    if (isOtherBoard(board, before.board)) forget();
    else if (board !== before.board || settings !== before.settings || search !== before.search) follow();
  }, signal);

  /** @param {Part} part */
  const object = (part) => {
    session.say(warning(part));
    return false;
  };
  return {
    open: (text) => {
      const { board } = store.state;
      const naming = namingOf(store.state);
      if (board.width * board.height > MOST_CELLS || text.pairs.length > MOST_PAIRS) {
        return object({ key: 'path_check.too_large', values: { most: MOST_CELLS } });
      }
      const read = readingOf(text, board, naming);
      if ('pair' in read) return object(outsidePart(read, naming));
      forget();
      reading = read;
      isFresh = true;
      beside.show(Uint32Array.from(read.cells));
      const [start = 0, goal = 0] = [read.cells[0], read.cells.at(-1)];
      if (leads(read.cells, board)) session.say({ isError: false, parts: [{ key: 'path_check.opened' }] });
      else session.moveEnds({ start, goal }, [{ key: 'path_check.ends_moved' }]);
      follow();
      render();
      return true;
    },
    close: forget,
  };
}

/** Everything that the answer depends on besides the path. @param {State} state */
function questionOf({ board, settings }) {
  const { program, corrected, corner, costs, allowsBlockedGoal } = settings;
  return JSON.stringify([board.revision, settings.board, program, corrected, corner, costs, allowsBlockedGoal]);
}
