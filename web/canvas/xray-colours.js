// The colours of the X-ray of a heuristic: exact cells like free ground, too small an H tints them
// quietly, too large a one warmly; the painters add strokes and crosses.

import { SIZES } from '../engine/jobs/xray-survey.js';
import { blend, rgb } from './palette.js';

/** @import { Palette, Rgb } from './palette.js' */

/** The colour of every grade, in their order. @param {Palette} palette @returns {Rgb[]} */
export function xrayColours({ wall, free, xray }) {
  /** @param {readonly [string, string]} ends @returns {Rgb[]} */
  const ramp = ([weak, strong]) =>
    Array.from({ length: SIZES }, (_, size) => blend(rgb(weak), rgb(strong), size / (SIZES - 1)));
  return [rgb(wall), rgb(free), rgb(xray.unreachable), ...ramp(xray.under), ...ramp(xray.over)];
}
