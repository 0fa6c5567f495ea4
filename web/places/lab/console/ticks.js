// Ticks over the scrubber: where playing stops or, without breakpoints, where a better path to a cell was found; the
// more events a tick stands for, the higher it is. Drawn when the search is settled, since finding them means reading
// the whole trace.

import { EVENT_NAMES, tickPositions } from '../../../model/events.js';
import { stepEventsOf } from '../../../model/breakpoints.js';
import { byTestId, query } from '../../../ui/query.js';

/** @import { Appearance } from '../../../model/appearance.js' */
/** @import { State } from '../../../model/state.js' */
/** @import { Store } from '../../../model/store.js' */
/** @import { TraceEvents } from '../../../session/trace-events.js' */

/** Longer traces have more events than the line has pixels; ticks would say nothing. */
const MOST_STEPS = 100_000;
/** Milliseconds without another search: no ticks are needed while the start or goal is dragged. */
const REST = 150;
/** CSS pixels per tick: half of them are the tick, half the gap. */
const PITCH = 3;
/** Least height of a tick, as a share of the highest. */
const LEAST = 0.25;
/** Half the thumb of the scrubber, in CSS pixels: its middle goes from here to as far from the end. */
const INSET = 9;

/**
 * @param {object} scene
 * @param {Store<State>} scene.store
 * @param {Store<Appearance>} scene.appearance
 * @param {TraceEvents} scene.traceEvents
 * @param {AbortSignal} scene.signal
 */
export function connectTicks({ store, appearance, traceEvents, signal }) {
  const canvas = query('#ticks', HTMLCanvasElement);
  const scrubber = byTestId('scrubber', HTMLInputElement);
  let timer = 0;

  const draw = () => {
    const ratio = window.devicePixelRatio || 1;
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext('2d');
    const { search, breakpoints, board } = store.state;
    const { result } = search;
    if (context === null || !traceEvents.isKnown || result.steps > MOST_STEPS) return;
    // Lines run in most steps: they are not marked.
    const stops = stepEventsOf(breakpoints, board);
    const marked = stops.length > 0 ? stops : EVENT_NAMES.map((kind) => ({ kind, cell: -1 }));
    context.fillStyle = getComputedStyle(canvas).color;
    const room = (scrubber.clientWidth - 2 * INSET) * ratio;
    const thickness = Math.max(1, Math.round(1.5 * ratio));
    const ticks = tickPositions(traceEvents.steps(marked), result.steps, room, PITCH * ratio);
    const most = ticks.reduce((sofar, { count }) => Math.max(sofar, count), 1);
    for (const { position, count } of ticks) {
      const high = Math.round(canvas.height * (LEAST + (1 - LEAST) * (count / most)));
      context.fillRect(Math.round(INSET * ratio + position - thickness / 2), canvas.height - high, thickness, high);
    }
  };
  const drawSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      timer = 0;
      draw();
      // A trace that gets no ticks need not be read.
      const { steps } = store.state.search.result;
      if (!traceEvents.isKnown && steps <= MOST_STEPS) traceEvents.whenKnown(draw);
    }, REST);
  };

  store.subscribe(({ search, breakpoints }, before) => {
    if (search === before.search && breakpoints === before.breakpoints) return;
    canvas.width = 0; // ticks of another search would be wrong
    drawSoon();
  }, signal);
  appearance.subscribe(drawSoon, signal);
  const observer = new ResizeObserver(drawSoon);
  observer.observe(scrubber);
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      observer.disconnect();
    },
    { once: true },
  );
  drawSoon();
}
