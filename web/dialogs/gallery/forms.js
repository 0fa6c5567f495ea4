// What the forms of the gallery have in common.

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
