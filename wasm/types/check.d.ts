/**
 * Checks of other people's searches: which setups of the textbook search expand cells in the order that was seen, which
 * bug explains it, where it differs first. core/check says how.
 */
import type { JobState } from './jobs.d.ts';
import type { BoardName, HeuristicName, Reason, SearchSettings } from './shared.d.ts';

/** Lines of hand-written searches that are nearly right; core/check/bug.h says what each is. */
export type BugName =
  | 'heuristic-kept'
  | 'not-summed'
  | 'goes-on'
  | 'tie-overrules'
  | 'minimum-kept'
  | 'key-kept'
  | 'to-start'
  | 'to-origin'
  | 'corner-column'
  | 'corner-row'
  | 'borders-swapped'
  | 'g-cut'
  | 'h-cut'
  | 'all-cut'
  | 'f-cut'
  | 'goal-blocked'
  | 'goal-wall';

/** A row whose number does not follow from the others. */
export interface NumberFault {
  /** Of the order, from 0; -1: no row has such a fault. */
  row: number;
  found: number;
  expected: number;
}

/** What the numbers say that were written beside the order; core/check/seen_numbers.h. */
export interface SeenNumbers {
  /** Those that the numbers h are; empty: there are none, or they are none of them. */
  heuristics: HeuristicName[];
  /** Where `estimate` has a row, the one that most rows agree with. */
  nearest: HeuristicName;
  /** Of h in f. */
  weight: number;
  /** False: f is the weighted h alone, as in greedy search. */
  fHasG: boolean;
  /** What a straight step over plain ground counts in h, and in g; 0: unknown. */
  unitOfH: number;
  unitOfG: number;
  /** Whether the two differ by more than the cheapest factor of the board. */
  hasTwoUnits: boolean;
  /** The first row whose f is not g and the weighted h together, or not the weighted h alone. */
  sum: NumberFault;
  /** The first whose g is not that of its parent and the step. */
  step: NumberFault;
  /**
   * The cell, expanded before, through which the g of `step` would be right; -1: none. One of g and parent was kept from an
   * abandoned path: the parent if g is less than expected, else g.
   */
  stepThrough: number;
  /** The first whose h is another. */
  estimate: NumberFault;
  /** The first whose h is smaller than that of its parent (by `found`) by more than the step costs (`expected`): h is inconsistent. */
  fall: NumberFault;
}

export interface OrderFindings {
  /** How many setups have this order, with a bug or without. */
  setups: number;
  /** Those that explain the order; none: no bug is needed, or none explains it. */
  bugs: BugName[];
  /** The values of each option in those setups, as "key=value|value", keys and values as in links. */
  options: string[];
  /** The first of those setups, without its bug; where there is none, the first that agrees longest. */
  settings: SearchSettings;
  /** Expansions that the search with these settings has in common with the order. */
  agreed: number;
  /** The next cell of the order; -1: it ends there. */
  seen: number;
  /** The next cell of that search; -1: it ends there. */
  expected: number;
  isStartWall: boolean;
  /** The settings allow a goal on a wall if the order has the goal. */
  isGoalWall: boolean;
  numbers: SeenNumbers;
}

export interface CheckLaboratory {
  /**
   * `grounds` as Laboratory.restore() takes them. `ownGoal` is the cell at which the page's search ends; -1: none.
   * `text` is a table or pairs of numbers as core/check/seen_rows.h describes them. Refused with board.size,
   * board.factors, board.factor, board.cell, board.start, search.settings, and those of the text: trace.empty, trace.columns,
   * trace.pair, trace.odd, trace.number, trace.cell, trace.too_many, trace.start, trace.start_wall, trace.wall,
   * trace.counting.
   */
  begin(
    width: number,
    height: number,
    grounds: ArrayLike<number>,
    kind: BoardName,
    start: number,
    goal: number,
    ownGoal: number,
    text: string,
  ): Reason;
  /** About this much more work, in expansions; one setup is tried at once. */
  advance(work: number): JobState;
  /** 0 to 1, and 1 only when all is known. */
  progress(): number;
  /** Null until all is known. */
  findings(): OrderFindings | null;
  /**
   * That this path is optimal, or that there is none where it is empty: proof() is then the file that web/docs/proofs.md
   * describes. Refused as begin(), and with proof.goal_on_wall, or with proof.path, where the path is not optimal. It
   * ends a check.
   */
  prove(
    width: number,
    height: number,
    grounds: ArrayLike<number>,
    settings: SearchSettings,
    start: number,
    goal: number,
    path: ArrayLike<number>,
  ): Reason;
  /** '' where nothing was proved. */
  proof(): string;
  /** View: the order, as cells of the board; empty before begin(). */
  cells(): Uint32Array;
  /** How the text counts: whether y comes before x, from 0 or 1, whether y grows upward. */
  isRowFirst(): boolean;
  firstNumber(): number;
  isYUp(): boolean;
  delete(): void;
}
