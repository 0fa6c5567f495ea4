/**
 * Graphs of places: regions, waypoints. What astrolabe.d.ts says of views holds here, too.
 *
 * Nodes are numbered from 0, edges lead in one direction and are numbered from 0 in the order in which they were
 * defined. Costs are whole numbers and shown as they are.
 */
import type { Searching } from './search.d.ts';
import type { AlgorithmName, OpenListName, Reason, StopName, TieName, UpdateName } from './shared.d.ts';

/** The straight line to the goal at the cheapest cost per length of all edges, rounded down; or zero. */
export type GraphHeuristicName = 'line' | 'zero';

/** As SearchSettings, as far as they apply to a graph. */
export interface GraphSettings {
  /** One that needs neither squares nor cells. */
  algorithm: AlgorithmName;
  heuristic: GraphHeuristicName;
  weightHundredths: number;
  tie: TieName;
  stop: StopName;
  update: UpdateName;
  reopens: boolean;
  openList: OpenListName;
}

/** A graph, and one search on it at a time. */
export interface GraphLaboratory extends Searching {
  /**
   * Replaces the graph: x and y of each node, whole numbers from -1,000,000 to 1,000,000; a name for each, or
   * none; from, to and cost of each edge. At most 10,000 nodes and 65,536 edges. When refused, graph and
   * search stay as they were; `line` is then the number of the node or edge, from 1.
   */
  define(positions: ArrayLike<number>, names: readonly string[], edges: ArrayLike<number>): Reason;
  nodeCount(): number;
  edgeCount(): number;
  /** View: two numbers a node. */
  positions(): Float64Array;
  /** '' without a name. */
  name(node: number): string;
  /** View: three numbers an edge. */
  edges(): Float64Array;
  /** As the value of a link's `m=`: letters, digits, - and _. The ends are not in it. */
  graphToLink(): string;
  /** The inverse; when refused, graph and search stay as they were. */
  graphFromLink(text: string): Reason;

  /**
   * Begins the job of joining waypoints, which are cells of a board with these factors (as Laboratory.restore() takes
   * them), wherever the straight line between two is free under the corner rule. unitsACell (1 to 10,000) is the
   * cost of a line of one cell. Its work is counted in cells.
   */
  beginJoining(
    width: number,
    height: number,
    factors: ArrayLike<number>,
    corner: string,
    cells: ArrayLike<number>,
    unitsACell: number,
  ): Reason;
  /** View: the edges found, as edges() has them, between the waypoints by their positions in the list; null where there
   * is no such job, or it stopped at more edges than a graph may have. */
  joined(): Float64Array | null;
  /** View: the free cells of such a board at the corners of walls, at most 10,000. */
  cellsAtCorners(width: number, height: number, factors: ArrayLike<number>): Uint32Array;

  /** Ends the search. The next owes it nothing: LPA* begins anew. */
  forgetAnswer(): void;
  /**
   * Prepares a search; advance() runs it. Of the algorithms other than the textbook's, if no path leads to the
   * goal, each is led to the nearest reachable node. LPA* repairs its last answer if start, heuristic,
   * weight and number of nodes are the same, and weight × H is consistent: then result().repairs says what
   * a new search took. Where it is not consistent, isRepairRefused says so.
   */
  begin(settings: GraphSettings, start: number, goal: number): Reason;
  /**
   * View: eight numbers a node at the current step: status, G, H, F, parent (a node, -1 for none), number of the
   * push, 1 if it was reached from the goal (see Why) or 0, parent in the other half (NaN where that has not reached
   * it). Of two halves that with the smaller G counts. NaN where an algorithm has no such number or the node is
   * untouched. Empty before seek().
   */
  nodes(): Float64Array;
  delete(): void;
}
