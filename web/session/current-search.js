// Puts the state's question to the engine: runs a search, has its answer judged and shown. A part of the session.
// Knows no DOM and no language.

import { EngineError } from '../engine/engine-error.js';
import { tellsOfDeath } from '../engine/module/deaths.js';
import { SearchRunner } from '../engine/jobs/search-runner.js';
import { CELL_FIELDS } from '../engine/layouts.js';
import { unlessDead } from '../engine/module/unless-dead.js';
import { searchedWith } from '../model/algorithms.js';
import { gridPointOf } from '../model/coordinates.js';
import { answerParts, info, errorOf } from '../model/notice.js';
import { withPosition, withSuitableSpeed } from '../model/playback.js';
import { withoutDetour } from '../model/history.js';
import { withReferee } from '../model/referee.js';
import { showsPath } from '../model/state.js';
import * as change from '../model/state.js';
import { FatalQuestion } from './fatal-question.js';
import { Referee } from './referee.js';

/** @import { Reason, SearchResult, SearchSettings } from 'astrolabe-module' */
/** @import { Edit, Engine } from '../engine/engine.js' */
/** @import { AtOnce } from '../engine/jobs/search-runner.js' */
/** @import { Death } from '../engine/module/deaths.js' */
/** @import { Notice, Part } from '../model/notice.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */
/**
 * How an answer is shown: the step at which the trace stands, null for the last, if it is not the visitor's current
 * one; the notice shown instead of the answer; and the edit of the board to apply first.
 * @typedef {{ step?: number | null, notice?: Notice, edit?: Edit }} Opening
 */

/** The calls of the laboratory that load another board. */
const OF_BOARD = [
  ...['load', 'readScenario', 'clear', 'resize', 'restore', 'generate'],
  ...['beginMapFromLink', 'advanceMap', 'mapFromLink', 'addMapText', 'mapFromText'],
];

export class CurrentSearch {
  #engine;
  #store;
  #runner;
  /** Judges the answer. */
  #referee;
  /** Shown before the answer of the current search. @type {readonly Part[]} */
  #preface = [];
  /** Shown instead of the next answer. @type {Notice | undefined} */
  #notice;
  /** The visitor's last step: answers are shown there. Null: at the end. @type {number | null} */
  #step = null;
  /** The settings of the last answered question. @type {Partial<SearchSettings>} */
  #answered = {};
  #fatal = new FatalQuestion();
  /** The engine died of the current question. */
  #isKilled = false;

