// Pictures, through a recording context: what is drawn where, in which colour, in what order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsCrossed } from '../../../web/canvas/layers/crossed.js';
import { hatchDensity } from '../../../web/canvas/layers/draw-cells.js';
import { LIGHT, SHADES, cssOf, groundOf, onGround, rgb, shadesOf } from '../../../web/canvas/palette.js';
import { NUMBERS, SCALE, arrowsOf, draw, drawn, sourceOf, texts } from '../../support/fixtures/drawn-board.mjs';
import { callsOf, numbersOf } from '../../support/fixtures/recorder.mjs';

test('walls and closed cells are filled, each in its colour, one by one', () => {
  const { calls } = draw();
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: LIGHT.wall })), [[200, 0, 100, 100]]);
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed })), [
    [0, 0, 100, 100],
    [100, 0, 100, 100],
    [100, 100, 100, 100],
  ]);
});

test('an open cell is outlined, inside its own edges', () => {
  const outlines = numbersOf(callsOf(draw().calls, 'strokeRect', { strokeStyle: LIGHT.open }));
  assert.equal(outlines.length, 1);
  const [left = NaN, top = NaN, width = NaN, height = NaN] = outlines[0] ?? [];
  assert.ok(left > 0 && left + width < 100);
  assert.ok(top > 100 && top + height < 200);
});

test('the current cell has a colour of its own', () => {
  const { calls } = draw({ current: 1 });
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: LIGHT.current })), [[100, 0, 100, 100]]);
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 2);
});

test('the path is a line over a halo and leaves a gap for every number that it crosses', () => {
  const { calls } = draw();
  const strokes = callsOf(calls, 'stroke').filter(({ style }) =>
    [LIGHT.halo, LIGHT.path].includes(String(style['strokeStyle'])),
  );
  assert.deepEqual(
    strokes.map(({ style }) => style['strokeStyle']),
    [LIGHT.halo, LIGHT.path],
  );
  assert.ok(Number(strokes[0]?.style['lineWidth']) > Number(strokes[1]?.style['lineWidth']));

  const clip = calls.findIndex(({ name, parameters }) => name === 'clip' && parameters[0] === 'evenodd');
  assert.ok(clip >= 0 && clip < calls.indexOf(/** @type {typeof calls[0]} */ (strokes[0])));
  const [whole, ...gaps] = numbersOf(callsOf(calls.slice(0, clip), 'rect'));
  assert.deepEqual(whole, [0, 0, 300, 200]);
  for (const { parameters, style } of callsOf(calls, 'fillText')) {
    const [x, y] = [Number(parameters[1]), Number(parameters[2])];
    const isOnPath = (x < 200 && y < 100) || (x > 100 && x < 200);
    if (!isOnPath || String(parameters[0]).startsWith('×')) continue;
    const inside = style['textAlign'] === 'right' ? x - 2 : x + 2;
    const isSpared = gaps.some(
      ([left = 0, top = 0, width = 0, height = 0]) =>
        left <= inside && inside <= left + width && top <= y - 4 && y - 4 <= top + height,
    );
    assert.ok(isSpared, `${parameters[0]} at ${x}, ${y}`);
  }
});

test('without a search there is a map and nothing else', () => {
  const { calls } = draw({ hasSearch: false, showsPath: false });
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 0);
  assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.path }).length, 0);
  assert.deepEqual(
    texts(calls).map(([text]) => text),
    ['×3'],
  );
});

test('costly terrain shows through closed cells, and its strokes are denser the costlier it is', () => {
  const closed = Uint8Array.of(2, 2, 0, 1, 2, 2);
  /** @param {number} factor @param {number} [scale] */
  const drawGround = (factor, scale = SCALE) => {
    const factors = Uint8Array.of(1, 1, 0, 1, 1, factor);
    const said = { factors: () => factors, statuses: () => closed, cells: () => NUMBERS };
    const source = sourceOf({ width: 3, height: 2, ...said });
    return draw({ source, view: { scale, left: 0, top: 0, ratio: 1 } }).calls;
  };
  const colour = cssOf(onGround(LIGHT, rgb(LIGHT.closed), 5));
  assert.equal(callsOf(drawGround(5), 'fillRect', { fillStyle: colour }).length, 1);
  /** @param {number} factor @param {number} [scale] */
  const strokes = (factor, scale) =>
    callsOf(drawGround(factor, scale), 'lineTo', { strokeStyle: LIGHT.hatch, globalAlpha: 0.34 });
  assert.deepEqual(
    [1, 2, 3, 5, 9].map((factor) => strokes(factor).length),
    [0, 1, 3, 5, 7],
  );
  assert.ok(strokes(9, 13).length < strokes(9).length, 'in small cells strokes keep their distance');
  assert.equal(strokes(9, 10).length, 0);
  assert.deepEqual([2, 3, 4, 5, 8, 9, 17, 255].map(hatchDensity), [1, 2, 2, 3, 3, 4, 5, 5]);
  for (const { parameters } of strokes(9)) {
    const [x, y] = parameters.map(Number);
    assert.ok(Number(x) >= 200 && Number(x) <= 300 && Number(y) >= 100 && Number(y) <= 200);
  }
});

