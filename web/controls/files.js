// Maps from files: chosen or dropped anywhere on the page. Looks at the size before it reads; what
// is in the file is for the engine to judge.

import { savedName } from '../state/saved-maps.js';
import { mayEdit } from './figure.js';
import { named, part } from './parts.js';

/** @typedef {import('./conductor.js').Conductor} Conductor */

const MEGABYTE = 2 ** 20;
/** The largest board there is needs half of it. */
const LARGEST = 32 * MEGABYTE;

/** @param {Conductor} conductor @param {AbortSignal} signal */
export function connectFiles(conductor, signal) {
  const input = named('open-file', HTMLInputElement);
  const hint = part('#drop-hint', HTMLElement);
  const options = { signal };
  const open = createOpener(conductor);

  const take = () => {
    const file = input.files?.[0];
    if (file !== undefined) open(file);
    // Or the same file could not be chosen again after it was mended.
    input.value = '';
  };
  input.addEventListener('change', take, options);
  // One may have been chosen before the core was there.
  take();

  /** @param {DragEvent} event */
  const hasFile = (event) => mayEdit() && (event.dataTransfer?.types.includes('Files') ?? false);
  document.addEventListener(
    'dragover',
    (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      hint.hidden = false;
    },
    options,
  );
  document.addEventListener(
    'dragleave',
    (event) => {
      // Between two elements there is another one to be entered.
      if (event.relatedTarget === null) hint.hidden = true;
    },
    options,
  );
  document.addEventListener(
    'drop',
    (event) => {
      hint.hidden = true;
      if (!hasFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) open(file);
    },
    options,
  );
}

/**
 * The last file asked for wins, however long the others take to be read.
 * @param {Pick<Conductor, 'openText' | 'refuseFile'>} conductor
 */
export function createOpener(conductor) {
  let latest = 0;
  /** @param {Pick<File, 'name' | 'size' | 'text'>} file @returns {Promise<void>} */
  return async (file) => {
    latest += 1;
    const mine = latest;
    // A name may be as long as it likes, and turn the writing round.
    const name = savedName(file.name);
    const { size } = file;
    if (size > LARGEST) {
      const found = String(Math.ceil(size / MEGABYTE));
      conductor.refuseFile(name, reason('file.too_large', found, String(LARGEST / MEGABYTE)));
      return;
    }
    let text;
    try {
      text = await file.text();
    } catch {
      if (mine === latest) conductor.refuseFile(name, reason('file.unreadable'));
      return;
    }
    if (mine === latest) conductor.openText(name, text);
  };
}

/** @param {string} code @param {string} [found] @param {string} [expected] */
function reason(code, found = '', expected = '') {
  return { ok: false, code, line: 0, found, expected };
}
