// The expanded cells of two searches, one over the other: counted, and drawn in colours and strokes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceColours, drawDifference } from '../../../web/places/race/pair/draw-difference.js';
import { DARK, LIGHT, blend, rgb } from '../../../web/canvas/palette.js';
import { DIFFERENCE, differenceOf } from '../../../web/places/race/pair/difference.js';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** @import { RasterScene } from '../../../web/canvas/raster.js' */
/** @import { DifferenceScene } from '../../../web/places/race/pair/draw-difference.js' */

/** Untouched, open and closed in every pair. */
const FIRST = Uint8Array.of(0, 0, 0, 1, 1, 1, 2, 2, 2);
const SECOND = Uint8Array.of(0, 1, 2, 0, 1, 2, 0, 1, 2);

/** @param {number} scale @param {Partial<DifferenceScene>} [special] */
const sceneOf = (scale, special = {}) => ({
  view: { scale, left: 0, top: 0, ratio: 1 },
  canvas: { width: 3 * scale, height: 3 * scale },
  board: { width: 3, height: 3, start: 0, goal: 8 },
  palette: LIGHT,
  factors: new Uint8Array(9).fill(1),
  cells: differenceOf(FIRST, SECOND).cells,
  paths: /** @type {const} */ ([new Uint32Array(0), new Uint32Array(0)]),
  content: {},
  ...special,
});

/** Nothing is painted as an image. */
const NO_RASTER = { draw: () => assert.fail() };

test('a cell belongs to the one, to the other or to both if they have expanded it', () => {
  const { cells, counts } = differenceOf(FIRST, SECOND);
  const { neither, first, second, both } = DIFFERENCE;
  assert.deepEqual([...cells], [neither, neither, second, neither, neither, second, first, first, both]);
  assert.deepEqual(counts, { first: 2, second: 2, both: 1 });
});

test('large cells get the colour of their kind, and those of only one strokes of their own', () => {
  const { context, calls } = createRecorder();
  assert.equal(drawDifference(context, sceneOf(60), NO_RASTER), true);
  const [, first, second, both] = differenceColours(LIGHT);
  for (const [colour, count] of /** @type {const} */ ([
    [first, 2],
    [second, 2],
    [both, 1],
  ])) {
    assert.equal(callsOf(calls, 'fillRect', { fillStyle: colour }).length, count);
  }
  // Three strokes a cell for two cells each; those of the first fall to the right.
  const strokes = calls.filter(
    ({ name, style }) => (name === 'moveTo' || name === 'lineTo') && style['globalAlpha'] === 0.55,
  );
  const ways = [];
  for (let at = 0; at < strokes.length; at += 2) {
    const [fromX = 0, fromY = 0] = (strokes[at]?.parameters ?? []).map(Number);
    const [toX = 0, toY = 0] = (strokes[at + 1]?.parameters ?? []).map(Number);
    ways.push(Math.sign((toX - fromX) * (toY - fromY)));
  }
  assert.deepEqual(ways, [...Array(6).fill(1), ...Array(6).fill(-1)]);
});

test('walls stay walls', () => {
  const { context, calls } = createRecorder();
  drawDifference(context, sceneOf(60, { factors: Uint8Array.of(1, 0, 1, 1, 1, 1, 1, 1, 1) }), NO_RASTER);
  assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.wall }).length, 1);
});

test('many cells are an image, with one dark pixel in four along the strokes', () => {
  for (const palette of [LIGHT, DARK]) {
    const { context } = createRecorder();
    const cells = new Uint8Array(36).map((_, cell) => Math.floor(cell / 9));
    const board = { width: 9, height: 4, start: 0, goal: 35 };
    /** @type {number[]} */
    let pixels = [];
    const raster = {
      draw: (/** @type {unknown} */ _, /** @type {RasterScene} */ { source }) => {
        const bytes = source.paint('status', 0, 0, 9, 4);
        pixels = [...new Uint32Array(bytes.buffer)];
        return true;
      },
    };
    drawDifference(context, sceneOf(2, { palette, cells, board, factors: new Uint8Array(36).fill(1) }), raster);
    const rows = [0, 1, 2, 3].map((y) => new Set(pixels.slice(9 * y, 9 * y + 9)));
    assert.deepEqual(
      rows.map(({ size }) => size),
      [1, 2, 2, 1],
    );
    const [red, green, blue] = blend(rgb(differenceColours(palette)[1] ?? ''), rgb(palette.text), 0.5);
    const dark = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    assert.deepEqual(
      pixels
        .slice(9, 18)
        .map((pixel, x) => (pixel === dark ? x : -1))
        .filter((x) => x >= 0),
      [1, 5],
    );
  }
});
