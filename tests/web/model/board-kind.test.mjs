// What the kind of the board's cells means for the other settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, DEFAULT_SETTINGS, HEURISTICS } from '../../../web/engine/options.js';
import { onBoard } from '../../../web/model/algorithm-needs.js';
import { measures, suited } from '../../../web/model/settings.js';

const squares = DEFAULT_SETTINGS;
const hexes = { ...DEFAULT_SETTINGS, board: /** @type {const} */ ('hex'), heuristic: /** @type {const} */ ('hex') };

test('switching to hexes and back restores the settings, with the distance of each kind of cells', () => {
  const there = { ...squares, ...onBoard(squares, 'hex') };
  assert.deepEqual(there, hexes);
  assert.deepEqual({ ...there, ...onBoard(there, 'squares') }, squares);
});

test('on hexes settings that need squares are replaced, and everything else stays', () => {
  for (const algorithm of ALGORITHMS) {
    const before = { ...squares, algorithm, program: /** @type {const} */ ('unity'), corrected: true };
    const after = { ...before, ...onBoard(before, 'hex') };
    const isLeft = !['jps', 'canonical', 'theta', 'lazytheta', 'local'].includes(algorithm);
    assert.equal(after.algorithm, isLeft ? algorithm : 'astar');
    assert.deepEqual([after.program, after.corrected], ['none', false]);
  }
  assert.equal(onBoard({ ...squares, heuristic: 'euclidean' }, 'hex').heuristic, 'euclidean');
  assert.equal(onBoard({ ...hexes, heuristic: 'zero' }, 'squares').heuristic, 'zero');
});

test('each kind of cells has its heuristics, and suitable settings stay the same object', () => {
  assert.deepEqual(
    HEURISTICS.filter((one) => measures(hexes, one)),
    ['euclidean', 'zero', 'hex'],
  );
  assert.deepEqual(
    HEURISTICS.filter((one) => !measures(squares, one)),
    ['hex'],
  );
  assert.equal(suited(squares), squares);
  assert.equal(suited(hexes), hexes);
});
