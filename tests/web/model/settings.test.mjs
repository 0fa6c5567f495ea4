// Settings of a search: which ones an algorithm ignores, how they are typed, and which are invalid.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS, firstUnknownSetting, isNeighbourOrder } from '../../../web/engine/options.js';
import { formatWeight, isPassedOver, parseWeight } from '../../../web/model/settings.js';

/** @import { AlgorithmName } from 'astrolabe-module' */

test('each algorithm ignores what it does not use', () => {
  /** @param {AlgorithmName} algorithm */
  const passedOver = (algorithm) => {
    const settings = { ...DEFAULT_SETTINGS, algorithm };
    const names = /** @type {(keyof typeof settings)[]} */ (Object.keys(settings));
    return names.filter((name) => isPassedOver(settings, name));
  };
  assert.deepEqual(passedOver('astar'), []);
  assert.deepEqual(passedOver('dijkstra'), ['heuristic', 'weightHundredths']);
  for (const algorithm of /** @type {const} */ (['bfs', 'dfs'])) {
    for (const name of /** @type {const} */ (['heuristic', 'weightHundredths', 'tie'])) {
      assert.ok(passedOver(algorithm).includes(name), `${algorithm} ${name}`);
    }
  }
  assert.ok(passedOver('greedy').includes('weightHundredths'));
  assert.ok(!passedOver('greedy').includes('heuristic'));
  assert.ok(passedOver('jps').includes('heuristic'));
  for (const name of /** @type {const} */ (['corner', 'costs', 'tie', 'neighbourOrder', 'nearest'])) {
    assert.ok(!passedOver('jps').includes(name), name);
    assert.equal(passedOver('canonical').includes(name), name === 'tie', name);
  }
});

test('weights are read in hundredths, within their bounds', () => {
  assert.equal(parseWeight('1'), 100);
  assert.equal(parseWeight(' 1.5 '), 150);
  assert.equal(parseWeight('0'), 0);
  assert.equal(parseWeight('0.07'), 7);
  assert.equal(parseWeight('10000'), 1_000_000);
  for (const wrong of ['', ' ', '-1', '10001', 'x', 'NaN', 'Infinity']) assert.equal(parseWeight(wrong), null);
  assert.equal(formatWeight(150), '1.5');
  assert.equal(parseWeight(formatWeight(7)), 7);
});

test('settings are checked at the boundary', () => {
  assert.equal(firstUnknownSetting(DEFAULT_SETTINGS), null);
  assert.equal(firstUnknownSetting({ ...DEFAULT_SETTINGS, weightHundredths: 1.5 }), 'weightHundredths');
  assert.equal(firstUnknownSetting({ ...DEFAULT_SETTINGS, weightHundredths: -1 }), 'weightHundredths');
  assert.equal(firstUnknownSetting({ ...DEFAULT_SETTINGS, neighbourOrder: '01234566' }), 'neighbourOrder');
  const foreign = /** @type {typeof DEFAULT_SETTINGS} */ (
    /** @type {unknown} */ ({ ...DEFAULT_SETTINGS, corner: 'sometimes' })
  );
  assert.equal(firstUnknownSetting(foreign), 'corner');
});

test('a neighbour order is a name or a permutation of the eight slots', () => {
  for (const order of ['rows', 'up', 'cols', 'clock', '01234567', '76543210']) assert.ok(isNeighbourOrder(order));
  for (const order of ['', 'row', '0123456', '012345678', '01234568', '0123456a']) assert.ok(!isNeighbourOrder(order));
});
