// The picture of a world without its units: what the fog hides, when the ground is redrawn, and what covers
// it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEXES } from '../../../web/canvas/hexes.js';
import { SQUARES } from '../../../web/canvas/lattice.js';
import { DARK, LIGHT, cssOf, rgb } from '../../../web/canvas/palette.js';
import { followed, glidePoint, stageOf, viewOf } from '../../../web/places/world/canvas/world-view.js';
import { callsOf, numbersOf } from '../../support/fixtures/recorder.mjs';
import { WIDTH, createPainter, draw, factors, plain, walkers } from '../../support/fixtures/world-picture.mjs';

/** @param {Parameters<typeof callsOf>[0]} calls @param {string} colour */
const filled = (calls, colour) => numbersOf(callsOf(calls, 'fillRect', { fillStyle: colour }));

test('fog: a wall that the team has not seen is not drawn, others are outlines there', () => {
  const seen = Uint8Array.from([1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0]);
  const known = factors.map((factor, cell) => (seen[cell] === 1 ? factor : 1));
  const all = filled(draw({}).ground, LIGHT.wall);
  assert.equal(all.length, 3);
  const { ground, calls } = draw({
    fog: { seen, known, team: 1 },
    units: walkers({ cell: 9, team: 1 }, { number: 2, cell: 14, team: 0 }, { number: 3, cell: 0, team: 0 }),
  });
  assert.deepEqual(filled(ground, LIGHT.wall), [[300, 0, 100, 100]]);
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  assert.deepEqual(texts.sort(), ['1', '3']);
  assert.equal(callsOf(calls, 'stroke', { globalAlpha: 0.45 }).length, 1);
});

test('the veil has strokes in addition to its colour', () => {
  const seen = new Uint8Array(factors.length).fill(1);
  seen[0] = 0;
  const { ground } = draw({ fog: { seen, known: factors, team: 0 } });
  const patterns = callsOf(ground, 'createPattern');
  assert.equal(patterns.length, 1);
  assert.equal(callsOf(draw({}).ground, 'createPattern').length, 0);
});

test('the ground is redrawn only when it changes', () => {
  const painter = createPainter();
  assert.ok(painter({}).ground.length > 0);
  assert.equal(painter({}).ground.length, 0);
  assert.equal(painter({ glide: 0.5, units: walkers({ cell: 6 }), cursor: 3, layersVersion: 2 }).ground.length, 0);
  assert.ok(painter({ groundVersion: 2 }).ground.length > 0);
  assert.ok(painter({ groundVersion: 2, palette: DARK }).ground.length > 0);
  const influence = new Uint16Array(factors.length).fill(20);
  const heated = { groundVersion: 2, palette: DARK, influence };
  assert.ok(painter(heated).ground.length > 0);
  assert.equal(painter({ ...heated, influence: influence.slice() }).ground.length, 0, 'another view of the same');
  assert.ok(painter({ ...heated, layersVersion: 2 }).ground.length > 0);
  assert.ok(painter({ ...heated, layersVersion: 2, camera: { side: 120, x: 1, y: 1 } }).ground.length > 0);
});

test('a zoomed-in view that moves a little moves the drawn ground along', () => {
  const painter = createPainter();
  const board = { width: 100, height: 80, factors: new Uint8Array(8000).fill(1) };
  const camera = { side: 40, x: 50, y: 40 };
  painter({ ...board, camera });
  const moved = painter({ ...board, camera: { ...camera, x: 51, y: 39 } });
  assert.equal(moved.ground.length, 0);
  const view = viewOf({ ...plain, ...board, camera: { ...camera, x: 51, y: 39 } });
  const before = viewOf({ ...plain, ...board, camera });
  const [drawn] = numbersOf(callsOf(moved.calls, 'drawImage'));
  assert.deepEqual(drawn?.slice(1), [view.left - before.left - 128, view.top - before.top - 128]);
  assert.ok(painter({ ...board, camera: { ...camera, x: 54, y: 40 } }).ground.length > 0, 'beyond what there is');
  assert.ok(painter({ ...board, camera: { ...camera, side: 44, x: 54, y: 40 } }).ground.length > 0);
});

test('danger is a heat that increases with it, and a number where it is legible', () => {
  const influence = new Uint16Array(factors.length);
  influence.set([1, 10, 1000], 0);
  const { ground } = draw({ influence });
  const texts = callsOf(ground, 'fillText').map(({ parameters }) => parameters[0]);
  assert.deepEqual(texts, ['1', '10', '1000']);
  const greens = [0, 100, 200].map((left) => {
    const call = callsOf(ground, 'fillRect').filter(
      ({ parameters }) => parameters[0] === left && parameters[3] === 100,
    );
    return Number(String(call.at(-1)?.style['fillStyle']).split(',')[1]);
  });
  assert.ok((greens[0] ?? 0) > (greens[1] ?? 0) && (greens[1] ?? 0) > (greens[2] ?? 0), String(greens));
});

test('islands have tints and numbers, unreachable cells are dimmed', () => {
  const islands = Uint32Array.from(factors, (factor, cell) => (factor === 0 ? 0 : cell % WIDTH === 4 ? 2 : 1));
  const reach = Uint8Array.from(islands, (island) => Number(island === 2));
  const { ground } = draw({ islands });
  assert.deepEqual(
    callsOf(ground, 'fillText').map(({ parameters }) => parameters[0]),
    ['1', '2'],
  );
  const tinted = callsOf(ground, 'fillRect').filter(({ parameters }) => parameters[0] === 400 && parameters[3] === 100);
  assert.equal(tinted.length, 3);
  assert.notEqual(tinted[0]?.style['fillStyle'], cssOf(rgb(LIGHT.free)));
  const dimmed = draw({ reach }).ground;
  assert.equal(callsOf(dimmed, 'createPattern').length, 1);
  assert.equal(callsOf(draw({ islands, reach }).ground, 'fillText').length, 2);
});

test('a view follows a unit that leaves its middle part, and no further', () => {
  for (const lattice of [SQUARES, HEXES]) {
    const board = { width: 100, height: 80 };
    const stage = stageOf({ ...plain, ...board, lattice });
    assert.equal(followed(null, stage, { x: 1, y: 1 }), null);
    const camera = { side: 40, x: 50, y: 40 };
    assert.equal(followed(camera, stage, { x: 51, y: 39 }), camera);
    const east = glidePoint(stage, 40 * 100 + 56, 40 * 100 + 57, 0.5);
    const after = followed(camera, stage, east);
    assert.ok(after !== null && after.x > camera.x && after.x < 57);
    assert.equal(followed(after, stage, east), after);
    const corner = followed(camera, stage, { x: 99.5, y: 0.5 });
    assert.deepEqual(corner, followed(corner, stage, { x: 99.5, y: 0.5 }), 'no further than the rim');
  }
});
