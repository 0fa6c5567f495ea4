// The place for programs of one's own: an editor beside a board, on which a run is played; exercises; the judge. A
// program runs when it is asked for and not before, least of all one that came with a link.

import { translator } from '../../i18n/translate.js';
import { errorOf, info, warning } from '../../model/notice.js';
import { LESTERS_FIGURE } from '../../model/maps/first-figure.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { Store } from '../../model/store.js';
import { pageAddress } from '../../ui/page-address.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { isWholeFile } from '../../ui/saved-page.js';
import { connectBoardView } from './board-view.js';
import { EXERCISES, exerciseNamed } from './exercises/exercises.js';
import { BOARDS } from './judge/boards.js';
import { readWritePairs, writePairs, writeRefused } from './link.js';
import { Programs } from './programs.js';
import { WriteSession } from './session.js';
import { INITIAL, MOST_CELLS, MOST_COLUMNS } from './state.js';
import { connectWritePanels } from './write-panels.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { CodeEditor } from './editor/code-editor.js' */
/** @import { Exercise } from './exercises/exercises.js' */
/** @import { WriteState } from './state.js' */
/**
 * @typedef {object} WriteScene
 * @property {Store<WriteState>} store
 * @property {WriteSession} session
 * @property {HTMLDialogElement} dialog
 * @property {AppContext} page
 * @property {AbortSignal} signal
 */

/** Milliseconds without a change before the address is written. */
const PAUSE = 500;
/** In the list of exercises: the program of the last link. */
const LINKED = 'link';

