// Ordinary links in a text that control its figures: <a href="#fig1:t=12&hi=3,4">. One listener for all of
// them, in any shadow root; history and focus do not change, nor does the scroll position
// if the figure is visible.

import { isKey } from '../link/link.js';

/** @typedef {(instruction: string) => void} Drive */

/** Attributes with a different name in links. @type {Readonly<Record<string, string>>} */
const AS_LINKS_SAY = Object.freeze({ step: 't', numbers: 'num', v: '', z: '' });

/** @param {EventTarget | undefined} target */
const linkOf = (target) => (target instanceof Element ? target.closest('a[href*=":"]') : null);

/** The figure that a link names, and its instruction. @param {Element} link */
function meant(link) {
  const [, name = '', instruction = ''] = /^#([^:&=\s]+):([^]*)$/.exec(link.getAttribute('href') ?? '') ?? [];
  if (name === '') return null;
  const root = link.getRootNode();
  const id = decoded(name);
  const beside = root instanceof ShadowRoot || root instanceof Document ? root.getElementById(id) : null;
  const figure = beside ?? document.getElementById(id);
  return figure !== null && 'drive' in figure ? { figure, instruction: decoded(instruction), id } : null;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls no further than necessary. @param {Element} figure */
function show(figure) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  figure.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

/** Announces the effect of a link to screen readers. @param {Element} link */
function name(link) {
  const found = meant(link);
  if (found !== null && !link.hasAttribute('aria-controls')) link.setAttribute('aria-controls', found.id);
}

export function connectLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event.composedPath()[0]);
    const found = link && meant(link);
    if (!found) return;
    event.preventDefault();
    /** @type {{ drive: Drive }} */ (/** @type {unknown} */ (found.figure)).drive(found.instruction);
    show(found.figure);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event.composedPath()[0]);
    if (link) name(link);
  });
  const nameAll = () => document.querySelectorAll('a[href^="#"][href*=":"]').forEach(name);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', nameAll, { once: true });
  else nameAll();
}

/**
 * The content of an instruction: `t`, `hi`, `code` and `speed`, `play` and `pause`; other pairs replace those of the link.
 * @param {string} instruction `t=12&hi=3,4`
 */
export function readInstruction(instruction) {
  /** @type {Map<string, string>} */
  const pairs = new Map();
  for (const pair of instruction.replaceAll('&amp;', '&').split('&')) {
    const [key = '', value = ''] = pair.split('=', 2);
    pairs.set(AS_LINKS_SAY[key] ?? key, value);
  }
  /** Unknown parts of the instruction. @type {string[]} */
  const odd = [];
  const doesPlay = pairs.delete('play');
  const doesPause = pairs.delete('pause');
  const step = pairs.get('t');
  pairs.delete('t');
  const cells = pairs.get('hi');
  pairs.delete('hi');
  const code = pairs.get('code');
  pairs.delete('code');
  const speed = pairs.get('speed');
  pairs.delete('speed');
  for (const [key, value] of pairs) {
    if (isKey(key)) continue;
    pairs.delete(key);
    if (key !== '') odd.push(value === '' ? key : `${key}=${value}`);
  }
  return { step, cells, code, speed, doesPlay, doesPause, others: pairs, odd };
}

/** The link with these pairs replaced. @param {string} src @param {ReadonlyMap<string, string>} pairs */
export function withPairs(src, pairs) {
  const hash = src.slice(src.indexOf('#') + 1);
  // The text differs from the one that was sealed.
  const kept = hash.split('&').filter((pair) => {
    const [key = ''] = pair.split('=', 1);
    return key !== '' && key !== 'z' && !pairs.has(key);
  });
  return `#${[...kept, ...[...pairs].map(([key, value]) => `${key}=${value}`)].join('&')}`;
}
