// A panel that a button opens over the page. It is closed by the button, by Escape, and when something
// else is clicked or gets the focus; its focus then returns to the button.

/**
 * @typedef {object} Popover
 * @property {() => void} close
 */

/**
 * @param {object} parts
 * @param {HTMLButtonElement} parts.button
 * @param {HTMLElement} parts.panel with an id, hidden at first
 * @param {() => void} [parts.onOpen] called before it is shown
 * @param {string} [parts.swallows] parts where the click that closes it has no other effect
 * @param {AbortSignal} signal
 * @returns {Popover}
 */
export function connectPopover({ button, panel, onOpen, swallows }, signal) {
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-controls', panel.id);
  button.setAttribute('aria-expanded', 'false');
  const options = { signal };

  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const close = () => {
    if (panel.hidden) return;
    const hadFocus = panel.contains(document.activeElement);
    show(false);
    if (hadFocus) button.focus({ preventScroll: true });
  };
  const open = () => {
    onOpen?.();
    show(true);
    firstControl(panel)?.focus({ preventScroll: true });
  };

  button.addEventListener('click', () => (panel.hidden ? open() : close()), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || panel.hidden || event.defaultPrevented) return;
      const focused = document.activeElement;
      // Nothing has the focus after a click on plain text in the panel.
      const isElsewhere = focused !== null && focused !== document.body && focused !== button;
      if (isElsewhere && !panel.contains(focused)) return;
      close();
      event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event;
      if (panel.hidden || !(target instanceof Element)) return;
      if (panel.contains(target) || button.contains(target)) return;
      close();
      if (swallows !== undefined && target.closest(swallows) !== null) event.stopPropagation();
    },
    { signal, capture: true },
  );
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node)) return;
      if (!panel.contains(relatedTarget) && relatedTarget !== button) show(false);
    },
    options,
  );
  return { close };
}

/**
 * The chosen one, if it is a choice of several.
 * @param {HTMLElement} panel
 * @returns {HTMLElement | null}
 */
function firstControl(panel) {
  return panel.querySelector('input:checked') ?? panel.querySelector('button, select, input');
}
