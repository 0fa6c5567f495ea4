/**
 * The open list of a search, made again from its log as a list of any kind; and the textbook search on such a list, to be
 * timed.
 */
import type { OpenListName, Reason, SearchSettings } from './shared.d.ts';

export interface OpenLists {
  /**
   * Whether the open list of the search in hand can be made again on a list of this kind, once its steps can be
   * sought. Refused with openlist.algorithm (without one open list, or one that takes back what was put there),
   * openlist.program (a bug of the program is in its list), openlist.tie (the tie rule *none* leaves the choice
   * to the structure: only `expected`, the kind that the search used, makes the same search), openlist.too_long.
   */
  openListReason(kind: OpenListName): Reason;
  /**
   * Makes it ready to be made again in advanceJob(), counting steps, some 1 µs each; other kinds of the same search
   * then take half of it. What is done of one kind stays while another is gone on with. Refused as openListReason()
   * says.
   */
  beginOpenList(kind: OpenListName): Reason;
  /**
   * View: three numbers for step 0 and each step after it: how many are open after the step, and the comparisons
   * of two keys and the moves of entries so far. Empty until it is done. Searches from both ends
   * have two lists, whose numbers are added.
   */
  openListSeries(kind: OpenListName): Float64Array;
  /**
   * View: what is open after the step, five numbers an entry: cell, number that decides first (F, in the unit
   * shown; H of greedy search, moves from the start of breadth-first, number of the push of depth-first search),
   * number of the push, marks, and list (1 in the backward half of a search from both ends, whose entries come
   * behind). In the order that a list of this kind has them: the array of the lists, where the next one stands at
   * the end of the sorted list, and of the heap; in order of leaving those of map and queues. The first row, but
   * at step 0, is the entry that the step took out. Marks are sums of 1 put in by this step, 2 improved by it,
   * 4 taken by the next step, 8 taken by this one. Empty until openListSeries() is not. Some milliseconds for a
   * million pushes.
   */
  openListAt(kind: OpenListName, step: number): Float64Array;
  /** Whether membershipSeries() can be had: openlist.membership for relatives of the textbook search, and as above. */
  membershipReason(): Reason;
  /** As beginOpenList(). */
  beginMembership(): Reason;
  /**
   * View: three numbers for step 0 and each step after it: how much was looked at so far to know of every neighbour
   * on which list it is, by a flag in the cell, by hash sets, by scanning; core/replay/membership.h
   * says how each is counted. Empty until it is done.
   */
  membershipSeries(): Float64Array;

  /**
   * Makes the textbook search ready on a list of this kind, with no kernel in its place, to be timed in advanceJob(),
   * which counts expansions; 'scanning' is the unsorted list with both lists scanned for every neighbour. Ends the
   * search in hand. Refused with openlist.membership (relatives), openlist.program.
   */
  beginTimed(list: OpenListName | 'scanning', settings: SearchSettings, start: number, goal: number): Reason;
  timedExpanded(): number;
}
