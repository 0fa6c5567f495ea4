// The places below the top bar, of which one is shown at a time: the lab, and those opened instead of it. Moving
// from one to another adds an entry to the browser's history; a link that opens one has its entry already.
//
//   lab ──enter('race')──▶ race ──enter('world')──▶ world ──leave()──▶ lab

/** @typedef {'lab' | 'race' | 'world' | 'graph' | 'write'} PlaceName */

export class Places {
  #lab;
  #signal;
  /** @type {HTMLDialogElement | null} */
  #open = null;
  #isLinked = false;
  /** Called before another place is shown, which gets its own entry. @type {() => void} */
  onStep = () => undefined;
  /** Called when it is shown; the address may not say so yet. @type {() => void} */
  onEntered = () => undefined;
  /** Called when another place is shown. @type {(name: PlaceName) => void} */
  onShow = () => undefined;
  /** @type {PlaceName} */
  name = 'lab';

  /** @param {readonly HTMLElement[]} lab the parts that are inert while another place is shown @param {AbortSignal} signal */
  constructor(lab, signal) {
    this.#lab = lab;
    this.#signal = signal;
    // After the listeners of anything that Escape cancels or closes first.
    window.addEventListener(
      'keydown',
      (event) => {
        const isTaken = event.defaultPrevented || dialogOver(event, this.#open);
        if (event.key !== 'Escape' || isTaken || this.#open === null) return;
        event.preventDefault();
        this.leave();
      },
      { signal },
    );
    this.#show('lab');
  }

  /** @param {PlaceName} name @param {HTMLDialogElement} dialog the place itself, closed when another one is entered */
  enter(name, dialog) {
    if (this.#open === dialog && dialog.open) return;
    this.#step();
    const left = this.#open;
    this.#open = dialog;
    this.#show(name);
    if (left !== dialog) left?.close();
    dialog.show();
    if (!this.#isLinked) this.onEntered();
    const onClose = () => {
      if (this.#open !== dialog || dialog.open) return;
      this.#open = null;
      this.#show('lab');
    };
    dialog.addEventListener('close', onClose, { once: true, signal: this.#signal });
  }

  /** To the lab. */
  leave() {
    if (this.#open === null) return;
    this.#step();
    const left = this.#open;
    this.#open = null;
    this.#show('lab');
    left.close();
  }

  /** Runs a task whose places already have their history entries. @param {() => void} task */
  byLink(task) {
    this.#isLinked = true;
    try {
      task();
    } finally {
      this.#isLinked = false;
    }
  }

  #step() {
    if (!this.#isLinked) this.onStep();
  }

  /** @param {PlaceName} name */
  #show(name) {
    this.name = name;
    this.onShow(name);
    document.body.toggleAttribute('data-away', name !== 'lab');
    document.body.dataset['place'] = name;
    for (const part of this.#lab) part.inert = name !== 'lab';
    for (const link of document.querySelectorAll('[data-place-link]')) {
      if (link.getAttribute('data-place-link') === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
}

/** Whether the event is in a dialog other than the place. @param {Event} event @param {HTMLDialogElement | null} place */
const dialogOver = ({ target }, place) => {
  const dialog = target instanceof Element ? target.closest('dialog[open]') : null;
  return dialog !== null && dialog !== place;
};

/**
 * Whether a key is for a place: with the focus anywhere, except in a field, or in a dialog over it.
 * @param {KeyboardEvent} event @param {HTMLDialogElement} place
 */
export const isKeyOf = (event, place) =>
  place.open && !event.defaultPrevented && !event.altKey && !dialogOver(event, place);
