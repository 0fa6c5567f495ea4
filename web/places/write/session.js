// Carries out what the place is asked for: runs the program on the board and plays what it recorded, has it judged, has
// its order of expansion checked. Knows no DOM but the host of the runner.

import { EngineError } from '../../engine/engine-error.js';
import { OrderCheck } from '../../engine/jobs/order-check.js';
import { MOST_CHECKED_CELLS } from '../../engine/check-engine.js';
import { openCheckEngines } from '../../engine/module/open-places.js';
import { errorOf, info } from '../../model/notice.js';
import { comfortableSpeed, knownSpeed } from '../../model/playback.js';
import { PlayClock } from '../../session/play-clock.js';
import { settingsOf } from './exercises/exercises.js';
import { flawOf } from './judge/flaw.js';
import { Judging } from './judge/judging.js';
import { TrueAnswer } from './judge/true-answer.js';
import { doneExercises, keepDone } from './programs.js';
import { RecordedRun } from '../../engine/recorded-run.js';
import { CodeRunner } from './runner/code-runner.js';
import { FASTEST, forgotten } from './state.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { Exercise } from './exercises/exercises.js' */
/** @import { ProgramRun } from './runner/code-runner.js' */
/** @import { ProgramBoard } from './runner/protocol.js' */
/** @import { BoardOrigin, Outcome, WriteState } from './state.js' */
/**
 * @typedef {object} Surroundings
 * @property {() => Engine} createEngine
 * @property {{ now: () => number, defer: (task: () => void) => void }} clock
 * @property {() => SearchSettings} settingsOfLab
 * @property {HTMLElement} host of the runner
 * @property {() => number} faultyLine of the program, where it is not valid JavaScript; 0: unknown
 * @property {() => boolean} isStill nothing starts to play by itself
 */

