// The text of a live region: messages in quick succession, while something is dragged or played, are thinned
// out; the last one always comes.

import { setText } from './query.js';

/** Milliseconds between two messages: the time a screen reader needs to start speaking. */
export const PAUSE = 400;

/**
 * @param {HTMLElement} region
 * @param {AbortSignal} signal
 * @returns {(text: string, isUrgent: boolean) => void}
 */
export function createVoice(region, signal) {
  let timer = 0;
  let spoken = -Infinity;
  let last = '';
  const speak = () => {
    timer = 0;
    spoken = performance.now();
    setText(region, last);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (text, isUrgent) => {
    last = text;
    const wait = spoken + PAUSE - performance.now();
    if (isUrgent || wait <= 0) {
      clearTimeout(timer);
      speak();
    } else if (timer === 0) timer = window.setTimeout(speak, wait);
  };
}
