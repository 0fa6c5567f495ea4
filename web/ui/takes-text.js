// Whether a key, or a paste, is for a field.

/**
 * Lists take letters, too, to find their options; behind a dialog nothing moves.
 * @param {EventTarget | null} target
 * @param {boolean} [isWide] with Ctrl or Command
 */
export function takesText(target, isWide = false) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return !isWide;
  return target instanceof HTMLInputElement && !['range', 'radio', 'checkbox', 'file'].includes(target.type);
}
