// Puts texts on the clipboard; if that is forbidden they are selected for copying by keyboard.

/**
 * @param {string} text
 * @param {HTMLTextAreaElement} field hidden, unless the text has to be copied from it
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
 * If the clipboard is forbidden it is left selected, for copying by keyboard.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<string>} the key of the message
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

/**
 * Buttons that copy a field, unless it is empty.
 * @param {readonly (readonly [HTMLButtonElement, HTMLInputElement | HTMLTextAreaElement])[]} pairs
 * @param {(key: string) => void} say
 * @param {AbortSignal} signal
 */
export function connectCopy(pairs, say, signal) {
  for (const [button, field] of pairs) {
    const copy = async () => {
      if (field.value !== '') say(await copyField(field));
    };
    button.addEventListener('click', copy, { signal });
  }
}
