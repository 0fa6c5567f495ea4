// Keys: those of the board while it has the focus, those of the transport everywhere except in text
// fields. Turns key presses into requests to the session and to the current tool.

import { moveCursor } from '../../../model/drawing/cursor.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { info } from '../../../model/notice.js';
import { shapeCells } from '../../../model/drawing/shapes.js';
import { isFigure } from '../../../ui/page-address.js';
import { takesText } from '../../../ui/takes-text.js';
import { playableSearch } from '../../../ui/transport/search-transport.js';
import { keyAtRest, transportKeys } from '../../../ui/transport/transport.js';

/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { CodeLines } from '../../../model/code/code-lines.js' */
/** @import { Session } from '../../../session/session.js' */

/**
 * @param {HTMLElement} host the grid
 * @param {object} parts
 * @param {Store<State>} parts.store
 * @param {Session} parts.session
 * @param {() => void} parts.togglePlay
 * @param {CodeLines} parts.codeLines
 * @param {{ next: () => void, previous: () => void, addUnit: () => void }} parts.events
 * @param {ReturnType<import('../../../app/help/help.js').connectHelp>} parts.help
 * @param {{ focus: () => void }} parts.whyCard
 * @param {() => void} parts.openPalette
 * @param {() => void} parts.present starts or ends presenting
 * @param {() => boolean} parts.mayEdit whether the board may be changed by hand
 * @param {AbortSignal} signal
 */
export function connectKeyboard(host, parts, signal) {
  const { store, session, togglePlay, codeLines, events, help, whyCard, openPalette, present, mayEdit } = parts;
  const playable = playableSearch({ store, session, togglePlay, codeLines });
  /** @type {Readonly<Record<string, () => void>>} */
  const everywhere = {
    ...transportKeys(playable),
    '<': events.previous,
    '>': events.next,
    a: events.addUnit,
    '?': help.open,
    p: present,
  };
  /** @type {Readonly<Record<string, (cell: number) => void>>} */
  const onBoard = {
    ' ': (cell) => useTool(cell),
    s: (cell) => session.moveEnd('start', cell),
    g: (cell) => session.moveEnd('goal', cell),
    w: whyCard.focus,
    Enter: togglePlay,
  };
  const isOff = (/** @type {string} */ name) => !['Enter', 'w'].includes(name) && !mayEdit();
  /** Cells painted by Shift and arrows are one stroke until Shift is let go. */
  let isRunning = false;

  /** @param {number} cell */
  const pointOf = (cell) => gridPointOf(cell, store.state.board);
  /** Space: paints, fills, picks; begins a shape and, the second time, ends it. @param {number} cell */
  const useTool = (cell) => {
    const { board, tools } = store.state;
    const point = pointOf(cell);
    if (session.isDrawing) session.finishDrawing();
    else if (tools.tool === 'inspect') whyCard.focus();
    else if (tools.tool === 'draw') {
      const shape = { kind: /** @type {const} */ ('line'), from: point, to: point };
      session.paintAt(cell, shapeCells({ ...shape, brush: tools.brush }, board));
    } else {
      session.beginDrawing(point, false);
      if (session.isDrawing) session.say(info({ key: 'status.anchored', points: { cell: point } }));
    }
  };
  const endRun = () => {
    if (isRunning) session.finishDrawing();
    isRunning = false;
  };
  /** @param {number} target @param {boolean} isPainting */
  const moveTo = (target, isPainting) => {
    const { cell, isHovered } = store.state.cursor;
    if (isPainting && !session.isDrawing) {
      session.beginStroke(pointOf(cell));
      isRunning = true;
    }
    session.pointAt(target, isHovered);
    if (session.isDrawing) session.drawTo(pointOf(target));
  };

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey) return;
      const { cursor, board } = store.state;
      const isWide = event.ctrlKey || event.metaKey;
      const target = moveCursor(cursor.cell, { key: event.key, isWide }, board);
      const name = keyName(event);
      const isOn = !isWide && !isOff(name);
      const action = isOn ? onBoard[name] : undefined;
      if (target !== null) moveTo(target, mayEdit() && event.shiftKey && name.startsWith('Arrow'));
      else if (isOn && /^[1-9]$/.test(name)) session.setGround(cursor.cell, Number(name));
      else if (name === 'Escape' && session.isDrawing) {
        isRunning = false;
        session.cancelDrawing();
      } else if (action === undefined) return;
      // A key held down must not toggle the wall repeatedly.
      else if (!event.repeat) action(cursor.cell);
      event.preventDefault();
    },
    { signal },
  );
  host.addEventListener('keyup', ({ key }) => key === 'Shift' && endRun(), { signal });
  host.addEventListener(
    'blur',
    () => {
      endRun();
      // The preview of the shape is no longer visible.
      session.letGo();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const isWide = event.ctrlKey || event.metaKey;
      if (isWide && keyName(event) === 'k' && !event.defaultPrevented && !isFigure()) {
        event.preventDefault();
        return openPalette();
      }
      if (event.defaultPrevented || event.altKey || takesText(event.target, isWide)) return;
      const travels = isWide && mayEdit() ? travel(event, session) : undefined;
      const single = help.hasKeys() ? (everywhere[keyName(event)] ?? keyAtRest(playable, event)) : undefined;
      const action = isWide ? travels : single;
      if (action === undefined) return;
      if (!(event.repeat && (action === togglePlay || action === events.addUnit))) action();
      event.preventDefault();
    },
    { signal },
  );
}

/**
 * Ctrl or Command with Z undoes; with Shift and Z, or with Y, redoes.
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @returns {(() => void) | undefined}
 */
function travel(event, session) {
  const key = keyName(event);
  if (key === 'y' || (key === 'z' && event.shiftKey)) return () => session.redo();
  return key === 'z' ? () => session.undo() : undefined;
}

/** @param {KeyboardEvent} event @returns {string} letters in lower case, others as they are */
function keyName({ key }) {
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
}
