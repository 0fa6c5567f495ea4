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
import { keepCode, keptCode } from './kept-programs.js';
import { readWritePairs, writePairs, writeRefused } from './link.js';
import { WriteSession } from './session.js';
import { INITIAL, MOST_CELLS } from './state.js';
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

/** Milliseconds without a change before the program is kept and the address is written. */
const PAUSE = 500;
/** The document in the editor for a program that came with a link. */
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
  const missing = query('#write-missing', HTMLElement);
  choice.replaceChildren(...EXERCISES.map(({ name }) => new Option('', name)), new Option('', LINKED));

  /** @type {CodeEditor | null} */
  let editor = null;
  /** The program of a link, which is not mixed with the user's. @type {{ exercise: Exercise, code: string } | null} */
  let linked = null;
  /** Whether the editor shows that one. */
  let isLinked = false;
  /** @type {'coming' | 'here' | 'failed'} */
  let loading = 'coming';
  const code = () => editor?.code() ?? '';

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
      ofLink.hidden = linked === null;
    }
    choice.value = isLinked ? LINKED : state.exercise.name;
    setText(judge, t('write.judge', { count: BOARDS }));
    const isBlocked = isWholeFile();
    const problem = loading === 'failed' ? 'write.editor_missing' : loading === 'coming' ? 'write.loading' : '';
    setText(missing, t(isBlocked ? 'write.missing' : problem));
    missing.hidden = !isBlocked && problem === '';
    host.hidden = loading !== 'here';
    run.disabled = judge.disabled = loading !== 'here';
    query('#write-from-link', HTMLElement).hidden = !state.isFromLink;
    editor?.setLabel(t('write.editor', { name: nameOf(state.exercise) }));
    showPanels(state, t);
    draw();
  };
  store.subscribe(show, signal);
  appearance.subscribe(show, signal);

  let timer = 0;
  /** Counts up with each text of the address that is being made. */
  let addresses = 0;
  const writeAddress = async () => {
    const mine = ++addresses;
    const { exercise } = store.state;
    const isAsBegun = loading !== 'here' || code() === exercise.code;
    const pairs = await writePairs(exercise.name, isAsBegun ? null : code());
    if (mine !== addresses || !dialog.open) return pairs;
    permalink.hold('write', pairs);
    page.writeAddress();
    return pairs;
  };
  const keep = () => {
    clearTimeout(timer);
    timer = 0;
    if (loading === 'here' && !isLinked) keepCode(store.state.exercise, code());
    writeAddress();
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE);
  };
  // The page may be closed before that.
  window.addEventListener('pagehide', () => timer !== 0 && keep(), { signal });

  const showProgram = () => {
    const { exercise } = store.state;
    if (isLinked) editor?.open(LINKED, linked?.code ?? '');
    else editor?.open(exercise.name, keptCode(exercise));
    editor?.mark(0);
  };
  /** @param {Exercise} exercise @param {boolean} [isOfLink] the program of the link; if absent, the user's */
  const choose = (exercise, isOfLink = false) => {
    if (timer !== 0) keep();
    isLinked = isOfLink;
    session.choose(exercise, isLinked);
    showProgram();
    takeBoard();
  };
  const takeBoard = () => {
    const { exercise } = store.state;
    const { board } = page.store.state;
    const isLab = board.width * board.height <= MOST_CELLS;
    const { width, height, start, goal } = isLab ? board : readDrawing(LESTERS_FIGURE.map);
    const own = isLab ? page.source.factors().slice() : readDrawing(LESTERS_FIGURE.map).factors;
    // An exercise without costs has none on the map of the lab, either.
    const isPlain = exercise.rules !== null && !exercise.hasTerrain;
    const factors = Uint8Array.from(own, (factor) => (isPlain ? Math.min(factor, 1) : factor));
    session.setBoard({ width, height, factors, start, goal }, { name: isLab ? 'lab' : 'example' });
  };

  const mark = () => {
    const { outcome, judged } = store.state;
    const fault = outcome?.fault ?? judged?.fault ?? null;
    if (fault !== null) editor?.mark(fault.line);
  };
  const runNow = async () => {
    if (editor === null) return;
    editor.mark(0);
    await session.run(code());
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
      editor.mark(0);
      await session.judge(code());
      mark();
    },
    { signal },
  );
  choice.addEventListener(
    'change',
    () => {
      if (choice.value === LINKED && linked !== null) choose(linked.exercise, true);
      else choose(exerciseNamed(choice.value) ?? store.state.exercise);
      writeAddress();
    },
    { signal },
  );
  const onClick = (/** @type {string} */ name, /** @type {() => void} */ action) =>
    byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });
  onClick('write-lab-board', takeBoard);
  onClick('write-reset', () => {
    editor?.replace(store.state.exercise.code);
    session.say(info({ key: 'write.was_reset' }));
  });
  onClick('write-link', async () => {
    const pairs = await writeAddress();
    const isWithout = code() !== store.state.exercise.code && !pairs.some(([key]) => key === 'js');
    try {
      await navigator.clipboard.writeText(pageAddress(permalink.write().text));
      session.say(info({ key: isWithout ? 'write.link_without_code' : 'write.link_copied' }));
    } catch {
      session.say(warning({ key: 'write.link_not_copied' }));
    }
  });

  const bringEditor = async () => {
    if (editor !== null || isWholeFile()) return;
    try {
      const { createCodeEditor } = await import('./editor/code-editor.js');
      if (editor !== null) return;
      editor = createCodeEditor(host, {
        onChange: () => {
          session.edited();
          if (isLinked && linked !== null) linked = { ...linked, code: code() };
          editor?.mark(0);
          keepSoon();
        },
        onRun: runNow,
      });
      loading = 'here';
      showProgram();
    } catch {
      loading = 'failed';
    }
    show();
  };
  // What was found is about the map as it was.
  page.store.watch(
    ({ board }) => board,
    () => {
      if (dialog.open && store.state.origin.name !== 'judged') takeBoard();
    },
    signal,
  );
  page.store.watch(({ settings }) => settings, show, signal);
  dialog.addEventListener(
    'close',
    () => {
      if (timer !== 0) keep();
      addresses += 1;
      session.leave();
      permalink.hold('write', []);
    },
    { signal },
  );

  const enter = () => {
    page.session.pause();
    places.enter('write', dialog);
    if (store.state.board === null || store.state.origin.name !== 'judged') takeBoard();
    show();
    run.focus();
    bringEditor();
    writeAddress();
  };
  return {
    enter,
    close: () => dialog.close(),
    /** @param {ReadonlyMap<string, string>} pairs of a link */
    open: async (pairs) => {
      const { name, code: sent, odd } = await readWritePairs(pairs);
      const exercise = exerciseNamed(name) ?? INITIAL.exercise;
      // Back to a program that is here, say: it keeps its undo history.
      const isHere = sent === code() || (sent === null && !isLinked);
      if (sent !== null && !isHere) linked = { exercise, code: sent };
      if (!isHere || exercise !== store.state.exercise) choose(exercise, sent !== null);
      enter();
      if (odd !== null) session.say(errorOf(writeRefused(odd, pairs.get(odd)), { key: 'share.not_opened' }));
    },
  };
}
