// The caption of a preset: a card below its board with its source, what to observe and what to try, until
// it is closed. It takes its own room under the board and covers no cell.

import { CAPTION_PARTS, captionOf, withCaption } from '../model/maps/caption.js';
import { createElement } from './create-element.js';
import { byTestId, query, setLabel, setText } from './query.js';
import { renderAlways } from './render.js';

/** @import { Translate } from '../i18n/translate.js' */
/** @import { Scene } from './render.js' */
/** @typedef {Readonly<Record<string, string>>} Sentences one for each part */

export class CaptionCard {
  #name;
  #title = createElement('h2', { className: 'unseen' });
  #close = createElement('button', { type: 'button', className: 'button small square' }, '×');
  #lines;
  #text;
  element;

  /**
   * @param {() => void} onClose
   * @param {AbortSignal} signal
   * @param {object} [kind] of a card for anything but a preset
   * @param {string} kind.name prefix of the keys of its labels, and its test id
   * @param {readonly string[]} kind.parts
   * @param {readonly HTMLElement[]} [kind.actions] buttons beside the text
   */
  constructor(onClose, signal, { name: kind, parts, actions = [] } = { name: 'caption', parts: CAPTION_PARTS }) {
    this.#name = kind;
    this.#close.dataset['testid'] = `${kind}-close`;
    this.#lines = parts.map((name) => {
      const label = createElement('b');
      const text = createElement('span');
      return { name, label, text, line: createElement('p', { data: { part: name } }, label, ' ', text) };
    });
    this.#text = createElement(
      'div',
      { className: 'caption-text', tabIndex: 0, role: 'group' },
      this.#title,
      ...this.#lines.map(({ line }) => line),
    );
    this.element = createElement(
      'section',
      { className: 'caption', hidden: true, data: { testid: kind } },
      this.#text,
      ...(actions.length === 0 ? [] : [createElement('div', { className: 'caption-actions' }, ...actions)]),
      this.#close,
    );
    this.#close.addEventListener('click', onClose, { signal });
    this.element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // A dialog around the card stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      },
      { signal },
    );
  }

  /** @param {string} title @param {Sentences | null} sentences null: there is no text @param {Translate} t */
  show(title, sentences, t) {
    this.element.hidden = sentences === null;
    if (sentences === null) return;
    setText(this.#title, title);
    this.#text.setAttribute('aria-label', t(`${this.#name}.label`, { title }));
    setLabel(this.#close, t(`${this.#name}.close`));
    for (const { name, label, text } of this.#lines) {
      setText(label, t(`${this.#name}.${name}`));
      setText(text, sentences[name] ?? '');
    }
  }
}

/** @param {string} id @param {Translate} t @returns {Sentences} of a preset of the page */
export function sentencesOf(id, t) {
  /** @param {string} name */
  const say = (name) => t(`caption.${id}_${name}`);
  return { from: say('from'), look: say('look'), try: say('try') };
}

/** That of the page's board. @param {Scene} scene @param {readonly HTMLElement[]} actions beside its text */
export function connectCaption(scene, actions) {
  const { store, signal } = scene;
  const board = byTestId('board', HTMLElement);
  const card = new CaptionCard(
    () => {
      const hadFocus = card.element.contains(document.activeElement);
      store.update((state) => withCaption(state, null));
      if (hadFocus) board.focus();
    },
    signal,
    { name: 'caption', parts: CAPTION_PARTS, actions },
  );
  query('#stage', HTMLElement).after(card.element);
  renderAlways(scene, (state, t) => {
    const caption = captionOf(state);
    card.show(caption === null ? '' : t(caption.title), caption && sentencesOf(caption.id, t), t);
  });
}
