// A file in progress: how far it is, and the button that cancels it; then the finished file.

import { query } from '../../ui/query.js';

/**
 * @param {string} name of the element that holds both, as `#NAME-making`
 * @param {() => void} onCancel
 * @param {AbortSignal} signal
 */
export function connectMaking(name, onCancel, signal) {
  const box = query(`#${name}-making`, HTMLElement);
  const bar = query(`#${name}-progress`, HTMLProgressElement);
  const cancel = query(`#${name}-cancel`, HTMLButtonElement);
  /** @type {HTMLElement | null} */
  let pressed = null;
  cancel.addEventListener('click', onCancel, { signal });
  return {
    get isOn() {
      return !box.hidden;
    },
    /** @param {HTMLElement} button that was clicked for it @param {number} most the count for report() at the end */
    begin: (button, most) => {
      pressed = button;
      bar.max = Math.max(most, 1);
      bar.value = 0;
      box.hidden = false;
    },
    /** @param {number} done */
    report: (done) => (bar.value = done),
    end: () => {
      // The focus must not be lost with the button that has it.
      if (document.activeElement === cancel) pressed?.focus();
      box.hidden = true;
    },
  };
}
