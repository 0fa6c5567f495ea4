/**
 * What is computed in advance of any search: tables of all-pairs paths, dead ends and islands.
 */
import type { Reason, SearchSettings } from './shared.d.ts';

/** By relaxing each pair through every cell, or by a search from each cell. */
export type PairsMethodName = 'floyd-warshall' | 'search-per-cell';

/** What a table of all-pairs paths would take. */
export interface PairsPlan {
  /** pairs.too_many_cells, pairs.costs_too_large: there can be none. */
  reason: Reason;
  /** Free cells. */
  cells: number;
  /** 5 for each pair of them. */
  bytes: number;
  /** Checks of a step or a pair each, by either method. */
  floydProbes: number;
  searchProbes: number;
}

/** A path from the table. */
export interface PairRoute {
  /** In the unit shown; NaN if there is no path. */
  cost: number;
  /** The next cell; -1 if there is no path, and from a cell to itself. */
  next: number;
  /** View: both ends included; empty if there is no path. */
  path: Uint32Array;
}

/** Cells that no path between others can use. */
export interface DeadEnds {
  /** Whether any path leads from the start to the goal; true if the ends were not given. */
  isConnected: boolean;
  count: number;
  /** View: a byte a cell, 1 for a free cell that is a dead end. */
  marks: Uint8Array;
}

/** The result of a search that skips dead ends. */
export interface SkippingResult {
  isFound: boolean;
  /** In the unit shown. */
  cost: number;
  expanded: number;
}

/** Members of Laboratory. */
export interface InAdvance {
  /** What a table of all-pairs paths on this board under these rules would take. Ends the current search. */
  pairsPlan(settings: SearchSettings): PairsPlan;
  /**
   * Prepares a table of all-pairs paths, computed by advanceJob(): by the corner rule, costs and neighbour
   * order of the settings; walls, a blocked goal among them, are not part of it. Ends the current search. Refused
   * as pairsPlan() says. The work is counted in probes, of about a nanosecond. The table is of the board as it was.
   */
  beginPairs(method: PairsMethodName, settings: SearchSettings): Reason;
  /** When done: a path from the table, with one lookup for its cost and one for each step. */
  pairRoute(from: number, to: number): PairRoute;

  /**
   * Prepares to find dead ends on this board under the rules of these settings, in advanceJob(): its work is counted
   * in cells, some 0.1 µs each. Ends the current search.
   */
  beginDeadEnds(settings: SearchSettings): Reason;
  /**
   * When done: cells attached to the main area of their island by a single cell, so that no path between two
   * cells of that area can use them. O(cells).
   */
  deadEndsOfBoard(): DeadEnds;
  /** When done: cells on no path from start to goal that visits no cell twice. O(cells). */
  deadEndsBetween(start: number, goal: number): DeadEnds;
  /**
   * When done: prepares the search of the settings, on the board without the dead ends between these two;
   * advanceJob() runs it, counting expansions. Refused with skipping.textbook_only, skipping.no_path.
   */
  beginSkipping(start: number, goal: number): Reason;
  /** When done. */
  skippingResult(): SkippingResult;

  /**
   * View: the connected components of the board by the corner rule of these settings. For each cell 0 if it is a wall,
   * or the number of its island, 1 for the largest. Empty where the settings are refused. O(cells).
   */
  islands(settings: SearchSettings): Uint32Array;
}
