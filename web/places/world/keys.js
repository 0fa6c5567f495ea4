// Keys of the world: those of its board while it has the focus, single keys wherever no field takes them. The page's
// switch for single keys applies here, too.

import { gridPointOf } from '../../model/coordinates.js';
import { moveCursor } from '../../model/drawing/cursor.js';
import { info } from '../../model/notice.js';
import { TUTORIAL_WORLD } from './state/world-state.js';
import { byTestId, query } from '../../ui/query.js';
import { isKeyOf } from '../../ui/places.js';
import { isField } from '../../ui/takes-text.js';
import { keyAtRest, transportKeys } from '../../ui/transport/transport.js';
import { createStroke } from './stroke.js';

/** @import { Part } from '../../model/notice.js' */
/** @import { Playable } from '../../ui/transport/transport.js' */
/** @import { WorldState } from './state/world-state.js' */
/** @import { WorldView } from './view.js' */
/** @import { WorldScene } from './world.js' */
/** @typedef {ReturnType<import('./acts.js').createActs>} Acts */

/** Keys that repeat while held down. */
const REPEATED = Object.freeze([',', '.', '[', ']']);

/**
 * @param {WorldScene} scene
 * @param {object} parts
 * @param {WorldView} parts.view
 * @param {Acts} parts.acts
 * @param {Playable} parts.playable
 */
export function connectWorldKeys(scene, { view, acts, playable }) {
  const { store, session, dialog, signal } = scene;
  /** Cells painted by Shift and arrows are one stroke until Shift is let go. */
  const stroke = createStroke(scene, { view, acts });
  const host = byTestId('world-board', HTMLElement);
  const singleKeys = query('#single-keys', HTMLInputElement);
  /** @type {Readonly<Record<string, () => void>>} */
  const everywhere = {
    ...transportKeys(playable),
    a: () => acts.add(),
    d: () => acts.removeOne(),
    g: () => acts.send(store.state.cursor),
    '?': () => session.say(info(...helpIn(store.state))),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => acts.select(index + 1)])),
  };

  host.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey) return;
      // The first Escape cancels the stroke, the next one returns to the lab.
      if (event.key === 'Escape' && stroke.isActive) {
        stroke.cancel();
        return event.preventDefault();
      }
      const { cursor, width, height } = store.state;
      const isWide = event.ctrlKey || event.metaKey;
      const target = moveCursor(cursor, { key: event.key, isWide }, { width, height });
      if (target !== null) {
        if (event.shiftKey && event.key.startsWith('Arrow') && !stroke.isActive)
          stroke.begin(gridPointOf(cursor, store.state));
        session.pointAt(target, true);
        stroke.goOn(gridPointOf(target, store.state));
        view.reveal(target);
      } else if (!isWide && (event.key === ' ' || event.key === 'Enter')) {
        if (!event.repeat) acts.use(cursor);
      } else return;
      event.preventDefault();
    },
    { signal },
  );
  host.addEventListener('keyup', ({ key }) => key === 'Shift' && stroke.finish(), { signal });
  host.addEventListener('blur', () => stroke.finish(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isKeyOf(event, dialog) || isField(event.target)) return;
      // Escape first deselects, then returns to the lab.
      if (event.key === 'Escape' && !event.defaultPrevented && store.state.selected !== 0) {
        session.select(0);
        return event.preventDefault();
      }
      const key = /^[A-Z]$/.test(event.key) ? event.key.toLowerCase() : event.key;
      const isWide = event.ctrlKey || event.metaKey;
      if (isWide && (key === 'y' || (key === 'z' && event.shiftKey))) acts.redo();
      else if (isWide && key === 'z') acts.undo();
      else {
        // On the board they are its own; elsewhere speech input may type letters by accident.
        const isOff = isWide || (!singleKeys.checked && event.target !== host);
        const action = isOff ? undefined : (everywhere[key] ?? keyAtRest(playable, event));
        if (action === undefined) return;
        if (!event.repeat || REPEATED.includes(key)) action();
      }
      event.preventDefault();
    },
    { signal },
  );
}

/** @param {WorldState} state @returns {Part[]} */
function helpIn({ preset }) {
  return preset === TUTORIAL_WORLD ? [{ key: 'world.help_crowd' }, { key: 'world.help' }] : [{ key: 'world.help' }];
}
