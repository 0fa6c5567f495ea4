// The pictures, through a recording context: what is drawn where, in which colour, in what order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsCrossed } from '../../../web/canvas/layers/crossed.js';
import { drawBoard } from '../../../web/canvas/layers/draw-board.js';
import { hatchDensity } from '../../../web/canvas/layers/draw-cells.js';
import { drawMarks, endRadius } from '../../../web/canvas/layers/draw-marks.js';
import { LIGHT, SHADES, cssOf, groundOf, onGround, rgb, shadesOf } from '../../../web/canvas/palette.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { NOT_PAINTED, callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

const SCALE = 100;

/**
 *   S a #      S closed; a closed, on the path; b open, its parent is a; G closed, the goal
 *   b G 3      3 is dear ground
 */
const board = { width: 3, height: 2, start: 0, goal: 4 };
const factors = Uint8Array.of(1, 1, 0, 1, 1, 3);
const statuses = Uint8Array.of(2, 2, 0, 1, 2, 0);
/** Status, G, H, F, slot of the parent, push. */
const numbers = Float64Array.from(
  [
    [2, 0, 14, 14, -1, 0],
    [2, 10, 10, 20, 3, 1],
    [0, NaN, NaN, NaN, -1, NaN],
    [1, 24, 10, 34, 2, 2],
    [2, 14, 0, 14, 0, 3],
    [0, NaN, NaN, NaN, -1, NaN],
  ].flat(),
);

const NOT_JUDGED = {
  shortestPath: () => new Uint32Array(0),
  xray: () => new Float64Array(0),
};

/**
 * @param {Partial<Parameters<typeof drawBoard>[1]>} [change]
 * @param {Partial<{ path: number[] }>} [search]
 */
function draw(change = {}, { path = [0, 1, 4] } = {}) {
  const { context, calls } = createRecorder();
  /** @type {unknown[]} */
  const rasters = [];
  const { fit } = drawBoard(
    context,
    {
      view: { scale: SCALE, left: 0, top: 0, ratio: 1 },
      canvas: { width: 3 * SCALE, height: 2 * SCALE },
      palette: LIGHT,
      source: {
        width: 3,
        height: 2,
        factors: () => factors,
        statuses: () => statuses,
        path: () => Uint32Array.from(path),
        ...NOT_PAINTED,
        expandedAt: () => Uint32Array.of(1, 2, 0, 0, 3, 0),
        cells: () => numbers,
        ...NOT_JUDGED,
      },
      board,
      hasSearch: true,
      showsPath: true,
      current: -1,
      display: DEFAULT_DISPLAY,
      isByOrder: false,
      steps: 3,
      survey: null,
      content: {},
      ...change,
    },
    { draw: (_, scene) => rasters.push(scene) > 0 },
  );
  return { calls, rasters, fit };
}

/** @param {ReturnType<typeof draw>['calls']} calls */
function texts(calls) {
  return callsOf(calls, 'fillText').map(({ parameters }) => parameters);
}