test('costly terrain is tinted and labelled with its cost', () => {
  const { calls } = draw();
  const colour = cssOf(groundOf(LIGHT, 3));
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: colour })), [[200, 100, 100, 100]]);
  assert.ok(texts(calls).some(([text, x, y]) => text === '×3' && Number(x) > 280 && Number(y) < 130));
});

test('only cells off the path have an arrow, and the ends have none', () => {
  assert.equal(arrowsOf(draw().calls), 1);
});

test('an arrow points to the parent', () => {
  const { calls } = draw();
  const stroke = calls.findIndex(({ name, style }) => name === 'stroke' && style['globalAlpha'] === 0.75);
  const line = calls.slice(0, stroke).filter(({ name }) => name === 'moveTo' || name === 'lineTo');
  // Shaft and head are the last five points: from, tip, barb, tip, barb. The parent of b is up-right.
  const [from, tip] = numbersOf(line.slice(-5));
  assert.ok(Number(tip?.[0]) > Number(from?.[0]));
  assert.ok(Number(tip?.[1]) < Number(from?.[1]));
});

test('cells too small to be drawn are painted as an image, with the path over it', () => {
  const view = { scale: 3, left: 0, top: 0, ratio: 1 };
  const { calls, rasters, fit } = draw({ view, canvas: { width: 9, height: 6 } });
  assert.equal(rasters.length, 1);
  assert.equal(fit, null);
  assert.equal(texts(calls).length, 0);
  assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.path }).length, 1);
});

test('the current cell of an image is large enough to be seen', () => {
  const view = { scale: 1, left: 0, top: 0, ratio: 2 };
  const { calls } = draw({ view, canvas: { width: 3, height: 2 }, current: 1 });
  const [current = []] = numbersOf(callsOf(calls, 'fillRect', { fillStyle: LIGHT.current }));
  assert.ok(Number(current[2]) >= 10);
});

test('closed cells by order have the shades of their steps', () => {
  const { calls } = draw({ isByOrder: true });
  const shades = shadesOf(LIGHT.ramp).map((shade) => `rgb(${shade.join()})`);
  for (const [index, rectangle] of /** @type {const} */ ([
    [0, [0, 0, 100, 100]],
    [SHADES - 1, [100, 100, 100, 100]],
  ])) {
    const fills = numbersOf(callsOf(calls, 'fillRect', { fillStyle: shades[index] }));
    assert.deepEqual(fills, [rectangle]);
  }
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 0);
});

test('a cell that an earlier search closed has the plain colour among the shades, on any ground', () => {
  for (const factor of [1, 3]) {
    const source = sourceOf({
      width: 2,
      height: 1,
      factors: () => Uint8Array.of(1, factor),
      statuses: () => Uint8Array.of(2, 2),
      expandedAt: () => Uint32Array.of(7, 0),
    });
    const fills = (/** @type {boolean} */ isByOrder) =>
      callsOf(drawn(source, { isByOrder, steps: 100_000 }).calls, 'fillRect').map(
        ({ style, parameters }) => `${parameters.join()} ${style['fillStyle']}`,
      );
    const ofSecond = (/** @type {string[]} */ all) => all.filter((fill) => fill.startsWith(`${SCALE},`));
    assert.ok(ofSecond(fills(true)).length > 0);
    assert.deepEqual(ofSecond(fills(true)), ofSecond(fills(false)));
    assert.notDeepEqual(fills(true), fills(false));
  }
});

test('of a board larger than the canvas only the visible part is requested and drawn', () => {
  /** @type {number[][]} */
  const asked = [];
  const large = { width: 1000, height: 800, start: 0, goal: 799_999 };
  const canvas = { width: 300, height: 200 };
  const view = { scale: 50, left: -20_010, top: -10_020, ratio: 1 };
  const statusesOfAll = new Uint8Array(800_000).fill(2);
  const { calls } = draw({
    view,
    canvas,
    board: large,
    source: sourceOf({
      width: 1000,
      height: 800,
      factors: () => new Uint8Array(800_000).fill(1),
      statuses: () => statusesOfAll,
      path: () => Uint32Array.from({ length: 800 }, (_, step) => step * 1001),
      cells: (...range) => {
        asked.push(range);
        return new Float64Array(range[2] * range[3] * 6).fill(NaN);
      },
    }),
  });
  assert.deepEqual(asked, [[400, 200, 7, 5]]);
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 35);
  // The path runs elsewhere.
  assert.equal(callsOf(calls, 'lineTo').length, 0);
});

test('a path of straight lines crosses cells that are not on it, a path of steps none', () => {
  const board = { width: 10 };
  assert.deepEqual(
    [...cellsCrossed(Uint32Array.of(0, 1, 12, 22), board)].sort((a, b) => a - b),
    [0, 1, 12, 22],
  );
  assert.deepEqual(
    [...cellsCrossed(Uint32Array.of(0, 3), board)].sort((a, b) => a - b),
    [0, 1, 2, 3],
  );
  const crossed = cellsCrossed(Uint32Array.of(3, 45), board);
  for (const cell of [3, 14, 24, 34, 45]) assert.ok(crossed.has(cell), String(cell));
  for (const cell of [5, 43]) assert.ok(!crossed.has(cell), String(cell));
  for (const cell of crossed) assert.ok(cell % 10 >= 3 && cell % 10 <= 5 && cell <= 45, String(cell));
});
