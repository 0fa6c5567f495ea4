// Finds the parts of the page by name, and throws early if one is missing or has another type.

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new (...parameters: never[]) => Kind} kind
 * @param {ParentNode} [root]
 * @returns {Kind}
 */
export function query(selector, kind, root = document) {
  const element = root.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${selector}`);
}

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new (...parameters: never[]) => Kind} kind
 * @returns {Kind[]} in the order of the document
 */
export function queryAll(selector, kind) {
  /** @type {Kind[]} */
  const found = [];
  for (const element of document.querySelectorAll(selector)) if (element instanceof kind) found.push(element);
  return found;
}

/**
 * @template {Element} Kind
 * @param {string} name a stable name
 * @param {new (...parameters: never[]) => Kind} kind
 */
export function byTestId(name, kind) {
  return query(`[data-testid="${name}"]`, kind);
}

/**
 * Sets a text only if it differs: a live region would read it again.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} text its accessible name and tooltip */
export function setLabel(element, text) {
  element.setAttribute('aria-label', text);
  element.setAttribute('title', text);
}

/**
 * Marked, not disabled: a button that is disabled under the finger loses the focus.
 * @param {HTMLElement} button
 * @param {boolean} isOff
 */
export function setOff(button, isOff) {
  button.setAttribute('aria-disabled', String(isOff));
}
