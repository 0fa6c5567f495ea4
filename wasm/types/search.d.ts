/**
 * What the laboratories of boards and of graphs have in common: the current search, its steps, what is said of them,
 * and work beside it. Nodes are the cells of a board, or the places of a graph. What astrolabe.d.ts says of views
 * holds here, too.
 */

import type { JobState } from './jobs.d.ts';
import type { Code, Position, SearchResult } from './results.d.ts';
import type { StepEventName, Outcome, Reason } from './shared.d.ts';
import type { JudgingState, Verdict } from './verdict.d.ts';
import type { Why } from './why.d.ts';

export interface Searching {
  /** At most `expansions` more expansions (1 to 2^31 - 1), until the steps of the search can be read. */
  advance(expansions: number): Outcome;
  /**
   * The same for callers that want only result() and path(): it ends with them, and returns the former, which is
   * 'running' and 0 until then; advance() then prepares the steps.
   */
  answer(expansions: number): SearchResult;
  result(): SearchResult;
  /** View: nodes from the start to `target`; empty while the search runs. */
  path(): Uint32Array;

  /** Sets the trace to `step`: 0 (only the start is open) to result().steps. */
  seek(step: number): Reason;
  position(): Position;
  /** View: one byte a node at the current step: 0 untouched, 1 open, 2 closed. */
  statuses(): Uint8Array;
  /**
   * Explains a node at the current step; null before seek(), and for an invalid node. Takes time in proportion to the
   * number of nodes (its rank), at most; the first call after a search also reads through the trace.
   */
  why(node: number): Why | null;

  /**
   * Prepares stepsWith() and the two below for any node: reads `steps` (1 to 2^31 - 1) more steps of
   * the trace; true when it knows all. They do themselves what is still missing, which takes time in
   * proportion to the trace's length: call this in slices first if that is long.
   */
  survey(steps: number): boolean;
  /** View: the steps, ascending, in which this happened to any node. */
  stepsWith(kind: StepEventName): Uint32Array;
  /** View: those in which it happened to this node; none for 'f-rises'. Needs no survey(). */
  stepsOf(node: number, kind: StepEventName): Uint32Array;
  /** The first step after `after` in which this happens to the node, or to any for -1; -1 if there is none. */
  nextStepWith(kind: StepEventName, node: number, after: number): number;
  /** The last step before `before` (1 to 2^32 - 1) in which it does; -1 if there is none. */
  previousStepWith(kind: StepEventName, node: number, before: number): number;
  /**
   * View: what the steps from `first` to `last` did (1 to steps, at most 1000 of them), seven numbers
   * an event: node, kind, G, H, F, parent, layer. Each step begins with the node expanded (kind 0), then come, in the
   * order of pushing, those opened (1), improved (2), reopened (3). Searches that take back what they found
   * begin a step with the node that was expanded to raise its G (7; G and F are NaN if no step offers it a path any
   * more); they drop cells as if never touched (4)
   * and restore closed ones (5). Those that start over do it with the node opened then (6): all others are
   * untouched. A node that gets another parent just before it is expanded is corrected (8). Parent -1: none. Layer 1 is the backward
   * half of a bidirectional search, else 0. Empty for invalid steps.
   */
  log(first: number, last: number): Float64Array;

  /**
   * A program that searches as this search did, from the text of a template (core/code/code_template.h); or the search
   * alone: then what the template asks of the board stays as it is written there. Refused while there is no finished search, and with
   * code.program, code.algorithm or, for programs, code.cells where none can be written. O(template + cells), for the
   * search alone O(template).
   */
  code(template: string, isProgram: boolean): Code;

  /**
   * Lets the referee work on the finished search: about `work` nodes or steps more (1 to 2^31 - 1), some
   * 0.3 µs each. 'idle' while there is no finished search, and for a program that ended without a path
   * (target -1). The true costs found are kept for the next searches with the same board, goal, corner
   * rule and costs, whatever their other settings; begin() and edits may come at any moment.
   */
  judge(work: number): JudgingState;
  verdict(): Verdict;
  /** View: nodes of a shortest path from the start to `target`; empty until the ruling is known. */
  shortestPath(): Uint32Array;

  /** About this much more of the job (1 to 2^31 - 1). */
  advanceJob(work: number): JobState;
  /** The share of it that is done, 0 to 1, and 1 only when all is; where it cannot be known, 0 until then. */
  jobProgress(): number;
  /** Drops it, and gives its memory back. */
  cancelJob(): void;
}
