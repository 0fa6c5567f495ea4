// A card of the gallery: a picture, the name below it, and a sentence. The whole card is one button.

import { createElement } from '../../ui/create-element.js';

/**
 * @param {object} of
 * @param {string} of.id of the button, as a stable name
 * @param {Readonly<Record<string, string>>} of.name data attributes or text of its name
 * @param {string} [of.text] of its name, where no key has it
 * @param {string} [of.about] key of the sentence
 * @returns {{ item: HTMLLIElement, button: HTMLButtonElement, canvas: HTMLCanvasElement }}
 */
export function makeCard({ id, name, text = '', about }) {
  const canvas = createElement('canvas', { className: 'thumbnail' });
  canvas.setAttribute('aria-hidden', 'true');
  const button = createElement(
    'button',
    { type: 'button', className: 'choose', data: { testid: id } },
    canvas,
    createElement('span', { data: name }, text),
  );
  const item = createElement('li', { className: 'map-card' }, button);
  if (about !== undefined) {
    const sentence = createElement('small', { id: `about-${id}`, data: { t: about } });
    button.setAttribute('aria-describedby', sentence.id);
    item.append(sentence);
  }
  return { item, button, canvas };
}
