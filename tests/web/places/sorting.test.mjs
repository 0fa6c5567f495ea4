// Merge sort and quicksort as logs: the order of a plain stable sort, operations counted by other means, and
// pictures that follow from the log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleNumbers } from '../../../web/places/race/ranking/sample.js';
import { SORTS, sortAt, sortLog } from '../../../web/places/race/ranking/sorting.js';
import { createRandom } from '../../support/node/random.mjs';
import { countedMergeSort, countedQuickSort } from '../../support/node/sorting.mjs';

const COUNTED = { merge: countedMergeSort, quick: countedQuickSort };

/** Tables of 0 to 40 numbers, many of them with few values. @param {number} many */
function* tables(many) {
  const { below } = createRandom(20_251);
  for (let table = 0; table < many; table++) {
    const count = below(41);
    const values = 1 + below(12);
    yield Array.from({ length: count }, () => below(values));
  }
}

/** @param {readonly number[]} values */
const comparing = (values) => (/** @type {number} */ a, /** @type {number} */ b) =>
  Number(values[a]) - Number(values[b]);

test('both give the order of a plain stable sort, on thousands of tables', () => {
  for (const values of tables(3000)) {
    const compare = comparing(values);
    const plain = values.map((_, item) => item).sort((a, b) => compare(a, b) || a - b);
    for (const name of SORTS) assert.deepEqual(sortLog(name, values.length, compare).order, plain);
  }
});

test('comparisons and moves equal those of the same sort counted by other means', () => {
  for (const values of tables(1500)) {
    for (const name of SORTS) {
      const { order, comparisons, moves } = sortLog(name, values.length, comparing(values));
      assert.deepEqual({ order, comparisons, moves }, COUNTED[name](values.length, comparing(values)));
    }
  }
});

test('the log records exactly the comparisons that the sort made', () => {
  for (const values of tables(200)) {
    for (const name of SORTS) {
      let asked = 0;
      const log = sortLog(name, values.length, (a, b) => {
        asked += 1;
        return comparing(values)(a, b);
      });
      assert.equal(log.comparisons, asked);
      for (const { kind, a, b, sign, isTie } of log.events) {
        if (kind !== 'compare') continue;
        assert.equal(isTie, values[a] === values[b]);
        assert.equal(Math.sign(sign), Math.sign(comparing(values)(a, b) || a - b));
      }
    }
  }
});

test('replaying the log gives the state of the row, at every step', () => {
  for (const values of tables(60)) {
    for (const name of SORTS) {
      const log = sortLog(name, values.length, comparing(values));
      let before = sortAt(log, 0);
      assert.deepEqual(before, { positions: values.map((_, item) => item), comparisons: 0, moves: 0, event: null });
      log.events.forEach((event, index) => {
        const picture = sortAt(log, index + 1);
        assert.equal(picture.event, event);
        assert.equal(new Set(picture.positions).size, values.length, 'two rows lie in one place');
        const moved = picture.positions.filter((position, item) => position !== before.positions[item]).length;
        assert.equal(moved, { compare: 0, move: 1, swap: 2 }[event.kind]);
        assert.equal(picture.moves - before.moves, moved);
        assert.equal(picture.comparisons - before.comparisons, Number(event.kind === 'compare'));
        for (const item of event.kind === 'move' ? [event.a] : [event.a, event.b]) {
          const position = (picture.positions[item] ?? NaN) % values.length;
          assert.ok(position >= event.low && position <= event.high, 'outside of the part in hand');
        }
        before = picture;
      });
      const order = values
        .map((_, item) => item)
        .sort((a, b) => (before.positions[a] ?? 0) - (before.positions[b] ?? 0));
      assert.deepEqual(order, log.order);
      assert.deepEqual([before.comparisons, before.moves], [log.comparisons, log.moves]);
    }
  }
});

test('the smallest cases, by hand', () => {
  const [one, two] = [comparing([5]), comparing([7, 3])];
  for (const name of SORTS) {
    assert.deepEqual(sortLog(name, 0, one).order, []);
    assert.deepEqual(sortLog(name, 1, one).events, []);
  }
  // Compared once, moved aside, moved back.
  const merged = sortLog('merge', 2, two);
  assert.deepEqual([merged.order, merged.comparisons, merged.moves], [[1, 0], 1, 4]);
  // 7 is the pivot and goes to the end, 3 goes before it.
  const quick = sortLog('quick', 2, two);
  assert.deepEqual([quick.order, quick.comparisons, quick.moves], [[1, 0], 1, 2]);
});

test('numbers to be sorted are the same for the same seed, and within bounds', () => {
  const numbers = sampleNumbers(200, 7);
  assert.deepEqual(numbers, sampleNumbers(200, 7));
  assert.notDeepEqual(numbers, sampleNumbers(200, 8));
  assert.ok(numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= 200));
  // Some twice: ties should be visible.
  assert.ok(new Set(numbers).size < 200 && new Set(numbers).size > 80);
});
