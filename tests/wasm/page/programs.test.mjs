// The tutorials' programs as written, from JavaScript: what they fix crosses in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as options from '../../../web/engine/options.js';
import { loadModule, search } from '../../support/node/module.mjs';
import { VECTORS, noVectors, pairsOf } from '../../support/node/program-vectors.mjs';

const { DEFAULT_SETTINGS, PROGRAMS } = options;
const module = await loadModule();
const SLIDES = 'S.....\n#..##.\n......\n.####.\n##.G#.\n##.#..\n#..##.\n#.....\n##....\n';

test('the slides say 8 at (6,2), and the textbook says 9', () => {
  const lab = new module.Laboratory();
  lab.load('ascii', SLIDES);
  const result = search(lab, { program: 'slides' }, 0, 27);
  assert.deepEqual([result.outcome, result.cost, result.steps], ['found', 19, 30]);
  lab.seek(30);
  assert.deepEqual([...lab.cells(5, 1, 1, 1)].slice(1, 5), [8, 4, 8, 6]);
  const { program, ...fixed } = lab.settingsAsWritten({ ...DEFAULT_SETTINGS, program: 'slides' });
  assert.equal(program, 'slides');
  search(lab, fixed, 0, 27);
  lab.seek(lab.result().steps);
  assert.equal((lab.cells(5, 1, 1, 1)[3] ?? 0) / 2, 9);
  lab.delete();
});

test('settings as written and corrected ones are accepted by a search', () => {
  const lab = new module.Laboratory();
  lab.load('ascii', SLIDES);
  for (const program of PROGRAMS) {
    const settings = { ...DEFAULT_SETTINGS, program };
    const written = lab.settingsAsWritten(settings);
    const right = lab.correctedSettings(settings);
    assert.equal(options.firstUnknownSetting(written), null);
    assert.equal(options.firstUnknownSetting(right), null);
    assert.deepEqual(Object.keys(written).sort(), Object.keys(DEFAULT_SETTINGS).sort());
    assert.equal(right.program, 'none');
    assert.deepEqual(lab.settingsAsWritten(written), written);
    const asked = search(lab, settings, 0, 27);
    assert.deepEqual(search(lab, written, 0, 27), asked);
    assert.ok(search(lab, right, 0, 27).cost <= asked.cost || asked.outcome === 'no-path');
  }
  assert.deepEqual(lab.settingsAsWritten(DEFAULT_SETTINGS), DEFAULT_SETTINGS);
  lab.delete();
});

test('the programs do on the vectors’ boards what literal ports of them do', { skip: noVectors }, () => {
  const lab = new module.Laboratory();
  for (const { map, start, goal, programs } of VECTORS) {
    const width = map[0]?.length ?? 0;
    const cellOf = (/** @type {[number, number]} */ [x, y]) => y * width + x;
    assert.ok(lab.load('ascii', map.join('\n')).ok);
    for (const [name, { order, path }] of Object.entries(programs)) {
      const { as, c } = /** @type {{ as: 'cpp', c?: 'always' }} */ (pairsOf(name));
      const { steps } = search(lab, { program: as, ...(c && { corner: c }) }, cellOf(start), cellOf(goal));
      const rows = lab.printout(1, steps);
      const expanded = Array.from({ length: steps }, (_, i) => rows[6 * i + 1]);
      assert.deepEqual(expanded, order.map(cellOf), name);
      assert.deepEqual([...lab.path()], (path ?? []).map(cellOf), name);
    }
  }
  lab.delete();
});
