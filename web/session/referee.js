// Has each finished search judged when there is time: a part of the session. The
// findings go into the state. Knows no DOM and no language.

import { Judge } from '../engine/jobs/judge.js';
import { Slices } from '../engine/jobs/slices.js';
import { XraySurvey } from '../engine/jobs/xray-survey.js';
import { withReferee } from '../model/referee.js';

/** @import { Verdict } from 'astrolabe-module' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { State } from '../model/state.js' */
/** @import { Store } from '../model/store.js' */

export class Referee {
  #engine;
  #store;
  #slices;
  #now;
  #judge;
  #isJudged = false;
  /** Being computed. @type {XraySurvey | null} */
  #reading = null;
  /** @type {XraySurvey | null} */
  #survey = null;

  /**
   * @param {Engine} engine
   * @param {Store<State>} store
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(engine, store, clock) {
    this.#engine = engine;
    this.#store = store;
    this.#now = clock.now;
    this.#slices = new Slices(clock);
    this.#judge = new Judge(engine, clock.now);
  }

  /**
   * Judges the search that the engine has just finished, and continues by itself.
   * @param {Verdict} [verdict] what the engine knows already
   * @returns {import('../model/referee.js').Referee} what is known at once: everything for small boards
   */
  begin(verdict) {
    this.#judge = new Judge(this.#engine, this.#now);
    this.#isJudged = verdict?.state === 'judged';
    this.#reading = null;
    this.#survey = null;
    if (this.#isJudged && verdict !== undefined && !this.#store.state.display.xray) return { verdict, survey: null };
    this.#goOn();
    return { verdict: this.#engine.verdict(), survey: this.#survey };
  }

  /** The display needs something else of the current search. */
  resume() {
    if (this.#store.state.search.phase !== 'settled') return;
    this.#goOn();
    this.#report();
  }

  /** Before the engine's board or its search changes. */
  cancel() {
    this.#slices.cancel();
  }

  #goOn() {
    this.#slices.begin(
      () => this.#work(),
      () => this.#report(),
    );
  }

  /** The X-ray first, as soon as it can be computed, since it is on display. @returns {boolean} whether all is done */
  #work() {
    if (this.#mayRead()) {
      this.#reading ??= new XraySurvey(this.#engine);
      if (this.#reading.work()) {
        this.#survey = this.#reading;
        this.#reading = null;
      }
    } else if (!this.#isJudged) this.#isJudged = this.#judge.work();
    return this.#isJudged && !this.#mayRead();
  }

  /** Whether the X-ray is wanted and possible: that is, the true costs are known. */
  #mayRead() {
    if (!this.#store.state.display.xray || this.#survey !== null) return false;
    return this.#engine.xray(0, 0, 1, 1).length > 0;
  }

  /** Only what is new, since many listeners watch the state. */
  #report() {
    const verdict = this.#engine.verdict();
    const survey = this.#survey;
    const known = this.#store.state.referee;
    const isUpdate =
      known.verdict?.state !== verdict.state || known.verdict.ruling !== verdict.ruling || known.survey !== survey;
    if (isUpdate) this.#store.update((state) => withReferee(state, { verdict, survey }));
  }
}
