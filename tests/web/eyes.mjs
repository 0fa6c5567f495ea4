// How colours look to different eyes: distances are Euclidean in OKLab, times 100: about 2 is just seen. How protanopes,
// deuteranopes and tritanopes see is simulated after Machado, Oliveira and Fernandes (2009).

/** @typedef {readonly number[]} Triple */

/** @type {Readonly<Record<string, readonly Triple[]>>} of linear light */
const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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

/** @type {readonly Triple[]} */
const TRITAN = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
];

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

/** The smallest distance that any of the eyes sees, but those of tritanopes. @param {Triple} one @param {Triple} other */
export function distance(one, other) {
  return nearestOf(Object.values(EYES), one, other);
}

/** And those of tritanopes. @param {Triple} one @param {Triple} other */
export function distanceToAll(one, other) {
  return nearestOf([...Object.values(EYES), TRITAN], one, other);
}

/** @param {readonly (readonly Triple[])[]} eyes @param {Triple} one @param {Triple} other */
function nearestOf(eyes, one, other) {
  const seen = eyes.map((eye) => {
    const [a, b] = [one, other].map((colour) => oklab(times(eye, linear(colour)).map((value) => Math.max(value, 0))));
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
export const grey = (colour) => 100 * Math.cbrt(luminance(colour));

/** @param {Triple} one @param {Triple} other */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
