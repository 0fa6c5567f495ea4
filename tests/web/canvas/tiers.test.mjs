// How two tiers are drawn: borders, entrances, edges and the path, as much of each as the cells' size allows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawTiers } from '../../../web/canvas/layers/draw-tiers.js';
import { visibleRange } from '../../../web/canvas/geometry.js';
import { HEXES } from '../../../web/canvas/hexes.js';
import { DARK, LIGHT } from '../../../web/canvas/palette.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { callsOf, createRecorder, numbersOf } from '../../support/fixtures/recorder.mjs';

/** @import { Box } from '../../../web/canvas/layers/draw-numbers.js' */
/** @import { BoardSource } from '../../../web/engine/layouts.js' */

const SIDE = 4;
const BOARD = { width: 12, height: 8, start: 0, goal: 95 };

/** Two transitions in the first cluster, an edge between them, and one of them leads into the next. */
const EDGES = [
  [3, 12 * 3 + 3, 30, 30],
  [3, 4, 10, 10],
];
const WAY = [0, 3, 4, 95];

/** @param {{ side?: number, way?: number[], edges?: number[][], squares?: number[] }} [upper] */
function sourceOf({ side = SIDE, way = WAY, edges = EDGES, squares = [] } = {}) {
  /** @type {number[][]} */
  const asked = [];
  const laboratory = {
    tierPath: () => Uint32Array.from(way),
    tierSquares: () => Uint8Array.from(squares),
    tierEdges: (/** @type {number[]} */ ...range) => {
      asked.push(range);
      return Float64Array.from(edges.flat());
    },
  };
  return {
    asked,
    source: /** @type {BoardSource} */ (/** @type {unknown} */ ({ laboratory, result: () => ({ tierSide: side }) })),
  };
}

/**
 * @param {{ scale?: number, left?: number, board?: typeof BOARD, edges?: boolean, palette?: typeof LIGHT, source?: BoardSource,
 *   lattice?: typeof HEXES, gaps?: Box[] }} [options]
 */
function draw(options = {}) {
  const {
    scale = 20,
    left = 0,
    board = BOARD,
    edges = true,
    palette = LIGHT,
    source = sourceOf().source,
    lattice,
    gaps = [],
  } = options;
  const { context, calls } = createRecorder();
  const view = { scale, left, top: 0, ratio: 1, ...(lattice && { lattice }) };
  const range = visibleRange(view, board, { width: 400, height: 300 });
  drawTiers(context, { source, display: { ...DEFAULT_DISPLAY, edges } }, { view, board, palette, range, gaps });
  return calls;
}

/** Lines in the order drawn: the calls between a beginPath and its first stroke. @param {ReturnType<typeof draw>} calls */
function shapes(calls) {
  /** @type {{ lines: number[][], strokes: { colour: unknown, width: number, alpha: unknown }[] }[]} */
  const found = [];
  for (const call of calls) {
    const { name, style } = call;
    if (name === 'beginPath') found.push({ lines: [], strokes: [] });
    if (name === 'moveTo' || name === 'lineTo') found.at(-1)?.lines.push(call.parameters.map(Number));
    if (name === 'stroke') {
      found.at(-1)?.strokes.push({
        colour: style['strokeStyle'],
        width: Number(style['lineWidth']),
        alpha: style['globalAlpha'],
      });
    }
  }
  return found;
}

test('on a coarse board blocked squares are crossed out, and those of the corridor tinted', () => {
  const source = sourceOf({ squares: [2, 2, 0, 1, 2, 2], edges: [], way: [0, 95] }).source;
  for (const lattice of [undefined, HEXES]) {
    const calls = draw({ source, lattice });
    const fills = calls.filter(({ name }) => name === 'fill');
    assert.equal(fills.length, 1);
    assert.ok(Number(fills[0]?.style['globalAlpha']) < 0.3);
    assert.equal(fills[0]?.style['fillStyle'], LIGHT.xray.arrow);
  }
  const calls = draw({ source });
  const tinted = calls.filter(({ name }) => name === 'rect').map(({ parameters }) => parameters);
  assert.deepEqual(tinted, [
    [0, 0, 80, 80],
    [80, 0, 80, 80],
    [80, 80, 80, 80],
    [160, 80, 80, 80],
  ]);
  const cross = shapes(calls).find(({ lines }) => lines.length === 4 && lines[0]?.[0] === 170);
  assert.deepEqual(cross?.lines, [
    [170, 10],
    [230, 70],
    [170, 70],
    [230, 10],
  ]);
  assert.deepEqual(
    draw({ source: sourceOf().source }).filter(({ name }) => name === 'fill'),
    [],
  );
});

test('borders are between clusters, and not around the board', () => {
  const [borders] = shapes(draw());
  assert.deepEqual(borders?.lines, [
    [80, 0],
    [80, 160],
    [160, 0],
    [160, 160],
    [0, 80],
    [240, 80],
  ]);
});

