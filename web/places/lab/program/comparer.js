// Keeps both runs of a tutorial's program, as written and corrected: the visible one is already
// known, the other comes from a comparison. A change of board, start, goal or settings starts a new comparison;
// switching between the two runs does not. Knows no DOM.

import { Comparison, LARGEST_COMPARED, NO_SIDES } from '../../../engine/jobs/comparison.js';
import { groundsOf } from '../../../engine/grounds.js';
import { Store } from '../../../model/store.js';

/** @import { Engine } from '../../../engine/engine.js' */
/** @import { Clock, Run, Side, Sides } from '../../../engine/jobs/comparison.js' */
/** @import { State } from '../../../model/state.js' */
/**
 * 'none': there is no program. While 'running', sides that are not known yet are those of the previous
 * comparison, or null.
 * @typedef {{ phase: 'none' | 'too-large' | 'running' | 'done', sides: Sides }} Compared
 */
/** @typedef {(task: () => void, milliseconds: number) => () => void} Wait returns a function that cancels it */

/** @type {Compared} */
const NOTHING = Object.freeze({ phase: 'none', sides: NO_SIDES });

/** Boards with more cells are not compared while they are being edited: milliseconds of rest. */
const LARGEST_AT_ONCE = 2 ** 14;
const REST = 250;

export class Comparer {
  /** @type {Store<Compared>} */
  compared = new Store(NOTHING);
  #engine;
  #store;
  #comparison;
  #wait;
  #isWanted;
  /** What is compared, as text. */
  #asked = '';
  /** The comparison that was lost with its engine: it is repeated once, not again and again. */
  #lost = '';
  /** Whether the comparison runs, or is about to. */
  #isBegun = false;
  /** The run that the comparison works on. @type {Run} */
  #other = 'corrected';
  /** Revision of the board that the comparison has. */
  #revision = -1;
  #callOff = () => {};

  /**
   * @param {object} parts
   * @param {Pick<Engine, 'factors'>} parts.engine of the visible board
   * @param {() => Engine} parts.createEngine
   * @param {Store<State>} parts.store
   * @param {Clock & { wait: Wait }} parts.clock
   * @param {() => boolean} parts.isWanted whether the result is visible
   * @param {AbortSignal} parts.signal
   */
  constructor({ engine, createEngine, store, clock, isWanted, signal }) {
    this.#engine = engine;
    this.#store = store;
    this.#wait = clock.wait;
    this.#isWanted = isWanted;
    this.#comparison = new Comparison(
      createEngine,
      clock,
      (side) => this.#report(this.#other, side, 'done'),
      () => this.#lose(),
    );
    store.subscribe((state, before) => {
      const { search, settings, board, referee } = before;
      if (
        state.search !== search ||
        state.settings !== settings ||
        state.board !== board ||
        state.referee !== referee
      ) {
        this.follow();
      }
    }, signal);
    this.follow();
  }

  /** Compares the current runs, unless already doing so. */
  follow() {
    const { board, settings } = this.#store.state;
    const cells = board.width * board.height;
    const isNone = settings.program === 'none' || !this.#isWanted();
    if (isNone || cells > LARGEST_COMPARED) return this.#drop(isNone ? 'none' : 'too-large');
    const { start, goal, revision } = board;
    const asked = JSON.stringify([revision, start, goal, { ...settings, corrected: false }]);
    if (asked !== this.#asked) {
      this.#halt();
      this.#asked = asked;
      this.compared.update(({ sides }) => ({ phase: 'running', sides }));
    }
    if (this.#isBegun || !this.#isSettled()) return;
    this.#isBegun = true;
    this.#callOff = this.#wait(() => this.#begin(), cells > LARGEST_AT_ONCE ? REST : 0);
  }

  /** The visible board and its referee come first. */
  #isSettled() {
    const { search, referee } = this.#store.state;
    const { state } = referee.verdict ?? { state: 'judging' };
    return search.phase === 'settled' && state !== 'judging';
  }

  /** Called with a delay: between a change and its answer the state still holds the previous answer. */
  #begin() {
    const { board, settings, search, referee } = this.#store.state;
    if (!this.#isSettled() || referee.verdict === null) {
      this.#isBegun = false;
      return;
    }
    const { corrected } = settings;
    this.#other = corrected ? 'written' : 'corrected';
    const shown = { result: search.result, verdict: referee.verdict };
    this.#report(corrected ? 'corrected' : 'written', shown, 'running');
    const { revision, width, height, start, goal } = board;
    // A copy: the other engine shares the memory, which may move while it reads the board.
    const copy = revision === this.#revision ? null : { width, height, factors: groundsOf(this.#engine) };
    this.#revision = revision;
    this.#comparison.begin({ settings: { ...settings, corrected: !corrected }, start, goal }, copy);
  }

  /**
   * @param {Run} run @param {Side | null} side null: none will be known
   * @param {'running' | 'done'} phase
   */
  #report(run, side, phase) {
    this.compared.update(({ sides }) => ({ phase, sides: { ...sides, [run]: side } }));
  }

  #lose() {
    if (!this.#isBegun || this.compared.state.phase !== 'running') return;
    this.#halt();
    // It is not known whether the other engine had received the board.
    this.#revision = -1;
    if (this.#lost !== this.#asked) {
      this.#lost = this.#asked;
      return this.follow();
    }
    this.#isBegun = true;
    this.#report(this.#other, null, 'done');
  }

  #halt() {
    this.#callOff();
    this.#callOff = () => {};
    this.#comparison.stop();
    this.#isBegun = false;
  }

  /** @param {'none' | 'too-large'} phase */
  #drop(phase) {
    if (this.compared.state.phase === phase) return;
    this.#halt();
    this.#comparison.dispose();
    this.#asked = '';
    this.#revision = -1;
    this.compared.update(() => ({ phase, sides: NO_SIDES }));
  }
}
