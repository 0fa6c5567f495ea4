// The switch that numbers the islands of the board, under that of dead ends: how many there are and how large, whether
// start and goal share one, and on which one the cell of the card "Why?" lies. Nothing is computed while it is off.

import { islandsOverlay } from '../../../canvas/layers/draw-islands.js';
import { LIGHT } from '../../../canvas/palette.js';
import { worldColours } from '../../../canvas/world-colours.js';
import { islandsInPieces } from '../../../canvas/island-hues.js';
import { Islands, MOST_CELLS } from '../../../engine/jobs/islands.js';
import { translator } from '../../../i18n/translate.js';
import { cellText } from '../../../model/coordinates.js';
import { withDisplay } from '../../../model/display.js';
import { cellParts, countPart, endsPart } from './islands.js';
import { endings } from '../../../session/endings.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate, Values } from '../../../i18n/translate.js' */
/** @import { Part } from '../../../model/notice.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Numbered } from './islands.js' */

/** Larger boards are checked after this many milliseconds without a change: each check reads all cells. */
const LARGE = 2 ** 14;
const REST = 200;
const HUES = worldColours(LIGHT).islands.length;

/** @param {AppContext} scene */
export function connectIslands(scene) {
  const { store, appearance, session, engine, createEngine, clock, signal } = scene;
  const entry = legendEntry(translator(appearance.state.language));
  query('.legend', HTMLElement).append(entry);
  const ofCell = Object.assign(document.createElement('p'), { id: 'why-island' });
  query('#cell-states', HTMLElement).after(ofCell);
  const check = byTestId('islands', HTMLInputElement);
  const more = query('#islands-more', HTMLElement);
  /** Result for the last board queried. @type {Numbered & { cells: number } | null} */
  let found = null;
  /** The last query. */
  let asked = '';
  let timer = 0;
  const ended = endings(session, () => store.update((state) => withDisplay(state, { islands: false })));
  const finder = new Islands(createEngine, clock, () => void ended.close(finder));

  /** @param {State['islands']} islands */
  const lay = (islands) => {
    if ((store.state.islands ?? null) !== islands) store.update((state) => ({ ...state, islands }));
    else render();
  };
  const begin = () => {
    let [width, height] = [0, 0];
    // By the time it is copied the engine may already have the next board, before the state does.
    const copy = () => {
      ({ width, height } = engine);
      return { width, height, factors: engine.factors().slice() };
    };
    /** @param {Uint32Array} labels */
    function* take(labels) {
      const islands = yield* islandsInPieces(labels, width, HUES);
      const sizes = [0, ...islands.map(({ cells }) => cells)];
      found = { labels, sizes, cells: labels.length };
      lay(islandsOverlay(labels, islands, { width, height }, () => document.createElement('canvas')));
    }
    finder.begin(store.state.settings, copy, take);
  };
  const forget = () => {
    found = null;
    lay(null);
  };
  const follow = () => {
    const { board, search, display } = store.state;
    const cells = board.width * board.height;
    const isWanted = display.islands && cells <= MOST_CELLS;
    const question = isWanted ? nameOf(store.state) : '';
    if (question !== asked) {
      clearTimeout(timer);
      finder.cancel();
      asked = '';
    }
    if (!isWanted) {
      finder.dispose();
      forget();
      return;
    }
    // The visible board comes first.
    if (question === asked || search.phase === 'running') return;
    asked = question;
    // The previous result stays until there is a new one, unless the board has another size.
    if (found !== null && found.cells !== cells) forget();
    if (cells > LARGE) timer = window.setTimeout(begin, REST);
    else begin();
  };

  const render = renderAlways(scene, (state, t) => {
    const { board, cursor, display } = state;
    check.checked = display.islands;
    more.hidden = entry.hidden = !display.islands;
    ofCell.hidden = found === null;
    if (!display.islands) return;
    const isTooLarge = board.width * board.height > MOST_CELLS;
    const about = isTooLarge
      ? { key: 'islands.too_large', values: { cells: board.width * board.height, most: MOST_CELLS } }
      : { key: 'islands.awaited' };
    /** @param {Part} said */
    const say = ({ key, values }) => t(key, /** @type {Values} */ (values));
    setText(
      query('#islands-count', HTMLElement),
      say(found === null ? about : countPart(found, t('islands.separator'))),
    );
    setText(query('#islands-ends', HTMLElement), found === null ? '' : say(endsPart(found, board)));
    if (found === null) return;
    const parts = cellParts(
      found,
      cursor.cell,
      cellText(cursor.cell, { ...board, coordinates: display.coordinates }),
      board,
    );
    setText(ofCell, parts.map(say).join(t('status.separator')));
  });
  check.addEventListener('change', () => store.update((state) => withDisplay(state, { islands: check.checked })), {
    signal,
  });
  store.subscribe((state, before) => {
    const isOther =
      state.board !== before.board || state.settings !== before.settings || state.search !== before.search;
    if (isOther || state.display.islands !== before.display.islands) follow();
  }, signal);
  if (store.state.display.islands) follow();
}

/** The entry in the colour legend. @param {Translate} t */
function legendEntry(t) {
  const entry = document.createElement('li');
  const swatch = document.createElement('i');
  swatch.className = 'swatch island';
  const words = document.createElement('span');
  words.dataset['t'] = 'islands.legend';
  words.textContent = t('islands.legend');
  entry.append(swatch, words);
  return entry;
}

/** Everything that islands depend on. @param {State} state */
function nameOf({ board, settings }) {
  const { program, corrected, corner } = settings;
  return JSON.stringify([board.revision, board.width, board.height, settings.board, program, corrected, corner]);
}
