// Data remembered between visits. If storage is missing, full or forbidden, nothing is remembered.

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
 * @returns {boolean} whether it is stored
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

/** Leaves a note for this page after a reload. @param {string} name @param {string[]} note */
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

/** A figure follows its author or the reader's system, whatever was chosen on the page. @type {Memory} */
export const NO_MEMORY = Object.freeze({ recall: () => null, remember: () => false });
