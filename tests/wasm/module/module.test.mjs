// The real module from JavaScript: values cross correctly, and survive growth of the memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DEFAULT_SETTINGS } from '../../../web/engine/options.js';
import { loadModule, search } from '../../support/node/module.mjs';

const LESTER = '.......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n';
const module = await loadModule();

test("Lester's figure: cost 68, 12 expansions, and the numbers of a cell", () => {
  const lab = new module.Laboratory();
  assert.deepEqual(lab.load('auto', LESTER), { ok: true, code: '', line: 0, found: '', expected: '' });
  const result = search(lab, { heuristic: 'manhattan' }, lab.suggestedStart('squares'), lab.suggestedGoal('squares'));
  assert.deepEqual(result, {
    outcome: 'found',
    cost: 68,
    expanded: 12,
    generated: 25,
    improved: 2,
    reopened: 0,
    repairs: 0,
    isRepairRefused: false,
    steps: 12,
    target: 19,
    isTruncated: false,
    kernel: 'quad-heap',
    tierSide: 0,
  });
  assert.deepEqual([...lab.path()], [15, 9, 2, 3, 4, 12, 19]);
  assert.equal(lab.seek(3).ok, true);
  assert.deepEqual(lab.position(), { step: 3, open: 8, closed: 3, current: 23 });
  assert.deepEqual([...lab.cells(2, 1, 1, 1)].slice(0, 5), [1, 14, 40, 54, 5]);
  assert.equal(lab.statuses()[23], 2);
  assert.deepEqual(
    [15, 16, 23].map((cell) => lab.expandedAt(0, lab.height())[cell]),
    [1, 2, 3],
  );
  assert.equal(lab.factors()[10], 0);
  lab.delete();
});

test('refusals cross as reasons with the line', () => {
  const lab = new module.Laboratory();
  assert.deepEqual(lab.load('auto', 'type octile\nheight 2\nwidth 3\nmap\n...\n..\n'), {
    ok: false,
    code: 'map.row_length',
    line: 6,
    found: '2',
    expected: '3',
  });
  assert.equal(lab.clear(0, 1).code, 'board.size');
  assert.equal(lab.edit([5], [0]).code, 'board.cell');
  assert.equal(lab.begin({ ...DEFAULT_SETTINGS, tie: /** @type {never} */ ('coin') }, 0, 0).expected, 'tie');
  lab.delete();
});

test('edit takes arrays of either kind', () => {
  const lab = new module.Laboratory();
  assert.equal(lab.clear(4, 4).ok, true);
  assert.equal(lab.edit([0, 1], [0]).ok, true);
  assert.equal(lab.edit(Uint32Array.of(2, 3), Uint8Array.of(9, 8)).ok, true);
  assert.deepEqual([...lab.factors().slice(0, 5)], [0, 0, 9, 8, 1]);
  lab.delete();
});

test('boards cross complete: restored, generated, into a link and back', () => {
  const lab = new module.Laboratory();
  assert.equal(lab.restore(3, 1, Uint8Array.of(1, 0, 7)).ok, true);
  assert.deepEqual([...lab.factors()], [1, 0, 7]);
  const link = lab.mapToLink();
  assert.match(link, /^a[A-Za-z0-9_-]+$/);
  assert.equal(lab.generate('caves', 40, 30, 45, 2 ** 32 - 1).ok, true);
  assert.match(lab.mapToLink(), /^g\.caves\.40\.30\.45\.4294967295\.[A-Za-z0-9_-]{6}$/);
  assert.equal(lab.mapFromLink(link).ok, true);
  assert.deepEqual([...lab.factors()], [1, 0, 7]);
  assert.equal(lab.resize(2, 2).ok, true);
  assert.deepEqual([...lab.factors()], [1, 0, 1, 1]);
  assert.equal(lab.mapFromLink('xAAA').code, 'link.map_version');
  lab.delete();
});