test('edges are thin lines between transitions, entrances bars half as long as a step', () => {
  const [, lines, bars] = shapes(draw());
  assert.deepEqual(lines?.lines, [
    [70, 10],
    [70, 70],
  ]);
  assert.deepEqual(bars?.lines, [
    [75, 10],
    [85, 10],
  ]);
  assert.ok((bars?.strokes.at(-1)?.width ?? 0) > 2 * (lines?.strokes.at(-1)?.width ?? 9));
});

test('the path is a double line, wider than anything else; edges that are switched off are not drawn', () => {
  const [, lines, , way] = shapes(draw({ edges: false }));
  assert.deepEqual(lines?.lines, []);
  assert.deepEqual(way?.lines, [
    [10, 10],
    [70, 10],
    [90, 10],
    [230, 150],
  ]);
  const [outer, rails, core] = way?.strokes ?? [];
  assert.equal(rails?.colour, LIGHT.xray.arrow);
  assert.deepEqual([outer?.colour, core?.colour], [LIGHT.halo, LIGHT.halo]);
  assert.ok((outer?.width ?? 0) > (rails?.width ?? 0) && (rails?.width ?? 0) > 1.5 * (core?.width ?? 0));
  const others = shapes(draw())
    .slice(0, 3)
    .flatMap(({ strokes }) => strokes.map(({ width }) => width));
  assert.ok(Math.max(...others) < (rails?.width ?? 0));
});

test('in the dark theme the colours are those of the dark theme', () => {
  for (const { strokes } of shapes(draw({ palette: DARK }))) {
    for (const { colour } of strokes) assert.ok(colour === DARK.xray.arrow || colour === DARK.halo, String(colour));
  }
});

test('small cells have borders and the path, very small ones the path only', () => {
  const { source, asked } = sourceOf();
  const small = shapes(draw({ scale: 5, source }));
  assert.deepEqual(
    small.map(({ lines }) => lines.length),
    [6, 4],
  );
  const tiny = shapes(draw({ scale: 2, source }));
  assert.deepEqual(
    tiny.map(({ lines }) => lines.length),
    [4],
  );
  assert.deepEqual(asked, []);
});

test('only the visible part is requested and drawn, as many cells at a time as are answered', () => {
  const { source, asked } = sourceOf({ edges: [] });
  const board = { width: 1000, height: 1000, start: 0, goal: 5 };
  const [borders] = shapes(draw({ board, left: -4000, source }));
  assert.deepEqual(asked, [[200, 0, 20, 15]]);
  assert.ok((borders?.lines.length ?? 0) <= 2 * (20 / SIDE + 15 / SIDE + 2));
  for (const [x = 0] of borders?.lines ?? []) assert.ok(x >= -1 && x <= 401, String(x));
  const { context } = createRecorder();
  const whole = { x: 0, y: 0, columns: 1000, rows: 1000 };
  asked.length = 0;
  const view = { scale: 10, left: 0, top: 0, ratio: 1 };
  drawTiers(context, { source, display: DEFAULT_DISPLAY }, { view, board, palette: LIGHT, range: whole, gaps: [] });
  assert.equal(
    asked.reduce((rows, [, , , count = 0]) => rows + count, 0),
    1000,
  );
  for (const [, , columns = 0, rows = 0] of asked) assert.ok(columns * rows <= 65_536);
});

test('the borders of hexes follow their edges; of small ones they are straight', () => {
  const [borders] = shapes(draw({ lattice: HEXES }));
  // The border before column 4 goes in and out with the rows, two corners a row.
  const upright = borders?.lines.slice(1, 17) ?? [];
  assert.deepEqual([...new Set(upright.map(([x]) => x))], [80, 90]);
  // The one above row 4 is a zigzag: at most three points per cell, on two levels.
  const level = borders?.lines.slice(-25) ?? [];
  assert.equal(new Set(level.map(([, y = 0]) => Math.round(y))).size, 2);
  const [straight] = shapes(draw({ lattice: HEXES, scale: 5 }));
  assert.equal(straight?.lines.length, 6);
});

test('lines leave a gap for everything written in the cells, borders need not', () => {
  const gaps = [{ x: 60, y: 0, width: 10, height: 10 }];
  const calls = draw({ gaps });
  const clip = calls.findIndex(({ name }) => name === 'clip');
  assert.ok(clip > calls.findIndex(({ name }) => name === 'stroke'));
  assert.deepEqual(calls[clip]?.parameters, ['evenodd']);
  assert.deepEqual(numbersOf(callsOf(calls, 'rect')).at(-1), [60, 0, 10, 10]);
  assert.equal(callsOf(calls, 'save').length, callsOf(calls, 'restore').length);
});

test('nothing is drawn for other searches, for a path not found yet, or for a board without a module', () => {
  assert.deepEqual(draw({ source: sourceOf({ side: 0 }).source }), []);
  assert.equal(shapes(draw({ source: sourceOf({ way: [] }).source })).length, 3);
  assert.deepEqual(draw({ source: /** @type {BoardSource} */ (/** @type {unknown} */ ({})) }), []);
});
