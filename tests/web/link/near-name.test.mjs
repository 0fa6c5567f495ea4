// The name that may have been meant, for every key of a link whose values are names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAMES, nearName } from '../../../web/link/near-name.js';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';

test('letters changed, left out, added or swapped are up to two edits', () => {
  const names = ['astar', 'dijkstra', 'bfs', 'dfs', 'jps', 'h', 'g'];
  for (const [text, name] of [
    ['astarr', 'astar'],
    ['asatr', 'astar'],
    ['astr', 'astar'],
    ['ASTAR', 'astar'],
    ['dikjstar', 'dijkstra'],
    ['dijk', 'dijkstra'],
    ['dijkstras-own', 'dijkstra'],
    ['xfs', 'bfs'],
    ['jsp', 'jps'],
    ['magic', ''],
    ['q', ''],
    ['', ''],
    ['x'.repeat(1_000_000), ''],
  ])
    assert.equal(nearName(text ?? '', names), name, text);
});

test('a link with a typo in any name names a similar one', () => {
  for (const [key, names] of Object.entries(NAMES)) {
    for (const name of names) {
      if (name.length < 3) continue;
      const spoilt = `${name.slice(0, -1)}_`;
      const { reason } = parseLink(`#v=1&${key}=${spoilt}`);
      assert.equal(reason?.code, 'link.near');
      assert.equal(reason?.found, `${key}=${spoilt}`);
      assert.ok(names.includes(reason?.expected ?? ''), `${key}=${spoilt}`);
      assert.equal(nearName(name, names), name);
    }
    assert.equal(parseLink(`#v=1&${key}=like-no-other`).reason?.expected, names.join(', '));
  }
  assert.equal(parseLink('#v=1&w=-1').reason?.expected, '');
});

test('a key that is written as a word, or in capitals, is distinguished from what messengers append', () => {
  for (const [text, meant] of [
    ['algorithm=jps', 'a='],
    ['A=jps', 'a='],
    ['Heuristic=zero', 'h='],
    ['start=1,2', 's='],
    ['map=x', 'm='],
    ['weight=', 'w='],
  ]) {
    const { reason } = parseLink(`#v=1&${text}&g=2,2`);
    const key = text?.replace(/=.*/, '=');
    assert.deepEqual([reason?.code, reason?.found, reason?.expected], ['link.key', key, meant]);
  }
  for (const pair of ['from=timeline', 'utm_source=x', 'fbclid=1', 'isappinstalled=0', 'constructor=1', 'algorithm'])
    assert.equal(parseLink(`#v=1&a=jps&${pair}`).link?.settings.algorithm, 'jps', pair);
  // A link with a checksum was not written by hand.
  const sealedText = formatLink({ ...EMPTY_LINK, start: { x: 1, y: 1 } });
  assert.notEqual(parseLink(`${sealedText}&start=1`).link, null);
});
