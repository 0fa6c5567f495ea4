// Purely visual motion on the board: cells fill softly, a cell that a step improves flashes with its old and its
// new G, zooming by buttons and keys is eased, a view that is released in motion glides on. None of it where reduced
// motion is preferred, and the board is the same without it.

import { connectFade } from './fade.js';
import { connectFlash } from './flash.js';
import { connectGlide } from './glide.js';
export { default as style } from './style.css';

/** @param {import('../../../app/app-context.js').AppContext} context */
export function connect(context) {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = () => stillness.matches;
  connectFlash(context, isStill);
  connectFade(context, isStill);
  connectGlide(context, isStill);
}
