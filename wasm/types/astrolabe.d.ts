/**
 * The WebAssembly module as JavaScript sees it. Kept by hand; tests/wasm/module/types.test.mjs checks every member of
 * the classes, and doors.test.mjs every answer, against what is written here.
 *
 * Cells are numbered row by row from the top left: cell = y * width + x.
 * Numbers of a search (G, H, F, cost) are given in the unit that the cost model shows: 10 and 14
 * (tutorial), 1 and 1.414 (exact), 1 and 1 (unit).
 * Arrays marked "view" point straight into the module's memory. Use them at once and never keep
 * them: after the next call they may show anything, or have length 0. Copy with slice() what must
 * last. Anything but an array or string where one is expected is refused with a TypeError, anything but a
 * whole number with a RangeError.
 */

import type { InAdvance } from './in-advance.d.ts';
import type { MethodResult, PathCheck, PathMethodName } from './methods.d.ts';
import type { OpenLists } from './open-lists.d.ts';
import type { Searching } from './search.d.ts';
import type { Tiers } from './tiers.d.ts';
import type { Answer, Scenario } from './results.d.ts';
import type { BoardName, GeneratorName, MapFormat, MapKind, Reason, SearchSettings } from './shared.d.ts';

export type * from './shared.d.ts';
export type { JobState } from './jobs.d.ts';
export type { MethodResult, PathCheck, PathMethodName } from './methods.d.ts';
export type { Answer, Code, Position, Scenario, SearchResult } from './results.d.ts';
export type { Searching } from './search.d.ts';
export type {
  Cause,
  Conditions,
  InconsistentStep,
  JudgingState,
  Overestimate,
  Tristate,
  Verdict,
} from './verdict.d.ts';
export type { DeadEnds, PairRoute, PairsMethodName, PairsPlan, SkippingResult } from './in-advance.d.ts';
export type {
  AbsenceName,
  NeighbourOutcomeName,
  OrderName,
  StatusName,
  Why,
  WhyChoice,
  WhyNeighbour,
  WhyRank,
  WhySum,
  WhyUntouched,
} from './why.d.ts';

export interface Laboratory extends InAdvance, OpenLists, Searching, Tiers {
  /** Replaces the board by the one in `text`. When refused, board and search stay as they were. */
  load(format: MapFormat, text: string): Reason;
  /** The kind as which load() or mapFromText() read the last text that it did not refuse; '' before the first. */
  loadedFormat(): MapKind | '';
  /** The choices, as JSON: catalogue.mjs holds this text. */
  catalogue(): string;
  /** Reads a scenario; board and search stay as they are. */
  readScenario(text: string): Scenario;
  /** Replaces the board by an empty one of 1 to 4096 cells a side. */
  clear(width: number, height: number): Reason;
  width(): number;
  height(): number;
  /** View: one byte a cell; 0 is a wall, 1 to 255 the cost factor of the ground. */
  factors(): Uint8Array;
  /** View: the extras of cells: walls 0, water 1, fire 2, monsters 3; free ground what it adds to a step, in
   * tenths of a straight one. Empty where all are 0. */
  extras(): Uint8Array;
  // Start and goal that came with the loaded board; otherwise the first and the last free cell, row by row, of its
  // largest island, as squares without corners cut, or as hexes. The first call of each kind takes O(cells).
  suggestedStart(board: BoardName): number;
  suggestedGoal(board: BoardName): number;
  /**
   * Gives each cell listed its ground, which is its factor (0 to 255) and 256 times its extra: `grounds` holds as
   * many numbers as `cells`, or a single one for all. Ends the current search; nothing changes when refused.
   */
  edit(cells: ArrayLike<number>, grounds: ArrayLike<number>): Reason;
  /** Cuts or extends the board on the right and at the bottom; new cells are plain. */
  resize(width: number, height: number): Reason;
  /** Replaces the board by one with these grounds, row by row. */
  restore(width: number, height: number, grounds: ArrayLike<number>): Reason;
  /**
   * Replaces the board by one made by rule: `percent` 0 to 100, `seed` 0 to 2^32 - 1. It is quick where the same was
   * made in advance, by beginMapFromLink() of g.KIND.WIDTH.HEIGHT.PERCENT.SEED.
   */
  generate(kind: GeneratorName, width: number, height: number, percent: number, seed: number): Reason;
  /**
   * Writes this many more rows of what mapToLink() returns; true if none is left. Any change of the board
   * starts over.
   */
  advanceMapToLink(rows: number): boolean;
  /** The board as the value of a link's `m=`: letters, digits, - and _. The ends are not in it. */
  mapToLink(): string;
  /** For advanceMap(): the board stays as it is. This takes the place of any other map that is read in advance. */
  beginMapFromLink(text: string): void;
  /**
   * Reads this many more rows of the link that was begun in advance, or makes them, where a generator does, in several
   * passes, or takes the text as complete; then finds its suggested ends on squares. True if nothing is left, or there
   * is no such map.
   */
  advanceMap(rows: number): boolean;
  /**
   * Replaces the board by that of a link, reading what was not read in advance. When refused, board and search stay
   * as they were.
   */
  mapFromLink(text: string): Reason;
  /**
   * For mapFromText(): one more piece of a text, of whole lines, or the last; the board stays as it is. The first takes
   * the place of any other map that is read in advance; others do nothing where there is no first. Of a Moving AI map,
   * each piece is read now, of any other text all once it is complete.
   */
  addMapText(text: string, isFirst: boolean): void;
  /** Replaces the board by the one in this text, as load('auto', …) does; map.empty if there is none. */
  mapFromText(): Reason;
  /** The free cell nearest to `cell` in a straight line, `cell` itself if free; -1 if all are walls. */
  nearestFree(cell: number, board: BoardName): number;

