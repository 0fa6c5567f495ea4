// The card in the rail that makes a scenario: pairs of a start and a goal are collected from the board, and saved or run
// with the length of a shortest path each, as published scenarios have it. Pairs are kept until they are removed here:
// those that the current map has no use for are marked, and left out.

import { ScenarioRun } from '../../../engine/jobs/scenario-run.js';
import { DEFAULT_SETTINGS } from '../../../engine/options.js';
import { translator } from '../../../i18n/translate.js';
import { namingOf } from '../../../model/coordinates.js';
import { errorOf, info, warning } from '../../../model/notice.js';
import { randomFrom } from '../../../model/random.js';
import { mayEdit } from '../../../ui/page-address.js';
import { byTestId, query, setOff, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { saveFile } from '../../../ui/save-file.js';
import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { translatePage } from '../../../ui/translate-page.js';
import { makePairsCard } from './pairs-elements.js';
import { connectPairsTable } from './pairs-table.js';
import * as list from './pairs-list.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Notice } from '../../../model/notice.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Fault, Pair } from './pairs-list.js' */
/** @typedef {{ name: string, text: string, withoutPath: number, rows: number, leftOut: number }} ScenarioFile */

/** Random pairs per click. */
const AT_ONCE = 10;
/** Milliseconds before the progress of a computation is shown: most are over sooner. */
const PATIENCE = 200;
/** What published lengths are: those of shortest paths. @type {SearchSettings} */
const PUBLISHED = {
  ...DEFAULT_SETTINGS,
  ...{ algorithm: 'astar', heuristic: 'octile', corner: 'nowall', costs: 'exact' },
};

/**
 * @param {AppContext} scene
 * @param {Pick<ReturnType<typeof import('./scenario-card.js').connectScenarioCard>, 'open'>} scenarios
 */
