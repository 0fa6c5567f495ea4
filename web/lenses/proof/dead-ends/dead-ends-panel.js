// The switch that hatches dead ends on the board, under that of the X-ray: how many there are, and what a search
// saves by skipping them. Nothing is computed while it is off.

import { deadEndsOverlay } from '../../../canvas/layers/draw-dead-ends.js';
import { DeadEnds, MOST_CELLS } from '../../../engine/jobs/dead-ends.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { translator } from '../../../i18n/translate.js';
import { cellText, namingOf } from '../../../model/coordinates.js';
import { endings } from '../../../session/endings.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Overlay } from '../../../canvas/layers/draw-dead-ends.js' */
/** @import { Found } from '../../../engine/jobs/dead-ends.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */

/** Larger boards are checked after this many milliseconds without a change: each check reads all cells. */
const LARGE = 2 ** 14;
const REST = 200;

/** @param {AppContext} scene */
export function connectDeadEnds(scene) {
  const { store, appearance, session, engine, createEngine, clock, signal } = scene;
  const entry = legendEntry(translator(appearance.state.language));
  query('.legend', HTMLElement).append(entry);
  const check = byTestId('dead-ends', HTMLInputElement);
  const more = query('#dead-ends-more', HTMLElement);
  const ofBoard = query('[name="dead-ends-of"][value="board"]', HTMLInputElement);
  /** Result of the last query. @type {Found | null} */
  let found = null;
  let free = 0;
  /** The last query. */
  let asked = '';
  let timer = 0;

  /** @param {Overlay | null} overlay */
  const lay = (overlay) => {
    if ((store.state.overlay ?? null) !== overlay) store.update((state) => ({ ...state, overlay }));
    else render();
  };
  const finder = new DeadEnds(createEngine, clock, () => {
    const one = finder.found;
    if (ended.close(finder) || one === null || one === found) return;
    const isSame = found?.marks === one.marks;
    found = one;
    if (isSame) render();
    else lay(deadEndsOverlay(one.marks, store.state.board, () => document.createElement('canvas')));
  });

  const ended = endings(session, () => {
    check.checked = false;
    follow();
  });
  const begin = () => {
    const { settings, board } = store.state;
    const { start, goal } = board;
    const copy = () => {
      const factors = engine.grounds();
      free = engine.factors().reduce((sum, factor) => sum + (factor === 0 ? 0 : 1), 0);
      return { width: board.width, height: board.height, factors };
    };
    finder.begin({ settings, start, goal }, ofBoard.checked, nameOf(store.state), copy);
  };
  const follow = () => {
    const { board, search } = store.state;
    const isWanted = check.checked && !isTooLarge(board);
    const { start, goal } = board;
    const question = isWanted ? JSON.stringify([nameOf(store.state), start, goal, ofBoard.checked]) : '';
    if (question !== asked) {
      clearTimeout(timer);
      finder.cancel();
      asked = '';
    }
    if (!isWanted) {
      finder.dispose();
      found = finder.found = null;
      lay(null);
      return;
    }
    // The visible board comes first.
    if (question === asked || search.phase === 'running') return;
    asked = question;
    // The previous result stays until there is a new one, unless the board has another size.
    if (found !== null && found.marks.length !== board.width * board.height) {
      found = null;
      lay(null);
    }
    if (board.width * board.height > LARGE) timer = window.setTimeout(begin, REST);
    else begin();
  };

  const render = renderAlways(scene, (state, t) => {
    more.hidden = entry.hidden = !check.checked;
    if (more.hidden) return;
    setText(query('#dead-ends-count', HTMLElement), countSentence(state, { found, free }, t));
    setText(query('#dead-ends-skipped', HTMLElement), skippedSentence(state, found, t));
    setText(query('#dead-ends-cell', HTMLElement), cellSentence(state, found, t));
  });
  store.subscribe((state, before) => {
    if (state.board !== before.board || state.settings !== before.settings || state.search !== before.search) follow();
  }, signal);
  for (const control of [check, more]) control.addEventListener('change', follow, { signal });
}

/** The entry in the colour legend. @param {Translate} t */
function legendEntry(t) {
  const entry = document.createElement('li');
  const swatch = document.createElement('i');
  swatch.className = 'swatch dead-end';
  const words = document.createElement('span');
  words.dataset['t'] = 'dead.legend';
  words.textContent = t('dead.legend');
  entry.append(swatch, words);
  return entry;
}

/** Everything that the search depends on but start and goal. @param {State} state */
function nameOf({ board, settings }) {
  return JSON.stringify([board.revision, board.width, board.height, settings]);
}

/** @param {State['board']} board */
function isTooLarge({ width, height }) {
  return width * height > MOST_CELLS;
}

/** @param {State} state @param {{ found: Found | null, free: number }} known @param {Translate} t */
function countSentence({ board }, { found, free }, t) {
  if (isTooLarge(board)) return t('dead.too_large', { cells: board.width * board.height, most: MOST_CELLS });
  if (found === null) return t('dead.awaited');
  const { isOfBoard, isConnected, count } = found;
  const key = isOfBoard ? 'dead.count_board' : isConnected ? 'dead.count_ends' : 'dead.count_parted';
  return t(key, { count, free });
}

/** @param {State} state @param {Found | null} found @param {Translate} t */
function skippedSentence({ search }, found, t) {
  if (found === null) return '';
  if (found.refusal !== null) return reasonSentence(found.refusal, t);
  const isAwaited = found.skipping === null || search.phase !== 'settled' || search.result.outcome !== 'found';
  if (isAwaited || found.skipping === null) return '';
  const { expanded } = found.skipping;
  const all = search.result.expanded;
  return t(expanded === all ? 'dead.spared_none' : 'dead.skipped', { fewer: expanded, all });
}

/** The active cell in words, for readers who do not see the hatching. @param {State} state @param {Found | null} found @param {Translate} t */
function cellSentence(state, found, t) {
  if (found === null) return '';
  const { cursor } = state;
  const cell = cellText(cursor.cell, namingOf(state));
  return t(found.marks[cursor.cell] === 1 ? 'dead.cell_is' : 'dead.cell_is_not', { cell });
}