  /**
   * The settings with what their program fixes applied to them, as begin() will take them.
   */
  settingsAsWritten(settings: SearchSettings): SearchSettings;
  /**
   * The run to compare a program with: A* with an honest heuristic and the textbook's options on the
   * same corner rule, costs, neighbour order and blocked goal; its program is 'none'.
   */
  correctedSettings(settings: SearchSettings): SearchSettings;
  /** Ends the search. The next owes it nothing: LPA* begins anew. */
  forgetAnswer(): void;
  /**
   * Prepares a search; advance() runs it. An unreachable goal is answered here, at once: the
   * search then leads to the nearest reachable cell, unless `floods` requests the whole flood.
   * LPA* repairs its last answer if since then only the goal has moved and cells were edited, the cheapest
   * ground is the same, and weight × H is consistent: then result().repairs says what a new search took.
   * Where it is not consistent, isRepairRefused says so.
   */
  begin(settings: SearchSettings, start: number, goal: number): Reason;
  /**
   * All that a gesture needs, in one call: edit() where there are cells; begin(); advance() by `expansions`; then, if
   * the search has ended, seek() to `step`, -1 for the last, or to the last where there are fewer; and judge() with
   * `work`, eight times at most. Refused as those are: if begin() refuses, the edit stands.
   */
  ask(
    cells: ArrayLike<number>,
    grounds: ArrayLike<number>,
    settings: SearchSettings,
    start: number,
    goal: number,
    step: number,
    expansions: number,
    work: number,
  ): Answer;
  /**
   * View: for each cell of these rows closed at the current step the last step that expanded it, 0 if an earlier search
   * closed it; for others anything.
   */
  expandedAt(y: number, rows: number): Uint32Array;
  /**
   * View: for each cell of these rows what has closed it at the current step: 1 the search from the start, 2 that from the goal,
   * 3 both, 0 neither. A search from one end has only 0 and 1.
   */
  closers(y: number, rows: number): Uint8Array;
  /**
   * The colours of paint(): pixels as image data has them, read as little-endian numbers. `byStatus` holds
   * one for every status and factor, at status * 256 + factor; `shades` any number of shades for closed
   * cells, from the first step to the last, at shade * 256 + factor. Returns false, and changes nothing, when
   * their lengths are wrong.
   */
  setColours(byStatus: Uint32Array, shades: Uint32Array): boolean;
  /**
   * View: four bytes a cell, row by row, of the rectangle (clipped to the board by the caller), to be put
   * on a canvas. 'status' shows the current step, 'order' closed cells in their shades too, 'none' the
   * ground alone, as they all do before seek(). Empty before setColours(). Takes a quarter of a
   * nanosecond per cell, several for 'order'.
   */
  paint(shading: 'none' | 'status' | 'order', x: number, y: number, columns: number, rows: number): Uint8Array;
  /**
   * View: six numbers a cell, row by row, of the rectangle (clipped to the board by the caller) at
   * the current step: status, G, H, F, slot of the parent, number of the push.
   * The slot says where the parent lies, in rows order: 0 up-left, 1 up, 2 up-right, 3 left,
   * 4 right, 5 down-left, 6 down, 7 down-right; -1 for none. NaN where an algorithm has no such
   * number (H and F of breadth-first and depth-first search) or the cell is untouched. H is the
   * estimate to where the search is led: without a flood, an unreachable goal is replaced by `target`.
   * Of a program as written these are its own numbers: the crowd program's G is 10 everywhere, the
   * slides' H has their bug, and their F is G / 2 + H.
   */
  cells(x: number, y: number, columns: number, rows: number): Float64Array;

