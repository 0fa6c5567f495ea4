// Shared by the forms of the gallery.

/** @param {HTMLFormElement} form @param {() => void} action @param {AbortSignal} signal */
export function onSubmit(form, action, signal) {
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      action();
    },
    { signal },
  );
}
