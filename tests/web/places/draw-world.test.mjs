// The pictures of a world, through a recording context: units by team and status, where they are while they glide, what
// the fog keeps from sight, and when the ground is drawn anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorldPainter } from '../../../web/places/world/canvas/draw-world.js';
import { drawRequests } from '../../../web/places/world/canvas/draw-world-requests.js';
import { bodyRadius } from '../../../web/places/world/canvas/draw-world-units.js';
import { middleOf, placeOf } from '../../../web/canvas/geometry.js';
import { HEXES } from '../../../web/canvas/hexes.js';
import { SQUARES } from '../../../web/canvas/lattice.js';
import { DARK, LIGHT, cssOf, rgb } from '../../../web/canvas/palette.js';
import { WORLD_LIGHT, teamColour } from '../../../web/canvas/world-colours.js';
import { pointBetween, unitAt } from '../../../web/places/world/canvas/world-units.js';
import { followed, glidePoint, stageOf, viewOf } from '../../../web/places/world/canvas/world-view.js';
import { NO_CELL, UNIT_STATUSES, UNIT_STRIDE } from '../../../web/engine/world-engine.js';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

/** @typedef {import('../../../web/places/world/canvas/draw-world.js').WorldPicture} WorldPicture */

/**
 *   . . . # .
 *   . . . # .
 *   . . . # .
 */
const WIDTH = 5;
const HEIGHT = 3;
const factors = Uint8Array.from([1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1]);

/** @param {Partial<Record<'number' | 'team' | 'brain' | 'status' | 'cell' | 'previous' | 'goal' | 'waitsFor' | 'isDeadlocked', number>>[]} units */
function unitsOf(...units) {
  const all = new Uint32Array(units.length * UNIT_STRIDE);
  units.forEach((unit, index) => {
    const { number = index + 1, team = 0, brain = 0, status = 1, cell = 0, goal = NO_CELL } = unit;
    const { waitsFor = 0, isDeadlocked = 0 } = unit;
    const previous = unit.previous ?? cell;
    all.set([number, team, brain, status, cell, previous, goal, waitsFor, 0, 0, 0, isDeadlocked], index * UNIT_STRIDE);
  });
  return all;
}

/** @type {WorldPicture} */
const plain = Object.freeze({
  lattice: SQUARES,
  width: WIDTH,
  height: HEIGHT,
  factors,
  groundVersion: 1,
  layersVersion: 1,
  camera: null,
  size: { width: 500, height: 300 },
  ratio: 1,
  room: { left: 0, top: 0, width: 500, height: 300 },
  palette: LIGHT,
  units: new Uint32Array(0),
  glide: 1,
  selected: 0,
  way: [],
  ways: null,
  influence: null,
  fog: null,
  islands: null,
  reach: null,
  cursor: null,
  hasFocus: false,
});

/** As browsers have it. */
class PlainImage {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.data = new Uint8ClampedArray(4 * width * height);
  }
}
Object.assign(globalThis, { ImageData: PlainImage });

/** A painter whose canvases remember what is drawn on them. */
function createPainter() {
  /** @type {ReturnType<typeof createRecorder>['calls'][]} */
  const canvases = [];
  const painter = new WorldPainter(() => {
    const { context, calls } = createRecorder();
    canvases.push(calls);
    return /** @type {HTMLCanvasElement} */ (
      /** @type {unknown} */ ({ width: 0, height: 0, getContext: () => context })
    );
  });
  /** @param {Partial<WorldPicture>} change */
  const draw = (change) => {
    const { context, calls } = createRecorder();
    for (const canvas of canvases) canvas.length = 0;
    painter.draw(context, { ...plain, ...change });
    return { calls, ground: canvases.flat() };
  };
  return draw;
}

/** @param {Partial<WorldPicture>} change */
const draw = (change) => createPainter()(change);

const SCALE = 100;
/** @param {number} cell */
const middle = (cell) => ({ x: ((cell % WIDTH) + 0.5) * SCALE, y: (Math.floor(cell / WIDTH) + 0.5) * SCALE });

test('a unit is a body in the colour and the shape of its team, with its number', () => {
  const units = unitsOf({ number: 7, cell: 6 }, { number: 12, team: 1, cell: 2 }, { number: 3, team: 5, cell: 9 });
  const { calls } = draw({ units });
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  assert.deepEqual(texts, ['7', '12', '3']);
  const disc = callsOf(calls, 'arc').map(({ parameters }) => parameters);
  assert.ok(disc.some(([x, y, radius]) => x === 150 && y === 150 && Number(radius) > 0.8 * bodyRadius(viewOf(plain))));
  const squares = numbersOf(callsOf(calls, 'rect'));
  assert.equal(squares.length, 3, 'one for team 2; one and its core for team 6');
  for (const team of [0, 1, 5]) {
    assert.equal(callsOf(calls, 'fill', { fillStyle: teamColour(LIGHT, team) }).length, 1);
  }
});

