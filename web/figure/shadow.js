// The content of a figure's shadow root: the same parts, with the same stable names, as on the page. Created
// element by element, so that it works under any policy of the page around it.

import quiz from '../lenses/step/quiz/style.css';
import { makeCodeView } from '../ui/code/code-view-parts.js';
import codeStyle from '../ui/code/step-code.css';
import { makeTransport } from '../ui/transport/transport.js';
import button from '../ui/style/button.css';
import tokens from '../ui/style/tokens.css';
import transportStyle from '../ui/transport/style.css';
import style from './figure.css';
import besideStyle from './code/figure-code.css';

/** @typedef {ReturnType<typeof fillShadow>} Parts */

/** Shared by all figures, so that it is parsed once. @type {CSSStyleSheet | null} */
let sheet = null;

/** Called before the first one. @returns {boolean} whether the browser supports it; otherwise the fallback content must stay visible */
export function prepareStyle() {
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${tokens}${button}${transportStyle}${quiz}${codeStyle}${style}${besideStyle}`);
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
function createElement(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {ShadowRoot} root */
export function fillShadow(root) {
  root.adoptedStyleSheets = sheet === null ? [] : [sheet];
  const map = createElement('canvas', { class: 'map', 'aria-hidden': 'true' });
  const marks = createElement('canvas', { class: 'marks', 'aria-hidden': 'true' });
  const cell = createElement('div', { role: 'gridcell', 'aria-selected': 'true' });
  const row = createElement('div', { role: 'row', class: 'unseen' }, cell);
  const host = createElement(
    'div',
    { class: 'board', part: 'board', role: 'grid', tabindex: '0', 'data-testid': 'board', 'aria-describedby': 'hint' },
    ...[map, marks, row],
  );
  const hint = createElement('p', { class: 'unseen', id: 'hint' });
  const stage = createElement('div', { class: 'stage', part: 'stage' }, host, hint);
  const controls = makeTransport('');
  const count = createElement('span', { class: 'count', 'data-testid': 'step' });
  const { first, back, play, forward, last, scrubber } = controls;
  const transport = createElement(
    'div',
    { class: 'transport', part: 'controls', role: 'group' },
    ...[first, back, play, forward, last],
    scrubber,
    count,
  );
  const status = createElement('p', { class: 'status', part: 'status', 'data-testid': 'status' });
  const said = createElement('span', { class: 'unseen', role: 'status' });
  const page = createElement('a', { class: 'page', target: '_blank', rel: 'noopener', 'data-testid': 'open-page' });
  const line = createElement('div', { class: 'line' }, status, said, page);
  const console = createElement('div', { class: 'console', part: 'console' }, line, transport);
  const question = createElement('p', { class: 'question' });
  const score = createElement('p', { class: 'score', 'data-testid': 'score' });
  const answer = createElement('p', {
    class: 'answer',
    role: 'status',
    'aria-live': 'polite',
    'data-testid': 'answer',
  });
  const quiz = createElement(
    'div',
    { class: 'quiz', part: 'quiz', role: 'group', 'data-testid': 'quiz' },
    question,
    score,
    answer,
  );
  const message = createElement('p', { class: 'message is-error', role: 'status' });
  quiz.hidden = message.hidden = true;
  const code = makeCodeView('code');
  const beside = createElement('div', { class: 'beside', part: 'code' }, code.view);
  const figure = createElement(
    'div',
    { class: 'figure', part: 'figure', role: 'group' },
    stage,
    quiz,
    console,
    message,
    beside,
  );
  const frame = createElement('div', { class: 'frame' }, figure, createElement('slot', {}));
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
      controls,
      count,
      transport,
      status,
      said,
      page,
      console,
    },
    ...{ quiz, question, score, answer, message, code },
  };
}
