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

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to tell: the page works all the same, and starts afresh next time.
  }
}
