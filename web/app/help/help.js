// The help in the rail: what ? opens, and the switch for keys that act without Ctrl on the whole page
// (WCAG 2.1.4: speech input may type unintended letters). The keys of the board need its focus and stay.

import { query } from '../../ui/query.js';

/** @import { Sheet } from '../../ui/sheet.js' */
/** @import { Memory } from '../../ui/storage.js' */

/**
 * @param {object} parts
 * @param {Memory} parts.memory
 * @param {Sheet} parts.sheet
 * @param {AbortSignal} parts.signal
 * @returns {{ open: () => void, hasKeys: () => boolean }}
 */
export function connectHelp({ memory, sheet, signal }) {
  const keys = query('#single-keys', HTMLInputElement);
  keys.checked = memory.recall('keys') !== 'off';
  keys.addEventListener('change', () => memory.remember('keys', keys.checked ? 'on' : 'off'), {
    signal,
  });
  const fold = query('#help', HTMLDetailsElement);
  const title = query('#help-title', HTMLElement);
  return {
    open: () => {
      sheet.open();
      fold.open = true;
      title.scrollIntoView({ block: 'start' });
      title.focus({ preventScroll: true });
    },
    hasKeys: () => keys.checked,
  };
}
