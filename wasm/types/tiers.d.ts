/**
 * What is reported of the upper tier of a two-tier search.
 */

/** Members of Laboratory. */
export interface Tiers {
  /**
   * View: the edges between the transitions of the clusters in this rectangle of at most 65,536 cells, and
   * those that lead out of them; four numbers an edge: two cells, the cost from the first to the second, and
   * in reverse. Empty without tiers, and for more cells.
   */
  tierEdges(x: number, y: number, columns: number, rows: number): Float64Array;
  /**
   * View: of a finished search on a coarse board its squares, row by row: 0 blocked, 1 free, 2 free and in the corridor
   * that was searched first. Empty for any other.
   */
  tierSquares(): Uint8Array;
  /**
   * View: start, transitions or cells that stand for squares, and goal of the path in the upper tier, from the step
   * on that found it.
   */
  tierPath(): Uint32Array;
}
