// The numbers behind a chart: round ticks, scales, long series reduced without losing a peak, the path of a
// line. Pure; knows neither the subject nor the style of the chart.

/**
 * A series in buckets of neighbouring steps: the least and the greatest value of each, so that no peak is lost
 * however narrow the chart. A bucket without a value is NaN, NaN.
 * @typedef {object} Thinned
 * @property {number} count of values from the first step, 0, on
 * @property {number} width steps a bucket
 * @property {Float64Array} low
 * @property {Float64Array} high
 */
/** @typedef {{ name: 'linear' | 'log', low: number, high: number, ticks: readonly number[] }} Axis */
/** @typedef {{ x: number, low: number, high: number }} Column of a drawn series: everything in a pixel's width */

/** Buckets of a series: more than a chart has pixels. */
const MOST_BUCKETS = 4096;

/** Takes the values of a series one after the other, and keeps what a chart can show. */
export class Thinner {
  #width;
  #low;
  #high;
  #count = 0;

  /** @param {number} count of values that will come, or an upper bound */
  constructor(count) {
    this.#width = Math.max(1, Math.ceil(count / MOST_BUCKETS));
    const buckets = Math.ceil(count / this.#width);
    this.#low = new Float64Array(buckets).fill(NaN);
    this.#high = new Float64Array(buckets).fill(NaN);
  }

  /** @param {number} value NaN: this step has none */
  add(value) {
    const bucket = Math.floor(this.#count++ / this.#width);
    if (Number.isNaN(value)) return;
    const [low = NaN, high = NaN] = [this.#low[bucket], this.#high[bucket]];
    if (!(low <= value)) this.#low[bucket] = value;
    if (!(high >= value)) this.#high[bucket] = value;
  }

  /** @returns {Thinned} */
  result() {
    return { count: this.#count, width: this.#width, low: this.#low, high: this.#high };
  }
}

/** @param {ArrayLike<number>} values @returns {Thinned} */
export function thin(values) {
  const thinner = new Thinner(values.length);
  for (let i = 0; i < values.length; i++) thinner.add(values[i] ?? NaN);
  return thinner.result();
}

/**
 * The columns of a chart of this pixel width with room for `steps` steps: at most one per pixel, each from
 * the least to the greatest value there.
 * @param {Thinned} series @param {number} steps of the axis, one at least @param {number} pixels
 * @returns {Column[]}
 */
export function columnsOf({ count, width, low, high }, steps, pixels) {
  /** @type {Column[]} */
  const columns = [];
  let pixel = -1;
  for (let bucket = 0; bucket * width < count; bucket++) {
    const [least = NaN, greatest = NaN] = [low[bucket], high[bucket]];
    if (Number.isNaN(least)) continue;
    const x = ((bucket * width) / Math.max(steps, 1)) * pixels;
    const last = columns.at(-1);
    if (last !== undefined && Math.floor(x) === pixel) {
      last.low = Math.min(last.low, least);
      last.high = Math.max(last.high, greatest);
    } else {
      pixel = Math.floor(x);
      columns.push({ x, low: least, high: greatest });
    }
  }
  return columns;
}

/** Greatest and least value; NaN, NaN if there are none. @param {readonly Thinned[]} list */
export function extentOf(list) {
  let [least, greatest] = [NaN, NaN];
  for (const { low, high } of list) {
    for (const value of low) if (!(least <= value) && !Number.isNaN(value)) least = value;
    for (const value of high) if (!(greatest >= value) && !Number.isNaN(value)) greatest = value;
  }
  return { least, greatest };
}

/**
 * From 0 or below it to at least the greatest value, with about this many ticks, each 1, 2 or 5 times a power of
 * ten from the next.
 * @param {number} least @param {number} greatest @param {number} wanted ticks @returns {Axis}
 */
export function linearAxis(least, greatest, wanted) {
  const [from, to] = [Math.min(0, least || 0), Math.max(greatest || 0, 0)];
  const span = to - from || 1;
  const rough = span / Math.max(wanted, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough * 0.999_999) ?? 10);
  const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9) || 1];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { name: 'linear', low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Powers of the base that enclose both; `least` above 0. @param {number} least @param {number} greatest @param {2 | 10} base @returns {Axis} */
export function logAxis(least, greatest, base) {
  const log = base === 2 ? Math.log2 : Math.log10;
  const first = Math.floor(log(least) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(log(greatest) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => base ** (first + i));
  return { name: 'log', low: base ** first, high: base ** last, ticks };
}

/** How far along the axis a value lies, 0 to 1. @param {Axis} axis @param {number} value */
export function fractionOn({ name, low, high }, value) {
  if (name === 'linear') return (value - low) / (high - low);
  return Math.log(value / low) / Math.log(high / low);
}

/**
 * The path of a line through columns: up and down in each, then on to the next.
 * @param {readonly Column[]} columns @param {Axis} axis upright @param {number} height pixels, 0 at the top
 */
export function pathOf(columns, axis, height) {
  /** @param {number} value */
  const y = (value) => ((1 - fractionOn(axis, value)) * height).toFixed(1);
  return columns
    .map(({ x, low, high }, index) => {
      const point = `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y(low)}`;
      return low === high ? point : `${point}L${x.toFixed(1)} ${y(high)}`;
    })
    .join('');
}

/** Short enough for a tick: 10,000 is 10k in every language, a million 1M. @param {number} value */
export function tickText(value) {
  /** @type {readonly (readonly [number, number, string])[]} */
  const units = [
    [1e9, 1e9, 'G'],
    [1e6, 1e6, 'M'],
    [1e4, 1e3, 'k'],
  ];
  const [, size, sign] = units.find(([least]) => Math.abs(value) >= least) ?? [1, 1, ''];
  return `${Number((value / size).toPrecision(6))}${sign}`;
}

/** Positions of about this many evenly spaced steps, including the first and the last. @param {number} count of steps @param {number} wanted */
export function samples(count, wanted) {
  if (count <= wanted) return Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: wanted }, (_, i) => Math.round((i * (count - 1)) / (wanted - 1)));
}
