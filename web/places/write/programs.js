// The programs: the user's, one for each exercise, and the one of a link, which is not mixed with them. The user's are
// kept from visit to visit where the browser allows it. Knows no editor.

import { recall, remember } from '../../ui/storage.js';
import { EXERCISES } from './exercises/exercises.js';
import { LONGEST_CODE } from './runner/protocol.js';

/** @import { ExerciseName } from './exercises/exercise-names.js' */
/** @import { Exercise } from './exercises/exercises.js' */
/** @typedef {{ exercise: Exercise, sent: string, code: string, number: number, wasRun: boolean }} Linked `sent`: as it came; `number` of the link */

const DONE = 'exercises-done';

export class Programs {
  /** The user's that were changed in this visit. @type {Map<ExerciseName, string>} */
  #changed = new Map();
  #links = 0;
  /** @type {Linked | null} */
  linked = null;
  /** Whether that one is shown. */
  isLinked = false;
  exercise = /** @type {Exercise} */ (EXERCISES[0]);

  /** The text of the one that is shown. */
  get code() {
    return this.isLinked && this.linked !== null ? this.linked.code : this.#own(this.exercise);
  }

  /** What it began with. */
  get begun() {
    return this.isLinked && this.linked !== null ? this.linked.sent : this.exercise.code;
  }

  /** The name of its document: each has an undo history of its own. */
  get document() {
    return this.isLinked && this.linked !== null ? `link ${this.linked.number}` : this.exercise.name;
  }

  /** Came with a link, and was not run since. */
  get isUnread() {
    return this.isLinked && this.linked !== null && !this.linked.wasRun;
  }

  /** @param {string} code of the one that is shown @returns {boolean} whether it outlasts the visit, by itself or by its link */
  change(code) {
    if (this.isLinked && this.linked !== null) {
      this.linked = { ...this.linked, code };
      return true;
    }
    const { name, code: begun } = this.exercise;
    this.#changed.set(name, code);
    return code.length <= LONGEST_CODE && remember(`program-${name}`, code === begun ? '' : code);
  }

  wasRun() {
    if (this.isLinked && this.linked !== null) this.linked = { ...this.linked, wasRun: true };
  }

  /** The user's. @param {Exercise} exercise */
  choose(exercise) {
    this.exercise = exercise;
    this.isLinked = false;
  }

  /** The one of the last link. */
  chooseLinked() {
    if (this.linked === null) return;
    this.exercise = this.linked.exercise;
    this.isLinked = true;
  }

  /**
   * What a link asks for. A program that is here stays as it is, the user's own among them.
   * @param {Exercise} exercise @param {string | null} sent null: the user's
   */
  open(exercise, sent) {
    if (sent === null || sent === this.#own(exercise)) return this.choose(exercise);
    const isHere = this.linked?.exercise === exercise && [this.linked.sent, this.linked.code].includes(sent);
    if (!isHere) this.linked = { exercise, sent, code: sent, number: ++this.#links, wasRun: false };
    this.chooseLinked();
  }

  /** @param {Exercise} exercise */
  #own({ name, code }) {
    const changed = this.#changed.get(name);
    if (changed !== undefined) return changed;
    const kept = recall(`program-${name}`) ?? '';
    return kept === '' || kept.length > LONGEST_CODE ? code : kept;
  }
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
