// The world in a link: short, read strictly, and restored exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_LINK } from '../../../web/link/link.js';
import { formatLink, parseLink } from '../../../web/link/link-text.js';
import { LONGEST_SCRIPT, readWorld, worldPairs } from '../../../web/places/world/link.js';
import { NO_LAYERS } from '../../../web/places/world/state/world-state.js';

/** @import { WorldLink } from '../../../web/places/world/link.js' */

/** @type {WorldLink} */
const PLAIN = Object.freeze({ preset: '', seed: 1, script: '', tick: 0, layers: NO_LAYERS, selected: 0 });
/** @param {Partial<WorldLink>} change */
const written = (change) => worldPairs({ ...PLAIN, ...change }) ?? [];
/** @param {Record<string, string>} pairs */
const read = (pairs) => readWorld(new Map(Object.entries(pairs)));

test('defaults are left out', () => {
  assert.deepEqual(written({}), [['world', '1']]);
  assert.deepEqual(written({ preset: 'two-corridors', seed: 77 }), [['world', 'two-corridors']]);
});

test('everything else is restored', () => {
  /** @type {Partial<WorldLink>[]} */
  const worlds = [
    { seed: 4294967295, script: 'a_500.t12.w3,4,0,7.r5', tick: 10_000_000 },
    {
      preset: 'head-on',
      script: 'od1s2r8',
      layers: { influence: true, paths: true, islands: true, fog: 7 },
      selected: 123,
    },
    { layers: { ...NO_LAYERS, fog: 0 } },
    { layers: { ...NO_LAYERS, paths: true }, selected: 9 },
    { layers: { ...NO_LAYERS, islands: true } },
    { preset: 'fog', layers: NO_LAYERS, selected: 2 },
    { preset: 'fog', layers: { ...NO_LAYERS, fog: 0 }, selected: 2 },
  ];
  for (const world of worlds) {
    const { world: found, odd } = readWorld(new Map(written(world)));
    assert.equal(odd, null);
    assert.deepEqual(found, { ...PLAIN, ...world });
  }
});

test('a preset has its own display by default', () => {
  assert.equal(read({ world: 'fog' }).world?.layers.fog, 0);
  assert.equal(read({ world: 'fog', wv: 'u1' }).world?.layers.fog, 0);
  assert.equal(read({ world: 'fog', wv: 'n' }).world?.layers.fog, -1);
  assert.equal(read({ world: 'head-on' }).world?.layers.fog, -1);
  assert.deepEqual(written({ preset: 'fog', layers: { ...NO_LAYERS, fog: 0 } }), [['world', 'fog']]);
  assert.equal(read({ world: 'crowd' }).world?.layers.paths, true);
  assert.deepEqual(written({ preset: 'crowd', layers: { ...NO_LAYERS, paths: true }, script: 'a.t9.oa0' }), [
    ['world', 'crowd'],
    ['do', 'a.t9.oa0'],
  ]);
});

test('anything not understood is refused by its key', () => {
  for (const [key, values] of Object.entries({
    world: ['', '0', '2', 'Fog', '-a', 'a-', 'a--b', 'x'.repeat(41)],
    seed: ['', '-1', '1.5', '4294967296', '1e3', 'x'],
    do: ['a b', 'a;', '%2C', `${'a.'.repeat(LONGEST_SCRIPT / 2)}a`],
    tick: ['', '-1', '10000001', '1e3'],
    wv: ['si', 'x', 'f', 'f8', 'u', 'u-1', 'iw s', 'u1234567890'],
  })) {
    for (const value of values)
      assert.equal(read({ world: '1', [key]: value }).odd, key, `${key}=${value.slice(0, 20)}`);
  }
  assert.equal(readWorld(new Map()).odd, 'world');
});

test('a world too large for a link makes none', () => {
  assert.equal(written({ script: 'a'.repeat(LONGEST_SCRIPT) }).length, 2);
  assert.equal(worldPairs({ ...PLAIN, script: 'a'.repeat(LONGEST_SCRIPT + 1) }), null);
});

test('a world is covered by the seal of its link, on its board', () => {
  const text = formatLink({ ...EMPTY_LINK, map: 'g.random.9.9.20.7' }, written({ script: 'a3,4.t5.w1,1', tick: 12 }));
  assert.match(text, /^v=1&z=\d+\.\w+&m=g\.random\.9\.9\.20\.7&world=1&do=a3,4\.t5\.w1,1&tick=12$/);
  const { link, world } = parseLink(text);
  assert.equal(link?.map, 'g.random.9.9.20.7');
  assert.equal(world?.get('do'), 'a3,4.t5.w1,1');
  assert.equal(parseLink('v=1&a=bfs').world, undefined);
  assert.equal(parseLink(text.replace('w1,1', 'w1,2')).reason?.code, 'link.garbled');
});
