// Whether a key, or a paste, is for a field.

/** Fields take letters; so do lists, to find their options. @param {EventTarget | null} target */
export function isField(target) {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  // An editor in a shadow root is seen as its host.
  if (target instanceof HTMLElement && target.dataset['takesText'] !== undefined) return true;
  return target instanceof HTMLInputElement && !['range', 'radio', 'checkbox', 'file'].includes(target.type);
}

/**
 * In the lab: behind a dialog, and while another place is shown, nothing moves there. A closed dialog may keep the
 * focus until the next frame.
 * @param {EventTarget | null} target
 * @param {boolean} [isWide] with Ctrl or Command, which lists do not use
 */
export function takesText(target, isWide = false) {
  if (!(target instanceof HTMLElement)) return false;
  if (document.body.hasAttribute('data-away') || target.closest('dialog[open]') !== null || target.isContentEditable)
    return true;
  return isField(target) && !(isWide && target instanceof HTMLSelectElement);
}
