// The card below the board for an order of expansion from outside: which setups have it, and where it differs first,
// until it is closed or another board is opened.

import { openCheckEngines } from '../../../engine/module/open-places.js';
import { EngineError } from '../../../engine/engine-error.js';
import { OrderCheck } from '../../../engine/jobs/order-check.js';
import { namingOf } from '../../../model/coordinates.js';
import { errorOf, info } from '../../../model/notice.js';
import { CaptionCard } from '../../../ui/caption-card.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';
import { noticeSentence } from '../../../ui/sentences/sentences.js';
import { isOtherBoard } from '../other-board.js';
import {
  differenceParts,
  isSame,
  numberParts,
  optionsSentence,
  orderParts,
} from '../../../ui/sentences/order-sentences.js';
import { connectSideBySide } from './side-by-side/side-by-side-dialog.js';
import { openTracedMap } from './traced-map.js';
import { tableOf } from './trace-text.js';

/** @import { Reason, SearchSettings } from 'astrolabe-module' */
/** @import { OrderFindings } from '../../../../wasm/types/check.d.ts' */
/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Notice, Part } from '../../../model/notice.js' */
/** @import { State } from '../../../model/state.js' */
/** @typedef {{ table: string, isList: boolean }} Trace */
/** @typedef {{ open: (text: string, isWanted?: () => boolean) => Promise<Notice | null>, close: () => void }} OrderCard open(): why
 *   it is not checked; null: it is, or something else was opened since */

