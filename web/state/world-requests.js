// What the queue of path requests spent in the last ticks, from looks at the world's counts at some of them. Pure.

/** @typedef {{ tick: number, expanded: number, expandedLastTick: number }} Look at a world: in all, and in the last tick */
/**
 * @typedef {object} Spent
 * @property {number} first tick of the values
 * @property {number[]} values expansions of each tick; NaN where nobody looked
 * @property {boolean} hasMeans some ticks went by unseen: they have the mean of those between two looks
 */

/** Ticks that are kept in mind. */
export const SPENT_TICKS = 200;

export class Spending {
  /** By rising tick. @type {Look[]} */
  #looks = [];

  /** At a world that is run forwards or sought: what was known of later ticks holds only as long as nobody acts. @param {Look} look */
  add(look) {
    const last = this.#looks.at(-1);
    if (last === undefined || last.tick < look.tick) this.#looks.push(look);
    else {
      const place = this.#looks.findIndex(({ tick }) => tick >= look.tick);
      this.#looks.splice(place, this.#looks[place]?.tick === look.tick ? 1 : 0, look);
    }
    const tooOld = (this.#looks.at(-1)?.tick ?? 0) - 2 * SPENT_TICKS;
    while ((this.#looks[0]?.tick ?? 0) < tooOld) this.#looks.shift();
  }

  /** What came after this tick goes another way now; -1: all. @param {number} tick */
  forgetAfter(tick) {
    this.#looks = this.#looks.filter((look) => look.tick <= tick);
  }

  /** The ticks up to this one, the latest last. @param {number} now @returns {Spent} */
  until(now) {
    const first = Math.max(1, now - SPENT_TICKS + 1);
    const values = Array.from({ length: Math.max(0, now - first + 1) }, () => NaN);
    /** @param {number} tick @param {number} value */
    const set = (tick, value) => {
      if (tick >= first && tick <= now) values[tick - first] = value;
    };
    let hasMeans = false;
    let before = /** @type {Look | null} */ (null);
    for (const look of this.#looks) {
      if (look.tick > now) break;
      set(look.tick, look.expandedLastTick);
      const unseen = before === null ? 0 : look.tick - before.tick - 1;
      if (before !== null && unseen > 0) {
        const mean = (look.expanded - before.expanded - look.expandedLastTick) / unseen;
        for (let tick = before.tick + 1; tick < look.tick; tick++) set(tick, mean);
        hasMeans ||= look.tick > first;
      }
      before = look;
    }
    return { first, values, hasMeans };
  }
}

/** Of the ticks that are known: how many, the mean and the most. @param {Spent} spent */
export function spentSummary({ values }) {
  const known = values.filter((value) => !Number.isNaN(value));
  const sum = known.reduce((all, value) => all + value, 0);
  return { ticks: known.length, mean: known.length === 0 ? 0 : sum / known.length, most: known.reduce((most, value) => Math.max(most, value), 0) };
}
