/**
 * The result of a search, where its trace stands, and a scenario.
 */

import type { Outcome, Reason } from './shared.d.ts';
import type { Verdict } from './verdict.d.ts';

/** A Moving AI scenario. */
export interface Scenario {
  reason: Reason;
  /** Name of the map that its first row is for; '' if there is none. */
  map: string;
  /**
   * View: six numbers a row: width and height of its map, the cells of start and goal, the published
   * length (straight steps 1, diagonal ones √2; Infinity if there is none, which a file says by a length of 0
   * between two different cells), and how far a correct answer may be from it.
   */
  rows: Float64Array;
}

export interface SearchResult {
  outcome: Outcome;
  /** Cost of the path, in the unit shown; 0 without a path. */
  cost: number;
  expanded: number;
  generated: number;
  improved: number;
  reopened: number;
  /**
   * Expansions of the search whose answer this one repaired after edits or for another goal (LPA*); 0 for a
   * new search.
   */
  repairs: number;
  /**
   * LPA*: there was an answer to be repaired, but weight × H is not consistent on the current board, so a repair
   * could be wrong: it searched anew.
   */
  isRepairRefused: boolean;
  /** Number of expansions in the trace: seek() takes 0 to steps. */
  steps: number;
  /**
   * Last cell of path(): the goal, or the nearest reachable cell when the outcome is 'no-path'; -1
   * when a program as written ended without a path to where it was led, though there is one.
   */
  target: number;
  /** The trace outgrew its memory budget: it stops early, everything else is complete. */
  isTruncated: boolean;
  /**
   * Name of the code that did the search: 'textbook', or a kernel, which did exactly the same. With a coarse board and
   * the reason why it was left, if it was: 'coarse board: no-plan', 'coarse board: no-path'.
   */
  kernel: string;
  /**
   * Cells on each side of the clusters that a two-tier search laid over the board, from the top left; 0 for any other
   * search.
   */
  tierSide: number;
}

/** A program. */
export interface Code {
  reason: Reason;
  /** Each ends with a line feed: the mark by which a step through the search finds it, mostly empty, a tab, the line. */
  lines: string;
}

/** Where the trace stands after seek(). */
export interface Position {
  step: number;
  open: number;
  closed: number;
  /** The cell expanded by this step; -1 at step 0. */
  current: number;
}

/** What ask() has found so far. */
export interface Answer {
  /** Why there is no search. */
  reason: Reason;
  /** Whether the cells have the new grounds, also if the search was then refused. */
  isEdited: boolean;
  /** As result() gives it: 'running' if the expansions were too few. */
  result: SearchResult;
  /** As position() gives it; at step 0 while the search runs. */
  position: Position;
  /** As verdict() gives it. */
  verdict: Verdict;
  /** View: as path(). */
  path: Uint32Array;
}
