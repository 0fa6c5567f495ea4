// Steps and speed: the next step of the trace, and the rate of playback. Pure; the clock is outside.

/** @import { Position } from 'astrolabe-module' */
/** @import { State } from './state.js' */

/** Each speed is twice the previous one; ten steps a second, common in tutorials, is added. */
export const SPEEDS = Object.freeze(
  [...Array.from({ length: 17 }, (_, power) => 2 ** power), 10].sort((a, b) => a - b),
);

/** Seconds that playing a whole trace should take at most. */
const COMFORTABLE_SECONDS = 8;

/** @param {State} state @param {number} step @returns {number} the nearest existing step */
export function clampStep(state, step) {
  return Math.min(Math.max(step, 0), state.search.result.steps);
}

/** @param {State} state @returns {boolean} */
export function isAtEnd(state) {
  return state.playback.position.step >= state.search.result.steps;
}

/** @param {State} state @param {Position} position @returns {State} */
export function withPosition(state, position) {
  return { ...state, playback: { ...state.playback, position } };
}

/** @param {State} state @param {boolean} isPlaying @returns {State} */
export function withPlaying(state, isPlaying) {
  if (state.playback.isPlaying === isPlaying) return state;
  return { ...state, playback: { ...state.playback, isPlaying } };
}

/**
 * Chosen by hand: from now on it is not adjusted automatically.
 * @param {State} state
 * @param {number} speed rounded to one of SPEEDS
 * @returns {State}
 */
export function withOwnSpeed(state, speed) {
  return { ...state, playback: { ...state.playback, speed: knownSpeed(speed), isOwnSpeed: true } };
}

/** The one of SPEEDS that is nearest by ratio. @param {number} speed */
export function knownSpeed(speed) {
  /** @param {number} known */
  const away = (known) => Math.abs(Math.log(known / Math.max(speed, 1)));
  return SPEEDS.reduce((nearest, one) => (away(one) < away(nearest) ? one : nearest));
}

/** The next of SPEEDS, or the last one. @param {number} speed one of them @param {1 | -1} change up or down */
export function nextSpeed(speed, change) {
  return SPEEDS[SPEEDS.indexOf(speed) + change] ?? speed;
}

/** The speed that suits the current trace, unless one was chosen. @param {State} state @returns {State} */
export function withSuitableSpeed(state) {
  const { playback, search } = state;
  if (playback.isOwnSpeed) return state;
  return { ...state, playback: { ...playback, speed: comfortableSpeed(search.result.steps) } };
}

/** A speed at which a trace of this length plays neither too fast nor too long. @param {number} steps */
export function comfortableSpeed(steps) {
  const wanted = steps / COMFORTABLE_SECONDS;
  return SPEEDS.find((speed) => speed >= Math.max(wanted, 4)) ?? 2 ** 16;
}

/**
 * Whole steps due after some time, and the fraction that is carried into the next frame.
 * @param {number} speed
 * @param {number} carried part of a step, 0 to 1
 * @param {number} milliseconds
 * @returns {{ steps: number, carried: number }}
 */
export function stepsDue(speed, carried, milliseconds) {
  // A page that was hidden for an hour must not catch up on an hour's steps.
  const due = carried + (speed * Math.min(Math.max(milliseconds, 0), 250)) / 1000;
  return { steps: Math.floor(due), carried: due - Math.floor(due) };
}
