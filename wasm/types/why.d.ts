/**
 * What why() reports of a node: a cell of a board, or a place of a graph. Numbers of a search are given in the unit
 * that the cost model shows.
 */
import type { HeuristicName, TieName } from './shared.d.ts';

export type StatusName = 'untouched' | 'open' | 'closed';
/** What f is: G + weight × H, H alone, the number of moves from the start, or nothing: the newest first. */
export type OrderName = 'f' | 'h' | 'depth' | 'newest';

/** The numbers of an open or closed cell, with their terms. */
export interface WhySum {
  /** -1 for the start. */
  parent: number;
  /** G of the parent when it was expanded: g = parentG + unit × factor + added, and 0 for the start. */
  parentG: number;
  /** Its G at the current step; less than parentG if it was reopened since. */
  parentGNow: number;
  /** The cost of a straight or a diagonal step; of an edge, a jump or a line all that it costs; 0 for the start. */
  unit: number;
  isDiagonal: boolean;
  /** What the step was charged for the ground of this cell; 0 for the start. */
  factor: number;
  /** What that ground added to the step. */
  added: number;
  g: number;
  /** The one that the search used: 'zero' where it asked for none; on hexes euclidean is 'hexeuclidean'. This and the
   * five numbers below are of boards alone. */
  heuristic: HeuristicName | 'hexeuclidean';
  /** Costs of a straight and a diagonal step. */
  straight: number;
  diagonal: number;
  /** Columns and rows to where the search is led. Of hex: steps along the row, when those to other rows are
   * done, and rows; of hexeuclidean: half columns and rows. */
  dx: number;
  dy: number;
  /** The cheapest factor on the board: h = cheapest × the heuristic's distance, which is
   * octile: straight × |dx − dy| + diagonal × min(dx, dy); manhattan: straight × (dx + dy);
   * euclidean: straight × √(dx² + dy²) rounded down to a whole unit; chebyshev: straight × max(dx, dy);
   * hex: straight × (dx + dy); hexeuclidean: straight × √((dx / 2)² + 3/4 dy²) rounded down likewise;
   * zero: 0. The units are those of the cost model: with exact costs 1 / 5741. */
  cheapest: number;
  /** Of graphs alone: the square of the straight line to the goal, … */
  squaredDistance: number;
  /** … and the cheapest edge for its length: h = √squaredDistance × rateCost / √rateSquaredLength, rounded down.
   * rateCost is 0 where the heuristic is zero. */
  rateCost: number;
  rateSquaredLength: number;
  /** NaN where the order does not ask for it ('depth' and 'newest'). */
  h: number;
  order: OrderName;
  /** Of H; 0 for Dijkstra's algorithm. */
  weight: number;
  /** What `order` says: g + weight × h, h, a number of moves, or NaN; divided by `fShownAsOne`. */
  f: number;
  /** False for the crowd program, whose g is `unit` in every cell but the start. */
  addsUp: boolean;
  /** 2 for the slides, which print f = g / 2 + h; otherwise 1. */
  fShownAsOne: number;
}

/** The rank of an open cell on the open list. */
export interface WhyRank {
  /** 1 is selected next; 0: more than 100,000 are open, and none of the numbers below is given. */
  rank: number;
  /** Cells on the open list, this one among them. */
  openCount: number;
  /** Other open cells with the same f. */
  tiedCount: number;
  /** The first 16 of those, in the order in which they will be selected. */
  tied: number[];
  /** The rule that decides among them: that of the settings, or the one that defines the algorithm.
   * Depth-first search uses none: the newest first. */
  tie: TieName;
  /** The rule is 'none' and there are others with this f: then `rank` counts only smaller f, `tied` is in
   * the order of cells, and the open list's own order decides. */
  isDecidedByStructure: boolean;
}

/**
 * What the list of a program as written was when it took the cell, or, for an open cell, is now: in the order in
 * which its code holds it. Positions count from 1; for a program that lists a cell twice, the first entry counts.
 */
export interface WhyChoice {
  /** The step that takes the entry; for an open cell the next one. */
  step: number;
  /** Entries on the list. */
  size: number;
  /** Of the cell's entry, and its f. */
  position: number;
  f: number;
  /** The entry that the program takes. */
  takenPosition: number;
  taken: number;
  takenF: number;
  /** The entry at the head of the list. */
  first: number;
  firstF: number;
  /** Entries with the f of the one taken, that one among them. */
  tied: number;
}

