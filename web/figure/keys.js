// Keys of a figure, while the focus is in it: those of the board on the page, as far as a figure has their
// functions. A key used by a figure is not propagated: on a slide it would also turn to the next one.

import { takesText } from '../ui/takes-text.js';
import { playableSearch } from '../ui/transport/search-transport.js';
import { transportKeys } from '../ui/transport/transport.js';
import { moveCursor } from '../model/drawing/cursor.js';

/** @import { Session } from '../session/session.js' */
/** @import { Given } from './controls.js' */

/** Keys that the browser itself uses for the focused part. @type {Readonly<Record<string, RegExp>>} */
const OF_THE_BROWSER = Object.freeze({
  SELECT: /./,
  INPUT: /^(Arrow|Page|Home$|End$)/,
  BUTTON: /^(Enter| )$/,
  A: /^Enter$/,
});

/**
 * @param {Pick<Given, 'store' | 'togglePlay' | 'codeLines' | 'parts' | 'mayEdit' | 'isAsking' | 'signal'> & {
 *   session: Session }} given
 */
export function connectKeys({ store, togglePlay, codeLines, parts, mayEdit, isAsking, signal, session }) {
  const { figure, host } = parts;
  /** @type {Readonly<Record<string, () => void>>} */
  const everywhere = transportKeys(playableSearch({ store, session, togglePlay, codeLines }));
  /** @type {Readonly<Record<string, () => void>>} */
  const lines = { '<': () => codeLines.move(-1), '>': () => codeLines.move(1) };
  const anywhere = (/** @type {string} */ name) =>
    everywhere[name] ?? (codeLines.state.isShown ? lines[name] : undefined) ?? null;
  /** @type {Readonly<Record<string, (cell: number) => void>>} */
  const editing = {
    ' ': (cell) => session.paintAt(cell, [cell]),
    s: (cell) => session.moveEnd('start', cell),
    g: (cell) => session.moveEnd('goal', cell),
  };
  /** @param {KeyboardEvent} event @returns {(() => void) | null} */
  const actionOf = (event) => {
    const { cursor, board } = store.state;
    const { cell } = cursor;
    const isWide = event.ctrlKey || event.metaKey;
    const name = /^[A-Z]$/.test(event.key) ? event.key.toLowerCase() : event.key;
    if (event.target !== host) {
      // Keys that the focused part uses itself.
      return isWide || takesText(event.target) ? null : anywhere(name);
    }
    const target = moveCursor(cell, { key: event.key, isWide }, board);
    if (target !== null) return () => session.pointAt(target, false);
    if (isWide && mayEdit() && (name === 'z' || name === 'y')) {
      return () => (name === 'y' || event.shiftKey ? session.redo() : session.undo());
    }
    if (isWide) return null;
    if (name === 'Enter') return togglePlay;
    if (mayEdit() && /^[1-9]$/.test(name)) return () => session.setGround(cell, Number(name));
    const edit = mayEdit() ? editing[name] : undefined;
    return edit === undefined ? anywhere(name) : () => edit(cell);
  };
  /** Whether it is used by something other than these actions. @param {KeyboardEvent} event */
  const isTaken = ({ target, key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey || !(target instanceof Element)) return false;
    // An answer to the quiz.
    if (target === host) return isAsking() && /^(Enter| )$/.test(key);
    return OF_THE_BROWSER[target.tagName]?.test(key) === true;
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.altKey) return;
    const action = actionOf(event);
    if (action === null && !isTaken(event)) return;
    event.stopPropagation();
    if (action === null || event.type !== 'keydown' || event.defaultPrevented) return;
    event.preventDefault();
    // Holding a key down must not toggle a wall repeatedly.
    if (!event.repeat || /^(Arrow|Page|[,.<>])/.test(event.key)) action();
  };
  for (const name of /** @type {const} */ (['keydown', 'keypress', 'keyup'])) {
    figure.addEventListener(name, onKey, { signal });
  }
  host.addEventListener('blur', () => session.letGo(), { signal });
}
