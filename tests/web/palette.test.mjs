// Tints of ground: told apart by every eye, by lightness too, and from all that else is on a board.
// Distances are Euclidean in OKLab, times 100: about 2 is just seen. How protanopes and deuteranopes
// see is simulated after Machado, Oliveira and Fernandes (2009).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DARK, GROUND_FACTORS, LIGHT, groundOf, onGround, rgb } from '../../web/board/palette.js';

/** @typedef {readonly number[]} Triple */

/** @type {Readonly<Record<string, readonly Triple[]>>} of linear light */
const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** @param {readonly Triple[]} matrix @param {Triple} vector */
const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));

/** @param {Triple} colour 0 to 255 @returns {Triple} linear light, 0 to 1 */
const linear = (colour) =>
  colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** Björn Ottosson's OKLab. @param {Triple} light @returns {Triple} */
function oklab(light) {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map((value) => Math.cbrt(Math.max(value, 0)));
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** The smallest distance that any of the eyes sees. @param {Triple} one @param {Triple} other */
function distance(one, other) {
  const seen = Object.values(EYES).map((eye) => {
    const [a, b] = [one, other].map((colour) =>
      oklab(times(eye, linear(colour)).map((value) => Math.max(value, 0))),
    );
    return 100 * Math.hypot(...[0, 1, 2].map((axis) => (a?.[axis] ?? 0) - (b?.[axis] ?? 0)));
  });
  return Math.min(...seen);
}

/** @param {Triple} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 0 to 100. @param {Triple} colour */
const grey = (colour) => 100 * Math.cbrt(luminance(colour));

/** @param {Triple} one @param {Triple} other */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [name, palette] of Object.entries({ LIGHT, DARK })) {
  const grounds = [1, ...GROUND_FACTORS].map((factor) => groundOf(palette, factor));
  /** @param {string} colour @returns {Triple[]} on each ground */
  const onEach = (colour) =>
    [1, ...GROUND_FACTORS].map((factor) => onGround(palette, rgb(colour), factor));
  /** @param {readonly Triple[]} colours @param {(one: Triple, next: Triple) => number} measure */
  const nearest = (colours, measure) =>
    Math.min(...colours.slice(1).map((colour, index) => measure(colours[index] ?? [], colour)));

  test(`grounds of ${name} are told apart by every eye, and in grey`, () => {
    assert.ok(nearest(grounds, distance) > 6, `${nearest(grounds, distance)}`);
    const away = palette === LIGHT ? -1 : 1;
    const steps = nearest(grounds, (one, next) => away * (grey(next) - grey(one)));
    assert.ok(steps > 5, `${steps}`);
  });

  test(`grounds of ${name} are neither cells of a search nor walls nor ends`, () => {
    const { open, closed, path, wall, start, goal, current } = palette;
    for (const other of [open, closed, path, wall, start, goal, current]) {
      for (const ground of grounds.slice(1)) {
        assert.ok(distance(ground, rgb(other)) > 5.5, `${ground} ${other}`);
      }
    }
  });

  test(`a closed cell of ${name} is seen to be closed and to be on dear ground`, () => {
    const closed = onEach(palette.closed);
    assert.ok(nearest(closed, distance) > 2, `${nearest(closed, distance)}`);
    assert.ok(distance(closed[0] ?? [], closed[1] ?? []) > 3);
    closed.forEach((colour, index) => {
      assert.ok(distance(colour, grounds[index] ?? []) > 5, `ground ${index}: ${distance(colour, grounds[index] ?? [])}`);
      assert.ok(distance(colour, onEach(palette.open)[index] ?? []) > 5, `open ${index}: ${distance(colour, onEach(palette.open)[index] ?? [])}`);
    });
  });

  test(`numbers are read on every ground of ${name}`, () => {
    const text = rgb(palette.text);
    const all = [grounds, onEach(palette.closed), onEach(palette.openTint)].flat();
    for (const colour of all) assert.ok(contrast(colour, text) >= 4.5, `${colour}`);
  });

  test(`between two tints of ${name} lie those of the factors between`, () => {
    const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 60, 255].map((factor) => grey(groundOf(palette, factor)));
    const sorted = [...lights].sort((a, b) => (palette === LIGHT ? b - a : a - b));
    assert.deepEqual(lights, sorted);
    assert.deepEqual(groundOf(palette, 5), rgb(palette.grounds[2] ?? ''));
    assert.deepEqual(groundOf(palette, 0), rgb(palette.wall));
  });
}
