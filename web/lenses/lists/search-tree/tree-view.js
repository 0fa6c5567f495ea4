// The search tree as nested lists: creates the elements of its nodes and changes them in place, so that
// the focus and the scroll position stay.

import { cellText } from '../../../model/coordinates.js';
import { setText } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Branch } from './search-tree.js' */
/**
 * @typedef {object} NodeParts
 * @property {HTMLLIElement} item
 * @property {HTMLElement} line the readable part: the summary of a fold, or a button for a leaf
 * @property {HTMLElement} name
 * @property {HTMLElement} words
 * @property {HTMLDetailsElement | null} fold
 * @property {HTMLUListElement} list
 */

export class TreeView {
  /** @type {HTMLElement} */
  #host;
  /** @type {Map<number, NodeParts>} */
  #nodes = new Map();

  /** @param {HTMLElement} host the outermost list */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {Branch | null} root
   * @param {{ current: number, naming: Naming, t: Translate }} scene `current`: the cell expanded last
   */
  show(root, scene) {
    const focused = this.#focused();
    /** @type {Map<number, NodeParts>} */
    const kept = new Map();
    const roots = root === null ? [] : [this.#render(root, scene, kept)];
    arrange(this.#host, roots);
    this.#nodes = kept;
    // A leaf that has become a branch needs another element.
    if (focused !== null && this.#focused() === null) kept.get(focused)?.line.focus({ preventScroll: true });
  }

  /** @param {number} cell @returns {HTMLElement | null} its line */
  lineOf(cell) {
    return this.#nodes.get(cell)?.line ?? null;
  }

  /** The cell of the node in which an element lies. @param {EventTarget | null} target @returns {number | null} */
  cellOf(target) {
    const line = target instanceof Element ? target.closest('[data-cell]') : null;
    return line instanceof HTMLElement ? Number(line.dataset['cell']) : null;
  }

  #focused() {
    const focused = document.activeElement;
    return this.#host.contains(focused) ? this.cellOf(focused) : null;
  }

  /**
   * @param {Branch} branch
   * @param {{ current: number, naming: Naming, t: Translate }} scene
   * @param {Map<number, NodeParts>} kept
   * @returns {HTMLLIElement}
   */
  #render(branch, scene, kept) {
    const { cell, isOpen, hasChildren, children } = branch;
    const { current, naming, t } = scene;
    const known = this.#nodes.get(cell);
    const isFit = known !== undefined && (known.fold !== null) === hasChildren;
    const parts = isFit ? known : createNode(cell, hasChildren);
    kept.set(cell, parts);
    const value = Number.isNaN(branch.f) ? t('cell.g', { value: branch.g }) : t('cell.f', { value: branch.f });
    setText(parts.name, `${cellText(cell, naming)} ${value}`);
    const words = [t(isOpen ? 'cell.open' : 'cell.closed')];
    if (cell === current) words.push(t('legend.current'));
    setText(parts.words, words.join(t('cell.separator')));
    parts.line.classList.toggle('is-open', isOpen);
    if (cell === current) parts.line.setAttribute('aria-current', 'step');
    else parts.line.removeAttribute('aria-current');
    const isShown = children.length > 0;
    if (parts.fold !== null && parts.fold.open !== isShown) parts.fold.open = isShown;
    arrange(
      parts.list,
      children.map((child) => this.#render(child, scene, kept)),
    );
    return parts.item;
  }
}

/** @param {number} cell @param {boolean} hasChildren @returns {NodeParts} */
function createNode(cell, hasChildren) {
  const item = document.createElement('li');
  const line = document.createElement(hasChildren ? 'summary' : 'button');
  const mark = document.createElement('i');
  const name = document.createElement('span');
  const words = document.createElement('span');
  const list = document.createElement('ul');
  line.dataset['cell'] = String(cell);
  line.className = 'tree-line';
  mark.className = 'tree-mark';
  name.className = 'tree-name';
  words.className = 'tree-words';
  line.append(mark, name, ' ', words);
  if (line instanceof HTMLButtonElement) {
    line.type = 'button';
    item.append(line);
    return { item, line, name, words, fold: null, list };
  }
  const fold = document.createElement('details');
  fold.append(line, list);
  item.append(fold);
  return { item, line, name, words, fold, list };
}

/** Puts these into the list, and moves none that is already in place. @param {HTMLElement} list @param {HTMLElement[]} items */
function arrange(list, items) {
  items.forEach((item, index) => {
    const there = list.children[index] ?? null;
    if (there !== item) list.insertBefore(item, there);
  });
  while (list.children.length > items.length) list.lastElementChild?.remove();
}