test('eight teams are eight pairs of a shape and a core', () => {
  const seen = new Set();
  for (let team = 0; team < 8; team++) {
    const { calls } = draw({ units: unitsOf({ team, cell: 6, brain: 2 }) });
    const until = calls.findIndex(({ name }) => name === 'fillText');
    const shapes = calls
      .slice(0, until)
      .filter(({ name }) => ['arc', 'rect', 'moveTo', 'lineTo'].includes(name))
      .map(({ name, parameters }) => `${name} ${parameters}`);
    seen.add(shapes.join());
  }
  assert.equal(seen.size, 8);
});

test('brains are told apart where there are several', () => {
  /** @param {number[]} brains */
  const marks = (brains) => {
    const { calls } = draw({ units: unitsOf(...brains.map((brain, index) => ({ brain, cell: index }))) });
    const names = calls.map(({ name }) => name);
    return names.slice(names.lastIndexOf('fillText'));
  };
  assert.ok(!marks([2, 2]).includes('lineTo'));
  assert.ok(marks([1, 2]).includes('lineTo'));
  assert.notDeepEqual(marks([0, 2]), marks([1, 2]));
});

test('what keeps a unit from walking is seen, by shapes', () => {
  /** @param {(typeof UNIT_STATUSES)[number]} name @param {number} [isDeadlocked] */
  const marks = (name, isDeadlocked = 0) => {
    const status = UNIT_STATUSES.indexOf(name);
    const { calls } = draw({ units: unitsOf({ cell: 6, status, isDeadlocked }) });
    const body = calls.findIndex(({ name, style }) => name === 'fill' && style['fillStyle'] === teamColour(LIGHT, 0));
    const before = calls.slice(0, body);
    const rings = numbersOf(callsOf(before, 'arc')).length - 1;
    const lines = callsOf(before, 'lineTo').length;
    const dashes = callsOf(before, 'setLineDash').filter(({ parameters }) => [parameters[0]].flat().length > 0);
    const hasAlarm = callsOf(before, 'stroke', { strokeStyle: WORLD_LIGHT.alarm }).length > 0;
    return {
      rings,
      lines,
      hasAlarm,
      isDotted: rings > 0 && dashes.length > 0 && callsOf(before, 'stroke').length > 2 && status === 3,
    };
  };
  assert.deepEqual(marks('moving'), { rings: 0, lines: 0, hasAlarm: false, isDotted: false });
  assert.deepEqual(marks('arrived'), { rings: 1, lines: 0, hasAlarm: false, isDotted: false });
  assert.deepEqual(marks('waiting'), { rings: 0, lines: 1, hasAlarm: false, isDotted: false });
  assert.deepEqual(marks('queued'), { rings: 1, lines: 0, hasAlarm: false, isDotted: true });
  assert.deepEqual(marks('cut-off'), { rings: 0, lines: 2, hasAlarm: false, isDotted: false });
  assert.deepEqual(marks('waiting', 1), { rings: 2, lines: 0, hasAlarm: true, isDotted: false });
});

test('of a circle, and of the one in hand, it is seen who waits for whom', () => {
  /** @param {number} selected @param {number} isDeadlocked */
  const chevrons = (selected, isDeadlocked) => {
    const first = { number: 4, cell: 5, status: 2, waitsFor: 8, isDeadlocked };
    const second = { number: 8, cell: 6, status: 2, waitsFor: isDeadlocked * 4, isDeadlocked };
    const { calls } = draw({ units: unitsOf(first, second), selected });
    const strokes = calls.filter(({ name, style }) => name === 'stroke' && style['strokeStyle'] === WORLD_LIGHT.alarm);
    const until = calls.indexOf(/** @type {(typeof calls)[number]} */ (strokes.at(-1)));
    const names = calls.map(({ name }) => name);
    const path = until < 0 ? [] : calls.slice(names.lastIndexOf('beginPath', until), until);
    return numbersOf(callsOf(path, 'lineTo')).filter((_, index) => index % 2 === 0);
  };
  assert.deepEqual(chevrons(0, 0), []);
  assert.deepEqual(chevrons(4, 0), [[111, 150]], 'towards the other');
  assert.deepEqual(chevrons(0, 1), [
    [111, 150],
    [89, 150],
  ]);
});

