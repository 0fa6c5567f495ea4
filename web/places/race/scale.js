// The scale of a race. A lane makes steps, one per expansion. The metric says where each of them lies on the race's
// scale: at its number (expansions), at the comparisons made by then, or at its share of the time that the
// search took. A position on the scale thus determines every lane's step, and a lane that has arrived stays at its end.
// Pure.

/** @import { LaneResult, Metric, RaceState } from './state.js' */

/** The scale of time: thousandths of what the slowest lane takes. */
export const TIME_SCALE = 1000;

/** The results of the lanes that have one. @param {RaceState} race */
const resultsOf = (race) => race.lanes.flatMap(({ result }) => result ?? []);

/** Whether every lane with a result can be put on the scale. @param {RaceState} race @param {Metric} metric */
export function isMetricKnown(race, metric) {
  return metric !== 'comparisons' || resultsOf(race).every(({ series }) => series !== null);
}

/** The longest time, in milliseconds. @param {RaceState} race */
const slowestOf = (race) => Math.max(0, ...resultsOf(race).map(({ milliseconds }) => milliseconds.median));

/**
 * Where on the scale a lane has made this many steps.
 * @param {RaceState} race @param {LaneResult} result @param {number} step from 0 to its steps
 */
export function positionOfStep(race, result, step) {
  const { series, steps, milliseconds } = result;
  if (race.metric === 'expansions') return step;
  if (race.metric === 'comparisons') return series?.[step] ?? step;
  const slowest = slowestOf(race);
  return steps === 0 || slowest === 0 ? 0 : (TIME_SCALE * milliseconds.median * step) / steps / slowest;
}

/** The scale's end: where the last lane arrives. @param {RaceState} race */
export function lengthOf(race) {
  return Math.max(0, ...resultsOf(race).map((result) => positionOfStep(race, result, result.steps)));
}

/**
 * The step that a lane has made at a position: the last one whose position is not beyond it.
 * @param {RaceState} race @param {LaneResult} result @param {number} [position] where the race stands
 * @returns {number} 0 to its steps
 */
export function stepAt(race, result, position = race.position) {
  return lastStep(result, (step) => positionOfStep(race, result, step) <= position);
}

/** @param {LaneResult} result @param {(step: number) => boolean} isSo true for all steps up to one @returns {number} that one; 0 if true for none */
function lastStep({ steps }, isSo) {
  let low = 0;
  let high = steps;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isSo(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param {RaceState} race @param {LaneResult} result @returns {boolean} it has arrived */
export const hasArrived = (race, result) => stepAt(race, result) >= result.steps;

/**
 * One plus the number of lanes that arrive before it; lanes that arrive together share the rank.
 * @param {RaceState} race @param {LaneResult} result
 */
export function arrivalOf(race, result) {
  const own = positionOfStep(race, result, result.steps);
  return 1 + resultsOf(race).filter((other) => positionOfStep(race, other, other.steps) < own).length;
}

/** Indices of the lanes whose path arrives first; several if they arrive together. @param {RaceState} race @returns {number[]} */
export function winnersOf(race) {
  const ends = race.lanes.map(({ result }) =>
    result === null || result.cost === null ? Infinity : positionOfStep(race, result, result.steps),
  );
  const first = Math.min(...ends);
  return first === Infinity ? [] : ends.flatMap((end, index) => (end === first ? index : []));
}

/** @param {RaceState} race @param {number} position clamped to the scale @returns {RaceState} */
export function atPosition(race, position) {
  const bounded = Math.min(Math.max(position, 0), lengthOf(race));
  return bounded === race.position ? race : { ...race, position: bounded };
}

/** The next position at which a lane makes a step. @param {RaceState} race */
export function nextPosition(race) {
  const next = resultsOf(race).flatMap((result) => {
    const step = stepAt(race, result);
    return step < result.steps ? positionOfStep(race, result, step + 1) : [];
  });
  return Math.min(lengthOf(race), ...next);
}

/** The position of the last step of any lane before this one. @param {RaceState} race */
export function previousPosition(race) {
  const positions = resultsOf(race).flatMap((result) => {
    // Several steps may have the same position: skip all those at this one.
    const step = lastStep(result, (one) => positionOfStep(race, result, one) < race.position);
    const position = positionOfStep(race, result, step);
    return position < race.position ? position : [];
  });
  return Math.max(0, ...positions);
}

/** @param {RaceState} race @returns {boolean} */
export const isAtFinish = (race) => race.position >= lengthOf(race);

/** Switches to another scale, at the same share of its length. @param {RaceState} race @param {Metric} metric @returns {RaceState} */
export function withMetric(race, metric) {
  const length = lengthOf(race);
  const share = length === 0 ? 1 : race.position / length;
  const other = { ...race, metric, isPlaying: false, isOwnSpeed: false };
  const position = share * lengthOf(other);
  return { ...other, position: metric === 'time' ? position : Math.round(position) };
}
