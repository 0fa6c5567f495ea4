// Typed text, and the results for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellTyped, found } from '../../../web/dialogs/palette/search.js';

/** @param {string[]} names */
const named = (...names) => ({ names, group: names[0]?.startsWith('A*') ? 'Algorithm' : '' });
const ALL = [
  named('Share', '分享'),
  named('Dijkstra'),
  named('Play', '播放'),
  named('A*'),
  named('Search tree', '搜索树'),
];
/** @param {string} typed */
const names = (typed, most = 9) => found(ALL, typed, most).map(({ names: [name] }) => name);

test('names are found in every language, in upper or lower case, and by the group they belong to', () => {
  assert.deepEqual(names('share'), ['Share']);
  assert.deepEqual(names('搜索'), ['Search tree']);
  assert.deepEqual(names('ALGORITHM'), ['A*']);
  assert.deepEqual(names('algorithm a'), ['A*']);
  assert.deepEqual(names('nothing'), []);
});

test('names that begin with the text come first, then those with a word that does', () => {
  assert.deepEqual(
    found([named('Replay'), named('To play'), named('Play')], 'play', 9).map((one) => one.names[0]),
    ['Play', 'To play', 'Replay'],
  );
  assert.deepEqual(names('', 2), ['Share', 'Dijkstra']);
});

test('a cell is typed with or without brackets, in the punctuation of either language', () => {
  assert.deepEqual(cellTyped('(3,4)'), [3, 4]);
  assert.deepEqual(cellTyped(' -1 , 12 '), [-1, 12]);
  assert.deepEqual(cellTyped('（3，4）'), [3, 4]);
  assert.deepEqual(cellTyped('7 8'), [7, 8]);
  assert.equal(cellTyped('3'), null);
  assert.equal(cellTyped('3,4,5'), null);
  assert.equal(cellTyped('123456,1'), null);
});