test('a unit glides from its previous cell, and one that stayed does not stir', () => {
  for (const lattice of [SQUARES, HEXES]) {
    const picture = { ...plain, lattice, units: unitsOf({ cell: 6, previous: 0 }, { cell: 2 }) };
    const view = viewOf(picture);
    const [from, to, still] = [0, 6, 2].map((cell) => middleOf(view, placeOf(cell, { width: WIDTH, height: HEIGHT })));
    for (const glide of [0, 0.25, 0.5, 1]) {
      const { calls } = draw({ ...picture, glide });
      const radius = bodyRadius(view);
      const discs = numbersOf(callsOf(calls, 'arc')).filter(([, , each = 0]) => each > 0.8 * radius && each <= radius);
      const x = (from?.x ?? 0) + ((to?.x ?? 0) - (from?.x ?? 0)) * glide;
      const y = (from?.y ?? 0) + ((to?.y ?? 0) - (from?.y ?? 0)) * glide;
      assert.ok(Math.abs((discs[0]?.[0] ?? 0) - x) < 1e-9 && Math.abs((discs[0]?.[1] ?? 0) - y) < 1e-9);
      assert.deepEqual(discs[1]?.slice(0, 2), [still?.x, still?.y]);
    }
    assert.deepEqual(pointBetween(view, WIDTH, NO_CELL, 6, 0.3), to);
  }
});

test('small units are dots without numbers, the smallest points', () => {
  const units = unitsOf({ cell: 6 }, { cell: 2, team: 1 });
  const room = { left: 0, top: 0, width: 500, height: 300 };
  const dots = draw({ units, room: { ...room, width: 50, height: 30 } }).calls;
  assert.equal(callsOf(dots, 'fillText').length, 0);
  assert.equal(callsOf(dots, 'arc').length, 1);
  const points = draw({ units, room: { ...room, width: 15, height: 9 } }).calls;
  assert.equal(callsOf(points, 'arc').length, 0);
  assert.equal(callsOf(points, 'fillRect').length, 4, 'two with a rim each');
});

test('the one in hand has a halo, its way from where it is, and its goal', () => {
  const units = unitsOf({ number: 4, cell: 5, previous: 0, goal: 12 });
  const { calls } = draw({ units, glide: 0.5, selected: 4, way: [5, 6, 7, 12] });
  const lines = [...callsOf(calls, 'moveTo'), ...callsOf(calls, 'lineTo')].map(({ parameters }) => parameters.join());
  const between = `${middle(5).x},${(middle(0).y + middle(5).y) / 2}`;
  assert.ok(lines.includes(between), 'from where it is just now');
  assert.ok(!lines.includes(`${middle(6).x},${middle(6).y}`), 'a straight run is one line');
  assert.ok(lines.includes(`${middle(12).x},${middle(12).y}`));
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters);
  assert.deepEqual(
    texts.map(([text]) => text),
    ['4', '4'],
    'at the goal and on the body',
  );
  assert.deepEqual(texts[0]?.[1], middle(12).x);
  const others = draw({ units, selected: 0 });
  assert.equal(callsOf(others.calls, 'stroke', { globalAlpha: 0.7 }).length, 0);
  assert.equal(callsOf(calls, 'stroke', { globalAlpha: 0.7, strokeStyle: teamColour(LIGHT, 0) }).length, 1);
});

/** @param {ReturnType<typeof createRecorder>['calls']} calls @param {string} colour */
const filled = (calls, colour) => numbersOf(callsOf(calls, 'fillRect', { fillStyle: colour }));

test('fog: a wall that the team has not seen is not drawn, others are outlines there', () => {
  const seen = Uint8Array.from([1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0]);
  const known = factors.map((factor, cell) => (seen[cell] === 1 ? factor : 1));
  const all = filled(draw({}).ground, LIGHT.wall);
  assert.equal(all.length, 3);
  const { ground, calls } = draw({
    fog: { seen, known, team: 1 },
    units: unitsOf({ cell: 9, team: 1 }, { number: 2, cell: 14, team: 0 }, { number: 3, cell: 0, team: 0 }),
  });
  assert.deepEqual(filled(ground, LIGHT.wall), [[300, 0, 100, 100]]);
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  assert.deepEqual(texts.sort(), ['1', '3']);
  assert.equal(callsOf(calls, 'stroke', { globalAlpha: 0.45 }).length, 1);
});

test('the veil has strokes besides its colour', () => {
  const seen = new Uint8Array(factors.length).fill(1);
  seen[0] = 0;
  const { ground } = draw({ fog: { seen, known: factors, team: 0 } });
  const patterns = callsOf(ground, 'createPattern');
  assert.equal(patterns.length, 1);
  assert.equal(callsOf(draw({}).ground, 'createPattern').length, 0);
});

