// The lenses beside the board, of which one is open at a time: tabs, as in the ARIA pattern. The last one chosen
// by hand is remembered.

import { queryAll } from './query.js';

/** @import { Memory } from './storage.js' */
/** @typedef {'step' | 'cell' | 'proof' | 'lists'} LensName */

/** @type {readonly LensName[]} */
const LENSES = ['step', 'cell', 'proof', 'lists'];

export class LensTabs {
  #memory;
  #tabs;
  #panels;
  /** Its content may have to be fetched. @type {(name: LensName) => void} */
  onShow = () => undefined;
  /** @type {LensName} */
  name;

  /** @param {Memory} memory @param {AbortSignal} signal */
  constructor(memory, signal) {
    this.#memory = memory;
    this.#tabs = queryAll('[data-lens]', HTMLButtonElement);
    this.#panels = queryAll('[data-lens-panel]', HTMLElement);
    const last = memory.recall('lens');
    this.name = LENSES.find((name) => name === last) ?? 'step';
    for (const tab of this.#tabs) {
      tab.addEventListener('click', () => this.#choose(tab), { signal });
      tab.addEventListener('keydown', (event) => this.#onKey(event, tab), { signal });
    }
    this.#render();
  }

  /** @param {LensName} name */
  show(name) {
    if (name !== this.name) {
      this.name = name;
      this.#render();
    }
    this.onShow(name);
  }

  /** @param {HTMLButtonElement} tab */
  #choose(tab) {
    this.#memory.remember('lens', lensOf(tab));
    this.show(lensOf(tab));
  }

  /** The lens that contains a part of the page, if any. @param {Element} part */
  showPart(part) {
    const panel = part.closest('[data-lens-panel]');
    const name = LENSES.find((one) => one === panel?.getAttribute('data-lens-panel'));
    if (name !== undefined) this.show(name);
  }

  #render() {
    for (const tab of this.#tabs) {
      const isShown = lensOf(tab) === this.name;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    for (const panel of this.#panels) {
      const isHidden = panel.dataset['lensPanel'] !== this.name;
      if (panel.hidden === isHidden) continue;
      panel.hidden = isHidden;
      // As a fold does: for parts that work only while they are visible.
      panel.dispatchEvent(new Event('toggle'));
    }
  }

  /** @param {KeyboardEvent} event @param {HTMLButtonElement} tab that has the focus */
  #onKey(event, tab) {
    const last = this.#tabs.length - 1;
    const at = this.#tabs.indexOf(tab);
    const goal = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[
      event.key
    ];
    const next = goal === undefined || event.ctrlKey || event.altKey || event.metaKey ? undefined : this.#tabs[goal];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(next);
    next.focus();
  }
}

/** @param {HTMLElement} tab */
const lensOf = (tab) => /** @type {LensName} */ (tab.dataset['lens']);
