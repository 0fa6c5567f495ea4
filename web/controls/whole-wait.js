// Waits for the whole module on behalf of whoever asked last, and says so. Knows no DOM and no language.

import { FETCHING } from '../state/notice.js';

export class WholeWait {
  #engine;
  #say;
  /** Counts up with each who asks, or asks no more: those before find out. */
  #serial = 0;

  /**
   * @param {Pick<import('../engine/engine.js').Engine, 'bringWhole'>} engine
   * @param {(notice: import('../state/notice.js').Notice) => void} say
   */
  constructor(engine, say) {
    this.#engine = engine;
    this.#say = say;
  }

  /** Whoever waits does so in vain. */
  forget() {
    this.#serial += 1;
  }

  /**
   * @returns {Promise<(() => void) | 'failed' | 'forgotten'>} moves the engine's board into the module; its
   *   search is lost
   */
  async bring() {
    const serial = ++this.#serial;
    this.#say(FETCHING);
    const move = await this.#engine.bringWhole().catch(() => /** @type {const} */ ('failed'));
    return serial === this.#serial ? move : 'forgotten';
  }
}