  /**
   * @param {Engine} engine
   * @param {Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, { now, defer }) {
    this.#engine = engine;
    this.#store = store;
    this.#referee = new Referee(engine, store, { now, defer });
    this.#runner = new SearchRunner({
      engine,
      now,
      defer,
      onRunning: () => this.#running(),
      onSettled: (result, { settings }, atOnce) => this.#settled(result, settings, atOnce),
      onRefused: ({ reason }) => this.#refused(reason),
    });
    engine.whenDead((death) => this.#survive(death));
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#store.update((state) => change.withNotice(state, notice));
  }

  /** Shows a step and reports what it did. @param {number} step an existing one */
  seek(step) {
    const { state } = this.#store;
    this.#step = step < state.search.result.steps ? step : null;
    if (step === state.playback.position.step) return;
    const position = unlessDead(() => this.#engine.seek(step));
    if (position === null) return; // #survive() shows it
    this.#store.update((before) => {
      const there = withPosition(before, position);
      return change.withNotice(there, info(...this.#parts(there)));
    });
  }

  /** Before the engine's board changes: the running search is about the old one. */
  cancel() {
    this.#runner.cancel();
    this.#referee.cancel();
  }

  /** Likewise, including the notices queued before its answer. */
  forget() {
    this.cancel();
    this.#preface = [];
  }

  /** The visitor cancels the wait: there is no answer, until the next question. */
  giveUp() {
    if (this.#store.state.search.phase !== 'running') return;
    this.forget();
    const notice = info({ key: 'status.given_up' });
    this.#store.update((state) => change.withNotice(change.withSearchRefused(state), notice));
  }

  /** The same search once more, after the engine has lost it: neither step nor status changes. */
  askAgain() {
    const { notice, search } = this.#store.state;
    this.cancel();
    // A cancelled one is not resumed.
    if (search.phase === 'refused') return;
    this.ask([], { notice: search.phase === 'settled' ? notice : this.#notice });
    if (this.#store.state.search.phase === 'running') this.say(notice);
  }

  /**
   * @param {readonly Part[]} [preface] shown before the answer; if omitted, the queued notices stay
   * @param {Opening} [opening] at the visitor's step, if omitted
   */
  ask(preface = [], { step, notice: reported, edit } = {}) {
    if (preface.length > 0) this.#preface = preface;
    this.#notice = reported;
    if (step !== undefined) this.#step = step;
    this.#referee.cancel();
    const { settings, board, search, notice } = this.#store.state;
    const fatal = this.#fatal.refusalOf({ settings, board });
    if (fatal !== null) {
      if (edit !== undefined) this.#engine.editEach(edit.cells, edit.grounds);
      return this.#refuse(fatal);
    }
    // The refusal of an earlier question is outdated.
    if (search.phase === 'running' && notice.isError) this.say(info());
    this.#runner.ask({ settings, start: board.start, goal: board.goal, step: this.#step, ...(edit && { edit }) });
  }

  #running() {
    this.#store.update(change.withSearchRunning);
  }

  /** @param {SearchResult} result @param {SearchSettings} settings @param {AtOnce | null} atOnce */
  #settled(result, settings, atOnce) {
    const notice = this.#notice;
    const position = atOnce?.position ?? this.#engine.seek(Math.min(this.#step ?? result.steps, result.steps));
    const { phase } = this.#store.state.search;
    const said = this.#store.state.notice;
    // A refusal shown while the search was running must not be lost in its answer.
    const kept = phase === 'running' && said.isError ? said.parts : [];
    const before = [...kept, ...this.#preface];
    this.#preface = [];
    this.#notice = undefined;
    this.#answered = settings;
    // A newer question was answered before the page was notified that the last one had killed the module.
    this.#isKilled = false;
    this.#fatal.noteAnswer();
    const referee = this.#referee.begin(atOnce?.verdict);
    this.#store.update((state) => {
      const settled = withSuitableSpeed(change.withSearchSettled(state, result, position));
      const answer = info(...before, ...this.#parts(settled));
      const isBroken = result.outcome === 'broken';
      const reported = isBroken || notice === undefined ? { ...answer, isError: isBroken || kept.length > 0 } : notice;
      return withReferee(change.withNotice(settled, reported), referee);
    });
  }

  /** The referee may have to know more than before. */
  resume() {
    this.#referee.resume();
  }

  /**
   * The engine died and continues with its board, but without its search: that is repeated, unless it was fatal.
   * @param {Death} death
   */
  #survive({ reason, cause }) {
    const { state } = this.#store;
    const isKilled = this.#isKilled;
    this.#isKilled = false;
    // A failed attempt at another board does not concern the current one.
    if (cause !== null && !OF_BOARD.includes(cause)) this.#fatal.note(state, reason, isKilled);
    const isSaid = state.notice.parts.some((part) => 'reason' in part && part.reason === reason);
    const notice = isSaid ? state.notice : errorOf(reason);
    try {
      const { outcome } = this.#engine.result();
      if (state.search.phase === 'refused' && !isKilled) return this.say(notice);
      // There may be a newer question meanwhile.
      if (!isKilled && outcome !== 'idle') return this.say(notice);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#refuse(error.reason);
    }
    this.cancel();
    this.ask([], { notice });
  }

  /** There is no answer; board and settings stay. @param {Reason} reason */
  #refuse(reason) {
    this.forget();
    this.#notice = undefined;
    this.#store.update((state) => change.withNotice(change.withSearchRefused(state), errorOf(reason)));
  }

  /** @param {Reason} reason */
  #refused(reason) {
    if (tellsOfDeath(reason)) {
      // #survive() is about to be called.
      this.#isKilled = true;
      return;
    }
    if (reason.code === 'module.not_restarted') return this.#refuse(reason);
    this.#preface = [];
    this.#notice = undefined;
    // An answer that the engine still has stays visible, with the settings that it came from.
    const isKept = this.#engine.result().outcome !== 'idle' && this.#store.state.search.phase === 'settled';
    const left = isKept ? withKnown : change.withSearchRefused;
    this.#store.update((state) => change.withNotice(left(state, this.#answered), errorOf(reason)));
    this.#referee.resume();
  }

  /** What the current step did; the answer, at the end of the trace. @param {State} state @returns {Part[]} */
  #parts(state) {
    const { result } = state.search;
    const { step, current } = state.playback.position;
    if (showsPath(state)) return answerParts(result, state.board, searchedWith(state.settings));
    if (current < 0) return [{ key: 'status.step_zero', values: { steps: result.steps } }];
    const values = { step, steps: result.steps };
    const cell = gridPointOf(current, state.board);
    const f = this.#engine.cells(cell.x, cell.y, 1, 1)[CELL_FIELDS.f] ?? NaN;
    if (Number.isNaN(f)) return [{ key: 'status.step', values, points: { cell } }];
    return [{ key: 'status.step_f', values: { ...values, f }, points: { cell } }];
  }
}

/** Restores settings that were answered. @param {State} state @param {Partial<SearchSettings>} known @returns {State} */
function withKnown(state, known) {
  const back = change.withSettings(state, known);
  return { ...back, history: withoutDetour(back.history, back.settings) };
}
