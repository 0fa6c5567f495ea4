// The programs of the user, and the exercises that are done, kept from visit to visit where the browser allows it.

import { recall, remember } from '../../ui/storage.js';
import { EXERCISES } from './exercises/exercises.js';
import { LONGEST_CODE } from './runner/protocol.js';

/** @import { ExerciseName } from './exercises/exercise-names.js' */
/** @import { Exercise } from './exercises/exercises.js' */

const DONE = 'exercises-done';

/** The user's, or what the exercise begins with. @param {Exercise} exercise */
export function keptCode({ name, code }) {
  const kept = recall(`program-${name}`);
  return kept === null || kept === '' || kept.length > LONGEST_CODE ? code : kept;
}

/** @param {Exercise} exercise @param {string} code */
export function keepCode({ name, code: begun }, code) {
  if (code.length <= LONGEST_CODE) remember(`program-${name}`, code === begun ? '' : code);
}

/** @returns {ReadonlySet<ExerciseName>} */
export function doneExercises() {
  const names = (recall(DONE) ?? '').split(',');
  return new Set(EXERCISES.map(({ name }) => name).filter((name) => names.includes(name)));
}

/** @param {ExerciseName} name */
export function keepDone(name) {
  remember(DONE, [...new Set([...doneExercises(), name])].join());
}
