/**
 * Long work beside the search, one job at a time. beginMethod(), beginOpenList(), beginMembership(), beginTimed(),
 * beginPairs(), beginDeadEnds(), beginSkipping() and, of a graph, beginJoining() begin one, and say in what its work is
 * counted; when it is done, others give its result. Edits end it, and so does whatever ends a search.
 */

/** 'idle': no job was begun, or it has ended. */
export type JobState = 'idle' | 'running' | 'done';