/** @param {AppContext} page */
export function connectWrite(page) {
  const { appearance, places, permalink, signal } = page;
  const dialog = query('#write-space', HTMLDialogElement);
  const host = query('#write-editor', HTMLElement);
  const store = new Store(/** @type {WriteState} */ (INITIAL));
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const session = new WriteSession(store, {
    createEngine: page.createEngine,
    clock: page.clock,
    settingsOfLab: () => page.store.state.settings,
    host: dialog,
    faultyLine: () => editor?.faultyLine() ?? 0,
    isStill: () => stillness.matches,
  });
  const showPanels = connectWritePanels({ store, session, dialog, page, signal });
  const draw = connectBoardView(store, appearance, signal);
  const choice = byTestId('write-exercise', HTMLSelectElement);
  const [run, judge] = [byTestId('write-run', HTMLButtonElement), byTestId('write-judge', HTMLButtonElement)];
  const [copy, reset] = [byTestId('write-link', HTMLButtonElement), byTestId('write-reset', HTMLButtonElement)];
  const missing = query('#write-missing', HTMLElement);
  choice.replaceChildren(...EXERCISES.map(({ name }) => new Option('', name)), new Option('', LINKED));

  /** @type {CodeEditor | null} */
  let editor = null;
  const programs = new Programs();
  /** @type {'coming' | 'here' | 'failed'} */
  let loading = 'coming';

  const show = () => {
    if (!dialog.open) return;
    const { state } = store;
    const t = translator(appearance.state.language);
    const nameOf = (/** @type {Exercise} */ { name }) => t(`write.exercise_${name}`);
    for (const [index, exercise] of EXERCISES.entries()) {
      const name = nameOf(exercise);
      const option = choice.options[index];
      if (option !== undefined)
        setText(option, state.done.has(exercise.name) ? t('write.exercise_done', { name }) : name);
    }
    const ofLink = choice.options[EXERCISES.length];
    if (ofLink !== undefined) {
      setText(ofLink, t('write.exercise_link'));
      ofLink.hidden = programs.linked === null;
    }
    choice.value = programs.isLinked ? LINKED : state.exercise.name;
    setText(judge, t('write.judge', { count: BOARDS }));
    const isBlocked = isWholeFile();
    const problem = loading === 'failed' ? 'write.editor_missing' : loading === 'coming' ? 'write.loading' : '';
    setText(missing, t(isBlocked ? 'write.missing' : problem));
    missing.hidden = !isBlocked && problem === '';
    host.hidden = loading !== 'here';
    for (const button of [run, judge, copy, reset]) button.disabled = loading !== 'here';
    query('#write-from-link', HTMLElement).hidden = !programs.isUnread;
    editor?.setLabel(t('write.editor', { name: nameOf(state.exercise) }), t('write.keys'));
    showPanels(state, t);
    draw();
  };
  store.subscribe(show, signal);
  appearance.subscribe(show, signal);

  /** Counts up with each text of the address that is being made. */
  let addresses = 0;
  /** The user's own is kept in the browser: in the address it would come back as the program of a link. */
  const holdAddress = async (isWhole = programs.isLinked) => {
    const mine = ++addresses;
    const pairs = await writePairs(programs.exercise.name, isWhole ? programs.code : null);
    if (mine === addresses && dialog.open) permalink.hold('write', pairs);
    return pairs;
  };
  const writeAddress = async () => {
    await holdAddress();
    if (dialog.open) page.writeAddress();
  };
  let timer = 0;
  const writeSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(writeAddress, PAUSE);
  };
  const showProgram = () => {
    editor?.open(programs.document, programs.code);
    editor?.mark(0);
  };
  /** After another program was chosen. */
  const begin = () => {
    session.choose(programs.exercise, programs.isLinked);
    showProgram();
    takeBoard();
  };
  const takeBoard = () => {
    const { board, settings } = page.store.state;
    const isHex = settings.board === 'hex';
    const isLab = !isHex && board.width * board.height <= MOST_CELLS && board.width <= MOST_COLUMNS;
    const drawn = isLab ? null : readDrawing(LESTERS_FIGURE.map);
    const { width, height, start, goal } = drawn ?? board;
    // An exercise without costs has none on the map of the lab, either.
    const isPlain = programs.exercise.rules !== null && !programs.exercise.hasTerrain;
    const factors = Uint8Array.from(drawn?.factors ?? page.source.factors(), (factor) =>
      isPlain ? Math.min(factor, 1) : factor,
    );
    session.setBoard({ width, height, factors, start, goal }, { name: isLab ? 'lab' : isHex ? 'hex' : 'example' });
  };

  const mark = () => {
    const { outcome, judged } = store.state;
    const fault = outcome?.fault ?? judged?.fault ?? null;
    if (fault !== null) editor?.mark(fault.line);
  };
  const beginRun = () => {
    editor?.mark(0);
    programs.wasRun();
  };
  const runNow = async () => {
    if (editor === null) return;
    beginRun();
    const isSettled = await session.run(programs.code);
    if (!isSettled) return;
    mark();
    // On a phone the board lies below the editor.
    if (dialog.scrollHeight > dialog.clientHeight)
      query('.write-board', HTMLElement).scrollIntoView({ block: 'start' });
  };
  run.addEventListener('click', runNow, { signal });
  judge.addEventListener(
    'click',
    async () => {
      if (editor === null) return;
      beginRun();
      await session.judge(programs.code);
      mark();
    },
    { signal },
  );
  choice.addEventListener(
    'change',
    () => {
      if (choice.value === LINKED) programs.chooseLinked();
      else programs.choose(exerciseNamed(choice.value) ?? programs.exercise);
      begin();
      writeAddress();
    },
    { signal },
  );
  byTestId('write-lab-board', HTMLButtonElement).addEventListener('click', takeBoard, { signal });
  reset.addEventListener(
    'click',
    () => {
      editor?.replace(programs.begun);
      session.say(info({ key: 'write.was_reset' }));
    },
    { signal },
  );
  copy.addEventListener(
    'click',
    async () => {
      const pairs = await holdAddress(programs.code !== programs.exercise.code);
      const isWithout = programs.code !== programs.exercise.code && !pairs.some(([key]) => key === 'js');
      const address = pageAddress(permalink.write().text);
      await holdAddress();
      try {
        await navigator.clipboard.writeText(address);
        session.say(info({ key: isWithout ? 'write.link_without_code' : 'write.link_copied' }));
      } catch {
        session.say(warning({ key: 'write.link_not_copied', values: { address } }));
      }
    },
    { signal },
  );

  const bringEditor = async () => {
    if (editor !== null || isWholeFile()) return;
    loading = 'coming';
    let code;
    try {
      code = await import('./editor/code-editor.js');
    } catch {
      loading = 'failed';
      return show();
    }
    if (editor !== null) return;
    editor = code.createCodeEditor(host, {
      onChange: (text) => {
        session.edited();
        editor?.mark(0);
        if (!programs.change(text)) session.say(warning({ key: 'write.not_kept' }));
        if (programs.isLinked) writeSoon();
      },
      onRun: runNow,
    });
    loading = 'here';
    showProgram();
    show();
  };
  // What was found is about the map as it was, and the rules.
  page.store.watch(
    ({ board }) => board,
    () => {
      if (dialog.open && store.state.origin.name !== 'judged') takeBoard();
    },
    signal,
  );
  page.store.watch(
    ({ settings }) => settings,
    () => {
      if (programs.exercise.rules === null) session.edited();
      show();
    },
    signal,
  );
  dialog.addEventListener(
    'close',
    () => {
      clearTimeout(timer);
      addresses += 1;
      session.leave();
      permalink.hold('write', []);
      page.writeAddress();
    },
    { signal },
  );

  const enter = () => {
    page.session.pause();
    places.enter('write', dialog);
    if (store.state.board === null || store.state.origin.name !== 'judged') takeBoard();
    show();
    (run.disabled ? choice : run).focus();
    bringEditor();
    writeAddress();
  };
  return {
    enter,
    close: () => dialog.close(),
    read: readWritePairs,
    /** @param {Awaited<ReturnType<typeof readWritePairs>>} asked what a link asks for, as read() has it */
    open: ({ name, code, odd }) => {
      const before = programs.document;
      programs.open(exerciseNamed(name) ?? INITIAL.exercise, code);
      if (programs.document !== before) begin();
      enter();
      if (odd !== null) session.say(errorOf(writeRefused(odd.key, odd.found), { key: 'share.not_opened' }));
    },
  };
}
