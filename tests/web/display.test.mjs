// What of a search is shown, and how: shades by order, numbers, arrows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExpansionOrder } from '../../web/board/expansion-order.js';
import { fitNumbers, fitOneNumber, mainNumber } from '../../web/board/number-fit.js';
import { DARK, LIGHT, SHADES, rgb, shadeOf, shadesOf } from '../../web/board/palette.js';
import { Raster, colourTable, paintPixels, paintShades, shadeTable } from '../../web/board/raster.js';
import { DEFAULT_DISPLAY, withDisplay } from '../../web/state/display.js';
import { initialState } from '../../web/state/state.js';
import { callsOf, createRecorder } from './recorder.mjs';

/** Relative luminance, 0 to 1. @param {readonly number[]} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** CIE lightness, 0 to 100: even steps of it are even to the eye. @param {readonly number[]} colour */
function lightness(colour) {
  return 116 * Math.cbrt(luminance(colour)) - 16;
}

/** @param {readonly number[]} one @param {readonly number[]} other */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  test(`the shades of ${name} run evenly one way in grey, and numbers are read on each`, () => {
    const shades = shadesOf(palette.ramp);
    const steps = shades.map(lightness);
    assert.equal(shades.length, SHADES);
    assert.deepEqual([shades[0], shades.at(-1)], [rgb(palette.ramp[0]), rgb(palette.ramp[2])]);
    const away = Math.sign((steps.at(-1) ?? 0) - (steps[0] ?? 0));
    const whole = Math.abs((steps.at(-1) ?? 0) - (steps[0] ?? 0));
    assert.ok(whole > 20, `${whole}`);
    for (const part of [0.25, 0.5, 0.75]) {
      const there = steps[Math.round(part * (SHADES - 1))] ?? NaN;
      assert.ok(Math.abs((there - (steps[0] ?? 0)) * away - part * whole) < whole * 0.12, `${part}`);
    }
    steps.slice(1).forEach((step, index) => {
      // Colours are whole numbers: a shade may be as light as the one before.
      assert.ok((step - (steps[index] ?? NaN)) * away > -0.3, `shade ${index + 1}`);
    });
    for (const shade of shades) {
      assert.ok(contrast(shade, rgb(palette.text)) >= 4.5);
    }
    // Neither ground nor wall: light ground is lighter than all, dark walls are.
    assert.ok(contrast(rgb(palette.wall), shades.at(-1) ?? []) > 1.25);
  });
}

test('the first step has the first shade, the last the last, one alone the first', () => {
  assert.equal(shadeOf(1, 400), 0);
  assert.equal(shadeOf(400, 400), SHADES - 1);
  assert.equal(shadeOf(1, 1), 0);
  assert.ok(shadeOf(100, 400) < shadeOf(200, 400));
});

test('the order at a step is that of the log up to it, forward and back', () => {
  const order = new ExpansionOrder();
  // Cell 2 is reopened and expanded twice.
  const source = { expansions: () => Uint32Array.of(1, 2, 3, 2) };
  const at = (/** @type {number} */ step, serial = 1) =>
    [...order.at(source, { serial, step, cells: 5 })];
  assert.deepEqual(at(3), [0, 1, 2, 3, 0]);
  assert.deepEqual(at(4), [0, 1, 4, 3, 0]);
  assert.deepEqual(at(2), [0, 1, 2, 0, 0]);
  assert.deepEqual(at(0), [0, 0, 0, 0, 0]);
  assert.deepEqual(at(4), [0, 1, 4, 3, 0]);
  source.expansions = () => Uint32Array.of(0, 4);
  assert.deepEqual(at(2, 2), [1, 0, 0, 0, 2]);
  assert.deepEqual([...order.at(source, { serial: 2, step: 1, cells: 9 })].slice(0, 5), [1, 0, 0, 0, 0]);
});

test('an image has closed cells in their shades, all others as ever', () => {
  const factors = Uint8Array.of(0, 1, 1, 3, 1);
  const statuses = Uint8Array.of(0, 2, 1, 2, 0);
  const plain = colourTable(LIGHT);
  const shades = shadeTable(LIGHT);
  const pixels = new Uint32Array(5);
  paintPixels(pixels, factors, statuses, plain);
  const steps = Uint32Array.of(0, 1, 2, 3, 0);
  paintShades(pixels, factors, statuses, { steps, last: 3 }, shades);
  assert.deepEqual(
    [...pixels],
    [plain[0], shades[1], plain[257], shades[(SHADES - 1) * 256 + 3], plain[1]],
  );
});

test('an image is painted when cells look different, and only scaled when the view moves', () => {
  /** @type {ReturnType<typeof createRecorder>[]} */
  const canvases = [];
  const raster = new Raster(() => {
    const recorder = createRecorder();
    canvases.push(recorder);
    const { context } = recorder;
    Reflect.set(context, 'createImageData', (/** @type {number} */ width, /** @type {number} */ height) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }));
    const canvas = { width: 0, height: 0, getContext: () => context };
    return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));
  });
  const page = createRecorder();
  const content = {};
  const scene = {
    view: { scale: 2, left: 0, top: 0, ratio: 1 },
    board: { width: 4, height: 3 },
    range: { x: 0, y: 0, columns: 4, rows: 3 },
    palette: LIGHT,
    factors: new Uint8Array(12).fill(1),
    statuses: null,
    order: null,
    survey: null,
    content,
  };
  const painted = () => callsOf(canvases[0]?.calls ?? [], 'putImageData').length;
  raster.draw(page.context, scene);
  assert.equal(painted(), 1);
  const view = { scale: 4, left: -4, top: -8, ratio: 1 };
  const range = { x: 1, y: 2, columns: 2, rows: 1 };
  raster.draw(page.context, { ...scene, view, range });
  assert.equal(painted(), 1);
  // Only what is seen of it, where it is seen.
  const last = callsOf(page.calls, 'drawImage').at(-1);
  assert.deepEqual(last?.parameters.slice(1), [1, 2, 2, 1, 0, 0, 8, 4]);
  raster.draw(page.context, { ...scene, content: {} });
  assert.equal(painted(), 2);
  raster.draw(page.context, { ...scene, content, board: { width: 3, height: 3 } });
  assert.equal(painted(), 3);
});

test('where three numbers have no room, one may have, and it says most', () => {
  const numbers = [{ g: 98, h: 100, f: 198 }];
  assert.equal(fitNumbers({ scale: 32, ratio: 1 }, numbers), null);
  const one = fitOneNumber({ scale: 32, ratio: 1 }, numbers);
  assert.ok(one !== null && one.isShort && one.size >= 9 && one.size <= 32 / 3);
  assert.equal(fitOneNumber({ scale: 20, ratio: 1 }, numbers), null);
  assert.equal(mainNumber({ g: 98, f: 198 }), 198);
  assert.equal(mainNumber({ g: 98, f: NaN }), 98);
});

test('a choice changes what it names and nothing else of the state', () => {
  const state = initialState();
  assert.deepEqual(state.display, {
    shading: 'status',
    numbers: 'all',
    arrows: true,
    xray: false,
    shortest: false,
  });
  const next = withDisplay(state, { numbers: 'path' });
  assert.deepEqual(next, { ...state, display: { ...DEFAULT_DISPLAY, numbers: 'path' } });
  assert.equal(next.search, state.search);
});
