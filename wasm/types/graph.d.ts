/**
 * Graphs of places: regions, waypoints. What astrolabe.d.ts says of views counts here, too.
 *
 * Nodes are numbered from 0, edges lead one way and are numbered from 0 in the order in which they were
 * defined. Costs are whole numbers and shown as they are.
 */
import type { AlgorithmName, OpenListName, Outcome, Reason, StopName, TieName, UpdateName } from './shared.d.ts';
import type { Position, SearchResult } from './results.d.ts';
import type { JudgingState, Verdict } from './verdict.d.ts';
import type { NeighbourFateName, OrderName, StatusName, WhyRank, WhyUntouched } from './why.d.ts';

/** The straight line to the goal at the cheapest cost for a length of all edges, rounded down; or nothing. */
export type GraphHeuristicName = 'line' | 'zero';

/** As SearchSettings, as far as a graph has such. */
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

/** The numbers of an open or closed node, with what they are made of. */
export interface PlaceSum {
  /** -1 for the start. */
  parent: number;
  /** G of the parent when it was expanded: g = parentG + edge, and 0 for the start. */
  parentG: number;
  edge: number;
  g: number;
  /** Of the straight line to the goal. */
  squaredDistance: number;
  /** The cheapest edge for its length: h = √squaredDistance × rateCost / √rateSquaredLength, rounded down.
   * rateCost is 0 where the heuristic is zero. */
  rateCost: number;
  rateSquaredLength: number;
  /** NaN where the order does not ask for it. */
  h: number;
  order: OrderName;
  /** Of H; 0 for Dijkstra's algorithm. */
  weight: number;
  /** What `order` says: g + weight × h, h, a number of edges, or NaN. */
  f: number;
}

export interface PlaceNeighbour {
  node: number;
  edge: number;
  /** From 'opened' on; see why.d.ts. */
  fate: NeighbourFateName;
  offered: number;
  known: number;
  closedAt: number;
}

/** As Why: why a node stands as it does at the sought step. */
export interface PlaceWhy {
  node: number;
  step: number;
  status: StatusName;
  /** false of the textbook search's relatives: then numbers and times are told, but neither rank nor neighbours. */
  isExplained: boolean;
  /** Of a flow field, and of a bidirectional search's half from there: G is the cost to the goal, H the estimate from the start, and the parent the next node on the way. */
  isFromGoal: boolean;
  sum: PlaceSum | null;
  /** Of the other half, where it has come here, too. */
  otherSum: PlaceSum | null;
  rank: WhyRank | null;
  untouched: WhyUntouched | null;
  expandedAt: number;
  timesExpanded: number;
  expandedG: number;
  /** One for each edge out of it, in the order of definition; none where nothing is explained. */
  neighbours: PlaceNeighbour[];
}

/** A graph, and one search on it at a time. */
export interface GraphLaboratory {
  /**
   * Replaces the graph: x and y of each node, whole numbers from -1,000,000 to 1,000,000; a name for each, or
   * none; from, to and cost of each edge. At most 10,000 nodes and 65,536 edges. When refused, graph and
   * search stay as they were; `line` is then the number of the node or edge, from 1.
   */
  define(places: ArrayLike<number>, names: readonly string[], edges: ArrayLike<number>): Reason;
  nodeCount(): number;
  edgeCount(): number;
  /** View: two numbers a node. */
  places(): Float64Array;
  /** '' without a name. */
  name(node: number): string;
  /** View: three numbers an edge. */
  edges(): Float64Array;
  /** As the value of a link's `m=`: letters, digits, - and _. The ends are not in it. */
  graphToLink(): string;
  /** The inverse; when refused, graph and search stay as they were. */
  graphFromLink(text: string): Reason;

  /**
   * Makes ready to join waypoints, which are cells of a board with these factors (as Laboratory.restore() takes
   * them), wherever the straight line between two is free under the corner rule. unitsACell (1 to 10,000) is what
   * a line of one cell costs.
   */
  beginJoining(width: number, height: number, factors: ArrayLike<number>, corner: string, cells: ArrayLike<number>, unitsACell: number): Reason;
  /** Looks at lines of about so many cells more. 'too-many': it stopped at more edges than a graph may have. */
  advanceJoining(cells: number): 'idle' | 'joining' | 'joined' | 'too-many';
  /** View: the edges found, as edges() has them, between the waypoints by their places in the list. */
  joined(): Float64Array;
  /** View: the free cells of such a board that a wall shows a corner to, at most 10,000. */
  cellsAtCorners(width: number, height: number, factors: ArrayLike<number>): Uint32Array;

  /**
   * Makes a search ready; advance() runs it. Of the relatives of the textbook search, where no way leads to the
   * goal, each is led to the nearest node that can be reached. LPA* repairs its last answer if since then only
   * edges have changed, and these so that every estimate is as it was, and weight × H is consistent: then
   * result().repairs says what searching anew took. Where it is not consistent, isRepairRefused says so.
   */
  begin(settings: GraphSettings, start: number, goal: number): Reason;
  /** At most `expansions` more expansions. */
  advance(expansions: number): Outcome;
  /** `target` is a node: the goal, or the nearest that can be reached; -1 where the search gave up. */
  result(): SearchResult;
  /** View: nodes from the start to `target`; empty while the search runs. */
  path(): Uint32Array;
  /** Sets the trace to `step`: 0 (only the start is open) to result().steps. */
  seek(step: number): Reason;
  position(): Position;
  /** View: one byte a node at the sought step: 0 untouched, 1 open, 2 closed. */
  statuses(): Uint8Array;
  /** View: for each node the last step up to the one sought that expanded it; 0 for none. */
  expandedAt(): Uint32Array;
  /**
   * View: eight numbers a node at the sought step: status, G, H, F, parent (a node, -1 for none), number of the
   * push, 1 if it was reached from the goal (see PlaceWhy) or 0, parent in the other half (NaN where that has not come there). Of two halves that
   * with the lesser G counts. NaN where an algorithm has no such number or the node is untouched. Empty before
   * seek().
   */
  nodes(): Float64Array;
  /** null before seek(), and for a node there is not. */
  why(node: number): PlaceWhy | null;
  /**
   * View: seven numbers an event of these steps (1 to result().steps, at most 1000 of them): node, kind (as
   * Laboratory.log() has them), parent, G, H, F, 1 if reached from the goal or 0; of each step first the close or raise.
   */
  log(first: number, last: number): Float64Array;
  /** As Laboratory has these three; `cell` is a node. */
  judge(work: number): JudgingState;
  verdict(): Verdict;
  /** View: nodes. */
  shortestPath(): Uint32Array;
  delete(): void;
}
