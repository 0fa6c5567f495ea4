// The open list of the search in hand under glass: the search made again in a laboratory of its own, its log
// read, and the list made again on structures of every kind, in slices. Knows a clock given to it.

import { OPEN_LISTS } from './options.js';
import { OwnEngine } from './own-engine.js';
import { unlessDead } from './unless-dead.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./search-runner.js').Question} Question */
/** @typedef {import('./types.js').OpenListName} OpenListName */
/** @typedef {import('./types.js').Reason} Reason */
/** @typedef {{ width: number, height: number, factors: import('./grounds.js').Grounds }} BoardCopy */
/** @typedef {{ ofStep: readonly number[], soFar: readonly number[] }} Work numbers as the series has them */

/** Steps at a time: a millisecond or two, where a structure has long to walk. */
const CHUNK = 500;
const NUMBERS = 3;

export class OpenListGlass {
  #own;
  #onNews;
  /** @type {'search' | OpenListName | 'membership' | null} what is in hand; null: all is done */
  #doing = 'search';
  #share = 0;
  /** Asked for first. @type {OpenListName} */
  #wanted = 'heap';

  /**
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {() => void} onNews when more is known
   * @param {(reason: Reason) => void} onLost the engine died, and all that was known with it
   */
  constructor(createEngine, clock, onNews, onLost) {
    this.#own = new OwnEngine(async () => createEngine(), clock, onLost);
    this.#onNews = onNews;
  }

  /** Rejects with EngineError where no engine can be had. @param {Question} question @param {BoardCopy} board */
  async begin(question, board) {
    this.stop();
    const engine = await this.#own.opened();
    if (engine === null) return;
    engine.restore(board.width, board.height, board.factors);
    const { laboratory } = engine;
    if (!laboratory.begin(question.settings, question.start, question.goal).ok) return;
    this.#own.work(this.#all(laboratory), this.#onNews);
  }

  /** Is made ready before the others. @param {OpenListName} kind */
  want(kind) {
    this.#wanted = kind;
  }

  /** @returns {{ doing: 'search' | OpenListName | 'membership' | null, share: number }} */
  get progress() {
    return { doing: this.#doing, share: this.#share };
  }

  /** Why there is nothing of this kind; null if there is, or will be. @param {OpenListName | 'membership'} kind @returns {Reason | null} */
  refusal(kind) {
    const laboratory = this.#laboratory;
    if (laboratory === null) return null;
    const reason = unlessDead(() => (kind === 'membership' ? laboratory.membershipReason() : laboratory.openListReason(kind)));
    return reason === null || reason.ok ? null : reason;
  }

  /** Null while it is not known. @param {OpenListName | 'membership'} kind @param {number} step @returns {Work | null} */
  work(kind, step) {
    const laboratory = this.#laboratory;
    if (laboratory === null) return null;
    const series = unlessDead(() => (kind === 'membership' ? laboratory.membershipSeries() : laboratory.openListSeries(kind)));
    if (series === null) return null;
    const at = NUMBERS * step;
    if (at >= series.length) return null;
    const soFar = Array.from(series.subarray(at, at + NUMBERS));
    const before = step === 0 ? [0, 0, 0] : Array.from(series.subarray(at - NUMBERS, at));
    return { soFar, ofStep: soFar.map((number, place) => number - (before[place] ?? 0)) };
  }

  /** A copy; empty while it is not known. @param {OpenListName} kind @param {number} step */
  contentAt(kind, step) {
    const laboratory = this.#laboratory;
    const content = laboratory === null ? null : unlessDead(() => laboratory.openListAt(kind, step).slice());
    return content ?? new Float64Array(0);
  }

  stop() {
    this.#own.stop();
    this.#doing = 'search';
    this.#share = 0;
  }

  /** Gives the memory back as well. */
  dispose() {
    this.stop();
    this.#own.dispose();
  }

  /** Once the search is made again. */
  get #laboratory() {
    return this.#doing === 'search' ? null : (this.#own.engine?.laboratory ?? null);
  }

  /** Stops after each piece of work. @param {Engine['laboratory']} laboratory */
  *#all(laboratory) {
    while (laboratory.advance(CHUNK) === 'running') yield;
    /** @type {Set<OpenListName | 'membership'>} */
    const left = new Set([...OPEN_LISTS, 'membership']);
    while (left.size > 0) {
      const next = left.has(this.#wanted) ? this.#wanted : left.has('membership') && left.size < OPEN_LISTS.length ? 'membership' : [...left][0];
      if (next === undefined) break;
      this.#doing = next;
      const reason = next === 'membership' ? laboratory.membershipReason() : laboratory.openListReason(next);
      while (reason.ok) {
        this.#share = next === 'membership' ? laboratory.advanceMembership(CHUNK) : laboratory.advanceOpenList(next, CHUNK);
        if (this.#share >= 1) break;
        yield;
        if (next !== this.#wanted && left.has(this.#wanted)) break; // it is wanted first
      }
      if (!reason.ok || this.#share >= 1) {
        left.delete(next);
        this.#onNews();
      }
      yield;
    }
    this.#doing = null;
    this.#onNews();
  }
}
