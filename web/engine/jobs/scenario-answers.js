// The answers of a setup to the rows of a scenario, and how its lengths compare with the published ones. Knows nothing
// of the page.

import { SCENARIO_FIELDS, SCENARIO_STRIDE } from '../layouts.js';

/** @import { Outcome, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../engine.js' */
/**
 * 'to-come', the published length within its tolerance, another one, no path at all, no path and none published,
 * a map of another size.
 * @typedef {'to-come' | 'equal' | 'differs' | 'no-path' | 'no-path-published' | 'other-size'} RowOutcome
 */
/** `published` is Infinity if there is no path. @typedef {{ outcome: RowOutcome, start: number, goal: number, published: number, found: number, expanded: number, milliseconds: number }} Row */

/** @type {readonly RowOutcome[]} */
const OUTCOMES = ['to-come', 'equal', 'differs', 'no-path', 'no-path-published', 'other-size'];
/** Expansions between two reads of the clock, at first and at most; adjusted to take about a millisecond. */
const FIRST_CHUNK = 1000;
const LARGEST_CHUNK = 100_000;

export class ScenarioAnswers {
  #rows;
  #found;
  #expanded;
  #milliseconds;
  #outcomes;
  #chunk = FIRST_CHUNK;
  /** Rows that have an outcome. */
  done = 0;
  /** Rows answered as published: with that length, or without a path. */
  equal = 0;
  /** Sum over the rows done. */
  expanded = 0;
  /** Finished rows that are not `equal`, ascending, from 0. @type {number[]} */
  missed = [];

  /** @param {Float64Array} rows of Engine.readScenario(), copied */
  constructor(rows) {
    const count = rows.length / SCENARIO_STRIDE;
    this.#rows = rows;
    this.#found = new Float64Array(count);
    this.#expanded = new Float64Array(count);
    this.#milliseconds = new Float64Array(count);
    this.#outcomes = new Uint8Array(count);
  }

  get count() {
    return this.#outcomes.length;
  }

  /** @param {number} index @returns {Row} */
  row(index) {
    return {
      outcome: OUTCOMES[this.#outcomes[index] ?? 0] ?? 'to-come',
      start: this.#number(index, 'start'),
      goal: this.#number(index, 'goal'),
      published: this.#number(index, 'length'),
      found: this.#found[index] ?? 0,
      expanded: this.#expanded[index] ?? 0,
      milliseconds: this.#milliseconds[index] ?? 0,
    };
  }

  /**
   * Answers one row after the other on the board of this engine. Throws EngineError if the settings are refused.
   * @param {Engine} engine @param {SearchSettings} settings @param {() => number} now
   * @returns {Generator<boolean, void>} stops after each millisecond or two; with true after each row
   */
  *answer(engine, settings, now) {
    while (this.done < this.count) {
      const row = this.done;
      if (this.#number(row, 'width') !== engine.width || this.#number(row, 'height') !== engine.height) {
        this.#settle('other-size', { cost: 0, expanded: 0, milliseconds: 0 });
      } else {
        // A row's numbers are its own, even where the previous one has the same start.
        engine.laboratory.forgetAnswer();
        let begun = now();
        engine.begin(settings, this.#number(row, 'start'), this.#number(row, 'goal'));
        let milliseconds = 0;
        for (let isRunning = true; isRunning;) {
          const before = now();
          isRunning = engine.laboratory.answer(this.#chunk).outcome === 'running';
          const after = now();
          milliseconds += after - begun;
          if (isRunning) {
            this.#adapt(after - before);
            yield false;
          }
          begun = now();
        }
        const { outcome, cost, expanded } = engine.result();
        this.#settle(this.#judged(outcome, cost), { cost, expanded, milliseconds });
      }
      yield true;
    }
  }

  /** The current row. @param {Outcome} outcome @param {number} cost @returns {RowOutcome} */
  #judged(outcome, cost) {
    const published = this.#number(this.done, 'length');
    if (outcome !== 'found') return published === Infinity && outcome === 'no-path' ? 'no-path-published' : 'no-path';
    return Math.abs(cost - published) <= this.#number(this.done, 'tolerance') ? 'equal' : 'differs';
  }

  /** @param {RowOutcome} outcome @param {{ cost: number, expanded: number, milliseconds: number }} answer */
  #settle(outcome, { cost, expanded, milliseconds }) {
    this.#outcomes[this.done] = OUTCOMES.indexOf(outcome);
    this.#found[this.done] = cost;
    this.#expanded[this.done] = expanded;
    this.#milliseconds[this.done] = milliseconds;
    this.expanded += expanded;
    if (outcome === 'equal' || outcome === 'no-path-published') this.equal += 1;
    else this.missed.push(this.done);
    this.done += 1;
  }

  /** An expansion takes nanoseconds to milliseconds, depending on board and open list. @param {number} taken */
  #adapt(taken) {
    if (taken > 2) this.#chunk = Math.max(1, this.#chunk >> 1);
    else if (taken < 0.5) this.#chunk = Math.min(LARGEST_CHUNK, this.#chunk * 2);
  }

  /** @param {number} index @param {keyof typeof SCENARIO_FIELDS} field */
  #number(index, field) {
    return this.#rows[index * SCENARIO_STRIDE + SCENARIO_FIELDS[field]] ?? 0;
  }
}
