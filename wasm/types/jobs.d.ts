/**
 * Long work beside the search, one job at a time. beginMethod(), beginOpenList(), beginMembership(), beginTimed(),
 * beginPairs(), beginDeadEnds() and beginSkipping() begin one, and say in what its work is counted; when it is done,
 * others tell what came of it. Edits end it, and whatever ends a search.
 */

/** 'idle': no job was begun, or it has ended. */
export type JobState = 'idle' | 'running' | 'done';

/** Members of Laboratory. */
export interface Jobs {
  /** About so much more of it (1 to 2^31 - 1). */
  advanceJob(work: number): JobState;
  /** The share that is done, 0 to 1, and 1 only when all is; where nobody can know, 0 until then. */
  jobProgress(): number;
  /** Drops it, and gives its memory back. */
  cancelJob(): void;
}
