// Inside the open list, in the rail: its entries at the current step, as a structure of the chosen kind
// holds them, and the work of every kind. Nothing is replayed while it is folded.

import { groundsOf } from '../../../engine/grounds.js';
import { OpenListInspector } from '../../../engine/jobs/open-list-inspector.js';
import { OPEN_LISTS } from '../../../engine/options.js';
import { formatNumber, translator } from '../../../i18n/translate.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { isTextbookRun, searchedWith } from '../../../model/algorithms.js';
import { cellText, formatCoordinates, namingOf } from '../../../model/coordinates.js';
import { entriesOf } from './list-picture.js';
import { endings } from '../../../session/endings.js';
import { connectListTimes } from './list-times.js';
import { ListView } from './list-view.js';
import { Throttle } from '../../../ui/throttle.js';
import { query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { OpenListName } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Entry } from './list-picture.js' */

/** Milliseconds without a change before the search is replayed: the brush may be in use. */
const REST = 250;
/** Column of each kind of membership test in the series. */
const LOOKUPS = Object.freeze(
  /** @type {const} */ ([
    ['scan', 2],
    ['hash', 1],
    ['flag', 0],
  ]),
);

/** @param {AppContext} scene */
export function connectOpenListInspector(scene) {
  const { store, appearance, session, engine, createEngine, clock, signal } = scene;
  const fold = query('#open-list-inspector', HTMLDetailsElement);
  const choice = query('#inspector-kind', HTMLSelectElement);
  choice.append(...OPEN_LISTS.map((kind) => new Option('', kind)));
  const note = query('#inspector-note', HTMLElement);
  const progress = query('#inspector-progress', HTMLProgressElement);
  const body = query('#inspector-body', HTMLElement);
  const reported = query('#inspector-step', HTMLElement);
  const membershipNote = query('#inspector-membership-note', HTMLElement);
  const lists = new ListView(query('#inspector-lists', HTMLElement), session, signal);
  const work = new Rows(query('#inspector-work', HTMLElement), OPEN_LISTS, 4);
  const membership = new Rows(
    query('#inspector-membership', HTMLElement),
    LOOKUPS.map(([lookup]) => lookup),
    2,
  );
  /** Chosen by hand; null: as the search has it. @type {OpenListName | null} */
  let chosen = null;
  let asked = '';
  let timer = 0;

  const ended = endings(session, () => {
    clearTimeout(timer);
    inspector.dispose();
    asked = '';
    fold.open = false;
  });
  const inspector = new OpenListInspector(createEngine, clock, () => {
    if (!ended.close(inspector)) render();
  });
  const ownKind = () => engine.settingsAsWritten(store.state.settings).openList;
  const kindShown = () => chosen ?? (searchedKindIsHeap(store.state) ? 'heap' : ownKind());

  /** A copy of the board: the memory may move while another laboratory reads it. */
  const question = () => {
    const { settings, board } = store.state;
    const { width, height, start, goal } = board;
    return { question: { settings, start, goal }, board: { width, height, factors: groundsOf(engine) } };
  };
  const follow = () => {
    if (!fold.open) {
      if (asked === '') return;
      clearTimeout(timer);
      asked = '';
      inspector.dispose();
      return;
    }
    const now = questionOf(store.state);
    if (now !== asked) {
      clearTimeout(timer);
      inspector.cancel();
      asked = '';
      render();
    }
    if (now === asked || store.state.search.phase !== 'settled') return;
    asked = now;
    inspector.want(kindShown());
    timer = window.setTimeout(() => {
      const { question: search, board } = question();
      inspector.begin(search, board);
    }, REST);
  };

  /** @param {State} state @param {Translate} t */
  const show = (state, t) => {
    const kind = kindShown();
    const { step } = state.playback.position;
    const { doing, progress: share } = inspector;
    choice.value = kind;
    for (const option of choice.options) setText(option, t(`open-list.${option.value}`));
    const refusal = inspector.refusal(kind);
    progress.hidden = refusal !== null || doing === null || asked === '';
    progress.value = share;
    setText(note, noteOf());
    const numbers = refusal === null ? inspector.contentAt(kind, step) : new Float64Array(0);
    body.hidden = numbers.length === 0 && inspector.work(kind, step) === null;
    if (!body.hidden) {
      const picture = entriesOf(numbers);
      setText(reported, sentenceOf(picture, state, t));
      lists.show(picture, {
        kind,
        naming: namingOf(state),
        key: keyOf(state),
        isOver: step >= state.search.result.steps,
        t,
      });
    }
    work.show(
      kind,
      (name) => t(`open-list.${name}`),
      (name) => {
        const done = inspector.refusal(name) === null ? inspector.work(name, step) : null;
        return done && [done.ofStep[1], done.soFar[1], done.ofStep[2], done.soFar[2]];
      },
      doing === null,
    );
    const known = inspector.refusal('membership') === null ? inspector.work('membership', step) : null;
    membership.show(
      '',
      (lookup) => t(`inspector.by_${lookup}`),
      (lookup) => {
        const index = LOOKUPS.find(([name]) => name === lookup)?.[1] ?? 0;
        return known && [known.ofStep[index], known.soFar[index]];
      },
      doing === null,
    );
    const unknown = inspector.refusal('membership');
    membershipNote.hidden = unknown === null;
    if (unknown !== null) setText(membershipNote, reasonSentence(unknown, t));

    function noteOf() {
      if (asked === '') return t('inspector.waiting');
      if (doing === 'search') return t('inspector.search');
      if (refusal?.code === 'openlist.tie')
        return t('inspector.own_only', { kind: t(`open-list.${refusal.expected}`) });
      if (refusal !== null) return reasonSentence(refusal, t);
      if (doing !== null && doing !== 'membership') {
        return t('inspector.reading', { kind: t(`open-list.${doing}`), percent: Math.floor(100 * share) });
      }
      return t('inspector.ready', { kind: t(`open-list.${searchedKindIsHeap(state) ? 'heap' : ownKind()}`) });
    }
  };

  let drawn = '';
  const render = renderAlways(scene, (state, t) => {
    if (!fold.open) return;
    const { position, isPlaying } = state.playback;
    const { doing, progress: share } = inspector;
    const named = formatCoordinates(state.display.coordinates).replace(',', '.');
    const now = [asked, position.step, kindShown(), doing, share, named, t('inspector.title')].join();
    if (now === drawn) return;
    if (isPlaying && now.split(',').length === drawn.split(',').length && drawn !== '') {
      throttle?.ask();
      return;
    }
    drawn = now;
    show(state, t);
  });
  const throttle = new Throttle(
    store,
    () => {
      if (fold.open) show(store.state, translator(appearance.state.language));
    },
    signal,
  );

  store.subscribe((state, before) => {
    if (state.board !== before.board || state.settings !== before.settings || state.search !== before.search) follow();
  }, signal);
  fold.addEventListener(
    'toggle',
    () => {
      drawn = '';
      follow();
      render();
    },
    { signal },
  );
  choice.addEventListener(
    'change',
    () => {
      chosen = OPEN_LISTS.find((kind) => kind === choice.value) ?? null;
      inspector.want(kindShown());
      render();
    },
    { signal },
  );
  connectListTimes(scene, { fold, question, ended });
}

