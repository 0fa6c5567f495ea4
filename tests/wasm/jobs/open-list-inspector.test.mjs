// Inside the open list, over the real core: rebuilt in slices for every kind, lookups compared with a plain
// search's, and the timing of the claim with a clock of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine } from '../../../web/engine/engine.js';
import { ListTiming, TIMED } from '../../../web/engine/jobs/list-timing.js';
import { OpenListInspector } from '../../../web/engine/jobs/open-list-inspector.js';
import { DEFAULT_SETTINGS, OPEN_LISTS } from '../../../web/engine/options.js';
import { entriesOf } from '../../../web/lenses/lists/open-list/list-picture.js';
import { createClock } from '../../support/fixtures/clock.mjs';
import { loadModule } from '../../support/node/module.mjs';

/** @import { SearchSettings } from 'astrolabe-module' */

const module = await loadModule();
const createEngine = () => new Engine(new module.Laboratory());

/** @param {number} seed @param {Partial<SearchSettings>} [changes] */
function questionOf(seed, changes = {}) {
  const engine = createEngine();
  engine.generate('random', { width: 24, height: 17, percent: 25, seed });
  const { width, height } = engine;
  const board = { width, height, factors: engine.factors().slice() };
  const question = { settings: { ...DEFAULT_SETTINGS, ...changes }, ...engine.suggestedEnds() };
  engine.dispose();
  return { question, board };
}

/** @param {ReturnType<typeof questionOf>} asked */
function inspectorOf({ question, board }) {
  const clock = createClock(0.1);
  const inspector = new OpenListInspector(createEngine, clock, () => undefined);
  inspector.begin(question, board);
  clock.runAll();
  return inspector;
}

/** Open addressing as membership.h describes it; after a removal the entries behind it are inserted again. */
class PlainSet {
  /** @type {(number | null)[]} */
  slots = Array(16).fill(null);
  size = 0;
  /** @param {number} cell */
  #home = (cell) => Math.imul(cell, 2654435769) >>> (32 - Math.log2(this.slots.length));
  /** @param {number} cell @returns {{ at: number, probes: number }} */
  find(cell) {
    let at = this.#home(cell);
    let probes = 1;
    while (this.slots[at] !== null && this.slots[at] !== cell) {
      at = (at + 1) % this.slots.length;
      probes += 1;
    }
    return { at, probes };
  }
  /** @param {number} cell */
  has = (cell) => this.slots[this.find(cell).at] === cell;
  /** @param {number} cell */
  add(cell) {
    this.size += 1;
    if (2 * this.size > this.slots.length) {
      const old = this.slots;
      this.slots = Array(2 * old.length).fill(null);
      for (const one of old) if (one !== null) this.slots[this.find(one).at] = one;
    }
    this.slots[this.find(cell).at] = cell;
  }
  /** @param {number} cell */
  remove(cell) {
    this.size -= 1;
    let { at } = this.find(cell);
    this.slots[at] = null;
    for (at = (at + 1) % this.slots.length; this.slots[at] !== null; at = (at + 1) % this.slots.length) {
      const moved = /** @type {number} */ (this.slots[at]);
      this.slots[at] = null;
      this.slots[this.find(moved).at] = moved;
    }
  }
}

/** Lookups by flag, hash set and scan after the search, from its log. @param {ReturnType<typeof questionOf>} asked */
function plainProbes({ question, board: { width, height, factors } }) {
  const lab = new module.Laboratory();
  lab.restore(width, height, factors);
  lab.begin(question.settings, question.start, question.goal);
  while (lab.advance(1000) === 'running');
  const { steps } = lab.result();
  const log = lab.log(1, steps).slice();
  const target = lab.result().target;
  lab.delete();
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < width && y < height && factors[y * width + x] !== 0;
  const [open, closed] = [new PlainSet(), new PlainSet()];
  open.add(question.start);
  let openList = [question.start];
  /** @type {number[]} */
  let closedList = [];
  let [flag, hash, scan] = [0, 0, 0];
  for (let at = 0; at < log.length;) {
    const cell = log[at] ?? 0;
    at += 7;
    openList = openList.filter((one) => one !== cell);
    open.remove(cell);
    closedList.push(cell);
    closed.add(cell);
    if (cell === target) break;
    for (const [dx, dy] of [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ]) {
      const [x, y] = [(cell % width) + (dx ?? 0), Math.floor(cell / width) + (dy ?? 0)];
      if (!isFree(x, y)) continue;
      if (dx !== 0 && dy !== 0 && !(isFree(x, y - (dy ?? 0)) && isFree(x - (dx ?? 0), y))) continue;
      const to = y * width + x;
      const isClosed = closedList.includes(to);
      flag += 1;
      hash += closed.find(to).probes + (isClosed ? 0 : open.find(to).probes);
      const inOpen = openList.indexOf(to);
      scan += isClosed ? closedList.indexOf(to) + 1 : closedList.length + (inOpen < 0 ? openList.length : inOpen + 1);
      if (log[at] !== to || log[at + 1] === 0) continue;
      at += 7;
      if (isClosed) {
        closedList = closedList.filter((one) => one !== to);
        closed.remove(to);
      }
      if (!open.has(to)) open.add(to);
      openList = [...openList.filter((one) => one !== to), to];
    }
  }
  return [flag, hash, scan];
}