  /**
   * View: the closed list, six numbers a row: step, cell expanded, its parent (-1 for the start), G, H, F,
   * from step `first` to `last` (1 to steps, at most 1000 of them). The numbers are those of log(). A cell
   * that was reopened has a row for each expansion. Empty for invalid steps.
   */
  printout(first: number, last: number): Float64Array;
  /**
   * View: four numbers a cell, row by row, of the rectangle (clipped to the board by the caller): true
   * remaining cost H* to where the search was led, weight × H, weight × H − H*, and the slots of the
   * inconsistent steps out of the cell (bit 0 up-left … bit 7 down-right, as in cells()). An overestimate
   * has a difference above 0. Where no path leads on, H* is Infinity and the difference -Infinity; walls
   * are NaN, NaN, NaN, 0, except an end of the search on one. Weight × H is 0 for searches that do not
   * use the heuristic, and greedy search weighs it by 1.
   * Empty until judge() knows the true costs: its first finding, and at once if they were kept.
   * Some 0.1 µs per cell: request large boards in several rectangles.
   */
  xray(x: number, y: number, columns: number, rows: number): Float64Array;

  /**
   * Bytes that the finished search held at its peak, by its log and the textbook's measures: 24 for each node
   * touched, 32 for each that was open, and the log itself (4 a step, or 24 an event). Not included: data about the
   * board computed beforehand, and what shows the steps. NaN without a finished search.
   */
  heldBytes(): number;

  /**
   * Prepares a method that searches for a path with few turns; advanceJob() runs it, counting expansions. Board,
   * corner rule, costs, tie and a blocked goal are those of a search with these settings; the heuristic is the board's
   * honest one, and a turn costs so many hundredths of a straight step, 0 to 10,000, in whole units of the costs:
   * tenths of a step with 10 and 14, whole steps with 1 and 1. Ends the current search. Refused with
   * method.too_many_cells (a turn penalty on a large board), or at any angle with method.no_diagonals,
   * method.hexes, method.blocked_goal, method.varied_terrain.
   */
  beginMethod(
    method: PathMethodName,
    settings: SearchSettings,
    start: number,
    goal: number,
    turnPenalty: number,
  ): Reason;
  /** When done. */
  methodResult(): MethodResult;
  /** View: cells from start to goal, at any angle only those where the path bends; when done. */
  methodPath(): Uint32Array;

  /**
   * Begins to check a path from outside against board and settings, from its first cell to its last: advanceJob() of some
   * 0.3 µs a cell of the board. Ends the current search. Refused with board.cell when it is empty or leaves the board.
   */
  beginPathCheck(settings: SearchSettings, cells: ArrayLike<number>): Reason;
  /** When done. */
  pathCheck(): PathCheck;

  /** Frees the memory; the object must not be used afterwards. */
  delete(): void;
}

export interface AstrolabeModule {
  Laboratory: new () => Laboratory;
}

/** Pass `wasmBinary`, or `locateFile` to say where astrolabe.wasm is. Graphs and the game world: places.d.ts. */
export default function createAstrolabe(options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}): Promise<AstrolabeModule>;
