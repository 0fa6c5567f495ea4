// Puts texts on the clipboard; where that is forbidden they are selected, for the keyboard to copy.

/**
 * @param {string} text
 * @param {HTMLTextAreaElement} field hidden, but where it has to be copied from there
 * @returns {Promise<boolean>} whether it is on the clipboard
 */
export async function copyText(text, field) {
  field.hidden = true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.value = text;
    field.hidden = false;
    field.focus();
    field.select();
    return false;
  }
}

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
