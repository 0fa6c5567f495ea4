// Keys: those of the board while it has the focus, those of playing everywhere but in fields that
// take text. Turns key presses into requests to the conductor.

import { moveCursor } from '../state/cursor.js';
import { mayEdit } from './figure.js';

/** @typedef {import('../state/state.js').State} State */
/** @typedef {import('./conductor.js').Conductor} Conductor */

/**
 * @param {HTMLElement} host the grid
 * @param {object} parts
 * @param {import('../state/store.js').Store<State>} parts.store
 * @param {Conductor} parts.conductor
 * @param {() => void} parts.togglePlay
 * @param {{ next: () => void, previous: () => void }} parts.events
 * @param {AbortSignal} signal
 */
export function connectKeyboard(host, { store, conductor, togglePlay, events }, signal) {
  /** @type {Readonly<Record<string, () => void>>} */
  const everywhere = {
    ',': () => conductor.stepBy(-1),
    '.': () => conductor.stepBy(1),
    '[': () => conductor.setSpeed(store.state.playback.speed / 2),
    ']': () => conductor.setSpeed(store.state.playback.speed * 2),
    '<': events.previous,
    '>': events.next,
    k: togglePlay,
  };
  /** @type {Readonly<Record<string, (cell: number) => void>>} */
  const onBoard = {
    ' ': (cell) => conductor.toggleWall(cell),
    s: (cell) => conductor.moveEnd('start', cell),
    g: (cell) => conductor.moveEnd('goal', cell),
    Enter: togglePlay,
  };
  const isOff = (/** @type {string} */ name) => name !== 'Enter' && !mayEdit();

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey) return;
      const { cursor, board } = store.state;
      const isWide = event.ctrlKey || event.metaKey;
      const target = moveCursor(cursor.cell, { key: event.key, isWide }, board);
      const name = keyName(event);
      const action = isWide || isOff(name) ? undefined : onBoard[name];
      if (target !== null) conductor.pointAt(target, cursor.isHovered);
      else if (action === undefined) return;
      // A key held down is no wall that comes and goes.
      else if (!event.repeat) action(cursor.cell);
      event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (takesText(event.target)) return;
      const action = everywhere[keyName(event)];
      if (action === undefined) return;
      if (!(event.repeat && action === togglePlay)) action();
      event.preventDefault();
    },
    { signal },
  );
}

/** @param {KeyboardEvent} event @returns {string} letters in lower case, others as they are */
function keyName({ key }) {
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
}

/**
 * Lists take letters, too, to find their options; behind a dialog nothing moves.
 * @param {EventTarget | null} target
 */
function takesText(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !['range', 'radio', 'checkbox', 'file'].includes(target.type)
  );
}
