// Changes the language of the page: its words are fetched first, so that nothing is said in the other.

import { fetchAllWords } from '../i18n/words.js';

/** @typedef {import('../i18n/translate.js').Language} Language */
/** @typedef {(language: Language) => Promise<boolean>} Speak whether it is spoken now */

export class Speaker {
  #appearance;
  #complain;
  /** @type {Language} the one asked for last */
  #wanted;

  /**
   * @param {import('../state/store.js').Store<import('../state/appearance.js').Appearance>} appearance
   * @param {() => void} complain words could not be fetched that somebody wants now
   */
  constructor(appearance, complain) {
    this.#appearance = appearance;
    this.#complain = complain;
    this.#wanted = appearance.state.language;
  }

  /** @type {Speak} */
  speak = async (language) => {
    this.#wanted = language;
    if (language === this.#appearance.state.language) return true;
    try {
      await fetchAllWords(language);
    } catch {
      if (this.#wanted === language) this.#complain();
      return false;
    }
    const isStillWanted = this.#wanted === language;
    if (isStillWanted) this.#appearance.update((state) => ({ ...state, language, hasAllWords: true }));
    return isStillWanted;
  };

  /** Fetches what is still to come of the language in hand; rejects where that cannot be. */
  async complete() {
    const { language, hasAllWords } = this.#appearance.state;
    if (hasAllWords) return;
    await fetchAllWords(language);
    this.#appearance.update((state) =>
      state.language === language ? { ...state, hasAllWords: true } : state,
    );
  }
}
