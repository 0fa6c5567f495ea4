/**
 * What is worked out in advance of any search: tables of all ways, dead ends and islands.
 */
import type { Reason, SearchSettings } from './shared.d.ts';

/** In advance, by all steps between two cells again and again, or by a search from each cell. */
export type PairsMethodName = 'floyd-warshall' | 'search-per-cell';

/** What a table of all ways would be. */
export interface PairsPlan {
  /** pairs.too_many_cells, pairs.costs_too_large: there can be none. */
  reason: Reason;
  /** Free cells. */
  cells: number;
  /** 5 for each pair of them. */
  bytes: number;
  /** At a step or a pair, by either method. */
  floydProbes: number;
  searchProbes: number;
}

/** A way looked up. */
export interface PairRoute {
  /** In the unit shown; NaN where no way leads. */
  cost: number;
  /** The cell to go to; -1 where no way leads, and from a cell to itself. */
  next: number;
  /** View: both ends included; empty where no way leads. */
  path: Uint32Array;
}

/** Cells that no path between others can use. */
export interface DeadEnds {
  /** Whether any path leads from the start to the goal; true where they were not asked for. */
  isConnected: boolean;
  count: number;
  /** View: a byte a cell, 1 for a free cell that is a dead end. */
  marks: Uint8Array;
}

/** What came of a search that skips dead ends. */
export interface SkippingResult {
  isFound: boolean;
  /** In the unit shown. */
  cost: number;
  expanded: number;
}

/** Members of Laboratory. */
export interface InAdvance {
  /** What a table of all ways on this board by these rules would be. Ends the search in hand. */
  pairsPlan(settings: SearchSettings): PairsPlan;
  /**
   * Makes a table of all ways ready to be worked out by advanceJob(): by the corner rule, costs and neighbour
   * order of the settings; walls, a blocked goal among them, have no part in it. Ends the search in hand. Refused
   * as pairsPlan() says. The work is counted in looks, at a nanosecond or some. The table is of the board as it was.
   */
  beginPairs(method: PairsMethodName, settings: SearchSettings): Reason;
  /** When done: a way by looking it up, a look for its cost and one for each step. */
  pairRoute(from: number, to: number): PairRoute;

  /**
   * Makes ready to find dead ends on this board by the rules of these settings, in advanceJob(): its work is counted
   * in cells, some 0.1 µs each. Ends the search in hand.
   */
  beginDeadEnds(settings: SearchSettings): Reason;
  /**
   * When done: cells that hang on the main area of their island by a single cell, so that no path between two
   * cells of that area can use them. O(cells).
   */
  deadEndsOfBoard(): DeadEnds;
  /** When done: cells on no path from start to goal that visits no cell twice. O(cells). */
  deadEndsBetween(start: number, goal: number): DeadEnds;
  /**
   * When done: makes the search of the settings ready, on the board without the dead ends between these two;
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
