// English: what each algorithm promises, when it is used, and what it costs.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'about.guarantee': 'Guarantee',
  'about.use': 'Use when',
  'about.price': 'Cost',
  'about.source': 'Source',
  'about.none': 'Common practice in games; no single paper.',
  'about.astar_guarantee':
    'Finds a shortest path if H never overestimates and the search stops when the goal is selected.',
  'about.astar_use': 'The first choice: one start, one goal, and an estimate of the distance.',
  'about.astar_price':
    'Expands cells near the path, fewer with a better H; keeps every open and closed cell in memory.',
  'about.dijkstra_guarantee': 'Finds a shortest path: it needs no estimate.',
  'about.dijkstra_use': 'No good H, or paths to many cells at once.',
  'about.dijkstra_price': 'Spreads equally in all directions, expanding everything nearer than the goal.',
  'about.bfs_guarantee': 'Finds a path with the fewest steps; a shortest one only if all steps cost the same.',
  'about.bfs_use': 'Boards with equal costs; showing what a queue does.',
  'about.bfs_price': 'Expands everything that takes fewer steps than the goal.',
  'about.dfs_guarantee': 'Finds some path, often a very long one.',
  'about.dfs_use': 'Seeing what goes wrong without costs; mazes where any path will do.',
  'about.dfs_price': 'Little work per step, but can wander over the whole map.',
  'about.greedy_guarantee': 'Finds some path: it ignores the cost so far.',
  'about.greedy_use': 'Speed matters more than the quality of the path.',
  'about.greedy_price': 'Often the fewest expansions of all; in a trap it explores the whole trap.',
  'about.bidirectional_guarantee':
    'Finds a shortest path if H is consistent and the search continues after the halves first meet.',
  'about.bidirectional_use': 'Distant goals whose surroundings are as narrow as those of the start.',
  'about.bidirectional_price': 'Two open lists. With a good H the halves often pass each other, and little is saved.',
  'about.bidijkstra_guarantee': 'Finds a shortest path, without an estimate.',
  'about.bidijkstra_use': 'No good H: two small discs instead of one large one.',
  'about.bidijkstra_price': 'On open ground about half the expansions of Dijkstra’s algorithm.',
  'about.canonical_guarantee': 'Finds a shortest path: of equally long paths it follows one, diagonals first.',
  'about.canonical_use': 'Uniform terrain with many equal paths.',
  'about.canonical_price': 'Expands about as many cells as A*, but checks far fewer neighbours of each.',
  'about.jps_guarantee': 'Finds a shortest path: it jumps over cells where there is nothing to decide.',
  'about.jps_use': 'Large boards with uniform terrain.',
  'about.jps_price': 'Few expansions, each of which scans whole lines of cells.',
  'about.theta_guarantee': 'No guarantee; usually close to the shortest any-angle path.',
  'about.theta_use': 'Units turn freely and should not walk in zigzags.',
  'about.theta_price': 'One line-of-sight check per neighbour of each expanded cell.',
  'about.lazytheta_guarantee': 'Like Theta*: no guarantee; paths are mostly as good.',
  'about.lazytheta_use': 'Like Theta*, where line-of-sight checks are expensive.',
  'about.lazytheta_price': 'One line-of-sight check per expanded cell; a parent out of sight is replaced.',
  'about.idastar_guarantee': 'Finds a shortest path if H never overestimates. Gives up after 1,000,000 expansions.',
  'about.idastar_use': 'Memory is scarce and few paths lead to each state, as in sliding puzzles.',
  'about.idastar_price':
    'Keeps only the current path, so it revisits cells again and again: far too often on open boards.',
  'about.fringe_guarantee': 'Finds a shortest path if H never overestimates.',
  'about.fringe_use': 'Keeping an open list sorted costs more than rescanning an unsorted one.',
  'about.fringe_price': 'Nothing is sorted, but each new bound on F rechecks all waiting nodes.',
  'about.lpastar_guarantee':
    'Finds a shortest path if weight × H is consistent, and repairs it after an edit or when the goal moves. Otherwise a repair could be wrong: it then searches from scratch each time, and says so.',
  'about.lpastar_use': 'The board changes a little or the goal moves, the start stays: paint a wall or drag the goal.',
  'about.lpastar_price':
    'The first search costs as much as A*; after a change often a handful of expansions, or none. Keeps two costs per cell.',
  'about.twotier_guarantee':
    'Finds a path if there is one, but only through the entrances between clusters: usually a few percent longer than the shortest.',
  'about.twotier_use': 'Large boards with many searches: paths between entrances are computed once.',
  'about.twotier_price':
    'The upper tier, clusters of {side} × {side} cells, is built first; after an edit only where the board changed.',
  'about.coarse_guarantee':
    'No shortest path guaranteed: the coarse map misses narrow gaps and thin walls. If its plan fails, all cells are searched, so a path is found if there is one.',
  'about.coarse_use': 'A quick plan across a large open board, refined only near it.',
  'about.coarse_price':
    'Counts the free cells in all squares of {side} × {side} cells once per search; then searches among squares, and cell by cell inside those of the plan.',
  'about.local_guarantee': 'No guarantee: it can walk in circles, and then gives up.',
  'about.local_use': 'Common in game servers: cheap at every step, however large the world is.',
  'about.local_price':
    'A search inside a square around the goal, by default 12 cells to each side; outside, one check of the cells around the walker.',
  'about.flow_guarantee': 'Shortest paths from every cell that can reach the goal.',
  'about.flow_use': 'Many units with one goal: each follows the arrows.',
  'about.flow_price': 'One Dijkstra search from the goal over the whole board, for all starts.',
});
