// The boards that were replaced by another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_RECENT, MOST_RECENT, parseRecent, withRecent } from '../../../web/model/maps/recent-maps.js';

/** @param {string} link */
const recent = (link) => ({ link, name: '', title: 'generate.maze' });

test('the last one is first, each occurs once, and their number is bounded', () => {
  /** @type {ReturnType<typeof parseRecent>} */
  let maps = [];
  for (let i = 0; i < MOST_RECENT + 3; i++) maps = withRecent(maps, recent(`v=1&m=${i}`));
  assert.equal(maps.length, MOST_RECENT);
  assert.equal(maps[0]?.link, `v=1&m=${MOST_RECENT + 2}`);
  const again = withRecent(maps, maps[3] ?? recent(''));
  assert.equal(again.length, MOST_RECENT);
  assert.deepEqual(again[0], maps[3]);
  assert.deepEqual(parseRecent(JSON.stringify(again)), again);
});

test('stored data is untrusted: only valid entries are accepted', () => {
  for (const text of [null, '', '{', 'null', '7', '{"a":1}', '"x"']) assert.deepEqual(parseRecent(text), []);
  const good = recent('v=1');
  const named = { link: 'v=1&m=2', name: 'cave.map', title: '' };
  const bad = [
    null,
    7,
    {},
    { ...good, link: '' },
    { ...good, link: 'x'.repeat(LONGEST_RECENT + 1) },
    { ...good, title: 'no key' },
    { ...good, title: '' },
    { ...named, name: 'x'.repeat(1000) },
    { ...named, title: 'generate.maze' },
  ];
  assert.deepEqual(parseRecent(JSON.stringify([...bad, good, named])), [good, named]);
});

test('their total size is bounded: the oldest go', () => {
  const long = (/** @type {number} */ i) => recent(`v=1&m=${i}`.padEnd(LONGEST_RECENT, 'a'));
  let maps = [1, 2, 3, 4].reduce(
    (/** @type {ReturnType<typeof parseRecent>} */ all, i) => withRecent(all, long(i)),
    [],
  );
  maps = withRecent(maps, recent('v=1&m=5'));
  assert.deepEqual(
    maps.map(({ link }) => link.slice(0, 7)),
    ['v=1&m=5', 'v=1&m=4', 'v=1&m=3', 'v=1&m=2'],
  );
  assert.deepEqual(withRecent(maps, recent('x'.repeat(LONGEST_RECENT + 1))), maps);
});