/** @param {AppContext} context @param {() => void} onOpen @returns {OrderCard} */
export function connectOrderCard(context, onOpen) {
  const { store, session, engine, clock, signal } = context;
  /** @type {Trace | null} */
  let trace = null;
  /** @type {OrderCheck | null} */
  let check = null;
  /** Counts up with each text that is offered. */
  let serial = 0;
  /** What it was checked against. */
  let asked = '';
  /** To be shown once the search has settled: the step, and the cell to look at. @type {{ step: number, cell: number } | null} */
  let awaited = null;

  const makeButton = (/** @type {string} */ name) =>
    createElement('button', { type: 'button', className: 'button small', data: { testid: `order-check-${name}` } });
  const [stop, again, use, side] = [makeButton('stop'), makeButton('again'), makeButton('use'), makeButton('side')];
  const card = new CaptionCard(
    () => {
      const hadFocus = card.element.contains(document.activeElement);
      forget();
      if (hadFocus) byTestId('board', HTMLElement).focus();
    },
    signal,
    {
      name: 'order_check',
      parts: ['order', 'options', 'numbers', 'difference'],
      actions: [stop, again, use, side],
    },
  );
  query('#stage', HTMLElement).after(card.element);

  const forget = () => {
    serial += 1;
    trace = null;
    awaited = null;
    check?.dispose();
    check = null;
    render();
  };
  const begin = () => {
    if (trace === null || check === null) return;
    const { board, settings, search } = store.state;
    asked = questionOf(store.state);
    const ownGoal = search.phase === 'settled' ? search.result.target : board.goal;
    check.begin({ ...board, grounds: engine.grounds() }, settings.board, ownGoal, trace.table);
    render();
  };

  /** Counts up with each change of the check. */
  let version = 0;
  /** From what the card was rendered. @type {readonly unknown[]} */
  let made = [];
  const renderCard = renderAlways(context, (state, t) => {
    const parts = [version, state.board, state.settings.board, state.display.coordinates, t];
    // The pointer moves often, and changes nothing here.
    if (parts.every((one, index) => one === made[index])) return;
    made = parts;
    /** @param {readonly (Part | { reason: Reason })[]} parts */
    const say = (...parts) => noticeSentence({ parts, isError: false }, t, namingOf(state));
    if (trace === null || check === null) return card.show('', null, t);
    const { phase, checked, reason } = check;
    const isStale = asked !== questionOf(state);
    const percent = Math.floor(check.progress * 100);
    const focused = document.activeElement;
    stop.hidden = phase !== 'running';
    again.hidden = phase === 'running' || (phase === 'done' && !isStale);
    const isShown = checked !== null && !isStale;
    use.hidden = !isShown || checked.findings.setups === 0 || checked.findings.bugs.length > 0;
    side.hidden = !isShown || isSame(checked.findings);
    setText(side, t('side.open'));
    for (const [button, key] of /** @type {const} */ ([
      [stop, 'stop'],
      [again, 'again'],
      [use, 'use'],
    ]))
      setText(button, t(`order_check.${key}`));
    const waiting = { order: t(phase === 'running' ? 'order_check.checking' : 'order_check.stopped', { percent }) };
    const refused = { order: reason === null ? '' : say(...faultParts(reason, trace)) };
    const found = checked && {
      order: say(...(isStale ? [{ key: 'order_check.stale' }] : []), ...orderParts(checked)),
      options: optionsSentence(checked, t),
      numbers: say(...numberParts(checked, state.board, t)),
      difference: say(...differenceParts(checked, state.board)),
    };
    card.show(t('order_check.title'), phase === 'refused' ? refused : (found ?? waiting), t);
    for (const line of card.element.querySelectorAll('[data-part]')) {
      const part = line instanceof HTMLElement ? line.dataset['part'] : undefined;
      const isEmpty = found === null ? part !== 'order' : part === 'numbers' && found.numbers === '';
      if (line instanceof HTMLElement) line.hidden = isEmpty;
    }
    // A button that was pressed may be gone.
    if (focused instanceof HTMLElement && card.element.contains(focused) && focused.hidden) {
      card.element.querySelector('div')?.focus();
    }
  });

  const render = () => {
    version += 1;
    renderCard();
  };

  const isSearched = () =>
    new Promise((resolve) => {
      if (store.state.search.phase !== 'running') return resolve(null);
      const waiting = new AbortController();
      const answered = (/** @type {State} */ { search }) => {
        if (search.phase === 'running') return;
        waiting.abort();
        resolve(null);
      };
      store.subscribe(answered, AbortSignal.any([waiting.signal, signal]));
    });

  /** @param {{ step: number, cell: number }} wanted @param {readonly Part[]} [preface] */
  const setUp = (wanted, preface) => {
    const checked = check?.checked ?? null;
    if (checked === null) return;
    awaited = wanted;
    session.changeSettings(decidedIn(checked.findings), preface && { preface });
    goThere();
  };
  const goThere = () => {
    const { phase } = store.state.search;
    if (phase !== 'settled' && phase !== 'running') awaited = null;
    if (awaited === null || phase !== 'settled') return;
    const { step, cell } = awaited;
    awaited = null;
    session.jump(Math.min(step, store.state.search.result.steps));
    if (cell >= 0) context.showCell(cell);
  };
  const openSideBySide = connectSideBySide(context, ({ findings: { agreed, seen, expected } }) =>
    setUp({ step: agreed, cell: seen < 0 ? expected : seen }),
  );
  stop.addEventListener('click', () => check?.cancel(), { signal });
  again.addEventListener('click', begin, { signal });
  use.addEventListener(
    'click',
    () => {
      const checked = check?.checked ?? null;
      if (checked === null) return;
      const key = isSame(checked.findings) ? 'order_check.used' : 'order_check.used_but_ties';
      setUp({ step: Infinity, cell: -1 }, [{ key }]);
    },
    { signal },
  );
  side.addEventListener(
    'click',
    () => {
      const checked = check?.checked ?? null;
      if (checked === null) return;
      openSideBySide(checked, { ...store.state.settings, ...decidedIn(checked.findings) });
    },
    { signal },
  );
  store.subscribe(({ board }, before) => {
    goThere();
    if (!isOtherBoard(board, before.board)) return;
    if (trace !== null) forget();
    else serial += 1;
  }, signal);

  return {
    open: async (text, isWanted = () => true) => {
      let mine = ++serial;
      const isOver = () => mine !== serial || !isWanted();
      const table = await tableOf(text);
      if (isOver()) return null;
      if ('code' in table) return errorOf({ ok: false, line: 0, expected: '', ...table });
      const refused = table.map && openTracedMap(context, table.map);
      if (refused !== null) return refused;
      // The cards of the board before are closed.
      mine = ++serial;
      let createEngine;
      try {
        createEngine = await openCheckEngines();
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return errorOf(error.reason);
      }
      // Where the goal is out of reach, the cell at which the search ends is a part of the question.
      await isSearched();
      if (isOver()) return null;
      check?.dispose();
      /** @type {(value: null) => void} */
      let onRead = () => undefined;
      const read = new Promise((resolve) => (onRead = resolve));
      const made = new OrderCheck(createEngine, clock, () => {
        if (made.isRead || made.phase !== 'running') onRead(null);
        render();
        if (made.phase === 'done' && made.checked !== null) session.say(info(...orderParts(made.checked).slice(-1)));
      });
      check = made;
      trace = table;
      awaited = null;
      onOpen();
      begin();
      await read;
      if (mine === serial && made.phase === 'running') session.say(info({ key: 'order_check.begun' }));
      if (mine !== serial || made.phase !== 'refused' || made.reason === null) return null;
      const parts = faultParts(made.reason, table);
      forget();
      return { isError: true, parts };
    },
    close: () => {
      serial += 1;
      if (trace !== null) forget();
    },
  };
}

/** Why it is refused: of a list with its event, which lies below the line that names the columns. @param {Reason} reason @param {Trace} trace */
function faultParts(reason, { isList }) {
  if (reason.line === 0 || !isList) return [{ reason }];
  return [{ key: 'order_check.event', values: { number: reason.line - 1 } }, { reason: { ...reason, line: 0 } }];
}

/** Those settings that a check decides. @param {OrderFindings} findings @returns {Partial<SearchSettings>} */
function decidedIn({ settings, isGoalWall }) {
  const { program, algorithm, heuristic, weightHundredths, corner, costs } = settings;
  const { tie, stop, update, reopens, neighbourOrder, openList, floods } = settings;
  return {
    ...{ program, corrected: false, algorithm, heuristic, weightHundredths, corner, costs },
    ...{ tie, stop, update, reopens, neighbourOrder, openList, floods },
    ...(isGoalWall && { allowsBlockedGoal: settings.allowsBlockedGoal }),
  };
}

/** Everything that the answer depends on besides the order. @param {State} state */
const questionOf = ({ board, settings }) => JSON.stringify([board.revision, board.start, board.goal, settings.board]);
