// Drawing over the real module: strokes, fills and the eyedropper, undone and redone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTools } from '../../../web/model/state.js';
import { GROUNDS } from '../../../web/model/drawing/tools.js';
import { keyOf, setUp, snapshot } from '../../support/node/edited-session.mjs';

/** @import { Tools } from '../../../web/model/drawing/tools.js' */

test('a cancelled stroke leaves nothing; an undone one comes back whole', () => {
  const lab = setUp();
  const before = snapshot(lab);
  const { session } = lab;
  session.beginDrawing({ x: 0, y: 0 }, false);
  session.drawTo({ x: 0, y: 5 });
  session.drawTo({ x: 6, y: 5 });
  session.cancelDrawing();
  assert.deepEqual(snapshot(lab), before);
  assert.equal(lab.store.state.history.past.length, 0);
  session.beginDrawing({ x: 0, y: 0 }, false);
  session.drawTo({ x: 0, y: 5 });
  session.drawTo({ x: 6, y: 5 });
  session.finishDrawing();
  const after = snapshot(lab);
  assert.equal(after.grounds.filter((ground) => ground === 0).length, 3 + 12);
  session.undo();
  assert.deepEqual(snapshot(lab), before);
  session.redo();
  assert.deepEqual(snapshot(lab), after);
  lab.engine.dispose();
});

test('picking takes the ground under it and goes back to drawing', () => {
  const lab = setUp();
  lab.session.paint([0], 7);
  lab.store.update((state) => withTools(state, { ...state.tools, tool: 'pick' }));
  lab.session.beginDrawing({ x: 0, y: 0 }, false);
  const { tool, ground } = lab.store.state.tools;
  assert.deepEqual({ tool, ground }, { tool: 'draw', ground: 7 });
  lab.session.beginDrawing({ x: 6, y: 5 }, false);
  lab.session.finishDrawing();
  assert.equal(lab.session.groundAt(41), 7);
  lab.engine.dispose();
});

test('water is picked, filled and undone as water, and a fill treats it as separate ground', () => {
  const lab = setUp();
  lab.session.openText('a.txt', 'S~~#\n...#\n...G\n');
  const before = snapshot(lab);
  assert.deepEqual(before.grounds.slice(0, 4), [1, 256, 256, 0]);
  const use = (/** @type {Partial<Tools>} */ tools) =>
    lab.store.update((state) => withTools(state, { ...state.tools, ...tools }));
  use({ tool: 'pick' });
  lab.session.beginDrawing({ x: 1, y: 0 }, false);
  assert.deepEqual([lab.store.state.tools.tool, lab.store.state.tools.ground], ['draw', GROUNDS.water]);
  // A stroke that begins on a wall turns it into water: they are different ground.
  lab.session.beginDrawing({ x: 3, y: 0 }, false);
  lab.session.finishDrawing();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 256, 256, 256]);
  use({ tool: 'fill', ground: GROUNDS.fire });
  lab.session.beginDrawing({ x: 2, y: 0 }, false);
  assert.deepEqual(snapshot(lab).grounds.slice(0, 8), [1, 512, 512, 512, 1, 1, 1, 0]);
  lab.session.setGround(1, GROUNDS.monster);
  assert.equal(keyOf(lab), 'status.wall_monster');
  assert.equal(lab.engine.result().outcome, 'found');
  for (let i = 0; i < 3; i++) lab.session.undo();
  assert.deepEqual(snapshot(lab), before);
  for (let i = 0; i < 3; i++) lab.session.redo();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 768, 512, 512]);
  lab.session.clear();
  lab.session.undo();
  assert.deepEqual(snapshot(lab).grounds.slice(0, 4), [1, 768, 512, 512]);
  lab.session.resize(3, 2);
  assert.deepEqual(snapshot(lab).grounds, [1, 768, 512, 1, 1, 1]);
  lab.engine.dispose();
});

test('the largest board is filled, undone and redone', () => {
  const lab = setUp();
  lab.session.resize(4096, 4096);
  lab.store.update((state) => withTools(state, { ...state.tools, tool: 'fill', ground: 0 }));
  lab.session.beginDrawing({ x: 4000, y: 4000 }, false);
  assert.equal(lab.session.groundAt(16_000_000), 0);
  lab.session.undo();
  assert.equal(lab.session.groundAt(16_000_000), 1);
  lab.session.redo();
  assert.equal(lab.session.groundAt(16_000_000), 0);
  lab.engine.dispose();
});
