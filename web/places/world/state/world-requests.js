// Expansions spent by the queue of path requests in each tick of a world. Pure.

/**
 * @typedef {object} Spent
 * @property {number} first tick of the values
 * @property {number[]} values expansions of each tick; NaN where not recorded
 */

/** Ticks that are shown. */
export const SPENT_TICKS = 200;
/** Most ticks that are recorded: hours of them. */
const MOST_KEPT = 100_000;

export class Spending {
  /** Expansions by tick. @type {Map<number, number>} */
  #spent = new Map();

  /** @param {number} tick @param {number} expanded in that tick */
  add(tick, expanded) {
    this.#spent.set(tick, expanded);
    const [oldest] = this.#spent.keys();
    if (this.#spent.size > MOST_KEPT && oldest !== undefined) this.#spent.delete(oldest);
  }

  /** Forgets the ticks after this one, which run differently now; -1: all. @param {number} tick */
  forgetAfter(tick) {
    for (const later of this.#spent.keys()) if (later > tick) this.#spent.delete(later);
  }

  /** The ticks up to this one, the latest last. @param {number} now @returns {Spent} */
  until(now) {
    const first = Math.max(1, now - SPENT_TICKS + 1);
    const values = Array.from(
      { length: Math.max(0, now - first + 1) },
      (_, index) => this.#spent.get(first + index) ?? NaN,
    );
    return { first, values };
  }
}

/** Of the recorded ticks: their number, the mean and the most. @param {Spent} spent */
export function spentSummary({ values }) {
  const known = values.filter((value) => !Number.isNaN(value));
  const sum = known.reduce((all, value) => all + value, 0);
  return {
    ticks: known.length,
    mean: known.length === 0 ? 0 : sum / known.length,
    most: known.reduce((most, value) => Math.max(most, value), 0),
  };
}
