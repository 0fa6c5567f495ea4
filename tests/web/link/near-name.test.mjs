// The name that may have been meant, for every key of a link whose values are names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAMES, nearName } from '../../../web/link/near-name.js';
import { parseLink } from '../../../web/link/link-text.js';

test('letters changed, left out, added or swapped are up to two edits', () => {
  const names = ['astar', 'dijkstra', 'bfs', 'dfs', 'jps', 'h', 'g'];
  for (const [text, name] of [
    ['astarr', 'astar'],
    ['asatr', 'astar'],
    ['astr', 'astar'],
    ['ASTAR', 'astar'],
    ['dikjstar', 'dijkstra'],
    ['dijk', ''],
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
      assert.equal(reason?.code, 'link.value');
      assert.equal(reason?.found, `${key}=${spoilt}`);
      assert.ok(names.includes(reason?.expected ?? ''), `${key}=${spoilt}`);
      assert.equal(nearName(name, names), name);
    }
    assert.equal(parseLink(`#v=1&${key}=nothing-like-it`).reason?.expected, '');
  }
  assert.equal(parseLink('#v=1&w=-1').reason?.expected, '');
});
