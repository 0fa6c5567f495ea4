// The closed list as text: rows, pages, and the whole of it in slices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { PrintoutWriter } from '../../../web/lenses/lists/closed-list/closed-list-writer.js';
import { MOST_ROWS } from '../../../web/engine/layouts.js';
import { formatNumber, plainNumber } from '../../../web/i18n/translate.js';
import {
  CSV_HEADER,
  PAGE_ROWS,
  closedRows,
  csvLine,
  pageOf,
  rangeOf,
  shownRow,
  tabLine,
} from '../../../web/lenses/lists/closed-list/closed-list.js';

/** Two rows of Lester's figure, 7 cells wide, and one without H and F. */
const NUMBERS = Float64Array.of(
  ...[1, 15, -1, 0, 40, 40],
  ...[3, 23, 15, 14.1421356, 40, 54.1421356],
  ...[1234567, 3, 2, 1e6, NaN, NaN],
);

const NAMING = { width: 7, height: 6, coordinates: TOP_LEFT };

test('rows show their numbers as they are shown elsewhere', () => {
  const rows = closedRows(NUMBERS).map((row) => shownRow(row, NAMING, formatNumber));
  assert.deepEqual(rows, [
    ['1', '(1,2)', '–', '0', '40', '40'],
    ['3', '(2,3)', '(1,2)', '14.142', '40', '54.142'],
    ['1,234,567', '(3,0)', '(2,0)', '1,000,000', '–', '–'],
  ]);
  assert.deepEqual(closedRows(new Float64Array(0)), []);
});

test('as CSV every row has as many fields as the header', () => {
  const lines = closedRows(NUMBERS).map((row) => csvLine(row, NAMING, plainNumber));
  assert.deepEqual(lines, ['1,1,2,,,0,40,40\n', '3,2,3,1,2,14.142,40,54.142\n', '1234567,3,0,2,0,1000000,,\n']);
  for (const line of lines) assert.equal(line.split(',').length, CSV_HEADER.split(',').length);
  const [row] = closedRows(NUMBERS);
  assert.ok(row);
  assert.equal(tabLine(row, NAMING, formatNumber), '1\t(1,2)\t–\t0\t40\t40\n');
});

test('with the counting of a tutorial cells have other names in the table and in copied text, not in files', () => {
  const [, row] = closedRows(NUMBERS);
  assert.ok(row);
  const slides = { ...NAMING, coordinates: COUNTINGS.from_one };
  assert.deepEqual(shownRow(row, slides, formatNumber).slice(1, 3), ['(3,4)', '(2,3)']);
  assert.match(tabLine(row, { ...NAMING, coordinates: COUNTINGS.y_up }, formatNumber), /^3\t\(2,2\)\t\(1,3\)\t/);
  assert.equal(csvLine(row, slides, formatNumber), '3,2,3,1,2,14.142,40,54.142\n');
});

test('every step has its page, and pages out of range become the nearest', () => {
  assert.deepEqual([0, 1, PAGE_ROWS, PAGE_ROWS + 1].map(pageOf), [0, 0, 0, 1]);
  assert.deepEqual(rangeOf(0, 12), { page: 0, first: 1, last: 12 });
  assert.deepEqual(rangeOf(1, 2 * PAGE_ROWS + 1), { page: 1, first: PAGE_ROWS + 1, last: 2 * PAGE_ROWS });
  const lastPage = { page: 2, first: 2 * PAGE_ROWS + 1, last: 2 * PAGE_ROWS + 1 };
  assert.deepEqual(rangeOf(9, 2 * PAGE_ROWS + 1), lastPage);
  assert.deepEqual(rangeOf(-3, 12), { page: 0, first: 1, last: 12 });
});

/** A trace of so many steps, and a clock that advances each time it is read. */
function createWriter() {
  let time = 0;
  let asked = 0;
  /** @type {(() => void)[]} */
  const deferred = [];
  const engine = {
    /** @param {number} first @param {number} last */
    printout: (first, last) => {
      asked += 1;
      assert.ok(last - first < MOST_ROWS);
      const rows = Array.from({ length: last - first + 1 }, (_, index) => [first + index, 0, -1, 0, 1, 1]);
      return Float64Array.from(rows.flat());
    },
  };
  const clock = {
    now: () => (time += 5),
    /** @param {() => void} task */
    defer: (task) => void deferred.push(task),
  };
  const next = async () => {
    deferred.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writer: new PrintoutWriter(engine, clock), deferred, next, asked: () => asked };
}

/** @param {number} steps */
const orderOf = (steps, isOver = () => false) => ({
  header: 'step\n',
  line: (/** @type {{ step: number }} */ { step }) => `${step}\n`,
  steps,
  isOver,
});

test('a long list is written in slices, whole and in order', async () => {
  const { writer, deferred, next } = createWriter();
  const steps = 7 * MOST_ROWS + 3;
  /** @type {number[]} */
  const reported = [];
  const text = writer.write(orderOf(steps), (done) => reported.push(done));
  while (deferred.length > 0) await next();
  const lines = (await (await text)?.text())?.split('\n') ?? [];
  assert.deepEqual(lines, ['step', ...Array.from({ length: steps }, (_, index) => String(index + 1)), '']);
  assert.ok(reported.length > 2, 'in slices');
  assert.equal(reported.at(-1), steps);
});

test('it ends when it is cancelled, when another is started and when the trace is finished', async () => {
  const { writer, next, asked } = createWriter();
  const first = writer.write(orderOf(9 * MOST_ROWS), () => {});
  writer.cancel();
  await next();
  assert.equal(await first, null);

  const second = writer.write(orderOf(9 * MOST_ROWS), () => {});
  const third = writer.write(orderOf(1), () => {});
  await next();
  assert.equal(await second, null);
  assert.equal(await (await third)?.text(), 'step\n1\n');

  const count = asked();
  const fourth = writer.write(
    orderOf(9 * MOST_ROWS, () => true),
    () => {},
  );
  await next();
  assert.equal(await fourth, null);
  assert.ok(asked() - count <= 2, 'nothing is asked of a trace that is gone');
});
