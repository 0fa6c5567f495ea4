// What the page offers is what the module has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS, exactHeuristic } from '../../../web/engine/options.js';
import { CATALOGUE } from '../../../wasm/catalogue.mjs';
import { loadModule } from '../../support/node/module.mjs';

const { Laboratory } = await loadModule();

test('catalogue.mjs is what the module says; otherwise run node wasm/write-catalogue.mjs', () => {
  const lab = new Laboratory();
  assert.deepEqual(CATALOGUE, JSON.parse(lab.catalogue()));
  lab.delete();
});

test('the defaults are the first of their kind', () => {
  const { program, algorithm, heuristic, board, corner, costs, tie, stop, update, nearest, openList, neighbourOrder } =
    DEFAULT_SETTINGS;
  const { algorithms, programs, heuristics, boards, corners, ties, stops, updates, openLists, neighbourOrders } =
    CATALOGUE;
  assert.deepEqual(
    [program, algorithm, heuristic, board, corner, costs, tie, stop, update, nearest, openList, neighbourOrder],
    [
      programs,
      algorithms.map(({ name }) => name),
      heuristics,
      boards.map(({ name }) => name),
      corners,
      CATALOGUE.costs,
      ties,
      stops,
      updates,
      CATALOGUE.nearest,
      openLists,
      neighbourOrders,
    ].map(([first]) => first),
  );
});

test('every option of the catalogue is accepted by a search', () => {
  const lab = new Laboratory();
  lab.clear(3, 3);
  /** @type {[keyof typeof DEFAULT_SETTINGS, readonly string[]][]} */
  const kinds = [
    ['algorithm', CATALOGUE.algorithms.map(({ name }) => name)],
    ['program', CATALOGUE.programs],
    ['heuristic', CATALOGUE.heuristics],
    ['board', CATALOGUE.boards.map(({ name }) => name)],
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

test('what a board calls exact is the cost of the path on an empty board; other heuristics are replaced by its first', () => {
  const lab = new Laboratory();
  lab.clear(9, 7);
  for (const { name: board, heuristics } of CATALOGUE.boards) {
    /** @param {Partial<typeof DEFAULT_SETTINGS>} changes */
    const estimated = (changes) => {
      assert.ok(lab.begin({ ...DEFAULT_SETTINGS, board, ...changes }, 0, 35).ok);
      assert.equal(lab.advance(1000), 'found');
      lab.seek(0);
      return { h: lab.why(0)?.sum?.h, cost: lab.result().cost };
    };
    for (const corner of CATALOGUE.corners) {
      const { h, cost } = estimated({ corner, heuristic: exactHeuristic({ board, corner }) });
      assert.equal(h, cost, `${board} ${corner}`);
    }
    const values = new Set(heuristics.map((heuristic) => estimated({ heuristic }).h));
    assert.equal(values.size, heuristics.length, 'each measures something of its own');
    for (const heuristic of CATALOGUE.heuristics.filter((one) => heuristics.every((own) => own !== one))) {
      assert.equal(estimated({ heuristic }).h, estimated({ heuristic: heuristics[0] }).h, `${heuristic} on ${board}`);
    }
  }
  lab.delete();
});
