// A small chart of expansions per tick: a bar for each of the last ticks, and the budget as a dashed line. Redrawn when
// its size changes; a sentence below says what it shows.

import { fractionOn, linearAxis, tickText } from '../../../ui/chart.js';
import { SPENT_TICKS, spentSummary } from '../state/world-requests.js';
import { setText } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Spent } from '../state/world-requests.js' */

const SVG = 'http://www.w3.org/2000/svg';
const HEIGHT = 132;
const MARGIN = Object.freeze({ top: 8, right: 4, bottom: 22, left: 40 });
const TICKS = 3;

export class SpendingChart {
  #host;
  #said;
  #svg = element('svg', { 'aria-hidden': 'true' });
  #width = 0;
  /** @type {(() => void) | null} */
  #again = null;

  /** @param {HTMLElement} host @param {HTMLElement} said @param {AbortSignal} signal */
  constructor(host, said, signal) {
    this.#host = host;
    this.#said = said;
    host.append(this.#svg);
    const observer = new ResizeObserver(() => {
      if (Math.abs(host.clientWidth - this.#width) >= 1) this.#again?.();
    });
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  /** @param {Spent} spent @param {number} budget @param {Translate} t */
  show(spent, budget, t) {
    const { ticks, mean, most } = spentSummary(spent);
    const last = spent.first + spent.values.length - 1;
    const sentence =
      ticks === 0
        ? t('requests.chart_none')
        : t('requests.chart_summary', {
            first: spent.first,
            last,
            mean: Math.round(mean),
            most: Math.round(most),
            budget,
          });
    setText(this.#said, sentence);
    this.#again = () => this.#draw(spent, budget, most, t);
    this.#again();
  }

  /** @param {Spent} spent @param {number} budget @param {number} most @param {Translate} t */
  #draw({ first, values }, budget, most, t) {
    this.#width = this.#host.clientWidth;
    if (this.#width === 0) return;
    const width = Math.max(this.#width, 160);
    const [room, height] = [width - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
    // A budget far above all bars would flatten them: then it is shown as a number beside an arrow.
    const isNear = budget <= most * 8;
    const axis = linearAxis(0, isNear ? budget : most, TICKS);
    /** @param {number} value */
    const y = (value) => (1 - fractionOn(axis, value)) * height;
    const bar = room / SPENT_TICKS;
    const from = SPENT_TICKS - values.length;
    const field = element('g', { transform: `translate(${MARGIN.left},${MARGIN.top})` });
    for (const tick of axis.ticks) {
      field.append(
        element('path', { class: 'grid', d: `M0 ${y(tick).toFixed(1)}H${room}` }),
        label(-6, y(tick) + 4, 'end', tickText(tick)),
      );
    }
    const bars = values.map((value, index) => {
      if (!(value > 0)) return '';
      const top = y(Math.min(value, axis.high));
      return `M${((from + index) * bar).toFixed(2)} ${height}V${top.toFixed(1)}h${bar.toFixed(2)}V${height}z`;
    });
    field.append(element('path', { class: 'bars', d: bars.join('') }));
    const line = isNear ? y(budget) : 0;
    field.append(element('path', { class: 'budget', d: `M0 ${line.toFixed(1)}H${room}` }));
    field.append(
      label(
        room,
        isNear ? line - 4 + (line < 14 ? 16 : 0) : 12,
        'end',
        `${isNear ? '' : '↑ '}${t('requests.budget', { budget })}`,
      ),
    );
    const last = first + values.length - 1;
    field.append(label(room, height + 16, 'end', `${t('requests.tick')} ${last}`));
    if (values.length > SPENT_TICKS / 4) field.append(label(from * bar, height + 16, 'start', String(first)));
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    this.#svg.setAttribute('width', String(width));
    this.#svg.setAttribute('height', String(HEIGHT));
    this.#svg.replaceChildren(field);
  }
}

/** @param {number} x @param {number} y @param {string} anchor @param {string} text */
function label(x, y, anchor, text) {
  const made = element('text', { x: x.toFixed(1), y: y.toFixed(1), 'text-anchor': anchor });
  made.textContent = text;
  return made;
}

/** @template {keyof SVGElementTagNameMap} Name @param {Name} name @param {Readonly<Record<string, string>>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
