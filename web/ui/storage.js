// What is remembered from visit to visit. Storage may be missing, full or forbidden: then nothing is.

const PREFIX = 'astrolabe.';

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {boolean} whether it will be known next time
 */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    // The page works all the same, and starts afresh next time.
    return false;
  }
}

/** A note to the page that this one is when it is reloaded. @param {string} name @param {string[]} note */
export function leave(name, note) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(note));
  } catch {
    // As above.
  }
}

/** Reads a note once. @param {string} name @returns {string[] | null} */
export function pickUp(name) {
  try {
    const note = sessionStorage.getItem(PREFIX + name);
    sessionStorage.removeItem(PREFIX + name);
    const parts = JSON.parse(note ?? 'null');
    return Array.isArray(parts) ? parts.map(String) : null;
  } catch {
    return null;
  }
}

/** @typedef {{ recall: typeof recall, remember: typeof remember }} Memory */

/** @type {Memory} */
export const MEMORY = Object.freeze({ recall, remember });

/** A figure looks as its author or its reader's system has it, whatever was chosen on the page. @type {Memory} */
export const NO_MEMORY = Object.freeze({ recall: () => null, remember: () => false });
