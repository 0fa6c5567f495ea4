// A part of the page that is fetched when it is first used, or earlier when the browser is idle. A button clicked
// meanwhile is clicked again once the part is there.

/**
 * @typedef {object} Parts
 * @property {() => Promise<() => void>} fetch resolves to the function that connects it; called again if it rejects
 * @property {() => void} complain called if it could not be fetched and is being waited for
 */

export class FetchedPart {
  #fetch;
  #complain;
  /** @type {Promise<void> | null} */
  #coming = null;
  #isHere = false;
  /** Of the listeners that wait until it is here. */
  #waiting = new AbortController();
  /** The last action, to be repeated. @type {(() => void) | null} */
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

  /** Fetches it for a user who waits. */
  async need() {
    try {
      await this.bring();
    } catch (error) {
      if (this.#isHere) throw error;
      this.#complain();
    }
  }

  /**
   * Until the part is here, it is fetched when one of its buttons is clicked or one of its forms submitted.
   * @param {HTMLElement} element
   */
  isNeededBy(element) {
    const options = { signal: this.#waiting.signal, capture: true };
    for (const name of ['click', 'submit']) {
      element.addEventListener(name, (event) => this.#hold(element, event), options);
    }
  }

  /** @param {HTMLElement} element @param {Event} event */
  #hold(element, event) {
    const { type, target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    // Fields and folds work without the part.
    if (type === 'click' && button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#await(element, () => {
      if (type === 'click') button?.click();
      else if (target instanceof HTMLFormElement) target.requestSubmit();
    });
  }

  /** @param {HTMLElement} element @param {() => void} again */
  async #await(element, again) {
    this.#held = again;
    element.setAttribute('aria-busy', 'true');
    await this.need();
    element.removeAttribute('aria-busy');
    if (this.#held !== again) return;
    this.#held = null;
    if (this.#isHere) again();
  }
}