test('the log crosses: what a step did, and where events happened', () => {
  const lab = new module.Laboratory();
  lab.load('auto', LESTER);
  search(lab, { heuristic: 'manhattan' }, lab.suggestedStart('squares'), lab.suggestedGoal('squares'));
  const steps = [...lab.stepsWith('improved')];
  assert.equal(steps.length, 2);
  const log = [...lab.log(steps[0] ?? 0, steps[0] ?? 0)];
  assert.equal(log.length % 7, 0);
  assert.ok(log.filter((_, index) => index % 7 === 1).includes(2));
  assert.equal(lab.stepsWith('reopened').length, 0);
  lab.delete();
});

test('the largest board: memory grows, fresh views see it, all its cells are searched', () => {
  const lab = new module.Laboratory();
  lab.clear(2, 2);
  assert.equal(lab.clear(4096, 4096).ok, true);
  const last = 4096 * 4096 - 1;
  assert.equal(lab.factors().length, last + 1);
  const result = search(lab, { algorithm: 'dijkstra' }, 0, last);
  assert.equal(result.cost, 4095 * 14);
  assert.equal(result.expanded, last + 1);
  assert.equal(lab.seek(result.steps).ok, true);
  assert.equal(lab.statuses()[last], 2);
  lab.delete();
});

test('settings are converted anew whenever a field differs, also of the same object, and never kept if one is wrong', () => {
  const lab = new module.Laboratory();
  lab.load('auto', LESTER);
  const costOf = (/** @type {object} */ settings) => {
    const reason = lab.begin(/** @type {typeof DEFAULT_SETTINGS} */ (settings), 15, 19);
    if (!reason.ok) return `${reason.code} ${reason.found}`;
    while (lab.answer(1000).outcome === 'running');
    return lab.result().cost;
  };
  const settings = { ...DEFAULT_SETTINGS };
  assert.equal(costOf(settings), 68);
  assert.equal(costOf({ ...settings }), 68);
  settings.corner = 'four';
  assert.equal(costOf(settings), 80);
  settings.corner = 'nowall';
  assert.equal(costOf({ ...settings, costs: 'unit' }), 6);
  assert.equal(costOf(settings), 68);
  assert.equal(costOf({ ...settings, algorithm: 'astarr' }), 'search.settings astarr');
  const { tie: _, ...incomplete } = settings;
  for (const wrong of [incomplete, { ...settings, corner: 4 }, { ...settings, weightHundredths: -1 }, null, 'astar']) {
    assert.throws(() => costOf(/** @type {object} */ (wrong)));
    assert.equal(costOf({ ...settings, corner: 'four' }), 80);
    assert.equal(costOf(settings), 68);
  }
  const changing = Object.defineProperty({ ...settings }, 'corner', { get: () => (turn++ % 2 ? 'four' : 'nowall') });
  let turn = 0;
  for (let times = 0; times < 9; times++) assert.ok([68, 80].includes(Number(costOf(changing))));
  assert.equal(costOf(settings), 68);
});

test('frozen settings are distinguished by each of their fields', () => {
  const lab = new module.Laboratory();
  // On hexes nothing is fixed by a program: what comes back is what the module was given.
  const settings = Object.freeze({ ...DEFAULT_SETTINGS, board: /** @type {const} */ ('hex') });
  const changed = (/** @type {unknown} */ value) =>
    typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `other-${String(value)}`;
  for (const [name, value] of Object.entries(settings)) {
    const other = Object.freeze({ ...settings, [name]: changed(value) });
    for (const given of [settings, settings, other, other, { ...other }, settings])
      assert.deepEqual(lab.settingsAsWritten(given), given, name);
    const wrong = /** @type {typeof settings} */ (/** @type {unknown} */ (Object.freeze({ ...other, [name]: null })));
    if (typeof value === 'string') assert.throws(() => lab.settingsAsWritten(wrong), name);
    assert.deepEqual(lab.settingsAsWritten(settings), settings, name);
  }
  lab.delete();
});
