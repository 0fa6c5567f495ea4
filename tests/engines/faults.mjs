/** Runs in the page, and so sees nothing of this file: what goes wrong there from now on is noted. */
export function noteFaults() {
  document.documentElement.dataset['faults'] = '';
  const note = (/** @type {unknown} */ fault) => (document.documentElement.dataset['faults'] += `${fault};`);
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    note(`${effectiveDirective} ${blockedURI}`),
  );
}
