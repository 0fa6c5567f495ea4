// Inside the open list of the current search: the search is replayed in its own laboratory, its log
// read, and the list replayed on every kind of structure, in slices.

import { Job } from './job.js';
import { OPEN_LISTS } from '../options.js';
import { unlessDead } from '../module/unless-dead.js';

/** @import { OpenListName, Reason } from 'astrolabe-module' */
/** @import { Engine, Question } from '../engine.js' */
/** @import { Grounds } from '../grounds.js' */
/** @typedef {{ width: number, height: number, factors: Grounds }} BoardCopy */
/** @typedef {{ ofStep: readonly number[], soFar: readonly number[] }} Work numbers as the series has them */

/** Steps per call: a millisecond or two, for a structure that is slow to traverse. */
const CHUNK = 500;
const NUMBERS = 3;

/** @extends {Job<Engine>} */
export class OpenListInspector extends Job {
  /** The current part; null: all is done. @type {'search' | OpenListName | 'membership' | null} */
  doing = 'search';
  /** To be computed first. @type {OpenListName} */
  #wanted = 'heap';
  /** @protected @override */
  isInEngine = true;

  /** Reports a change after each piece of work. @param {Question} question @param {BoardCopy} board */
  begin(question, board) {
    this.forget();
    this.start((engine) => this.#work(engine, question, board));
  }

  /** Has this kind computed before the others. @param {OpenListName} kind */
  want(kind) {
    this.#wanted = kind;
  }

  /** Why this kind has no data; null if it has, or will have. @param {OpenListName | 'membership'} kind @returns {Reason | null} */
  refusal(kind) {
    const laboratory = this.#laboratory;
    if (laboratory === null) return null;
    const reason = unlessDead(() =>
      kind === 'membership' ? laboratory.membershipReason() : laboratory.openListReason(kind),
    );
    return reason === null || reason.ok ? null : reason;
  }

  /** Null while it is not known. @param {OpenListName | 'membership'} kind @param {number} step @returns {Work | null} */
  work(kind, step) {
    const laboratory = this.#laboratory;
    if (laboratory === null) return null;
    const series = unlessDead(() =>
      kind === 'membership' ? laboratory.membershipSeries() : laboratory.openListSeries(kind),
    );
    if (series === null) return null;
    const at = NUMBERS * step;
    if (at >= series.length) return null;
    const soFar = Array.from(series.subarray(at, at + NUMBERS));
    const before = step === 0 ? [0, 0, 0] : Array.from(series.subarray(at - NUMBERS, at));
    return { soFar, ofStep: soFar.map((number, index) => number - (before[index] ?? 0)) };
  }

  /** A copy; empty while it is not known. @param {OpenListName} kind @param {number} step */
  contentAt(kind, step) {
    const laboratory = this.#laboratory;
    const content = laboratory === null ? null : unlessDead(() => laboratory.openListAt(kind, step).slice());
    return content ?? new Float64Array(0);
  }

  /** @protected @override */
  forget() {
    this.doing = 'search';
    this.done = 0;
  }

  /** Reports nothing more about its search. @override */
  cancel() {
    super.cancel();
    this.forget();
  }

  /** Once the search has been replayed. */
  get #laboratory() {
    return this.doing === 'search' ? null : (this.engine?.laboratory ?? null);
  }

  /** @param {Engine} engine @param {Question} question @param {BoardCopy} board */
  *#work(engine, { settings, start, goal }, { width, height, factors }) {
    const { laboratory } = engine;
    engine.restore(width, height, factors);
    yield;
    engine.begin(settings, start, goal);
    while (laboratory.advance(CHUNK) === 'running') yield;
    /** @type {Set<OpenListName | 'membership'>} */
    const left = new Set([...OPEN_LISTS, 'membership']);
    while (left.size > 0) {
      const next = left.has(this.#wanted)
        ? this.#wanted
        : left.has('membership') && left.size < OPEN_LISTS.length
          ? 'membership'
          : [...left][0];
      if (next === undefined) break;
      this.doing = next;
      let isDone = !(next === 'membership' ? laboratory.beginMembership() : laboratory.beginOpenList(next)).ok;
      while (!isDone) {
        isDone = laboratory.advanceJob(CHUNK) !== 'running';
        this.done = laboratory.jobProgress();
        yield true;
        if (next !== this.#wanted && left.has(this.#wanted)) break; // the wanted one goes first
      }
      if (isDone) left.delete(next);
      yield true;
    }
    this.doing = null;
  }
}
