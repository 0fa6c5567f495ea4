// The contour lines of a field, and its shades. Pure.

/** @typedef {{ low: number, high: number }} Scale */

/** Approximate number of lines between the least and the greatest value. */
const LINES = 10;

/** 1, 2 or 5 times a power of ten; 1 where there is nothing to divide. @param {Scale} scale */
export function contourInterval({ low, high }) {
  const wanted = (high - low) / LINES;
  if (!(wanted > 0) || !Number.isFinite(wanted)) return 1;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return unit * (wanted <= unit ? 1 : wanted <= 2 * unit ? 2 : wanted <= 5 * unit ? 5 : 10);
}

/** @param {number} value @param {number} interval @returns {number} equal for values between the same two lines */
export const levelOf = (value, interval) => Math.floor(value / interval + 1e-9);

/** @param {number} value @param {Scale} scale @param {number} shades @returns {number} index of its shade; -1 for NaN */
export function shadeAt(value, { low, high }, shades) {
  if (Number.isNaN(value)) return -1;
  const share = high > low ? Math.min(Math.max((value - low) / (high - low), 0), 1) : 0;
  return Math.round(share * (shades - 1));
}
