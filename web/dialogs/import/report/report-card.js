// The card below an imported board: what report.js says of it, as it is now, and a button that shows its
// islands. It stays until it is closed or another board is opened.

import { Islands, MOST_CELLS } from '../../../engine/jobs/islands.js';
import { namingOf } from '../../../model/coordinates.js';
import { withDisplay } from '../../../model/display.js';
import { CaptionCard } from '../../../ui/caption-card.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { censusOf, endsParts, islandsParts, sizeParts } from './report.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { Board, State } from '../../../model/state.js' */
/** @import { Census } from './report.js' */

/** Milliseconds without a change after which the cells are counted again: the brush may be in use. */
const REST = 200;

/** @param {AppContext} context @returns {{ open: () => void, close: () => void }} open() for the board that has just been opened */
export function connectReport(context) {
  const { store, engine, createEngine, clock, signal } = context;
  /** What identifies the board; null: no report is shown. @type {Pick<Board, 'name' | 'title'> | null} */
  let reported = null;
  /** @type {Census | null} */
  let census = null;
  /** The board it was counted on. */
  let counted = '';
  let timer = 0;

  const show = createElement('button', { type: 'button', className: 'button small', data: { testid: 'report-show' } });
  const onClose = () => {
    const hadFocus = card.element.contains(document.activeElement);
    forget();
    if (hadFocus) byTestId('board', HTMLElement).focus();
  };
  const card = new CaptionCard(onClose, signal, {
    name: 'report',
    parts: ['size', 'islands', 'where'],
    actions: [show],
  });
  query('#stage', HTMLElement).after(card.element);
  const counter = new Islands(createEngine, clock, () => {
    if (counter.phase === 'refused') census = uncounted();
    if (counter.phase !== 'running') counter.dispose();
    render();
  });

  const forget = () => {
    reported = null;
    follow();
    render();
  };
  const uncounted = () => {
    const counting = censusOf(engine.grounds(), null);
    for (;;) {
      const { done, value } = counting.next();
      if (done === true) return value;
    }
  };
  const begin = () => {
    /** @type {ReturnType<typeof engine.grounds>} */
    let grounds = new Uint8Array(0);
    const copy = () => {
      grounds = engine.grounds();
      return { width: engine.width, height: engine.height, factors: grounds };
    };
    /** @param {Uint32Array | null} labels */
    function* take(labels) {
      census = yield* censusOf(grounds, labels);
      render();
    }
    if (engine.width * engine.height <= MOST_CELLS) return counter.begin(store.state.settings, copy, take);
    counter.beginUncounted(() => {
      copy();
      return take(null);
    });
  };
  const follow = () => {
    clearTimeout(timer);
    if (reported === null) {
      counter.dispose();
      census = null;
      counted = '';
      return;
    }
    const { search } = store.state;
    const question = questionOf(store.state);
    if (question === counted) return;
    counter.cancel();
    // The visible board comes first.
    if (search.phase === 'running') return;
    counted = question;
    timer = window.setTimeout(begin, census === null ? 0 : REST);
  };

  const render = renderAlways(context, (state, t) => {
    const { board } = state;
    /** @param {readonly Part[]} parts */
    const say = (...parts) => noticeSentence({ parts, isError: false }, t, namingOf(state));
    const title = board.title === null ? board.name : say(board.title);
    if (reported === null) return card.show('', null, t);
    const counting = [{ key: 'report.counting' }];
    const isOfBoard = census?.cells === board.width * board.height;
    const [size, islands, where] =
      census === null || !isOfBoard
        ? [counting, counting, counting]
        : [sizeParts(census, board), islandsParts(census), endsParts(census, board)];
    card.show(title, { size: say(...size), islands: say(...islands), where: say(...where) }, t);
    show.hidden = (census?.sizes?.length ?? 0) < 3 || state.display.islands;
    setText(show, t('report.show'));
  });
  show.addEventListener(
    'click',
    () => {
      store.update((state) => withDisplay(state, { islands: true }));
      byTestId('board', HTMLElement).focus();
    },
    { signal },
  );
  store.subscribe((state, before) => {
    if (reported === null) return;
    const { board } = state;
    if (board.name !== reported.name || board.title?.key !== reported.title?.key) forget();
    else if (board !== before.board || state.settings !== before.settings || state.search !== before.search) follow();
  }, signal);

  return {
    open: () => {
      const { name, title } = store.state.board;
      reported = { name, title };
      census = null;
      counted = '';
      follow();
      render();
    },
    close: forget,
  };
}

/** Everything that islands depend on. @param {State} state */
function questionOf({ board, settings }) {
  const { program, corrected, corner } = settings;
  return JSON.stringify([board.revision, settings.board, program, corrected, corner]);
}
