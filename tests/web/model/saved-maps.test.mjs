// Maps saved under names, and the input of the generators.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  GENERATORS,
  MAX_SEED,
  USUAL_PERCENT,
  parseWhole,
  seedFrom,
  takesPercent,
} from '../../../web/model/maps/generators.js';
import {
  LONGEST_NAME,
  MOST_CHARACTERS,
  MOST_MAPS,
  formatSaved,
  parseSaved,
  savedName,
  withSaved,
  withoutSaved,
} from '../../../web/model/maps/saved-maps.js';

/** @param {string} name */
const mapNamed = (name) => ({ name, map: '1abc-_', start: 0, goal: 5 });

test('a stored list is read back', () => {
  const maps = [mapNamed('a'), mapNamed('中文 b')];
  assert.deepEqual(parseSaved(formatSaved(maps)), maps);
  assert.deepEqual(parseSaved(null), []);
});

test('stored data is untrusted: only valid entries are accepted', () => {
  for (const text of ['', '{', 'null', '7', '{"a":1}', '"x"']) assert.deepEqual(parseSaved(text), []);
  const good = mapNamed('good');
  const bad = [
    null,
    7,
    {},
    { ...good, name: '' },
    { ...good, name: ' x' },
    { ...good, name: 'x'.repeat(LONGEST_NAME + 1) },
    { ...good, map: '<b>' },
    { ...good, map: 5 },
    { ...good, start: -1 },
    { ...good, goal: 1.5 },
    { ...good, goal: '0' },
  ];
  assert.deepEqual(parseSaved(JSON.stringify([...bad, good, good, { ...good, own: 1 }])), [good]);
  const many = Array.from({ length: 2 * MOST_MAPS }, (_, number) => mapNamed(`${number}`));
  assert.equal(parseSaved(JSON.stringify(many)).length, MOST_MAPS);
});

test('names are trimmed, printable and of a reasonable length', () => {
  assert.equal(savedName('  my \n map\u0007 '), 'my map');
  assert.equal(savedName(' \t '), '');
  const long = savedName('😀'.repeat(100));
  assert.equal([...long].length, LONGEST_NAME);
  const [parsed] = parseSaved(formatSaved([mapNamed(long)]));
  assert.equal(parsed?.name, long);
});

test('a map saved again replaces the one before', () => {
  const { maps } = withSaved([mapNamed('a'), mapNamed('b')], { ...mapNamed('b'), goal: 9 });
  assert.deepEqual(
    maps.map(({ name, goal }) => [name, goal]),
    [
      ['b', 9],
      ['a', 5],
    ],
  );
  assert.deepEqual(
    withoutSaved(maps, 'b').map(({ name }) => name),
    ['a'],
  );
});

test('too many and too large are reported, and the list stays', () => {
  const full = Array.from({ length: MOST_MAPS }, (_, number) => mapNamed(`${number}`));
  assert.deepEqual(withSaved(full, mapNamed('more')), { maps: full, problem: 'saved.too_many' });
  assert.equal(withSaved(full, mapNamed('3')).problem, null);
  const large = { ...mapNamed('large'), map: 'x'.repeat(MOST_CHARACTERS) };
  assert.deepEqual(withSaved([mapNamed('a')], large), { maps: [mapNamed('a')], problem: 'saved.too_large' });
});

test('generators have their default percentage, and a maze has none', () => {
  assert.deepEqual(GENERATORS, ['random', 'maze', 'rooms', 'caves', 'terrain']);
  assert.equal(USUAL_PERCENT.random, 27);
  assert.deepEqual(
    GENERATORS.filter((kind) => !takesPercent(kind)),
    ['maze'],
  );
});

test('whole numbers are read within their bounds', () => {
  assert.equal(parseWhole(' 12 ', 1, 4096), 12);
  assert.equal(parseWhole('4294967295', 0, MAX_SEED), MAX_SEED);
  for (const text of ['', ' ', '0', '4097', '1.5', '-1', 'x', 'Infinity', 'NaN']) {
    assert.equal(parseWhole(text, 1, 4096), null);
  }
});

test('random seeds have four digits', () => {
  assert.equal(seedFrom(0), 1000);
  assert.equal(seedFrom(0.9999999), 9999);
});
