// Which text in a figure is its map, and which is a placeholder until it works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAttribute } from '../../../web/figure/attributes.js';
import { isMapText } from '../../../web/figure/own-map.js';

test('words are no map, drawings and rows of numbers are', () => {
  for (const words of [
    '',
    '  ',
    'loading',
    '\n  Loading… \n',
    'Loading...',
    'A map, please wait.',
    'Step 5 of A*',
    '地图',
    '正在加载 3',
  ]) {
    assert.equal(isMapText(words, null), false, words);
  }
  for (const drawing of ['S.#G', '...', '0110', '0 1 1 0', 'S...G', '@.@', '\n  S..\n  ..G\n', 'abc\ncba']) {
    assert.equal(isMapText(drawing, null), true, drawing);
  }
});

test('the attribute decides, but an empty text is no map', () => {
  assert.equal(isMapText('abba', true), true);
  assert.equal(isMapText('A map.', true), true);
  assert.equal(isMapText(' \n', true), false);
  assert.equal(isMapText('S.#G\n....', false), false);
  assert.equal(isMapText('S..G', 'S..G'), true);
});

test('the attribute is a switch, or the map with its rows separated by slashes', () => {
  const valueOf = (/** @type {string | null} */ text) => readAttribute('map', text).value;
  assert.equal(valueOf('S.#/..G'), 'S.#\n..G');
  assert.equal(valueOf(' S.# / ..G '), 'S.#\n..G');
  assert.equal(valueOf('S.#G'), 'S.#G');
  assert.deepEqual(['', 'map', '1', '0', null].map(valueOf), [true, true, true, false, null]);
  assert.equal(readAttribute('map', 'hello').isOdd, true);
});
