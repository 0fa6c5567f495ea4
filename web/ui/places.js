// The places below the top bar, of which one is shown at a time: the lab, and those that are opened instead of it. Going
// from one to another adds an entry to the browser's history; a link that opens one has its entry already.
//
//   lab ──enter('race')──▶ race ──enter('world')──▶ world ──leave()──▶ lab

/** @typedef {'lab' | 'race' | 'world' | 'graph'} PlaceName */

export class Places {
  #lab;
  #signal;
  /** @type {HTMLDialogElement | null} */
  #open = null;
  #isLinked = false;
  /** Before another place is seen: it gets an entry of its own. @type {() => void} */
  onStep = () => undefined;
  /** It is seen, and its address may not say so yet. @type {() => void} */
  onEntered = () => undefined;
  /** Another one is seen. @type {(name: PlaceName) => void} */
  onShow = () => undefined;
  /** @type {PlaceName} */
  name = 'lab';

  /** @param {readonly HTMLElement[]} lab what is out of reach while another place is seen @param {AbortSignal} signal */
  constructor(lab, signal) {
    this.#lab = lab;
    this.#signal = signal;
    // Behind the listeners of whatever Escape gives up or closes first.
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

  /** @param {PlaceName} name @param {HTMLDialogElement} dialog it is the place, and closed when another one is entered */
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

  /** What it opens or closes has its entry in the history already. @param {() => void} task */
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

/** Whether another dialog than the place has the event. @param {Event} event @param {HTMLDialogElement | null} place */
const dialogOver = ({ target }, place) => {
  const dialog = target instanceof Element ? target.closest('dialog[open]') : null;
  return dialog !== null && dialog !== place;
};

/**
 * Whether a key is for a place: wherever the focus is, but in a field, or in a dialog over it.
 * @param {KeyboardEvent} event @param {HTMLDialogElement} place
 */
export const isKeyOf = (event, place) =>
  place.open && !event.defaultPrevented && !event.altKey && !dialogOver(event, place);
