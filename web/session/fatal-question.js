// The question that the engine died of, so that it is not repeated at once: neither exactly that one, nor, once two
// in a row have been fatal, any with the same settings on a board of that size. Knows no engine.

import { isSameSettings } from '../model/settings.js';

/** @typedef {Pick<State, 'board' | 'settings'>} Question */
/** @import { Reason } from 'astrolabe-module' */
/** @import { State } from '../model/state.js' */

/** Repeating a fatal search would be fatal again; showing or judging it may have failed by bad luck once. */
const MOST_DEATHS = 2;
const MOST_SEARCHES = 2;

export class FatalQuestion {
  /** @type {{ question: Question, reason: Reason, deaths: number, searches: number } | null} */
  #last = null;

  /** @param {Question} question @param {Reason} reason @param {boolean} isSearch it was running, and not yet answered */
  note(question, reason, isSearch) {
    const last = this.#last;
    const before = last !== null && isSame(last.question, question) ? last.deaths : 0;
    const searches = last !== null && isAlike(last.question, question) ? last.searches : 0;
    this.#last = {
      question: { board: question.board, settings: question.settings },
      reason,
      deaths: isSearch ? MOST_DEATHS : before + 1,
      searches: isSearch ? searches + 1 : searches,
    };
  }

  /** A search has ended. */
  noteAnswer() {
    if (this.#last !== null) this.#last.searches = 0;
  }

  /** Why this must not be asked; null: it may. @param {Question} question @returns {Reason | null} */
  refusalOf(question) {
    const last = this.#last;
    if (last === null) return null;
    const isFatal =
      (isSame(last.question, question) && last.deaths >= MOST_DEATHS) ||
      (isAlike(last.question, question) && last.searches >= MOST_SEARCHES);
    return isFatal ? last.reason : null;
  }
}

/** @param {Question} one @param {Question} other */
const isSame = (one, other) => one.board === other.board && isSameSettings(one.settings, other.settings);

/** @param {Question} one @param {Question} other */
const isAlike = (one, other) =>
  one.board.width === other.board.width &&
  one.board.height === other.board.height &&
  isSameSettings(one.settings, other.settings);
