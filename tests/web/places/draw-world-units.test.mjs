// Drawing the units of a world: by team and status, their position during a glide, and the request queue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRequests } from '../../../web/places/world/canvas/draw-world-requests.js';
import { bodyRadius } from '../../../web/places/world/canvas/draw-world-units.js';
import { middleOf } from '../../../web/canvas/geometry.js';
import { gridPointOf } from '../../../web/model/coordinates.js';
import { HEXES } from '../../../web/canvas/hexes.js';
import { SQUARES } from '../../../web/canvas/lattice.js';
import { LIGHT } from '../../../web/canvas/palette.js';
import { WORLD_LIGHT, teamColour } from '../../../web/canvas/world-colours.js';
import { pointBetween, unitAt } from '../../../web/places/world/canvas/world-units.js';
import { viewOf } from '../../../web/places/world/canvas/world-view.js';
import { NO_CELL, UNIT_STATUSES } from '../../../web/engine/world-engine.js';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';
import { WIDTH, draw, plain, walkers } from '../../support/fixtures/world-picture.mjs';

const SCALE = 100;
/** @param {number} cell */
const middle = (cell) => ({ x: ((cell % WIDTH) + 0.5) * SCALE, y: (Math.floor(cell / WIDTH) + 0.5) * SCALE });

test('a unit is a body in the colour and the shape of its team, with its number', () => {
  const units = walkers({ number: 7, cell: 6 }, { number: 12, team: 1, cell: 2 }, { number: 3, team: 5, cell: 9 });
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
    const { calls } = draw({ units: walkers({ team, cell: 6, planner: 2 }) });
    const until = calls.findIndex(({ name }) => name === 'fillText');
    const shapes = calls
      .slice(0, until)
      .filter(({ name }) => ['arc', 'rect', 'moveTo', 'lineTo'].includes(name))
      .map(({ name, parameters }) => `${name} ${parameters}`);
    seen.add(shapes.join());
  }
  assert.equal(seen.size, 8);
});

test('planners are distinguishable where there are several', () => {
  /** @param {number[]} planners */
  const marks = (planners) => {
    const { calls } = draw({ units: walkers(...planners.map((planner, index) => ({ planner, cell: index }))) });
    const names = calls.map(({ name }) => name);
    return names.slice(names.lastIndexOf('fillText'));
  };
  assert.ok(!marks([2, 2]).includes('lineTo'));
  assert.ok(marks([1, 2]).includes('lineTo'));
  assert.notDeepEqual(marks([0, 2]), marks([1, 2]));
});

test('a symbol shows what keeps a unit from walking', () => {
  /** @param {(typeof UNIT_STATUSES)[number]} name @param {number} [isDeadlocked] */
  const marks = (name, isDeadlocked = 0) => {
    const status = UNIT_STATUSES.indexOf(name);
    const { calls } = draw({ units: walkers({ cell: 6, status, isDeadlocked }) });
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

test('for a deadlock, and for the selected unit, it is shown which unit waits for which', () => {
  /** @param {number} selected @param {number} isDeadlocked */
  const chevrons = (selected, isDeadlocked) => {
    const first = { number: 4, cell: 5, status: 2, waitsFor: 8, isDeadlocked };
    const second = { number: 8, cell: 6, status: 2, waitsFor: isDeadlocked * 4, isDeadlocked };
    const { calls } = draw({ units: walkers(first, second), selected });
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

test('a unit glides from its previous cell, and one that stayed does not move', () => {
  for (const lattice of [SQUARES, HEXES]) {
    const picture = { ...plain, lattice, units: walkers({ cell: 6, previous: 0 }, { cell: 2 }) };
    const view = viewOf(picture);
    const [from, to, still] = [0, 6, 2].map((cell) => middleOf(view, gridPointOf(cell, { width: WIDTH })));
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
  const units = walkers({ cell: 6 }, { cell: 2, team: 1 });
  const room = { left: 0, top: 0, width: 500, height: 300 };
  const dots = draw({ units, room: { ...room, width: 50, height: 30 } }).calls;
  assert.equal(callsOf(dots, 'fillText').length, 0);
  assert.equal(callsOf(dots, 'arc').length, 1);
  const points = draw({ units, room: { ...room, width: 15, height: 9 } }).calls;
  assert.equal(callsOf(points, 'arc').length, 0);
  assert.equal(callsOf(points, 'fillRect').length, 4, 'two with a rim each');
});

test('the selected one has a halo, its path from where it is, and its goal', () => {
  const units = walkers({ number: 4, cell: 5, previous: 0, goal: 12 });
  const { calls } = draw({ units, glide: 0.5, selected: 4, path: [5, 6, 7, 12] });
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

test('the request queue: what was spent, which units are in work and how far, which wait', () => {
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

test('the end of a long queue is a number', () => {
  const requests = Array.from({ length: 100 }, (_, index) => [index + 1, 0, 0]).flat();
  const texts = callsOf(requestCalls({ requests }), 'fillText').map(({ parameters }) => String(parameters[0]));
  const shown = texts.length - 1;
  assert.ok(shown > 20 && shown < 100);
  assert.equal(texts.at(-1), `+${100 - shown}`);
});

test('a unit is found where it is seen, the nearest of several', () => {
  const picture = { ...plain, units: walkers({ number: 8, cell: 6, previous: 5 }, { number: 9, cell: 7 }), glide: 0.5 };
  const view = viewOf(picture);
  assert.equal(unitAt(view, picture, { x: 100, y: 150 }), 8);
  assert.equal(unitAt(view, picture, { x: 240, y: 150 }), 9);
  assert.equal(unitAt(view, picture, { x: 450, y: 250 }), 0);
});
