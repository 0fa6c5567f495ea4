// A chart: axes with round ticks, lines distinguished by dashes and marks as well as by colour, a legend, and the
// numbers in a table below. Redrawn when its size changes. Knows nothing of where the numbers come from.

import { columnsOf, fractionOn, pathOf, tickText } from '../../../ui/chart.js';
import { createElement } from '../../../ui/create-element.js';
import { setText } from '../../../ui/query.js';

/** @import { Axis, Thinned } from '../../../ui/chart.js' */
/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {object} Line
 * @property {string} name
 * @property {number} style 0 to 3: its colour, dashes and mark
 * @property {boolean} isThin
 * @property {Thinned | null} series of steps, or
 * @property {readonly Point[]} points each with a mark
 */
/**
 * @typedef {object} Chart
 * @property {string} title
 * @property {string} summary for screen readers
 * @property {{ name: string, axis: Axis }} across
 * @property {{ name: string, axis: Axis }} upright
 * @property {readonly Line[]} lines
 * @property {{ summary: string, heads: readonly string[], rows: readonly (readonly string[])[] }} table
 */

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = Object.freeze({ top: 8, right: 12, bottom: 40, left: 54 });
const HEIGHT = 240;
/** Dashes and marks of the four styles; style/race-panels.css has their colours. */
const DASHES = ['none', '7 4', '2 3', '9 3 2 3'];
const MARKS = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  'M-3.2 -3.2h6.4v6.4h-6.4z',
  'M0 -4.4L4 3H-4z',
  'M0 -4.5L4.5 0L0 4.5L-4.5 0z',
];

export class ChartView {
  #host;
  #title = createElement('h4', {});
  #legend = createElement('ul', { className: 'chart-legend' });
  #svg = element('svg', { role: 'img' });
  #summary = createElement('summary', {});
  #table = createElement('table', { className: 'printout ranking' });
  #box = createElement('div', { className: 'table-box', role: 'group', tabIndex: 0 }, this.#table);
  /** @type {Chart | null} */
  #chart = null;
  #width = 0;

  /** @param {HTMLElement} host a figure @param {AbortSignal} signal */
  constructor(host, signal) {
    this.#host = host;
    host.append(
      createElement('figcaption', {}, this.#title),
      this.#legend,
      this.#svg,
      createElement('details', {}, this.#summary, this.#box),
    );
    const observer = new ResizeObserver(() => {
      if (this.#chart !== null && Math.abs(host.clientWidth - this.#width) >= 1) this.#draw(this.#chart);
    });
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  /** @param {Chart | null} chart null: nothing to show */
  show(chart) {
    this.#chart = chart;
    this.#host.hidden = chart === null;
    if (chart === null) return;
    setText(this.#title, chart.title);
    setText(this.#summary, chart.table.summary);
    this.#box.setAttribute('aria-label', chart.title);
    this.#legend.replaceChildren(...chart.lines.map(legendOf));
    this.#svg.setAttribute('aria-label', `${chart.title}. ${chart.summary}`);
    const { heads, rows } = chart.table;
    const line = (/** @type {readonly string[]} */ cells) =>
      createElement(
        'tr',
        {},
        ...cells.map((text, index) =>
          index === 0 ? createElement('th', { scope: 'row' }, text) : createElement('td', {}, text),
        ),
      );
    this.#table.replaceChildren(
      createElement('caption', {}, chart.title),
      createElement(
        'thead',
        {},
        createElement('tr', {}, ...heads.map((text) => createElement('th', { scope: 'col' }, text))),
      ),
      createElement('tbody', {}, ...rows.map(line)),
    );
    this.#draw(chart);
  }

  /** @param {Chart} chart */
  #draw({ across, upright, lines }) {
    this.#width = this.#host.clientWidth;
    if (this.#width === 0) return;
    const width = Math.max(this.#width, 160);
    const [room, height] = [width - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
    /** @param {number} value */
    const x = (value) => fractionOn(across.axis, value) * room;
    /** @param {number} value */
    const y = (value) => (1 - fractionOn(upright.axis, value)) * height;
    const field = element('g', { transform: `translate(${MARGIN.left},${MARGIN.top})` });
    // As many labels as fit beside each other.
    const every = Math.ceil((across.axis.ticks.length * 46) / room);
    across.axis.ticks.forEach((tick, index) => {
      field.append(element('path', { class: 'grid', d: `M${x(tick).toFixed(1)} 0V${height}` }));
      if (index % every !== 0) return;
      // At the right edge half of a number would be cut off.
      const isAtRim = x(tick) > room - MARGIN.right;
      const [left, anchor] = isAtRim ? [room + MARGIN.right, 'end'] : [x(tick), 'middle'];
      field.append(label(left, height + 16, anchor, tickText(tick)));
    });
    for (const tick of upright.axis.ticks) {
      field.append(
        element('path', { class: 'grid', d: `M0 ${y(tick).toFixed(1)}H${room}` }),
        label(-6, y(tick) + 4, 'end', tickText(tick)),
      );
    }
    field.append(label(room / 2, height + 34, 'middle', across.name, 'axis'));
    const turned = label(0, 0, 'middle', upright.name, 'axis');
    turned.setAttribute('transform', `translate(${-MARGIN.left + 11},${height / 2}) rotate(-90)`);
    field.append(turned);
    for (const { style, isThin, series, points } of lines) {
      const columns =
        series === null
          ? points.map((point) => ({ x: x(point.x), low: point.y, high: point.y }))
          : columnsOf(series, across.axis.high, room);
      field.append(lineOf(style, isThin, pathOf(columns, upright.axis, height)));
      for (const point of points) {
        field.append(
          element('path', {
            class: `mark style-${style}`,
            d: MARKS[style] ?? '',
            transform: `translate(${x(point.x).toFixed(1)},${y(point.y).toFixed(1)})`,
          }),
        );
      }
    }
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    this.#svg.setAttribute('width', String(width));
    this.#svg.setAttribute('height', String(HEIGHT));
    this.#svg.replaceChildren(field);
  }
}

/** @param {Line} line */
function legendOf({ name, style, isThin, points }) {
  const sample = element('svg', { viewBox: '0 0 34 12', width: '34', height: '12', 'aria-hidden': 'true' });
  sample.append(lineOf(style, isThin, 'M1 6H33'));
  if (points.length > 0)
    sample.append(
      element('path', { class: `mark style-${style}`, d: MARKS[style] ?? '', transform: 'translate(17,6)' }),
    );
  return createElement('li', {}, sample, createElement('span', {}, name));
}

/** @param {number} style @param {boolean} isThin @param {string} d */
function lineOf(style, isThin, d) {
  return element('path', {
    class: `line style-${style}${isThin ? ' is-thin' : ''}`,
    d,
    'stroke-dasharray': DASHES[style] ?? 'none',
  });
}

/** @param {number} x @param {number} y @param {string} anchor @param {string} text @param {string} [className] */
function label(x, y, anchor, text, className = 'tick') {
  const made = element('text', { class: className, x: x.toFixed(1), y: y.toFixed(1), 'text-anchor': anchor });
  made.textContent = text;
  return made;
}

/** @template {keyof SVGElementTagNameMap} Name @param {Name} name @param {Readonly<Record<string, string>>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
