// Parts fetched separately from the page: rooms, and their texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FetchedPart } from '../../../web/app/fetched-part.js';
import { addWords, translator } from '../../../web/i18n/translate.js';

/** A part whose fetches with these numbers (from 1) fail. @param {number[]} failing */
function setUp(...failing) {
  const reported = { fetched: 0, connected: 0, complaints: 0 };
  const part = new FetchedPart({
    fetch: async () => {
      reported.fetched += 1;
      if (failing.includes(reported.fetched)) throw new TypeError('no connection');
      return () => void (reported.connected += 1);
    },
    complain: () => void (reported.complaints += 1),
  });
  return { part, reported };
}

test('a part is fetched and connected once, however many need it', async () => {
  const { part, reported } = setUp();
  await Promise.all([part.need(), part.bring(), part.need()]);
  await part.need();
  assert.deepEqual(reported, { fetched: 1, connected: 1, complaints: 0 });
});

test('a part that does not arrive is reported where it is awaited, and requested again', async () => {
  const { part, reported } = setUp(1);
  await part.need();
  assert.deepEqual(reported, { fetched: 1, connected: 0, complaints: 1 });
  await part.need();
  assert.deepEqual(reported, { fetched: 2, connected: 1, complaints: 1 });
});

test('a part that cannot be connected is not a connection failure', async () => {
  let complaints = 0;
  const part = new FetchedPart({
    fetch: async () => () => {
      throw new RangeError('a fault of the part');
    },
    complain: () => void (complaints += 1),
  });
  await assert.rejects(part.need(), RangeError);
  assert.equal(complaints, 0);
});

test('a text that has not been loaded is empty', () => {
  assert.equal(translator('zh')('later.word'), '');
  addWords({ en: { 'later.word': 'Later' }, zh: { 'later.word': '以后' } });
  assert.equal(translator('zh')('later.word'), '以后');
  assert.equal(translator('en')('later.word'), 'Later');
});