export class WriteSession {
  #store;
  #around;
  #judging;
  /** @type {CodeRunner | null} */
  #runner = null;
  /** Counts up with each run. */
  #serial = 0;
  /** @type {OrderCheck | null} */
  #check = null;
  #playing = new PlayClock(
    () => this.#store.state.speed,
    (steps) => this.#playOn(steps),
  );

  /** @param {Store<WriteState>} store @param {Surroundings} around */
  constructor(store, around) {
    this.#store = store;
    this.#around = around;
    this.#judging = new Judging(around.createEngine, around.host, (judged) => {
      if (judged?.fault?.code === 'syntax') judged.fault.line = around.faultyLine();
      this.#change({ judged });
      const { exercise, isLinked } = store.state;
      const isDone = judged?.phase === 'done' && judged.right === judged.done;
      // The program of a link does not do the user's exercise.
      if (!isDone || exercise.rules === null || isLinked) return;
      keepDone(exercise.name);
      this.#change({ done: doneExercises() });
    });
  }

  /** @param {Partial<WriteState>} change */
  #change(change) {
    this.#store.update((state) => ({ ...state, ...change }));
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#change({ notice });
  }

  /** @param {Exercise} exercise @param {boolean} isLinked */
  choose(exercise, isLinked) {
    this.#forget();
    this.#judging.forget();
    this.#change({ exercise, isLinked, hints: 0, notice: info(), done: doneExercises() });
  }

  /** @param {ProgramBoard} board @param {BoardOrigin} origin */
  setBoard(board, origin) {
    this.#forget();
    this.#change({ board, origin });
  }

  /** The program has changed: what is said of it is no longer true. */
  edited() {
    const { outcome, judged, isRunning } = this.#store.state;
    if (outcome === null && judged === null && !isRunning) return;
    this.#forget();
    this.#judging.forget();
  }

  showHint() {
    this.#store.update((state) => ({ ...state, hints: Math.min(state.hints + 1, state.exercise.hints) }));
  }

  /** @param {string} code @returns {Promise<boolean>} whether it is over, and nothing else was asked for meanwhile */
  async run(code) {
    this.#forget();
    const serial = this.#serial;
    const { board, exercise } = this.#store.state;
    if (board === null) return false;
    this.#change({ isRunning: true });
    const runner = (this.#runner = new CodeRunner(this.#around.host));
    const loaded = await runner.load(code);
    const run =
      loaded.fault === null ? await runner.search(board) : { ...loaded, events: new Float64Array(0), path: null };
    runner.dispose();
    if (serial !== this.#serial) return false;
    this.#runner = null;
    if (run.fault?.code === 'syntax') run.fault.line = this.#around.faultyLine();
    this.#settle({ ...run, lines: [...loaded.lines, ...run.lines] }, board, exercise);
    return true;
  }

  /** @param {ProgramRun} run @param {ProgramBoard} board @param {Exercise} exercise @returns {Outcome} */
  #outcomeOf({ events, path, fault, lines }, board, exercise) {
    const recorded = new RecordedRun(board, events, path);
    const engine = this.#around.createEngine();
    try {
      const settings = settingsOf(exercise, this.#around.settingsOfLab());
      const answer = new TrueAnswer(engine, board, settings);
      const rules = exercise.rules === null ? null : settings;
      const flaw = fault === null ? flawOf({ path, order: recorded.order }, board, answer, rules) : null;
      const isPath = path !== null && path.length > 1;
      const checked = isPath && path[0] === board.start ? answer.check(path) : null;
      const cost = path?.length === 1 ? 0 : checked?.fault === '' ? checked.cost : NaN;
      return { recorded, path, fault, lines, flaw, cost, ours: answer.expanded };
    } finally {
      engine.dispose();
    }
  }

  /** @param {ProgramRun} run @param {ProgramBoard} board @param {Exercise} exercise */
  #settle(run, board, exercise) {
    let outcome;
    try {
      outcome = this.#outcomeOf(run, board, exercise);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#change({ isRunning: false, notice: errorOf(error.reason) });
    }
    const { steps } = outcome.recorded;
    const plays = steps > 0 && !this.#around.isStill();
    const step = plays ? 0 : steps;
    outcome.recorded.seek(step);
    this.#change({
      isRunning: false,
      outcome,
      step,
      speed: Math.min(comfortableSpeed(steps), FASTEST),
      isPlaying: plays,
    });
    if (plays) this.#playing.start();
    if (outcome.flaw !== null) this.#diagnose(outcome.recorded);
  }

  /** Which search expands in this order; where it is only a comfort, it may fail. @param {RecordedRun} recorded */
  async #diagnose(recorded) {
    const { board } = this.#store.state;
    const { order } = recorded;
    if (board === null || order.length === 0 || board.width * board.height > MOST_CHECKED_CELLS) return;
    const serial = this.#serial;
    let createEngine;
    try {
      createEngine = await openCheckEngines();
    } catch (error) {
      if (error instanceof EngineError) return;
      throw error;
    }
    if (serial !== this.#serial) return;
    const { width } = board;
    const rows = Array.from(order, (cell) => `${cell % width},${Math.floor(cell / width)}`);
    const check = new OrderCheck(createEngine, this.#around.clock, () => {
      if (check.phase !== 'done' || serial !== this.#serial) return;
      this.#change({ diagnosis: check.checked });
      this.#around.clock.defer(() => {
        if (this.#check === check) this.#endCheck();
      });
    });
    this.#check = check;
    check.begin({ ...board, grounds: board.factors }, 'squares', board.goal, `x,y\n${rows.join('\n')}\n`);
  }

  #endCheck() {
    this.#check?.dispose();
    this.#check = null;
  }

  /** @param {string} code */
  judge(code) {
    const { exercise } = this.#store.state;
    return this.#judging.begin(code, {
      settings: settingsOf(exercise, this.#around.settingsOfLab()),
      isStrict: exercise.rules !== null,
      hasTerrain: exercise.hasTerrain,
    });
  }

  /** Whatever is running. */
  stop() {
    const { isRunning, judged } = this.#store.state;
    if (judged !== null) this.#judging.stop(judged);
    if (!isRunning) return;
    this.#forget();
    this.say(info({ key: 'write.stopped' }));
  }

  /** Shows the first board on which it was wrong, and what it recorded there. */
  showFirstWrong() {
    const { judged, exercise } = this.#store.state;
    if (judged?.first === null || judged === null) return;
    const { board, run } = judged.first;
    this.setBoard(board, { name: 'judged', number: board.number, kind: board.kind });
    this.#settle(run, board, exercise);
  }

  /** The step with the wrong expansion. */
  showFlaw() {
    this.pause();
    this.seek(this.#store.state.outcome?.flaw?.step ?? 0);
  }

  #forget() {
    this.#serial += 1;
    this.#runner?.dispose();
    this.#runner = null;
    this.#endCheck();
    this.#playing.stop();
    this.#store.update((state) => ({ ...forgotten(state), isRunning: false, notice: info() }));
  }

  /** The place is left: nothing goes on. */
  leave() {
    this.stop();
    this.#endCheck();
    this.pause();
  }

  /** @param {number} step */
  seek(step) {
    const { outcome } = this.#store.state;
    if (outcome === null) return;
    outcome.recorded.seek(Math.min(step, outcome.recorded.steps));
    this.#change({ step: outcome.recorded.step });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#change({ speed: Math.min(knownSpeed(speed), FASTEST) });
  }

  pause() {
    this.#playing.stop();
    if (this.#store.state.isPlaying) this.#change({ isPlaying: false });
  }

  togglePlay() {
    const { isPlaying, outcome, step } = this.#store.state;
    if (isPlaying || outcome === null || outcome.recorded.steps === 0) return this.pause();
    if (step >= outcome.recorded.steps) this.seek(0);
    this.#change({ isPlaying: true });
    this.#playing.start();
  }

  /** @param {number} steps @returns {boolean} whether there are more */
  #playOn(steps) {
    const { outcome, step, isPlaying } = this.#store.state;
    if (!isPlaying || outcome === null) return false;
    if (steps > 0) this.seek(step + steps);
    if (this.#store.state.step >= outcome.recorded.steps) this.pause();
    return this.#store.state.isPlaying;
  }
}