/**
 * Why a cell is untouched: it is a wall; no path leads there; a later step opens it; the search ended
 * first, at the goal or, since the goal is unreachable, at the nearest cell; the log stops early. For the
 * game-server template also: the cell is outside its square, or reached only from there; its budget was spent.
 */
export type AbsenceName =
  | 'wall'
  | 'other-island'
  | 'opened-later'
  | 'goal-found'
  | 'goal-elsewhere'
  | 'not-logged'
  | 'beyond-square'
  | 'budget-spent';

export interface WhyUntouched {
  absence: AbsenceName;
  /** The step that opens it ('opened-later'), or the last step ('goal-found', 'goal-elsewhere',
   * 'budget-spent'); else 0. */
  step: number;
  /** f of the cell that the last step selected: no cell left on the open list had a smaller one. NaN unless the
   * search ended first, and ends when its goal is selected, and where the algorithm has no f. */
  lastF: number;
}

/**
 * The outcome of a neighbour when the cell was expanded. The slot has none, like two of the eight round a hex
 * (apart); there is no cell (outside); it cannot be entered (wall); diagonal steps are not allowed (no-diagonals);
 * walls at the sides forbid the step (corner); it is outside the square that the game-server template searches
 * (beyond-square), or the C++ class found the goal among the neighbours before it (goal-first); the algorithm gave
 * up the move, since another path is as good (covered); put on the open list (opened); this path replaced the known
 * one (improved); closed, and put back (reopened); open, and this path is not better (not-better), or cheaper, but
 * known paths are never updated (parent-kept); closed, and this path is not cheaper (closed), or cheaper, but
 * nothing is reopened (kept-closed); the cell was the goal, so that the search ended (goal-selected); the cell has
 * not been expanded (not-expanded-yet).
 */
export type NeighbourOutcomeName =
  | 'beyond-square'
  | 'goal-first'
  | 'apart'
  | 'outside'
  | 'wall'
  | 'no-diagonals'
  | 'corner'
  | 'covered'
  | 'opened'
  | 'improved'
  | 'reopened'
  | 'not-better'
  | 'parent-kept'
  | 'closed'
  | 'kept-closed'
  | 'goal-selected'
  | 'not-expanded-yet';

export interface WhyNeighbour {
  /** -1 for apart and outside. */
  cell: number;
  /** What the move there costs; 0 where there is none. */
  step: number;
  outcome: NeighbourOutcomeName;
  /** G through the expanded cell; NaN where the search did not compute it. */
  offered: number;
  /** Its previous G; NaN if it had none. */
  known: number;
  /** The step that had closed it, for closed, kept-closed, reopened; else 0 (not-better and parent-kept: of
   * a cell reopened since). */
  closedAt: number;
  /** For corner: the side cells that are walls, one or two. */
  corners: number[];
}

/** The explanation of a node at the current step. */
export interface Why {
  cell: number;
  step: number;
  status: StatusName;
  /** false for algorithms other than the textbook's, except canonical A*: then numbers and times are given, but neither
   * rank nor neighbours. */
  isExplained: boolean;
  /** Of a flow field, and of a bidirectional search's half from there: G is the cost to the goal, H the estimate from
   * the start, and the parent the next node on the path. */
  isFromGoal: boolean;
  /** null for an untouched cell. */
  sum: WhySum | null;
  /** The numbers of the other half, if it has reached the node, too. */
  otherSum: WhySum | null;
  /** null for a cell that is not open, for programs as written, and where nothing is explained. */
  rank: WhyRank | null;
  /** null for a cell that is not untouched. */
  untouched: WhyUntouched | null;
  /** null for an untouched cell, without a program, and for searches of over 20,000 steps. */
  choice: WhyChoice | null;
  /** The last step so far that expanded the cell; 0 if none has. An open cell can have one. */
  expandedAt: number;
  timesExpanded: number;
  /** G that the cell had at that expansion, from which the neighbours were offered theirs; NaN if none. */
  expandedG: number;
  /** Of a board eight, in rows order: 0 up-left to 7 down-right; of a graph one for each edge out of the node, in the
   * order of definition. None where nothing is explained. */
  neighbours: WhyNeighbour[];
}
