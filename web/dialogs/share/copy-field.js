// What a field holds, to the clipboard.

/**
 * Where the clipboard is forbidden it is left selected, for the keyboard to copy.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<string>} the key of what is said of it
 */
export async function copyField(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'share.copied';
  } catch {
    field.focus();
    field.select();
    return 'share.selected';
  }
}