export function connectPairsCard(scene, scenarios) {
  const { store, session, engine, createEngine, clock, appearance, sheet, places, signal } = scene;
  const elements = makePairsCard();
  const { card, title, about, doubt, add, random, save, run, progress, cancel, clear, close, said } = elements;
  query('#scenario-card', HTMLElement).before(card);
  translatePage(card, translator(appearance.state.language));

  /** @type {readonly Pair[]} */
  let pairs = [];
  /** What the last click on Clear removed. @type {readonly Pair[]} */
  let cleared = [];
  /** Of the pairs, on the board below. @type {readonly Fault[]} */
  let faults = [];
  /** Of what the faults are. @type {readonly unknown[]} */
  let checked = [];
  const below = randomFrom(1);
  /** What becomes of the lengths, and the button for it. @type {{ button: HTMLButtonElement, finish: () => void } | null} */
  let task = null;
  let isSlow = false;
  /** What was said last. @type {Notice | null} */
  let last = null;
  let timer = 0;

  const lengths = new ScenarioRun(createEngine, clock, () => {
    if (lengths.phase === 'running') return render();
    const { phase, reason } = lengths;
    const finish = task?.finish;
    end();
    if (phase === 'done') finish?.();
    else if (phase === 'refused' && reason !== null) say(errorOf(reason));
  });
  /** @param {Notice} notice */
  const say = (notice) => {
    session.say(notice);
    last = notice;
    render();
  };
  const end = () => {
    const button = task?.button;
    const hadFocus = document.activeElement === cancel;
    clearTimeout(timer);
    task = null;
    isSlow = false;
    // The answers stay, without the memory that finding them took.
    lengths.dispose();
    render();
    if (hadFocus) button?.focus({ preventScroll: true });
  };
  /**
   * Makes the file of all pairs that the current map has.
   * @param {HTMLButtonElement} button that asks for it
   * @param {(file: ScenarioFile) => void} use called when the lengths are known
   */
  const compute = (button, use) => {
    if (task !== null) return;
    const { board } = store.state;
    const usable = pairs.filter((_, index) => faults[index] === '');
    if (usable.length === 0) return say(warning({ key: 'pairs.nothing' }));
    const map = list.mapFileName(board.name);
    const leftOut = pairs.length - usable.length;
    const finish = () => {
      const file = list.scenarioOf(map, board, lengths.answers);
      use({ ...file, name: `${map}.scen`, rows: usable.length, leftOut });
    };
    task = { button, finish };
    timer = window.setTimeout(() => {
      isSlow = true;
      render();
    }, PATIENCE);
    const factors = engine.factors().map((factor) => (factor === 0 ? 0 : 1));
    const { width, height } = board;
    lengths.begin(list.questionsOf(usable, board), PUBLISHED, { width, height, factors });
  };

  const table = connectPairsTable(scene, elements, {
    show: (index) => {
      const pair = pairs[index];
      if (pair === undefined) return;
      const values = { row: index + 1 };
      if (faults[index] !== '') return say(warning({ key: 'pairs.not_shown', values }));
      const part = { key: 'pairs.shown', values };
      last = info(part);
      session.moveEnds(list.endsOf(pair, store.state.board.width), [part]);
    },
    remove: (index) => {
      change(pairs.filter((_, at) => at !== index));
      say(info({ key: 'pairs.removed', values: { row: index + 1, count: pairs.length } }));
    },
  });
  /** @param {State} state */
  const check = ({ board, search }) => {
    // An edit reaches the engine with the search that follows it.
    const parts = [pairs, board.revision, board.width, board.height, search.phase, search.serial];
    if (parts.every((part, index) => part === checked[index])) return;
    checked = parts;
    const factors = pairs.length === 0 ? [] : engine.factors();
    faults = pairs.map((pair) => list.faultOf(pair, board, factors));
  };
  const render = renderAlways(scene, (state, t) => {
    if (card.hidden) return;
    const { board, settings } = state;
    check(state);
    const { width, height } = board;
    setText(about, t('pairs.about', { map: list.mapFileName(board.name), width, height }));
    const others = pairs.filter(({ size }) => size.width !== width || size.height !== height).length;
    const leftOut = faults.filter((fault) => fault !== '').length;
    const doubts = [
      others > 0 ? t('pairs.other_size', { count: others }) : '',
      leftOut > 0 ? t('pairs.left_out', { count: leftOut }) : '',
      settings.board === 'hex' ? t('pairs.hex') : '',
    ];
    setText(doubt, doubts.filter((sentence) => sentence !== '').join(t('status.separator')));
    doubt.hidden = doubt.textContent === '';
    setText(said, last === null ? '' : noticeSentence(last, t, namingOf(state)));

    const focused = document.activeElement;
    save.hidden = run.hidden = isSlow;
    progress.hidden = cancel.hidden = !isSlow;
    progress.max = Math.max(lengths.count, 1);
    progress.value = lengths.done;
    if (isSlow && (focused === save || focused === run)) cancel.focus({ preventScroll: true });
    const canRestore = pairs.length === 0 && cleared.length > 0;
    setText(clear, t(canRestore ? 'pairs.restore' : 'pairs.clear'));
    for (const button of [save, run]) {
      setOff(button, leftOut === pairs.length);
      button.setAttribute('aria-busy', String(button === task?.button));
    }
    setOff(clear, pairs.length === 0 && !canRestore);
    table.render(t, { pairs, faults, naming: namingOf(state) });
  });
  /** @param {readonly Pair[]} next */
  const change = (next) => {
    pairs = next;
    render();
  };
  /** @param {readonly Pair[]} more */
  const append = (more) => {
    cleared = [];
    table.turnToEnd();
    change([...pairs, ...more]);
  };
  const isFull = () => {
    if (pairs.length < list.MOST_PAIRS) return false;
    say(warning({ key: 'pairs.full', values: { most: list.MOST_PAIRS } }));
    return true;
  };

  /** @param {HTMLElement} button @param {() => void} act */
  const on = (button, act) => button.addEventListener('click', act, { signal });
  on(add, () => {
    const { board } = store.state;
    const pair = list.pairOf(board);
    const { start, goal } = pair;
    const at = list.indexOfPair(pairs, pair);
    if (at >= 0) {
      return say(warning({ key: 'pairs.twice', values: { row: at + 1 }, points: { start, goal } }));
    }
    if (isFull()) return;
    if (list.faultOf(pair, board, engine.factors()) !== '') return say(warning({ key: 'pairs.not_free' }));
    append([pair]);
    say(info({ key: 'pairs.added', values: { row: pairs.length }, points: { start, goal } }));
  });
  on(random, () => {
    if (isFull()) return;
    const count = Math.min(AT_ONCE, list.MOST_PAIRS - pairs.length);
    const more = list.randomPairs(engine.factors(), store.state.board, count, pairs, below);
    if (more.length === 0) return say(warning({ key: 'pairs.no_random' }));
    append(more);
    say(info({ key: 'pairs.added_random', values: { count: more.length } }));
  });
  on(save, () =>
    compute(save, ({ name, text, rows, withoutPath, leftOut }) => {
      saveFile(name, new Blob([text], { type: 'text/plain' }));
      const more = [
        { key: 'pairs.without_path', values: { count: withoutPath } },
        { key: 'pairs.saved_without', values: { count: leftOut } },
      ];
      say(info({ key: 'pairs.saved', values: { name, rows } }, ...more.filter(({ values }) => values.count > 0)));
    }),
  );
  on(run, () => compute(run, ({ name, text }) => void scenarios.open(name, text, () => !card.hidden, true)));
  on(cancel, () => {
    lengths.cancel();
    say(info({ key: 'pairs.cancelled' }));
  });
  on(clear, () => {
    if (pairs.length === 0 && cleared.length === 0) return;
    lengths.cancel();
    if (pairs.length === 0) {
      const restored = cleared;
      append(restored);
      return say(info({ key: 'pairs.restored', values: { count: restored.length } }));
    }
    cleared = pairs;
    change([]);
    say(info({ key: 'pairs.cleared', values: { count: cleared.length } }));
  });
  on(close, () => {
    lengths.cancel();
    card.hidden = true;
    last = null;
    byTestId('board', HTMLElement).focus({ preventScroll: true });
  });
  on(byTestId('scenario-pairs', HTMLButtonElement), () => {
    if (!mayEdit()) return;
    places.leave();
    card.hidden = false;
    render();
    sheet.open(card);
    title.focus({ preventScroll: true });
    // What can be done comes first, where the card is higher than its window.
    card.scrollIntoView();
  });
}