test('walls and closed cells are filled, each in its colour, a cell each', () => {
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

test('F stands top left, G bottom left, H bottom right', () => {
  const { calls, fit } = draw();
  assert.notEqual(fit, null);
  /** @param {string} text */
  const place = (text) => {
    const [, x = NaN, y = NaN] = texts(calls).find(([written]) => written === text) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  // Those of b, in the second row.
  const [f, g, h] = [
    place('34'),
    place('24'),
    callsOf(calls, 'fillText').find(
      ({ parameters, style }) =>
        parameters[0] === '10' && style['textAlign'] === 'right' && Number(parameters[2]) > 100,
    ),
  ];
  assert.ok(f.x < 20 && f.y > 100 && f.y < 140);
  assert.ok(g.x < 20 && g.y > 180 && g.y < 200);
  assert.ok(h !== undefined && Number(h.parameters[1]) > 80 && Number(h.parameters[2]) > 180);
});

test('numbers keep the size that they had at the end of the trace', () => {
  const { fit } = draw();
  assert.ok(fit !== null);
  const kept = { ...fit, size: fit.size / 2 };
  assert.equal(draw({ fit: kept }).fit, kept);
  const sizes = callsOf(draw({ fit: kept }).calls, 'fillText', { textAlign: 'right' });
  assert.equal(sizes[0]?.style['font'], `${kept.size}px system-ui, sans-serif`);
});

test('the path is a line over a halo and is interrupted for every number in its way', () => {
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

test('dear ground is seen through closed cells, and its strokes are denser the dearer it is', () => {
  const closed = Uint8Array.of(2, 2, 0, 1, 2, 2);
  /** @param {number} factor @param {number} [scale] */
  const drawGround = (factor, scale = SCALE) => {
    const source = {
      width: 3,
      height: 2,
      factors: () => Uint8Array.of(1, 1, 0, 1, 1, factor),
      statuses: () => closed,
      path: () => new Uint32Array(0),
      ...NOT_PAINTED,
      cells: () => numbers,
      ...NOT_JUDGED,
    };
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

test('dear ground is tinted and says what it costs', () => {
  const { calls } = draw();
  const colour = cssOf(groundOf(LIGHT, 3));
  assert.deepEqual(numbersOf(callsOf(calls, 'fillRect', { fillStyle: colour })), [[200, 100, 100, 100]]);
  assert.ok(texts(calls).some(([text, x, y]) => text === '×3' && Number(x) > 280 && Number(y) < 130));
});

test('only cells off the path have an arrow, and the ends have none', () => {
  const arrows = callsOf(draw().calls, 'stroke', { globalAlpha: 0.75 });
  assert.equal(arrows.length, 1);
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

test('start and goal have their letters, the goal above the start', () => {
  const { context, calls } = createRecorder();
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  drawMarks(context, { view, board, palette: LIGHT, active: -1, hasNumbers: true });
  assert.deepEqual(
    texts(calls).map(([letter, x]) => [letter, x]),
    [
      ['S', 50],
      ['G', 150],
    ],
  );
  assert.equal(callsOf(calls, 'strokeRect').length, 0);
});

test('the active cell is framed in two tones', () => {
  const { context, calls } = createRecorder();
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  drawMarks(context, { view, board, palette: LIGHT, active: 5, hasNumbers: false });
  assert.deepEqual(numbersOf(callsOf(calls, 'strokeRect')), [
    [200, 100, 100, 100],
    [200, 100, 100, 100],
  ]);
});

test('ends make room for the numbers, and never get too small to be seen', () => {
  const view = { scale: SCALE, left: 0, top: 0, ratio: 1 };
  assert.ok(endRadius(view, true) < endRadius(view, false));
  assert.equal(endRadius({ ...view, scale: 1, ratio: 2 }, false), 16);
});

/** @param {ReturnType<typeof draw>['calls']} calls @returns {number} */
function arrowsOf(calls) {
  return callsOf(calls, 'stroke', { globalAlpha: 0.75 }).length;
}

test('numbers stand on the path alone, or nowhere, as is chosen', () => {
  const onPath = draw({ display: { ...DEFAULT_DISPLAY, numbers: 'path' } });
  const written = texts(onPath.calls).map(([text]) => text);
  assert.ok(written.includes('20') && !written.includes('34') && !written.includes('24'));
  const none = draw({ display: { ...DEFAULT_DISPLAY, numbers: 'none' } });
  assert.deepEqual(
    texts(none.calls).map(([text]) => text),
    ['×3'],
  );
  assert.equal(none.fit, null);
  assert.equal(arrowsOf(none.calls), 1);
});

test('all over a board of few small cells F stands alone, spared by the path', () => {
  const view = { scale: 32, left: 0, top: 0, ratio: 1 };
  const canvas = { width: 96, height: 64 };
  const { calls, fit } = draw({ view, canvas });
  assert.equal(fit?.isShort, true);
  const written = texts(calls).filter(([text]) => text !== '×3');
  assert.deepEqual(
    written.map(([text]) => text),
    ['20', '34'],
  );
  const clip = calls.findIndex(({ name }) => name === 'clip');
  assert.equal(callsOf(calls.slice(0, clip), 'rect').length, 2);
  assert.equal(draw({ view, canvas, board: { ...board, height: 41 } }).fit, null);
});

test('without arrows the numbers stay', () => {
  const { calls } = draw({ display: { ...DEFAULT_DISPLAY, arrows: false } });
  assert.equal(arrowsOf(calls), 0);
  assert.equal(texts(calls).length, texts(draw().calls).length);
});

test('closed cells by order have the shades of their steps', () => {
  const { calls } = draw({ isByOrder: true });
  const shades = shadesOf(LIGHT.ramp).map((shade) => `rgb(${shade.join()})`);
  for (const [index, place] of /** @type {const} */ ([
    [0, [0, 0, 100, 100]],
    [SHADES - 1, [100, 100, 100, 100]],
  ])) {
    const fills = numbersOf(callsOf(calls, 'fillRect', { fillStyle: shades[index] }));
    assert.deepEqual(fills, [place]);
  }
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 0);
});

test('of a board larger than the canvas only what is seen is asked for and drawn', () => {
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
    source: {
      width: 1000,
      height: 800,
      factors: () => new Uint8Array(800_000).fill(1),
      statuses: () => statusesOfAll,
      path: () => Uint32Array.from({ length: 800 }, (_, step) => step * 1001),
      ...NOT_PAINTED,
      cells: (...range) => {
        asked.push(range);
        return new Float64Array(range[2] * range[3] * 6).fill(NaN);
      },
      ...NOT_JUDGED,
    },
  });
  assert.deepEqual(asked, [[400, 200, 7, 5]]);
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.closed }).length, 35);
  // The path runs elsewhere.
  assert.equal(callsOf(calls, 'lineTo').length, 0);
});

test('a number that comes into sight and is too long makes all smaller, a short one none larger', () => {
  const { fit } = draw();
  assert.ok(fit !== null);
  const large = { ...fit, size: fit.size * 3, largeSize: fit.largeSize * 3 };
  assert.deepEqual(draw({ fit: large }).fit, fit);
  const small = { ...fit, size: fit.size / 2, largeSize: fit.largeSize / 2 };
  assert.equal(draw({ fit: small }).fit, small);
});

test('a path of straight lines crosses cells that are not its own, a path of steps none', () => {
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
