// The search tree in the rail: every cell below its parent at the current step. The engine is not queried
// while it is folded, and only about the unfolded nodes.

import { FIRST_LEVELS, MOST_NODES, SMALL_TREE, cellsAbove, treeOf } from './search-tree.js';
import { parentsOf, searchedWith } from '../../../model/algorithms.js';
import { formatCoordinates, namingOf } from '../../../model/coordinates.js';
import { Throttle } from '../../../ui/throttle.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { TreeView } from './tree-view.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Session } from '../../../session/session.js' */
/** @import { Scene } from '../../../ui/render.js' */

/** Ancestors shown above the current node; where there are more, the tree begins there. */
const MOST_ABOVE = 24;
/** Most children of a cell. */
const MOST_CHILDREN = 8;

/**
 * @param {Scene & {
 *   session: Session,
 *   source: BoardSource }} scene
 */
export function connectTree(scene) {
  const { store, session, source, signal } = scene;
  const fold = query('#search-tree', HTMLDetailsElement);
  const box = query('#tree-box', HTMLElement);
  const note = query('#tree-note', HTMLElement);
  const more = query('#tree-more', HTMLButtonElement);
  const toStart = query('#tree-start', HTMLButtonElement);
  const toCurrent = query('#tree-current', HTMLButtonElement);
  const view = new TreeView(query('#tree', HTMLElement));
  /** What the reader has folded and unfolded. @type {Map<number, boolean>} */
  const folded = new Map();
  let most = MOST_NODES;
  /** The node at the top; -1: the start. */
  let top = -1;
  let board = '';
  let count = 0;

  /** @param {number} cell @param {number} depth */
  const isUnfolded = (cell, depth) =>
    folded.get(cell) ?? (depth < FIRST_LEVELS || store.state.search.result.generated <= SMALL_TREE);

  /** Inputs for which the tree was drawn: moving the pointer, for example, changes nothing. */
  let drawn = '';
  /** The board of the search: once it has been replaced there is no tree yet. */
  let searched = { serial: -1, revision: -1 };
  let render = () => {};
  renderAlways(scene, (now, t) => {
    const { search, playback, display } = now;
    if (search.serial !== searched.serial) searched = { serial: search.serial, revision: now.board.revision };
    render = () => {
      const { state } = store;
      if (!fold.open || state.search.phase === 'running') return;
      const undrawn = treeUndrawn(state.settings);
      const isSettled = state.search.phase === 'settled' && undrawn === null;
      const { width, height } = state.board;
      const first = rootOf(state);
      if (board !== [width, height, first].join()) {
        board = [width, height, first].join();
        folded.clear();
        top = -1;
        most = MOST_NODES;
      }
      const root = top < 0 ? first : top;
      const tree = isSettled ? treeOf(source, root, isUnfolded, most) : { root: null, count: 0, isCut: false };
      // Before the step that reaches it there is no such node.
      if (tree.root === null && top >= 0) {
        top = -1;
        render();
        return;
      }
      count = tree.count;
      view.show(tree.root, { current: state.playback.position.current, naming: namingOf(state), t });
      more.hidden = !tree.isCut;
      toStart.hidden = top < 0;
      toCurrent.disabled = undrawn !== null;
      const reported = { count: tree.count, ...countsOf(state) };
      setText(note, undrawn !== null ? t(undrawn) : t(tree.isCut ? 'tree.cut' : 'tree.count', reported));
    };
    const key = [
      search.serial,
      search.phase,
      playback.position.step,
      formatCoordinates(display.coordinates),
      t('tree.title'),
    ].join();
    const isAwaited = now.board.revision !== searched.revision;
    if (playback.isPlaying || isAwaited || key === drawn) return;
    drawn = key;
    render();
  });
  const throttle = new Throttle(store, () => render(), signal);
  store.subscribe(({ playback }, before) => {
    if (playback.isPlaying && playback.position !== before.playback.position) throttle.ask();
  }, signal);

  fold.addEventListener('toggle', () => render(), { signal });
  // A node's fold fires this event whether code or the user toggled it.
  box.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const cell = view.cellOf(target.firstElementChild);
      const isEmpty = target.querySelector('li') === null;
      if (cell === null || target.open !== isEmpty) return;
      folded.set(cell, target.open);
      if (target.open) most = Math.max(most, count + MOST_CHILDREN);
      render();
    },
    { signal, capture: true },
  );
  more.addEventListener(
    'click',
    () => {
      most += MOST_NODES;
      render();
    },
    { signal },
  );
  toStart.addEventListener(
    'click',
    () => {
      top = -1;
      render();
      box.scrollTop = 0;
      toCurrent.focus();
    },
    { signal },
  );
  toCurrent.addEventListener(
    'click',
    () => {
      const { search, playback } = store.state;
      const { current } = playback.position;
      if (search.phase !== 'settled') return;
      const goal = current < 0 ? rootOf(store.state) : current;
      const above = cellsAbove(source, goal, MOST_ABOVE);
      const highest = above.at(-1) ?? goal;
      top = highest === rootOf(store.state) ? -1 : highest;
      for (const cell of above) folded.set(cell, true);
      most = Math.max(most, count + MOST_CHILDREN * above.length);
      render();
      const line = view.lineOf(goal);
      line?.focus({ preventScroll: true });
      if (line !== null) reveal(box, line);
    },
    { signal },
  );
  connectPointing(box, view, session, signal);
}

/**
 * The node under the pointer or with the focus is marked on the board, too.
 * @param {HTMLElement} box @param {TreeView} view
 * @param {Session} session @param {AbortSignal} signal
 */
function connectPointing(box, view, session, signal) {
  let pointed = -1;
  /** @param {Event} event */
  const point = ({ target }) => {
    const cell = view.cellOf(target);
    if (cell === null) return;
    pointed = cell;
    session.pointAt(cell, true);
  };
  const leave = () => {
    if (pointed >= 0) session.pointAt(pointed, false);
    pointed = -1;
  };
  for (const name of ['pointerover', 'focusin', 'click']) box.addEventListener(name, point, { signal });
  for (const name of ['pointerleave', 'focusout']) box.addEventListener(name, leave, { signal });
}

/** Scrolls only the box, not its ancestors. @param {HTMLElement} box @param {HTMLElement} line */
function reveal(box, line) {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  box.scrollLeft += inner.left - outer.left - 24;
}

/** The root of the tree: a flow field grows from the goal. @param {State} state */
function rootOf({ board, settings }) {
  return searchedWith(settings) === 'flow' ? board.goal : board.start;
}

/**
 * Why there is no tree: the key of a sentence. Children are searched for among neighbours only, and a local walk
 * searches anew wherever it stands.
 * @param {SearchSettings} settings
 */
function treeUndrawn(settings) {
  const algorithm = searchedWith(settings);
  if (algorithm === 'local') return 'tree.walk';
  if (algorithm === 'twotier') return 'tree.tiers';
  const parents = parentsOf(settings);
  return parents === 'beside' ? null : `tree.${parents}`;
}

/** Number of cells in the whole tree at the current step. @param {State} state */
function countsOf({ search, playback }) {
  const { open, closed } = playback.position;
  return { all: search.phase === 'settled' ? open + closed : 0 };
}
