/**
 * Checks of other people's searches: which setups of the textbook search expand cells in the order that was seen, which
 * bug explains it, where it differs first. core/check says how.
 */
import type { JobState } from './jobs.d.ts';
import type { BoardName, Reason, SearchSettings } from './shared.d.ts';

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
  | 'borders-swapped';

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
}

export interface CheckLaboratory {
  /**
   * `grounds` as Laboratory.restore() takes them. `ownGoal` is the cell at which the page's search ends; -1: none.
   * `text` is a table or pairs of numbers as core/check/seen_rows.h describes them. Refused with board.size,
   * board.factors, board.factor, board.cell, board.start, search.settings, and those of the text: trace.empty, trace.columns,
   * trace.pair, trace.odd, trace.number, trace.cell, trace.too_many, trace.start, trace.counting.
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
