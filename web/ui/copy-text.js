// Puts a text on the clipboard; where that is forbidden, into a field, selected for the keyboard to copy.

/** @param {string} text @param {HTMLTextAreaElement} field @returns {Promise<boolean>} whether it is on the clipboard */
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
