// A part of the page that is fetched when somebody reaches for it, or before that when there is nothing
// else to do. What was pressed meanwhile is pressed again once the part is there.

/**
 * @typedef {object} Parts
 * @property {() => Promise<() => void>} fetch gives what connects it; where it rejects it is asked again
 * @property {() => void} complain it could not be fetched, and somebody waits for it
 */

export class FetchedPart {
  #fetch;
  #complain;
  /** @type {Promise<void> | null} */
  #coming = null;
  #isHere = false;
  /** Of those who listen until it is here. */
  #waiting = new AbortController();
  /** What was used last, to happen again. @type {(() => void) | null} */
  #held = null;

  /** @param {Parts} parts */
  constructor({ fetch, complain }) {
    this.#fetch = fetch;
    this.#complain = complain;
  }

  get isHere() {
    return this.#isHere;
  }

  /** Fetches and connects it, once; rejects if it cannot be fetched. @returns {Promise<void>} */
  async bring() {
    this.#coming ??= this.#fetch().then((connect) => {
      this.#isHere = true;
      this.#waiting.abort();
      connect();
    });
    try {
      await this.#coming;
    } catch (error) {
      if (!this.#isHere) this.#coming = null;
      throw error;
    }
  }

  /** Brings it for somebody who waits. */
  async need() {
    try {
      await this.bring();
    } catch (error) {
      if (this.#isHere) throw error;
      this.#complain();
    }
  }

  /**
   * Until the part is here, it is brought when one of its buttons is pressed or its forms sent.
   * @param {HTMLElement} place
   */
  isNeededBy(place) {
    const options = { signal: this.#waiting.signal, capture: true };
    for (const name of ['click', 'submit']) {
      place.addEventListener(name, (event) => this.#hold(place, event), options);
    }
  }

  /** @param {HTMLElement} place @param {Event} event */
  #hold(place, event) {
    const { type, target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    // A field in hand, or what folds, needs nobody.
    if (type === 'click' && button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#await(place, () => {
      if (type === 'click') button?.click();
      else if (target instanceof HTMLFormElement) target.requestSubmit();
    });
  }

  /** @param {HTMLElement} place @param {() => void} again */
  async #await(place, again) {
    this.#held = again;
    place.setAttribute('aria-busy', 'true');
    await this.need();
    place.removeAttribute('aria-busy');
    if (this.#held !== again) return;
    this.#held = null;
    if (this.#isHere) again();
  }
}