/** Other algorithms, and programs with a list of their own, have a heap. @param {State} state */
function searchedKindIsHeap({ settings }) {
  return !isTextbookRun(settings);
}

/** Everything that the search depends on. @param {State} state */
function questionOf({ board, settings }) {
  const { revision, width, height, start, goal } = board;
  return JSON.stringify([revision, width, height, start, goal, settings]);
}

/** The number that decides first: the key of its text. @param {State} state */
function keyOf({ settings }) {
  return { bfs: 'depth', dfs: 'push', greedy: 'h' }[/** @type {string} */ (searchedWith(settings))] ?? 'f';
}

/** @param {ReturnType<typeof entriesOf>} picture @param {State} state @param {Translate} t */
function sentenceOf({ taken, lists }, state, t) {
  const { step } = state.playback.position;
  const naming = namingOf(state);
  const all = lists.flat();
  const next = all.find(({ isNext }) => isNext);
  const nextReported = next === undefined ? '' : t('inspector.next', { cell: cellText(next.cell, naming) });
  if (taken === null) return t('inspector.step_0') + nextReported;
  const count = (/** @type {Entry['change']} */ change) => all.filter((entry) => entry.change === change).length;
  const key = t(`inspector.key.${keyOf(state)}`, { value: formatNumber(taken.key) });
  const numbers = { step, cell: cellText(taken.cell, naming), key, put: count('put'), improved: count('improved') };
  return t('inspector.step', numbers) + nextReported;
}

/** A table with one row for each of a fixed list of names. @template {string} Name */
class Rows {
  #rows;
  #columns;

  /** @param {HTMLElement} body @param {readonly Name[]} names @param {number} columns */
  constructor(body, names, columns) {
    this.#columns = columns;
    this.#rows = names.map((name) => {
      const row = document.createElement('tr');
      row.dataset['name'] = name;
      const head = document.createElement('th');
      head.scope = 'row';
      row.append(head, ...Array.from({ length: columns }, () => document.createElement('td')));
      return { name, row, head };
    });
    body.append(...this.#rows.map(({ row }) => row));
  }

  /**
   * @param {string} chosen @param {(name: Name) => string} word
   * @param {(name: Name) => (number | undefined)[] | null} numbers null: not known
   * @param {boolean} isFinal whether unknown numbers will stay unknown
   */
  show(chosen, word, numbers, isFinal) {
    for (const { name, row, head } of this.#rows) {
      setText(head, word(name));
      row.classList.toggle('is-chosen', name === chosen);
      const known = numbers(name);
      for (let column = 0; column < this.#columns; column++) {
        const cell = row.children[column + 1];
        if (cell !== undefined)
          setText(cell, known === null ? (isFinal ? '–' : '…') : formatNumber(known[column] ?? 0));
      }
    }
  }
}
