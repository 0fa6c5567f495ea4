// What lies in the shadow root of a figure: the same parts, with the same stable names, as on the page. Made
// element by element, so that it may be done under any policy of the page around it.

import quiz from '../lenses/step/quiz/style.css';
import style from './figure.css';
import paper from './paper.css';

/** @typedef {ReturnType<typeof fillShadow>} Parts */

/** Icons in a square of 20; what comes after a `|` is filled. */
const ICONS = Object.freeze({
  first: 'M5.5 4.5v11|M15 4.5v11L7.5 10z',
  back: 'M12.5 4.5L7 10l5.5 5.5',
  play: '|M6 3.5v13l10-6.5z',
  pause: '|M5.5 4h3v12h-3zM11.5 4h3v12h-3z',
  forward: 'M7.5 4.5L13 10l-5.5 5.5',
  last: 'M14.5 4.5v11|M5 4.5v11l7.5-5.5z',
});

/** One for all figures: some hundred bytes are read once. @type {CSSStyleSheet | null} */
let sheet = null;

/** Before the first of them. @returns {boolean} whether this browser can; without it nothing may cover what a text has there */
export function prepareStyle() {
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${quiz}${style}${paper}`);
  } catch {
    return false;
  }
  return 'adoptedStyleSheets' in Document.prototype;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} attributes
 * @param {readonly Node[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {keyof typeof ICONS} name */
function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [attribute, value] of [
    ['viewBox', '0 0 20 20'],
    ['aria-hidden', 'true'],
    ['class', `when-${name}`],
  ]) {
    svg.setAttribute(attribute ?? '', value ?? '');
  }
  ICONS[name].split('|').forEach((outline, place) => {
    if (outline === '') return;
    const path = document.createElementNS(svg.namespaceURI, 'path');
    path.setAttribute('d', outline);
    if (place === 1) path.setAttribute('class', 'solid');
    svg.append(path);
  });
  return svg;
}

/** @param {string} name a stable name @param {(keyof typeof ICONS)[]} icons */
const button = (name, ...icons) =>
  make(
    'button',
    { type: 'button', 'data-testid': name, ...(name === 'play' && { class: 'main' }) },
    ...icons.map(icon),
  );

/** @param {ShadowRoot} root */
export function fillShadow(root) {
  root.adoptedStyleSheets = sheet === null ? [] : [sheet];
  const map = make('canvas', { class: 'map', 'aria-hidden': 'true' });
  const marks = make('canvas', { class: 'marks', 'aria-hidden': 'true' });
  const cell = make('div', { role: 'gridcell', 'aria-selected': 'true' });
  const row = make('div', { role: 'row', class: 'unseen' }, cell);
  const host = make(
    'div',
    { class: 'board', role: 'grid', tabindex: '0', 'data-testid': 'board', 'aria-describedby': 'hint' },
    ...[map, marks, row],
  );
  const hint = make('p', { class: 'unseen', id: 'hint' });
  const stage = make('div', { class: 'stage' }, host, hint);
  const buttons = {
    first: button('first', 'first'),
    back: button('back', 'back'),
    play: button('play', 'play', 'pause'),
    forward: button('forward', 'forward'),
    last: button('last', 'last'),
  };
  const scrubber = make('input', {
    ...{ type: 'range', class: 'scrubber', min: '0', max: '0', value: '0', step: '1', 'data-testid': 'scrubber' },
  });
  const count = make('span', { class: 'count', 'data-testid': 'step' });
  const transport = make('div', { class: 'transport', role: 'group' }, ...Object.values(buttons), scrubber, count);
  const status = make('p', { class: 'status', 'data-testid': 'status' });
  const said = make('span', { class: 'unseen', role: 'status' });
  const page = make('a', { class: 'page', target: '_blank', rel: 'noopener', 'data-testid': 'open-page' });
  const line = make('div', { class: 'line' }, status, said, page);
  const console = make('div', { class: 'console' }, line, transport);
  const question = make('p', { class: 'question' });
  const score = make('p', { class: 'score', 'data-testid': 'score' });
  const answer = make('p', { class: 'answer', role: 'status', 'aria-live': 'polite', 'data-testid': 'answer' });
  const quiz = make('div', { class: 'quiz', role: 'group', 'data-testid': 'quiz' }, question, score, answer);
  const message = make('p', { class: 'message is-refusal', role: 'status' });
  quiz.hidden = message.hidden = true;
  const figure = make('div', { class: 'figure', role: 'group' }, stage, quiz, console, message);
  const frame = make('div', { class: 'frame' }, figure, make('slot', {}));
  root.append(frame);
  return {
    ...{
      frame,
      figure,
      stage,
      host,
      map,
      marks,
      hint,
      buttons,
      scrubber,
      count,
      transport,
      status,
      said,
      page,
      console,
    },
    ...{ quiz, question, score, answer, message },
  };
}