test('every kind is rebuilt, and holds the same cells at every step', () => {
  for (const changes of /** @type {Partial<SearchSettings>[]} */ ([
    {},
    { algorithm: 'dijkstra', tie: 'fifo' },
    { algorithm: 'bidirectional' },
    { algorithm: 'jps' },
  ])) {
    const inspector = inspectorOf(questionOf(5, changes));
    assert.equal(inspector.doing, null);
    for (let step = 0; inspector.work('heap', step) !== null; step++) {
      const all = OPEN_LISTS.map((kind) => entriesOf(inspector.contentAt(kind, step)));
      const cells = all.map(({ lists }) => lists.map((list) => list.map(({ cell }) => cell).sort((a, b) => a - b)));
      for (const [index, kind] of OPEN_LISTS.entries()) {
        assert.deepEqual(cells[index], cells[0], `${kind} at step ${step}`);
        assert.equal(inspector.work(kind, step)?.soFar[0], cells[0]?.flat().length);
      }
    }
    inspector.dispose();
  }
});

test('lookups are those of a plain search, twenty times, with reopening too', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const asked = questionOf(seed, {
      heuristic: seed % 2 === 0 ? 'manhattan' : 'octile',
      weightHundredths: seed % 4 === 0 ? 300 : 100,
    });
    const inspector = inspectorOf(asked);
    let last = null;
    for (let step = 0; ; step++) {
      const work = inspector.work('membership', step);
      if (work === null) break;
      last = work.soFar;
    }
    assert.deepEqual(last, plainProbes(asked), `seed ${seed}`);
    inspector.dispose();
  }
});

test('a list that cannot be rebuilt is refused, and the rest goes on', () => {
  const walk = inspectorOf(questionOf(3, { algorithm: 'idastar' }));
  assert.equal(walk.refusal('heap')?.code, 'openlist.algorithm');
  assert.equal(walk.work('heap', 0), null);
  const tied = inspectorOf(questionOf(3, { tie: 'none', openList: 'map' }));
  assert.equal(tied.refusal('heap')?.expected, 'map');
  assert.equal(tied.refusal('map'), null);
  assert.ok(tied.work('map', 1) !== null);
  const lines = inspectorOf(questionOf(3, { algorithm: 'theta' }));
  assert.equal(lines.refusal('membership')?.code, 'openlist.membership');
  assert.ok(lines.work('queues', 1) !== null);
  for (const inspector of [walk, tied, lines]) inspector.dispose();
});

test('each kind is timed, and stops on request', () => {
  const clock = createClock(0.1);
  let reported = 0;
  const timing = new ListTiming(createEngine, clock, () => (reported += 1));
  const { question, board } = questionOf(8);
  timing.begin(question, board);
  clock.runAll();
  assert.deepEqual([timing.phase, timing.progress], ['done', 1]);
  assert.deepEqual([...timing.timings.keys()], [...TIMED]);
  for (const one of timing.timings.values()) {
    assert.ok(one.low <= one.median && one.median <= one.high && !one.isGivenUp && one.runs > 1);
    assert.equal(one.expanded, timing.timings.get('heap')?.expanded);
  }
  timing.begin(question, board);
  timing.cancel();
  reported = 0;
  clock.runAll();
  assert.deepEqual([reported, timing.phase, timing.timings.size], [0, 'cancelled', 0]);
});
