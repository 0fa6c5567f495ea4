// What comes from outside the page: files chosen or dropped anywhere, texts and pictures pasted. Takes
// them while the browser's event lasts; the modules that read them are fetched when something comes.

import { mayEdit } from '../../ui/page-address.js';
import { takesText } from '../../ui/takes-text.js';
import { byTestId, query } from '../../ui/query.js';

/**
 * @typedef {object} Offer
 * @property {readonly File[]} files
 * @property {string} text '' where there is none
 * @property {boolean} hasFolder
 */

/** @param {(offer: Offer) => void} take @param {AbortSignal} signal */
export function connectFiles(take, signal) {
  const input = byTestId('open-file', HTMLInputElement);
  const hint = query('#drop-hint', HTMLElement);
  /**
   * @template {keyof DocumentEventMap} Name
   * @param {Name} name @param {(event: DocumentEventMap[Name]) => void} action
   */
  const on = (name, action) => document.addEventListener(name, action, { signal });

  const takeChosen = () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) take({ files, text: '', hasFolder: false });
    // Otherwise the same file could not be chosen again after it was fixed.
    input.value = '';
  };
  input.addEventListener('change', takeChosen, { signal });
  // A file may have been chosen before the core was loaded.
  takeChosen();

  /** @param {DragEvent} event */
  const hasFile = (event) => mayEdit() && (event.dataTransfer?.types.includes('Files') ?? false);
  on('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    hint.hidden = false;
  });
  on('dragleave', (event) => {
    // Between two elements, relatedTarget is the one being entered.
    if (event.relatedTarget === null) hint.hidden = true;
  });
  on('drop', (event) => {
    hint.hidden = true;
    if (!hasFile(event)) return;
    event.preventDefault();
    take(offerOf(event.dataTransfer, ''));
  });
  // On some systems the middle button pastes the selected text: here it drags the view.
  let middleButtonUp = -Infinity;
  const noteMiddleButton = (/** @type {PointerEvent} */ event) => {
    if (event.button === 1) middleButtonUp = event.timeStamp;
  };
  document.addEventListener('pointerup', noteMiddleButton, { capture: true, signal });
  on('paste', (event) => {
    if (event.defaultPrevented || !mayEdit() || takesText(event.target)) return;
    if (event.timeStamp - middleButtonUp < 500) return;
    const data = event.clipboardData;
    take(offerOf(data, data?.getData('text/plain') ?? ''));
  });
}

/** @param {DataTransfer | null} data @param {string} text @returns {Offer} */
export function offerOf(data, text) {
  const entries = [...(data?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  return {
    files: [...(data?.files ?? [])],
    text,
    hasFolder: entries.some((entry) => entry?.isDirectory),
  };
}
