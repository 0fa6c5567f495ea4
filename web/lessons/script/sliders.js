// A slider that changes the same option of several figures.

import { figuresNamed, isWorking, whenWorking } from './figures.js';

export function connectSliders() {
  for (const host of document.querySelectorAll('.slider')) if (host instanceof HTMLElement) connect(host);
}

/** @param {HTMLElement} host */
function connect(host) {
  const { for: ids = '', key = '', values = '', names = '' } = host.dataset;
  const input = host.querySelector('input');
  const output = host.querySelector('output');
  if (input === null || output === null) return;
  const all = values.split(' ');
  const words = names === '' ? all : names.split('|');
  const figures = figuresNamed(ids.split(' '));
  /** Readers may have moved it before the figures came. */
  let isMoved = false;
  const show = () => {
    const at = input.valueAsNumber;
    output.textContent = words[at] ?? '';
    input.setAttribute('aria-valuetext', words[at] ?? '');
  };
  const drive = (/** @type {typeof figures[0]} */ figure) => figure.drive(`${key}=${all[input.valueAsNumber] ?? ''}`);
  for (const figure of figures) {
    whenWorking(figure, () => {
      if (isMoved) drive(figure);
    });
  }
  input.addEventListener('input', () => {
    isMoved = true;
    show();
    for (const figure of figures) if (isWorking(figure)) drive(figure);
  });
  show();
}
