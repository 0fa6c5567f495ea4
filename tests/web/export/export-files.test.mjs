// How files are put together: in slices, under a name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName, sizeText } from '../../../web/export/file-name.js';
import { SlicedBlob } from '../../../web/export/sliced-blob.js';
import { decimal } from '../../../web/export/trace-events.js';

/** A clock that advances each time it is read. */
function createClock() {
  let time = 0;
  /** @type {(() => void)[]} */
  const deferred = [];
  const next = async () => {
    deferred.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** @param {() => void} task */
  const defer = (task) => void deferred.push(task);
  return { clock: { now: () => (time += 5), defer }, deferred, next };
}

/** @param {number} count */
function* numbered(count) {
  for (let done = 1; done <= count; done++) yield { text: `${done}\n`, done };
}
const unwatched = { isOver: () => false, report: () => {} };

test('a long file is written in slices, whole and in order', async () => {
  const { clock, deferred, next } = createClock();
  const writer = new SlicedBlob(clock);
  /** @type {number[]} */
  const reported = [];
  const made = writer.write(numbered(50), 'text/csv', { isOver: () => false, report: (done) => reported.push(done) });
  while (deferred.length > 0) await next();
  const blob = await made;
  assert.equal(blob?.type, 'text/csv');
  assert.equal(await blob?.text(), Array.from({ length: 50 }, (_, index) => `${index + 1}\n`).join(''));
  assert.ok(reported.length > 10, 'in slices');
  assert.deepEqual(
    reported,
    [...reported].sort((a, b) => a - b),
  );
});

test('it ends when it is cancelled, when another is started and when it is finished', async () => {
  const { clock, next } = createClock();
  const writer = new SlicedBlob(clock);
  const cancelled = writer.write(numbered(50), '', unwatched);
  writer.cancel();
  await next();
  assert.equal(await cancelled, null);

  const replaced = writer.write(numbered(50), '', unwatched);
  const short = writer.write(numbered(1), '', unwatched);
  await next();
  assert.equal(await replaced, null);
  assert.equal(await (await short)?.text(), '1\n');

  const over = writer.write(numbered(50), '', { ...unwatched, isOver: () => true });
  await next();
  await next();
  assert.equal(await over, null);
});

test('files are named after their board', () => {
  assert.equal(fileName('arena.map', '', 'csv'), 'arena.csv');
  assert.equal(fileName('AR0307SR.map', 'step-5', 'png'), 'AR0307SR-step-5.png');
  assert.equal(fileName('', '', 'trace.yaml'), 'astrolabe.trace.yaml');
  assert.equal(fileName('迷宫 2', '', 'json'), '迷宫-2.json');
  assert.equal(fileName('../..\\etc:<b>', '', 'map'), 'etc-b.map');
  assert.equal(fileName('/'.repeat(9), '', 'map'), 'astrolabe.map');
  assert.equal(fileName('x'.repeat(500), '', 'map').length, 64);
});

test('numbers and sizes are short', () => {
  assert.equal(decimal(14.142135623, ''), '14.142136');
  assert.equal(decimal(40, ''), '40');
  assert.equal(decimal(NaN, 'null'), 'null');
  assert.equal(sizeText(1), '1 KB');
  assert.equal(sizeText(12_345), '12 KB');
  assert.equal(sizeText(12_345_678), '12.3 MB');
});
