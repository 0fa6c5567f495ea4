// The algorithms there are to choose from, in groups, and how each goes about it: as core/search/algorithm.h
// has it. Pure.

/** @typedef {import('../engine/types.js').AlgorithmName} AlgorithmName */
/** @typedef {Pick<import('../engine/types.js').SearchSettings, 'algorithm' | 'program'>} Chosen */

/** As the list shows them; each has a name of its own. */
export const ALGORITHM_GROUPS = Object.freeze(
  /** @type {Readonly<Record<string, readonly AlgorithmName[]>>} */ ({
    textbook: ['astar', 'dijkstra', 'bfs', 'dfs', 'greedy'],
    ends: ['bidirectional', 'bidijkstra'],
    plain: ['canonical', 'jps'],
    angle: ['theta', 'lazytheta'],
    other: ['idastar', 'lpastar', 'twotier', 'local', 'flow'],
  }),
);

/** What is searched with: a program brings A* or its like. @param {Chosen} chosen @returns {AlgorithmName} */
export const searchedWith = ({ algorithm, program }) => (program === 'none' ? algorithm : 'astar');

/** Whether it is one of the textbook's own, whose every number the core explains. @param {Chosen} chosen */
export const isTextbook = (chosen) => ALGORITHM_GROUPS['textbook']?.includes(searchedWith(chosen)) ?? false;

/**
 * How the parent of a cell lies to it: beside it, along jumps, or in a straight line anywhere in sight.
 * @param {Chosen} chosen @returns {'beside' | 'jumps' | 'lines'}
 */
export function parentsOf(chosen) {
  const algorithm = searchedWith(chosen);
  if (algorithm === 'theta' || algorithm === 'lazytheta') return 'lines';
  return algorithm === 'jps' ? 'jumps' : 'beside';
}

/** Whether two halves come to meet each other. @param {Chosen} chosen */
export const hasTwoHalves = (chosen) => ALGORITHM_GROUPS['ends']?.includes(searchedWith(chosen)) ?? false;
