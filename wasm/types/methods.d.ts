/**
 * The methods for a good path that Laboratory.beginMethod() offers, and paths from outside.
 */

/**
 * Plain A*; with a penalty for turns; A* and then cells of the path swapped; A* and then the string pulled
 * straight; Theta*; Lazy Theta*. The last three lead in straight lines at any angle.
 */
export type PathMethodName = 'astar' | 'turn-penalty' | 'swapping' | 'string-pulling' | 'theta' | 'lazy-theta';

/** The result of a method. */
export interface MethodResult {
  isFound: boolean;
  /** Of the line through the middles of the cells, whatever the ground; neighbours are 1 apart. */
  length: number;
  /** Of its steps by the rules of the board; NaN for a path that does not consist of steps. */
  cost: number;
  turns: number;
  /** With a turn penalty, of cells with a direction. */
  expanded: number;
}

/** A path from outside, checked against the board. */
export interface PathCheck {
  /**
   * Of the first step that is not legal; the rest is not checked. '' none · 'repeated' the same cell again · 'jump' not
   * one of the cells around · 'apart' one of the eight around, but not a neighbour on hexes · 'wall' · 'no-diagonals' ·
   * 'corner' the corner rule does not let it pass the walls at its sides.
   */
  fault: '' | 'repeated' | 'jump' | 'apart' | 'wall' | 'no-diagonals' | 'corner';
  /** How many were checked: all, or those before the one that the faulty step enters. */
  cells: number;
  /** Of the legal steps up to there. */
  cost: number;
  /** From the first cell of the path to its last; Infinity where there is no path. */
  optimum: number;
  /** Index of the first cell of the path that no shortest path has after those before it; `cells` if there is none. */
  leavesAt: number;
}
