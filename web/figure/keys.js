// Keys of a figure, while the focus is in it: those of the board on the page, as far as a figure has what
// they do.

import { takesText } from '../controls/keyboard.js';
import { moveCursor } from '../state/cursor.js';
import { nextSpeed } from '../state/playback.js';

/**
 * @param {Pick<import('./controls.js').Given, 'store' | 'conductor' | 'togglePlay' | 'parts' | 'mayEdit' | 'signal'> & {
 *   editor: import('../controls/editor.js').Editor, drawing: import('../controls/drawing.js').Drawing }} given
 */
export function connectKeys({ store, conductor, togglePlay, parts, mayEdit, signal, editor, drawing }) {
  const { figure, host } = parts;
  /** @type {Readonly<Record<string, () => void>>} */
  const everywhere = {
    ',': () => conductor.stepBy(-1),
    '.': () => conductor.stepBy(1),
    '[': () => conductor.setSpeed(nextSpeed(store.state.playback.speed, -1)),
    ']': () => conductor.setSpeed(nextSpeed(store.state.playback.speed, 1)),
    k: togglePlay,
  };
  /** @type {Readonly<Record<string, (cell: number) => void>>} */
  const editing = {
    ' ': (cell) => editor.paintAt(cell, [cell]),
    s: (cell) => conductor.moveEnd('start', cell),
    g: (cell) => conductor.moveEnd('goal', cell),
  };
  /** @param {KeyboardEvent} event @returns {(() => void) | null} */
  const actionOf = (event) => {
    const { cursor, board } = store.state;
    const { cell } = cursor;
    const isWide = event.ctrlKey || event.metaKey;
    const name = /^[A-Z]$/.test(event.key) ? event.key.toLowerCase() : event.key;
    if (event.target !== host) {
      // Keys that the part in focus has a use of its own for.
      return isWide || takesText(event.target) ? null : (everywhere[name] ?? null);
    }
    const target = moveCursor(cell, { key: event.key, isWide }, board);
    if (target !== null) return () => conductor.pointAt(target, false);
    if (isWide && mayEdit() && (name === 'z' || name === 'y')) {
      return () => (name === 'y' || event.shiftKey ? editor.redo() : editor.undo());
    }
    if (isWide) return null;
    if (name === 'Enter') return togglePlay;
    if (mayEdit() && /^[1-9]$/.test(name)) return () => editor.setGround(cell, Number(name));
    const edit = mayEdit() ? editing[name] : undefined;
    return edit === undefined ? (everywhere[name] ?? null) : () => edit(cell);
  };
  figure.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.defaultPrevented) return;
      const action = actionOf(event);
      if (action === null) return;
      event.preventDefault();
      // A key held down is no wall that comes and goes.
      if (!event.repeat || /^(Arrow|Page|[,.])/.test(event.key)) action();
    },
    { signal },
  );
  host.addEventListener('blur', () => drawing.giveWay(), { signal });
}
