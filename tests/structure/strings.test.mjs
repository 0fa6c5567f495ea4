// Guards the languages: each has every string, with the same placeholders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILES, TABLES } from '../support/node/words.mjs';
import { isJavaScript, sources } from './sources.mjs';

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
    (key) => !one.has(key) || !other.has(key) || blanks(one.get(key)).join() !== blanks(other.get(key)).join(),
  );
}

test('each file of words has the same strings in English and Chinese', () => {
  assert.ok(FILES.size > 60, 'few words were found');
  for (const [path, words] of FILES) {
    if (!path.endsWith('en.js')) continue;
    const other = FILES.get(path.replace(/en\.js$/, 'zh.js')) ?? {};
    assert.ok(flatten(words).size > 0, path);
    assert.deepEqual(differences(words, other), [], path);
  }
});

test('no string is defined twice', () => {
  const seen = new Map();
  // Those of app/ hold others.
  for (const [path, words] of FILES) {
    if (!path.endsWith('en.js') || path === 'web/app/en.js') continue;
    for (const key of Object.keys(words)) {
      assert.equal(seen.get(key), undefined, `${key} in ${path}`);
      seen.set(key, path);
    }
  }
});

/** A position that some file formats by itself: "(${x},${y})", or a cell's number taken apart in brackets. */
const OWN_NOTATION = /\(\$\{[^}]*(?:%|\bx)[^}]*\},\s?\$\{/;
/** Not a position of a cell: a transform of SVG. */
const isTransform = (/** @type {string} */ line) => /translate\(/.test(line);

/** @param {string} text */
const ownNotations = (text) => text.split('\n').filter((line) => OWN_NOTATION.test(line) && !isTransform(line));

test('a position is formatted in one file, as the reader counts', () => {
  const others = sources.filter(
    ({ path }) =>
      path.startsWith('web/') &&
      isJavaScript({ path, text: '' }) &&
      path !== 'web/model/coordinates.js' &&
      // Whole programs that readers take along.
      !path.startsWith('web/lessons/code/'),
  );
  assert.ok(others.length > 100);
  for (const { path, text } of others) assert.deepEqual(ownNotations(text), [], path);
  // Row and column are for users who do not see the board, whose grid is counted so.
  // Cells of a link are shown as the link has them.
  const spoken = ['cell.at', 'picture.board', 'share.cells_outside'];
  for (const [key, sentence] of flatten(TABLES.en)) {
    if (spoken.includes(key)) continue;
    assert.doesNotMatch(String(sentence), /\{row\}.*\{column\}|\{x\},\s?\{y\}/, key);
  }
  assert.equal(ownNotations('const name = `(${cell % width},${Math.floor(cell / width)})`;').length, 1);
  assert.equal(ownNotations('say(`(${point.x}, ${point.y})`)').length, 1);
});

test('the guard detects what it guards against', () => {
  assert.deepEqual(differences({ a: 'x', b: { c: 'y' } }, { a: '甲', b: { c: '乙' } }), []);
  assert.deepEqual(differences({ a: 'x', b: { c: 'y' } }, { a: '甲', b: { d: '乙' } }), ['b.c', 'b.d']);
  assert.deepEqual(differences({ a: 'line {line}' }, { a: '第 {row} 行' }), ['a']);
});
