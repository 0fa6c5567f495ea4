// How a search is displayed: shades by order, numbers, arrows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitNumbers, fitOneNumber, fitStacked, mainNumber } from '../../../web/canvas/number-fit.js';
import { DARK, LIGHT, SHADES, rgb, shadeOf, shadesOf } from '../../../web/canvas/palette.js';
import { MOST_PAINTED, Raster } from '../../../web/canvas/raster.js';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { DEFAULT_DISPLAY, withDisplay } from '../../../web/model/display.js';
import { initialState } from '../../../web/model/state.js';
import { contrast, lightness } from '../../support/fixtures/eyes.mjs';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** @import { BoardSource } from '../../../web/engine/layouts.js' */

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  test(`the shades of ${name} run evenly in one direction in grey, and numbers are legible on each`, () => {
    const shades = shadesOf(palette.ramp);
    const steps = shades.map(lightness);
    assert.equal(shades.length, SHADES);
    assert.deepEqual([shades[0], shades.at(-1)], [rgb(palette.ramp[0]), rgb(palette.ramp[2])]);
    const away = Math.sign((steps.at(-1) ?? 0) - (steps[0] ?? 0));
    const whole = Math.abs((steps.at(-1) ?? 0) - (steps[0] ?? 0));
    // In the dark theme there is no more between ground (1.6 : 1) and walls (1.25 : 1).
    assert.ok(whole > 19.5, `${whole}`);
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

test('the first step has the first shade, the last the last, and a single one the first', () => {
  assert.equal(shadeOf(1, 400), 0);
  assert.equal(shadeOf(400, 400), SHADES - 1);
  assert.equal(shadeOf(1, 1), 0);
  assert.ok(shadeOf(100, 400) < shadeOf(200, 400));
});

/** A raster, what was drawn on its canvases, and what was requested from its source. */
function createRaster() {
  /** @type {ReturnType<typeof createRecorder>[]} */
  const canvases = [];
  const raster = new Raster(() => {
    const recorder = createRecorder();
    canvases.push(recorder);
    const canvas = { width: 0, height: 0, getContext: () => recorder.context };
    return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));
  });
  /** @type {unknown[][]} */
  const asked = [];
  let palettes = 0;
  const source = {
    factors: () => new Uint8Array(0),
    setColours: () => void (palettes += 1),
    /** @type {BoardSource['paint']} */
    paint: (...parameters) => {
      asked.push(parameters);
      return new Uint8Array(0);
    },
  };
  const images = () => callsOf(canvases[0]?.calls ?? [], 'putImageData');
  return { raster, source, asked, images, palettes: () => palettes };
}

/** Node has none. */
class FakeImageData {
  /** @param {Uint8ClampedArray} data @param {number} width @param {number} height */
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}
Reflect.set(globalThis, 'ImageData', FakeImageData);

const SMALL = {
  view: { scale: 2, left: 0, top: 0, ratio: 1 },
  board: { width: 4, height: 3 },
  range: { x: 0, y: 0, columns: 4, rows: 3 },
  palette: LIGHT,
  shading: /** @type {const} */ ('order'),
  survey: null,
};

test('an image is painted when cells change, and only scaled when the view moves', () => {
  const { raster, source, asked, images, palettes } = createRaster();
  const page = createRecorder();
  const content = {};
  const scene = { ...SMALL, source, content };
  assert.equal(raster.draw(page.context, scene), true);
  assert.equal(images().length, 1);
  const view = { scale: 4, left: -4, top: -8, ratio: 1 };
  const range = { x: 1, y: 2, columns: 2, rows: 1 };
  raster.draw(page.context, { ...scene, view, range });
  assert.equal(images().length, 1);
  // Only the visible part of it, where it is seen.
  const last = callsOf(page.calls, 'drawImage').at(-1);
  assert.deepEqual(last?.parameters.slice(1), [1, 2, 2, 1, 0, 0, 8, 4]);
  raster.draw(page.context, { ...scene, content: {} });
  assert.equal(images().length, 2);
  raster.draw(page.context, { ...scene, content, board: { width: 3, height: 3 } });
  assert.equal(images().length, 3);
  assert.deepEqual(asked.at(-1), ['order', 0, 0, 3, 3]);
  assert.equal(palettes(), 1);
  raster.draw(page.context, { ...scene, palette: DARK, content: {} });
  assert.equal(palettes(), 2);
});

