/**
 * The ways to a good path that Laboratory.beginMethod() goes.
 */

/**
 * Plain A*; with a penalty for turns; A* and then cells of the path swapped; A* and then the string pulled
 * straight; Theta*; Lazy Theta*. The last three lead in straight lines at any angle.
 */
export type PathMethodName = 'astar' | 'turn-penalty' | 'swapping' | 'string-pulling' | 'theta' | 'lazy-theta';

/** What came of a method. */
export interface MethodResult {
  isFound: boolean;
  /** Of the line through the middles of the cells, whatever the ground; neighbours are 1 apart. */
  length: number;
  /** Of its steps by the rules of the board; NaN of a path that does not go by steps. */
  cost: number;
  turns: number;
  /** With a turn penalty of cells with a direction. */
  expanded: number;
}
