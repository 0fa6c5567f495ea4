// The names of the exercises, as links have them; the first is the user's own search.

/** @typedef {typeof EXERCISE_NAMES[number]} ExerciseName */

export const EXERCISE_NAMES = Object.freeze(
  /** @type {const} */ (['own', 'breadth-first', 'dijkstra', 'a-star', 'diagonals', 'heap']),
);
