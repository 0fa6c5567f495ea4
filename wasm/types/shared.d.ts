/**
 * What all laboratories accept and return: names, settings, reasons. It imports none of the other declarations,
 * which all import it.
 */

import type { CATALOGUE } from '../catalogue.mjs';

/** One of the names of a kind in the catalogue. */
type NameOf<Kind extends Exclude<keyof typeof CATALOGUE, 'algorithms' | 'boards'>> = (typeof CATALOGUE)[Kind][number];

export type ProgramName = NameOf<'programs'>;
export type AlgorithmName = (typeof CATALOGUE)['algorithms'][number]['name'];
/** On hexes hex, euclidean and zero; another one counts as hex there, and hex as octile on squares. */
export type HeuristicName = NameOf<'heuristics'>;
/** What the cells are; on hexes, rows 1, 3, 5 … are shifted right by half a cell. */
export type BoardName = (typeof CATALOGUE)['boards'][number]['name'];
export type CornerRuleName = NameOf<'corners'>;
export type CostModelName = NameOf<'costs'>;
export type TieName = NameOf<'ties'>;
export type StopName = NameOf<'stops'>;
export type UpdateName = NameOf<'updates'>;
export type OpenListName = NameOf<'openLists'>;
export type NearestName = NameOf<'nearest'>;
export type LocalTurnsName = 'both' | 'random';
export type TiersName = 'clusters' | 'coarse';
/** How a map was read. 'walls': numbers of which 1 is a wall, 0 plain; 'costs': cost factors, 0 is a wall. */
export type MapKind = NameOf<'mapKinds'>;
/** 'auto': the text decides, and none can be two of them; core/io/map_text.h has the rule. */
export type MapFormat = 'auto' | MapKind;
export type GeneratorName = 'random' | 'maze' | 'rooms' | 'caves' | 'terrain';
/**
 * What can happen in a step: a cell is opened for the first time; a path to an open cell is replaced by
 * a better one; a closed cell is put back; either of these two from another parent than before; a cell
 * is expanded; the least f is greater than in the previous step; an open cell, or a closed one, is left as it is
 * although a path to it was found (only in the textbook search, and for any cell).
 */
export type StepEventName = NameOf<'stepEvents'>;
/** Those that the page marks on the scrubber. */
export type EventName = Extract<StepEventName, 'improved' | 'reopened'>;
/**
 * gave-up: a bound of the algorithm's own was reached, such as the most expansions of IDA*. broken: the search
 * left no path by legal moves, or did more than it could need, which is a bug; there is neither path nor cost.
 */
export type Outcome = 'idle' | 'running' | 'found' | 'no-path' | 'gave-up' | 'broken';

/** Everything about a search but the board and the two ends. */
export interface SearchSettings {
  /** A tutorial's program as it was written: what it fixes counts instead of these settings. */
  program: ProgramName;
  /** Instead of the program the run to compare it with: correctedSettings(). No effect without a program. */
  corrected: boolean;
  algorithm: AlgorithmName;
  heuristic: HeuristicName;
  /** Integer, 0 to 1,000,000; 100 is weight 1. */
  weightHundredths: number;
  board: BoardName;
  /** For squares; ignored on hexes. */
  corner: CornerRuleName;
  costs: CostModelName;
  tie: TieName;
  stop: StopName;
  update: UpdateName;
  reopens: boolean;
  /** 'rows', 'up', 'cols', 'clock', or eight digits: a permutation of 0 (up-left) to 7 (down-right). */
  neighbourOrder: string;
  allowsBlockedGoal: boolean;
  nearest: NearestName;
  openList: OpenListName;
  /** Search the whole reachable part even when the goal is known to be unreachable. */
  floods: boolean;
  /** For the local walk, like those that follow: integer, 0 to 50; cells on each side of the goal that it searches. */
  localRadius: number;
  /** Integer, 1 to 100: cells that it walks of each path found by such a search. */
  localSteps: number;
  /** Round obstacles in both directions, clockwise first, or in only one, chosen at random. */
  localTurns: LocalTurnsName;
  /** When stuck it takes a random step; otherwise it gives up. */
  localShifts: boolean;
  /** Integer, 0 to 4,294,967,295, the seed of these random choices. */
  localSeed: number;
  /** What the two-tier search uses far away: entrances between clusters, or the clusters as coarse cells. */
  tiers: TiersName;
  /** Integer, 4 to 64: cells on each side of its clusters. */
  clusterSide: number;
}

/** The outcome of a call. `code` is '' on success; web/i18n/ has a sentence for each code. */
export interface Reason {
  ok: boolean;
  code: string;
  /** 1-based line of the text that was refused; 0 if no line is to blame. */
  line: number;
  found: string;
  expected: string;
}
