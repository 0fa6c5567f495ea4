// The examples over the real module: the results that they are known for, and the settings that they bring.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { setUp } from '../../support/node/edited-session.mjs';

test("a figure's settings leave and come back with it", () => {
  const lab = setUp();
  const { settings } = lab.store.state;
  const slides = PRESETS.find(({ id }) => id === 'slides_one');
  assert.ok(slides);
  lab.session.openPreset(slides);
  assert.equal(lab.store.state.settings.weightHundredths, 200);
  lab.session.undo();
  assert.deepEqual(lab.store.state.settings, settings);
  lab.session.redo();
  assert.equal(lab.store.state.settings.update, 'never');
  assert.equal(lab.store.state.search.result.cost, 19);
  lab.engine.dispose();
});

test('the examples give the results that they are known for', () => {
  const lab = setUp();
  const answers = PRESETS.map((preset) => {
    lab.session.openPreset(preset);
    const { outcome, cost, expanded } = lab.store.state.search.result;
    return [preset.id, outcome === 'found' ? cost : outcome, expanded];
  });
  assert.deepEqual(answers, [
    ['lester', 68, 12],
    ['lester_under', 68, 13],
    ['four_by_four', 38, 4],
    ['slides_one', 19, 30],
    ['slides_two', 84, 19],
    ['slides_two_drawn', 84, 18],
    ['experiment_line', 150, 16],
    ['experiment_wall', 198, 94],
    ['experiment_trap', 214, 96],
    ['experiment_walled', 'no-path', 375],
    ['mountain', 152, 47],
    ['mountain_range', 346, 358],
  ]);
  lab.engine.dispose();
});

test("Lester's two paths, and the mountain's", () => {
  const lab = setUp();
  /** @param {string} id @param {number} cell */
  const goesThrough = (id, cell) => {
    const preset = PRESETS.find((one) => one.id === id);
    assert.ok(preset);
    lab.session.openPreset(preset);
    return lab.engine.path().includes(cell);
  };
  assert.equal(goesThrough('lester', 3), true);
  assert.equal(goesThrough('lester_under', 4 * 7 + 3), true);
  const top = 4 * 15 + 7;
  assert.equal(goesThrough('mountain', top), false);
  const hills = [...lab.engine.factors()].flatMap((factor, cell) => (factor === 3 ? [cell] : []));
  lab.session.paint(hills, 2);
  assert.equal(lab.engine.path().includes(top), true);
  lab.engine.dispose();
});
