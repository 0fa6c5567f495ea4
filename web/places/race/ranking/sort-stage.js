// The bars of a sort: above the row that is sorted, below it, in merge sort, the auxiliary row. Knows
// nothing of time.

import { createElement } from '../../../ui/create-element.js';

/** @import { Items } from './sort-watch.js' */
/** @import { SortPicture } from './sorting.js' */

/** Pixels: height of the tallest bar, of the shortest, and the gap between the two rows. */
const TALLEST = 72;
const SHORTEST = 4;
const GAP = 12;
/** Up to this many bars have their names below them. */
const MOST_NAMED = 12;
const NAME = 18;

export class SortStage {
  #host;
  /** @type {HTMLElement[]} */
  #bars = [];
  #hasShelf = true;
  /** @type {SortPicture | null} */
  #picture = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {Items} items @param {boolean} hasShelf whether there is an auxiliary row */
  set({ names, values }, hasShelf) {
    const known = values.filter((value) => value !== null);
    const most = Math.max(...known, 0);
    const isNamed = values.length <= MOST_NAMED;
    this.#hasShelf = hasShelf;
    this.#host.classList.toggle('is-named', isNamed);
    this.#bars = values.map((value, item) => {
      const bar = createElement('div', { className: value === null ? 'bar is-unknown' : 'bar' });
      const height =
        value === null || most === 0 ? SHORTEST : SHORTEST + ((TALLEST - SHORTEST) * Math.max(value, 0)) / most;
      bar.style.height = `${height.toFixed(1)}px`;
      if (isNamed) bar.append(createElement('span', {}, names[item] ?? ''));
      return bar;
    });
    const row = TALLEST + (isNamed ? NAME : 0);
    this.#host.style.height = `${hasShelf ? 2 * row + GAP : row}px`;
    this.#host.replaceChildren(...this.#bars);
    this.#picture = null;
    this.fit();
  }

  /** @param {SortPicture} picture @param {boolean} isQuick too quick to glide */
  show(picture, isQuick) {
    this.#picture = picture;
    this.#host.classList.toggle('is-quick', isQuick);
    const { event, positions } = picture;
    const count = positions.length;
    this.#bars.forEach((bar, item) => {
      const position = (positions[item] ?? 0) % Math.max(count, 1);
      const isCurrent = event === null || (position >= event.low && position <= event.high);
      bar.classList.toggle('is-out', !isCurrent);
      bar.classList.toggle('is-pivot', item === event?.pivot);
      bar.classList.toggle('is-compared', event?.kind === 'compare' && (item === event.a || item === event.b));
      bar.classList.toggle(
        'is-moved',
        event !== null && event.kind !== 'compare' && (item === event.a || item === event.b),
      );
    });
    this.fit();
  }

  /** Puts every bar in its place, as wide as there is room for. */
  fit() {
    const count = this.#bars.length;
    const width = this.#host.clientWidth;
    if (count === 0 || width === 0) return;
    const room = Math.min(width / count, 48);
    const isNamed = this.#host.classList.contains('is-named');
    const row = TALLEST + (isNamed ? NAME : 0);
    this.#bars.forEach((bar, item) => {
      const position = this.#picture?.positions[item] ?? item;
      const isBeside = this.#hasShelf && position >= count;
      bar.style.width = `${Math.max(room - (room > 6 ? 2 : 0.5), 1).toFixed(2)}px`;
      bar.style.bottom = `${(this.#hasShelf ? row + GAP : 0) + (isNamed ? NAME : 0)}px`;
      bar.style.transform = `translate(${((position % count) * room).toFixed(2)}px, ${isBeside ? row + GAP : 0}px)`;
    });
  }
}
