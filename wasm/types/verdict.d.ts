/**
 * What Laboratory.verdict() reports of a search. Numbers of a search are given in the unit that
 * the cost model shows.
 */
export type JudgingState = 'idle' | 'judging' | 'judged';
/** Whether something holds; 'unknown' until the referee has seen enough. */
export type Tristate = 'unknown' | 'holds' | 'fails';

/** Under these A* is guaranteed to find a shortest path. */
export interface Conditions {
  /** The goal itself can be reached, found by searching back from it. */
  pathExists: Tristate;
  /** Boards are finite: holds always. */
  finiteGraph: Tristate;
  positiveCosts: Tristate;
  /** weight × H exceeds the true remaining cost of no cell: the counter-example is `largestOverestimate`. */
  admissible: Tristate;
  /** Fails for greedy, breadth-first and depth-first search. */
  selectsByF: Tristate;
  stopsWhenSelected: Tristate;
  /** Those to open cells (update is not 'never') and those to closed ones (reopening is on, or a consistent
   * H leaves none). */
  takesCheaperPaths: Tristate;
  /** weight × H drops along no step by more than it costs, so nothing is ever reopened; the counter-example
   * is `steepestStep`. Not a condition by itself. */
  consistent: Tristate;
}

/** weightedH > trueCost; cell -1 while there is none. */
export interface Overestimate {
  cell: number;
  weightedH: number;
  trueCost: number;
}

/** weightedHFrom > cost + weightedHTo; from and to -1 while there is none. */
export interface InconsistentStep {
  from: number;
  to: number;
  cost: number;
  weightedHFrom: number;
  weightedHTo: number;
}

/**
 * Why the path is longer. `cell` is the first on shortestPath() that was not closed at its best G when the
 * search ended. By kind:
 * '' not longer · 'overestimate' H > trueCost, so the goal was selected while the cell was open ·
 * 'weight' the same of weight × H alone, H <= trueCost · 'stop' the goal was opened at F = goalG while the
 * cell was open at bestG + weightedH < goalG · 'update' it was open at more than bestG, offered bestG, and
 * kept what it had · 'reopening' it was closed already, too soon because of the inconsistent `step` ·
 * 'greedy' 'bfs' 'dfs' the order of selection ignores costs · 'program' a program as written with its own
 * bugs (cell is -1) · 'cut-off' the trace is truncated and leaves
 * several possible. With a truncated trace cell may be -1, and hadG and goalG are 0.
 */
export interface Cause {
  kind:
    | ''
    | 'overestimate'
    | 'weight'
    | 'stop'
    | 'update'
    | 'reopening'
    | 'greedy'
    | 'bfs'
    | 'dfs'
    | 'program'
    | 'algorithm'
    | 'cut-off';
  /** -1 for none. */
  cell: number;
  /** Of the cell: on a shortest path, and in the search when it ended (the same if it stayed open). */
  bestG: number;
  hadG: number;
  /** From the cell to `target`. */
  trueCost: number;
  h: number;
  weightedH: number;
  /** The G of `target` when the search ended. */
  goalG: number;
  /** Only with 'reopening'; otherwise from and to are -1. */
  step: InconsistentStep;
}

/** What the referee knows so far; of what it has reported only counts and their examples change. */
export interface Verdict {
  state: JudgingState;
  /** Of the path to `target`: the goal, or without a path the nearest cell. */
  /** any-angle: the path goes by straight lines of any angle; it is compared with a shortest path by steps, and
   * `excess` is negative where it is shorter. below-optimum: by steps, and cheaper than the cheapest path, which is a
   * bug; `excess` is negative. */
  ruling: 'unknown' | 'optimal' | 'longer' | 'any-angle' | 'below-optimum';
  /** Cost of a shortest path to `target`; 0 until the ruling is known. */
  optimum: number;
  /** (cost - optimum) / optimum: 0.154 is 15.4 % longer. 0 when optimal. */
  excess: number;
  /** Whether options, heuristic and board guarantee a shortest path, whatever the tie rule; if not, an optimal
   * path is luck. */
  guaranteed: Tristate;
  conditions: Conditions;
  /** Number of cells whose weight × H is too large; of them, the one by the most (the first, row by row). */
  overestimates: number;
  largestOverestimate: Overestimate;
  /** Number of inconsistent steps; of them, the one by the most (the first cell's, in rows order). */
  inconsistentSteps: number;
  steepestStep: InconsistentStep;
  cause: Cause;
  /** b with 1 + b + b² + … + b^depth = result().generated (Russell and Norvig's effective branching factor);
   * NaN at depth 0. */
  branchingFactor: number;
  /** Steps of the path found. */
  depth: number;
}
