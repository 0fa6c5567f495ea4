// The strip of tools beside the board: the current one, how much ground cost or danger it paints; undo and redo.

import { DANGERS, WORLD_FACTORS, WORLD_TOOLS } from './state/world-state.js';
import { byTestId, query, setOff, setText } from '../../ui/query.js';

/** @import { WorldScene, WorldShow } from './world.js' */

/** @param {WorldScene} scene @param {ReturnType<import('./acts.js').createActs>} acts @returns {WorldShow} */
export function connectWorldTools({ session, signal }, acts) {
  const buttons = WORLD_TOOLS.map(
    (tool) => /** @type {const} */ ([tool, query(`[data-world-tool="${tool}"]`, HTMLButtonElement)]),
  );
  for (const [tool, button] of buttons) button.addEventListener('click', () => session.take({ tool }), { signal });
  const factor = byTestId('world-factor', HTMLSelectElement);
  const danger = byTestId('world-danger', HTMLSelectElement);
  factor.replaceChildren(...WORLD_FACTORS.map((value) => new Option(String(value))));
  danger.replaceChildren(...DANGERS.map((value) => new Option('', String(value))));
  factor.addEventListener('change', () => session.take({ factor: Number(factor.value) }), { signal });
  danger.addEventListener('change', () => session.take({ danger: Number(danger.value) }), { signal });
  const undo = byTestId('world-undo', HTMLButtonElement);
  const redo = byTestId('world-redo', HTMLButtonElement);
  undo.addEventListener('click', acts.undo, { signal });
  redo.addEventListener('click', acts.redo, { signal });

  return (state, t) => {
    for (const [tool, button] of buttons) button.setAttribute('aria-pressed', String(state.tool === tool));
    query('#world-factor-line', HTMLElement).hidden = state.tool !== 'ground';
    query('#world-danger-line', HTMLElement).hidden = state.tool !== 'danger';
    factor.value = String(state.factor);
    danger.value = String(state.danger);
    for (const option of danger.options) setText(option, t(`world.danger_${option.value}`));
    setOff(undo, !state.canUndo);
    setOff(redo, !state.canRedo);
  };
}
