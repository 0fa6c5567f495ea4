// The attributes of a figure as its properties, and the warnings about invalid attributes.

import { NAMES, readAttribute } from './attributes.js';

/** @import { Wishes } from './attributes.js' */

/** Attributes already warned about: once is enough. @type {WeakMap<Element, Set<string>>} */
const odd = new WeakMap();

/**
 * @template {keyof Wishes} Name
 * @param {Element} element
 * @param {Name} name
 * @returns {Wishes[Name]}
 */
export function wishOf(element, name) {
  const text = element.getAttribute(name);
  const { value, isOdd } = readAttribute(name, text);
  if (isOdd) complainOnce(element, name, text ?? '');
  return value;
}

/** @param {Element} element @returns {Wishes} */
export function wishesOf(element) {
  const wishes = Object.fromEntries(NAMES.map((name) => [name, wishOf(element, name)]));
  return /** @type {Wishes} */ (/** @type {unknown} */ (wishes));
}

/** Its value has changed. @param {Element} element @param {string} name */
export function forgetComplaint(element, name) {
  odd.get(element)?.delete(name);
}

/** Until it is forgotten. @param {Element} element @param {string} name @param {string} value */
export function complainOnce(element, name, value) {
  const known = odd.get(element) ?? new Set();
  if (known.has(name)) return;
  odd.set(element, known.add(name));
  complain(element, name, value);
}

/** @param {Element} element @param {string} name @param {string} value */
export function complain(element, name, value) {
  const shown = value.length > 80 ? `${value.slice(0, 80)}…` : value;
  console.warn(`${calledOf(element)}: ${name}="${shown}" is not understood; the default counts.`);
}

/** Its name in the console. @param {Element} element */
export function calledOf({ id }) {
  return `astar-figure${id === '' ? '' : `#${id}`}`;
}

/** The address of the corner link; null: not specified. @param {Element} element */
export function pageOf(element) {
  const said = wishOf(element, 'page');
  return said === null ? null : new URL(said, document.baseURI).href.replace(/#.*$/, '');
}

/** @param {Element} element @param {keyof Wishes} name @param {unknown} value null or '' takes it away */
export function put(element, name, value) {
  if (value === null || value === undefined || value === '') element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

export class FigureProperties extends HTMLElement {
  /** Version of the link, event and message format. */
  get version() {
    return 1;
  }

  get src() {
    return wishOf(this, 'src');
  }
  set src(value) {
    put(this, 'src', value);
  }

  get controls() {
    return wishOf(this, 'controls') === true;
  }
  set controls(value) {
    this.toggleAttribute('controls', Boolean(value));
  }

  get edit() {
    return wishOf(this, 'edit') === true;
  }
  set edit(value) {
    this.toggleAttribute('edit', Boolean(value));
  }

  get quiz() {
    return wishOf(this, 'quiz') === true;
  }
  set quiz(value) {
    this.toggleAttribute('quiz', Boolean(value));
  }

  /** The map, its rows separated by `/`; or whether the text inside is it. */
  get map() {
    const said = wishOf(this, 'map');
    return typeof said === 'string' ? (this.getAttribute('map') ?? '') : said === true;
  }
  set map(value) {
    if (typeof value === 'string') put(this, 'map', value);
    else this.toggleAttribute('map', Boolean(value));
  }

  /** `a-b`, or '' */
  get loop() {
    const loop = wishOf(this, 'loop');
    return loop === null ? '' : `${loop.first}-${loop.last}`;
  }
  set loop(value) {
    put(this, 'loop', value);
  }

  get theme() {
    return wishOf(this, 'theme') ?? 'auto';
  }
  set theme(value) {
    put(this, 'theme', value);
  }

  get numbers() {
    return wishOf(this, 'numbers') ?? 'all';
  }
  set numbers(value) {
    put(this, 'numbers', value);
  }

  get arrows() {
    return wishOf(this, 'arrows') ?? true;
  }
  set arrows(value) {
    put(this, 'arrows', typeof value === 'boolean' ? String(Number(value)) : value);
  }

  /** `3,4.5,6`, or '' */
  get hi() {
    return (wishOf(this, 'hi') ?? []).map(({ x, y }) => `${x},${y}`).join('.');
  }
  set hi(value) {
    put(this, 'hi', value);
  }

  /** `pseudo`, `python`, `cpp`, `js`, or '' */
  get code() {
    return wishOf(this, 'code') ?? '';
  }
  set code(value) {
    put(this, 'code', value);
  }

  get speed() {
    return wishOf(this, 'speed');
  }
  set speed(value) {
    put(this, 'speed', value);
  }

  get page() {
    return pageOf(this) ?? '';
  }
  set page(value) {
    put(this, 'page', value);
  }
}
