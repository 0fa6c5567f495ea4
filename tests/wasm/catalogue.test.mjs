// What the page offers is what the module says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';
import { CATALOGUE } from '../../wasm/catalogue.mjs';
import { loadModule } from '../support/module.mjs';

const { Laboratory } = await loadModule();

test('catalogue.mjs is what the module says; else run node wasm/write-catalogue.mjs', () => {
  const lab = new Laboratory();
  assert.deepEqual(CATALOGUE, JSON.parse(lab.catalogue()));
  lab.delete();
});

test('the defaults are the first of their kind', () => {
  const { program, algorithm, heuristic, board, corner, costs, tie, stop, update, nearest, openList, neighbourOrder } = DEFAULT_SETTINGS;
  const { algorithms, programs, heuristics, boards, corners, ties, stops, updates, openLists, neighbourOrders } = CATALOGUE;
  assert.deepEqual(
    [program, algorithm, heuristic, board, corner, costs, tie, stop, update, nearest, openList, neighbourOrder],
    [programs, algorithms.map(({ name }) => name), heuristics, boards, corners, CATALOGUE.costs, ties, stops, updates, CATALOGUE.nearest, openLists, neighbourOrders].map(([first]) => first),
  );
});

test('every option of the catalogue is understood by a search', () => {
  const lab = new Laboratory();
  lab.clear(3, 3);
  /** @type {[keyof typeof DEFAULT_SETTINGS, readonly string[]][]} */
  const kinds = [
    ['algorithm', CATALOGUE.algorithms.map(({ name }) => name)],
    ['program', CATALOGUE.programs],
    ['heuristic', CATALOGUE.heuristics],
    ['board', CATALOGUE.boards],
    ['corner', CATALOGUE.corners],
    ['costs', CATALOGUE.costs],
    ['tie', CATALOGUE.ties],
    ['stop', CATALOGUE.stops],
    ['update', CATALOGUE.updates],
    ['nearest', CATALOGUE.nearest],
    ['openList', CATALOGUE.openLists],
    ['neighbourOrder', CATALOGUE.neighbourOrders],
  ];
  for (const [kind, names] of kinds) {
    for (const name of names) {
      const { code } = lab.begin({ ...DEFAULT_SETTINGS, [kind]: name }, 0, 8);
      assert.equal(code, '', `${kind} ${name}`);
    }
    assert.equal(lab.begin({ ...DEFAULT_SETTINGS, [kind]: 'none of them' }, 0, 8).expected, kind);
  }
  lab.delete();
});
