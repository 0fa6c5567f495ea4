// The tutorials' programs as written, from JavaScript: what they fix crosses in words, and the page's
// list of what they leave open is the core's.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as options from '../../web/engine/options.js';
import { isFixedByProgram } from '../../web/state/settings.js';
import { loadModule, search } from '../support/module.mjs';

const { DEFAULT_SETTINGS, PROGRAMS } = options;
const module = await loadModule();
const SLIDES = 'S.....\n#..##.\n......\n.####.\n##.G#.\n##.#..\n#..##.\n#.....\n##....\n';

/** Values that every setting can take. */
const VALUES = {
  algorithm: options.ALGORITHMS,
  heuristic: options.HEURISTICS,
  weightHundredths: [100, 0, 250],
  corner: options.CORNER_RULES,
  costs: options.COST_MODELS,
  tie: options.TIES,
  stop: options.STOPS,
  update: options.UPDATES,
  reopens: [true, false],
  neighbourOrder: [...options.NEIGHBOUR_ORDERS, '76543210'],
  allowsBlockedGoal: [true, false],
  openList: options.OPEN_LISTS,
};
const NAMES = /** @type {(keyof typeof VALUES)[]} */ (Object.keys(VALUES));

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

test('the page knows which settings a program leaves open', () => {
  const lab = new module.Laboratory();
  for (const program of PROGRAMS) {
    for (const name of NAMES) {
      const written = VALUES[name].map((value) => {
        const settings = { ...DEFAULT_SETTINGS, program, [name]: value };
        return lab.settingsAsWritten(settings)[name];
      });
      const isFixed = new Set(written).size === 1;
      assert.equal(isFixedByProgram({ ...DEFAULT_SETTINGS, program }, name), isFixed, `${program} ${name}`);
    }
  }
  lab.delete();
});

test('settings as written and corrected ones are settings that a search understands', () => {
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
