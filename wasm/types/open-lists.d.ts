/**
 * The open list of a search, rebuilt from its log as a list of any kind; and the textbook search on such a list, to be
 * timed.
 */
import type { OpenListName, Reason, SearchSettings } from './shared.d.ts';

export interface OpenLists {
  /**
   * Whether the open list of the current search can be rebuilt as a list of this kind, once its steps can be
   * read. Refused with openlist.algorithm (without one open list, or one that takes back what was put there),
   * openlist.program (a bug of the program is in its list), openlist.tie (the tie rule *none* leaves the choice
   * to the structure: only `expected`, the kind that the search used, gives the same search), openlist.too_long.
   */
  openListReason(kind: OpenListName): Reason;
  /**
   * Prepares its rebuilding in advanceJob(), counting steps, some 1 µs each; other kinds of the same search
   * then take half of it. What is done for one kind is kept while another one advances. Refused as openListReason()
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
   * after). In the order of a list of this kind: the array of the lists, where the next one is at
   * the end of the sorted list, and of the heap; for map and queues the order of leaving. The first row, except
   * at step 0, is the entry that the step took out. Marks are sums of 1 put in by this step, 2 improved by it,
   * 4 taken by the next step, 8 taken by this one. Empty while openListSeries() is. Some milliseconds for a
   * million pushes.
   */
  openListAt(kind: OpenListName, step: number): Float64Array;
  /** Whether membershipSeries() works: openlist.membership for algorithms other than the textbook's, and as above. */
  membershipReason(): Reason;
  /** As beginOpenList(). */
  beginMembership(): Reason;
  /**
   * View: three numbers for step 0 and each step after it: the lookups so far to find out of every neighbour
   * on which list it is, by a flag in the cell, by hash sets, by scanning; core/replay/membership.h
   * says how each is counted. Empty until it is done.
   */
  membershipSeries(): Float64Array;

  /**
   * Prepares the textbook search on a list of this kind, with no kernel in its place, to be timed in advanceJob(),
   * which counts expansions; 'scanning' is the unsorted list with both lists scanned for every neighbour. Ends the
   * current search. Refused with openlist.membership (other algorithms), openlist.program.
   */
  beginTimed(list: OpenListName | 'scanning', settings: SearchSettings, start: number, goal: number): Reason;
  timedExpanded(): number;
}
