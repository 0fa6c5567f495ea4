// Guards the languages: each has every string, with the same blanks to fill.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, LATER } from '../support/words.mjs';

/** @typedef {{ [key: string]: unknown }} Strings */

/**
 * Every string under its full key, whether the file nests them or not.
 * @param {Strings} strings
 * @returns {Map<string, unknown>}
 */
function flatten(strings, prefix = '') {
  return new Map(
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(/** @type {Strings} */ (value), `${prefix}${key}.`)]
        : [/** @type {[string, unknown]} */ ([`${prefix}${key}`, value])],
    ),
  );
}

/** @param {unknown} value */
const blanks = (value) => (typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort() : []);

/**
 * @param {Strings} first
 * @param {Strings} second
 */
function differences(first, second) {
  const [one, other] = [flatten(first), flatten(second)];
  const keys = [...new Set([...one.keys(), ...other.keys()])];
  return keys.filter(
    (key) =>
      !one.has(key) ||
      !other.has(key) ||
      blanks(one.get(key)).join() !== blanks(other.get(key)).join(),
  );
}

for (const [name, { en, zh }] of Object.entries({ 'first sight': FIRST, 'later parts': LATER })) {
  test(`English and Chinese have the same strings of the ${name}`, () => {
    assert.ok(flatten(en).size > 0, 'no string was found');
    assert.deepEqual(differences(en, zh), []);
  });
}

test('no string comes twice', () => {
  assert.deepEqual(Object.keys(FIRST.en).filter((key) => key in LATER.en), []);
});

test('the guard sees what it is there for', () => {
  assert.deepEqual(differences({ a: 'x', b: { c: 'y' } }, { a: '甲', b: { c: '乙' } }), []);
  assert.deepEqual(differences({ a: 'x', b: { c: 'y' } }, { a: '甲', b: { d: '乙' } }), ['b.c', 'b.d']);
  assert.deepEqual(differences({ a: 'line {line}' }, { a: '第 {row} 行' }), ['a']);
});