test('very many cells are painted some rows per frame, and none is skipped when they change meanwhile', () => {
  const { raster, source, asked, images } = createRaster();
  const { context } = createRecorder();
  const board = { width: 4096, height: 4096 };
  const rows = MOST_PAINTED / 4096;
  const scene = { ...SMALL, source, board, content: {} };
  const draw = (/** @type {object} */ content) => raster.draw(context, { ...scene, content });
  const first = {};
  for (let picture = 0; picture < 3; picture++) assert.equal(draw(first), false);
  const tops = () => asked.map((one) => one[2]);
  assert.deepEqual(tops(), [0, rows, 2 * rows]);
  const second = {};
  let pictures = 1;
  while (!draw(second)) pictures += 1;
  // All of the second content, from where the first stopped.
  assert.equal(pictures, 4096 / rows);
  assert.deepEqual(new Set(tops().slice(3)).size, pictures);
  assert.equal(tops()[3], 3 * rows);
  assert.equal(images().length, 3 + pictures);
  assert.equal(draw(second), true);
  assert.equal(images().length, 3 + pictures);
});

test('where three numbers do not fit, one may, the most telling one', () => {
  const numbers = [{ g: 98, h: 100, f: 198 }];
  assert.equal(fitNumbers({ scale: 32, ratio: 1 }, numbers), null);
  const one = fitOneNumber({ scale: 32, ratio: 1 }, numbers);
  assert.ok(one !== null && one.isShort && one.size >= 9 && one.size <= 32 / 3);
  assert.equal(fitOneNumber({ scale: 20, ratio: 1 }, numbers), null);
  assert.equal(mainNumber({ g: 98, f: 198 }), 198);
  assert.equal(mainNumber({ g: 98, f: NaN }), 98);
});

test('a choice changes its own setting and nothing else in the state', () => {
  const state = initialState();
  assert.deepEqual(state.display, {
    shading: 'status',
    numbers: 'all',
    arrows: true,
    xray: false,
    shortest: false,
    edges: true,
    islands: false,
    rulers: false,
    coordinates: TOP_LEFT,
  });
  const next = withDisplay(state, { numbers: 'path' });
  assert.deepEqual(next, { ...state, display: { ...DEFAULT_DISPLAY, numbers: 'path' } });
  assert.equal(next.search, state.search);
});

test('three numbers fit on three lines where two do not fit side by side', () => {
  const numbers = [
    { g: 98, h: 100, f: 198 },
    { g: 148, h: 66, f: 214 },
  ];
  // Cells of a board of 20 × 20 in a window of 1440 × 900, with its caption below.
  const view = { scale: 29, ratio: 1 };
  assert.equal(fitNumbers(view, numbers), null);
  const fit = fitStacked(view, numbers);
  assert.ok(fit !== null && fit.isStacked && !fit.isShort && fit.size >= 9);
  // None of them overlaps the next one, or extends past the middle third of the cell.
  assert.ok(3 * 0.76 * fit.size + 2 * fit.pad < view.scale - 1);
  assert.ok(3 * 0.62 * fit.size <= 0.66 * view.scale);
  assert.ok((fitStacked({ scale: 200, ratio: 1 }, numbers)?.size ?? 0) <= 10.5);
  assert.equal(fitStacked({ scale: 18, ratio: 1 }, numbers), null, 'a phone is too narrow for 20 of them');
  assert.equal(fitStacked({ scale: 29, ratio: 1 }, [{ g: 10_000, h: 1, f: 10_001 }]), null);
});