test('the ground is drawn anew only when it looks different', () => {
  const painter = createPainter();
  assert.ok(painter({}).ground.length > 0);
  assert.equal(painter({}).ground.length, 0);
  assert.equal(painter({ glide: 0.5, units: unitsOf({ cell: 6 }), cursor: 3, layersVersion: 2 }).ground.length, 0);
  assert.ok(painter({ groundVersion: 2 }).ground.length > 0);
  assert.ok(painter({ groundVersion: 2, palette: DARK }).ground.length > 0);
  const influence = new Uint16Array(factors.length).fill(20);
  const heated = { groundVersion: 2, palette: DARK, influence };
  assert.ok(painter(heated).ground.length > 0);
  assert.equal(painter({ ...heated, influence: influence.slice() }).ground.length, 0, 'another view of the same');
  assert.ok(painter({ ...heated, layersVersion: 2 }).ground.length > 0);
  assert.ok(painter({ ...heated, layersVersion: 2, camera: { side: 120, x: 1, y: 1 } }).ground.length > 0);
});

test('a closer look that moves a little takes the ground along', () => {
  const painter = createPainter();
  const board = { width: 100, height: 80, factors: new Uint8Array(8000).fill(1) };
  const camera = { side: 40, x: 50, y: 40 };
  painter({ ...board, camera });
  const moved = painter({ ...board, camera: { ...camera, x: 51, y: 39 } });
  assert.equal(moved.ground.length, 0);
  const view = viewOf({ ...plain, ...board, camera: { ...camera, x: 51, y: 39 } });
  const before = viewOf({ ...plain, ...board, camera });
  const [place] = numbersOf(callsOf(moved.calls, 'drawImage'));
  assert.deepEqual(place?.slice(1), [view.left - before.left - 128, view.top - before.top - 128]);
  assert.ok(painter({ ...board, camera: { ...camera, x: 54, y: 40 } }).ground.length > 0, 'beyond what there is');
  assert.ok(painter({ ...board, camera: { ...camera, side: 44, x: 54, y: 40 } }).ground.length > 0);
});

test('danger is a heat that grows with it, and a number where it can be read', () => {
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

test('islands have tints and numbers, what cannot be reached is dimmed', () => {
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

/** @param {Partial<Parameters<typeof drawRequests>[1]>} change */
function requestCalls(change) {
  const { context, calls } = createRecorder();
  drawRequests(context, {
    ...{ size: { width: 400, height: 150 }, ratio: 1, palette: LIGHT, requests: [], teamOf: () => 0 },
    ...{ budget: 1000, spent: 0, selected: 0 },
    ...change,
  });
  return calls;
}

test('the line of requests: what was spent, who is in work and how far, who waits', () => {
  const requests = [7, 500, 1, 0, 250, 1, 3, 0, 0, 12, 0, 0];
  const calls = requestCalls({ requests, spent: 750, teamOf: (unit) => (unit === 3 ? 1 : 0) });
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: LIGHT.path })), [[0, 0, 300, 12]]);
  const texts = callsOf(calls, 'fillText').map(({ parameters }) => parameters[0]);
  assert.deepEqual(texts, ['7', '500', '250', '3', '12'], 'a field has a sign instead of a number');
  const room = 400 - 40 - 44;
  const bars = numbersOf(callsOf(calls, 'fillRect')).filter(([left, , , height]) => left === 40 && height === 9);
  assert.deepEqual(
    bars.map(([, , width]) => width),
    [room, room / 2, room, room / 4],
  );
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: teamColour(LIGHT, 1) }).length, 1);
  assert.equal(numbersOf(callsOf(requestCalls({ spent: 5000 }), 'fillRect', { fillStyle: LIGHT.path }))[0]?.[2], 400);
});

test('of a long line the end is a number', () => {
  const requests = Array.from({ length: 100 }, (_, index) => [index + 1, 0, 0]).flat();
  const texts = callsOf(requestCalls({ requests }), 'fillText').map(({ parameters }) => String(parameters[0]));
  const shown = texts.length - 1;
  assert.ok(shown > 20 && shown < 100);
  assert.equal(texts.at(-1), `+${100 - shown}`);
});

test('a unit is found where it is seen, the nearest of several', () => {
  const picture = { ...plain, units: unitsOf({ number: 8, cell: 6, previous: 5 }, { number: 9, cell: 7 }), glide: 0.5 };
  const view = viewOf(picture);
  assert.equal(unitAt(view, picture, { x: 100, y: 150 }), 8);
  assert.equal(unitAt(view, picture, { x: 240, y: 150 }), 9);
  assert.equal(unitAt(view, picture, { x: 450, y: 250 }), 0);
});

test('a view goes along with a unit that leaves its middle part, and no further', () => {
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
