// Ticks over the scrubber where a better way to a cell was found. Drawn when the search has come to
// rest, since finding them means going through the whole trace.

import { tickPlaces } from '../state/events.js';
import { named, part } from './parts.js';

/** Longer traces have more events than the line has pixels; ticks would tell nothing. */
const MOST_STEPS = 100_000;
/** Milliseconds without another search: nobody needs ticks while an end is dragged. */
const REST = 150;
/** Half the thumb of the scrubber, in CSS pixels: its middle goes from here to as far from the end. */
const INSET = 9;

/**
 * @param {object} scene
 * @param {import('../state/store.js').Store<import('../state/state.js').State>} scene.store
 * @param {import('../state/store.js').Store<import('../state/appearance.js').Appearance>} scene.appearance
 * @param {import('./event-steps.js').EventSteps} scene.eventSteps
 * @param {AbortSignal} scene.signal
 */
export function connectTicks({ store, appearance, eventSteps, signal }) {
  const canvas = part('#ticks', HTMLCanvasElement);
  const scrubber = named('scrubber', HTMLInputElement);
  let timer = 0;

  const draw = () => {
    timer = 0;
    const ratio = window.devicePixelRatio || 1;
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext('2d');
    const { phase, result } = store.state.search;
    if (context === null || phase !== 'settled' || result.steps > MOST_STEPS) return;
    context.fillStyle = getComputedStyle(canvas).color;
    const room = (scrubber.clientWidth - 2 * INSET) * ratio;
    const thickness = Math.max(1, Math.round(1.5 * ratio));
    for (const place of tickPlaces(eventSteps.ofAll(), result.steps, room)) {
      context.fillRect(INSET * ratio + place - thickness / 2, 0, thickness, canvas.height);
    }
  };
  const drawSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, REST);
  };

  store.subscribe(({ search }, before) => {
    if (search === before.search) return;
    canvas.width = 0; // those of another search would be wrong
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
