// The events of a figure: that the opened state works, each step and the last, and changes by a reader. Knows
// no element.

import { isAtEnd } from '../model/playback.js';

/** @import { State } from '../model/state.js' */
/** @typedef {'ready' | 'step' | 'finish' | 'edit'} EventName */

export class FigureEvents {
  #works;
  #announce;
  /** A reader is drawing, or dragging an end. */
  #isEdited = false;
  /** Another link is being opened: changes are not a reader's. */
  #isOpening = false;
  /** The opened state has not been reported yet. */
  #isNew = false;

  /**
   * @param {object} listeners
   * @param {() => void} listeners.works called when the opened state has its answer; 'ready' comes after all other listeners
   * @param {(type: EventName) => void} listeners.announce
   */
  constructor({ works, announce }) {
    this.#works = works;
    this.#announce = announce;
  }

  /** @template T @param {() => T} task @returns {T} */
  whileOpening(task) {
    this.#isOpening = true;
    const answer = task();
    this.#isOpening = false;
    return answer;
  }

  /** @param {State} state @param {State} previous */
  follow(state, previous) {
    const { board, search, playback } = state;
    const isOther =
      board.revision !== previous.board.revision ||
      board.start !== previous.board.start ||
      board.goal !== previous.board.goal;
    if (isOther) {
      this.#isEdited = !this.#isOpening;
      this.#isNew ||= this.#isOpening;
    }
    if (search.serial !== previous.search.serial) {
      if (this.#isNew) {
        this.#isNew = this.#isEdited = false;
        this.#works();
        queueMicrotask(() => this.#announce('ready'));
      } else if (this.#isEdited && search.phase === 'settled') {
        this.#isEdited = false;
        this.#announce('edit');
      }
    } else if (search.phase === 'settled' && playback.position !== previous.playback.position) {
      this.#announce('step');
      if (isAtEnd(state)) this.#announce('finish');
    }
  }
}
