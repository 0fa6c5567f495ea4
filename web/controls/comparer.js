// Keeps the comparison of a program with its corrected run up to date: another board, other ends or
// settings make another comparison; which of the two runs is in sight makes none. Knows no DOM.

import { Comparison, LARGEST_COMPARED, NO_SIDES } from '../engine/comparison.js';
import { Store } from '../state/store.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('../engine/comparison.js').Sides} Sides */
/**
 * 'none': there is no program. While 'running', sides that are not known yet are those of the comparison
 * before, or null.
 * @typedef {{ phase: 'none' | 'too-large' | 'running' | 'done', sides: Sides }} Compared
 */
/** @typedef {(task: () => void, milliseconds: number) => () => void} Wait gives what calls it off */

/** @type {Compared} */
const NOTHING = Object.freeze({ phase: 'none', sides: NO_SIDES });

/** More cells are not compared while they are being drawn; and so many milliseconds of rest it takes. */
const LARGEST_AT_ONCE = 2 ** 14;
const REST = 250;

export class Comparer {
  /** @type {Store<Compared>} */
  compared = new Store(NOTHING);
  #engine;
  #store;
  #comparison;
  #wait;
  /** What is compared, as text. */
  #asked = '';
  /** That is under way, or about to be. */
  #isBegun = false;
  /** The board that the comparison has. */
  #revision = -1;
  #callOff = () => {};

  /**
   * @param {object} parts
   * @param {Pick<import('../engine/engine.js').Engine, 'factors'>} parts.engine of the board in sight
   * @param {() => import('../engine/engine.js').Engine} parts.createEngine
   * @param {Store<State>} parts.store
   * @param {import('../engine/comparison.js').Clock & { wait: Wait }} parts.clock
   * @param {AbortSignal} parts.signal
   */
  constructor({ engine, createEngine, store, clock, signal }) {
    this.#engine = engine;
    this.#store = store;
    this.#wait = clock.wait;
    this.#comparison = new Comparison(createEngine, clock, (sides, isDone) => {
      this.compared.update((before) => ({
        phase: isDone ? 'done' : 'running',
        sides: {
          written: sides.written ?? before.sides.written,
          corrected: sides.corrected ?? before.sides.corrected,
        },
      }));
    });
    store.subscribe((state, before) => {
      if (
        state.search !== before.search ||
        state.settings !== before.settings ||
        state.board !== before.board
      ) {
        this.#follow();
      }
    }, signal);
    this.#follow();
  }

  #follow() {
    const { board, settings, search } = this.#store.state;
    if (settings.program === 'none' || board.width * board.height > LARGEST_COMPARED) {
      this.#drop(settings.program === 'none' ? 'none' : 'too-large');
      return;
    }
    const question = { settings: { ...settings, corrected: false }, start: board.start, goal: board.goal };
    const asked = JSON.stringify([board.revision, question]);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#comparison.stop();
      this.#callOff();
      this.#callOff = () => {};
      this.compared.update(({ sides }) => ({ phase: 'running', sides }));
    } else if (this.#isBegun) return;
    this.#isBegun = false;
    // The board in sight comes first.
    if (search.phase !== 'settled') return;
    this.#isBegun = true;
    const rest = board.width * board.height > LARGEST_AT_ONCE ? REST : 0;
    this.#callOff = this.#wait(() => this.#begin(question), rest);
  }

  /** @param {import('../engine/search-runner.js').Question} question */
  #begin(question) {
    const { revision, width, height } = this.#store.state.board;
    const isAnother = revision !== this.#revision;
    this.#revision = revision;
    // A copy: the other engine's memory is the same, and may move while it takes the board.
    const copy = isAnother ? { width, height, factors: this.#engine.factors().slice() } : null;
    this.#comparison.begin(question, copy);
  }

  /** @param {'none' | 'too-large'} phase */
  #drop(phase) {
    if (this.compared.state.phase === phase) return;
    this.#callOff();
    this.#comparison.dispose();
    this.#asked = '';
    this.#revision = -1;
    this.compared.update(() => ({ phase, sides: NO_SIDES }));
  }
}
