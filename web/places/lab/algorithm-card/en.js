// English: what each algorithm promises, when it is used, and what it costs.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'about.guarantee': 'Promise',
  'about.use': 'When',
  'about.price': 'Price',
  'about.source': 'Source',
  'about.none': 'Common practice in games; no one paper.',
  'about.astar_guarantee':
    'Finds a shortest path if H never overestimates and the search stops when the goal is selected.',
  'about.astar_use': 'The first choice: one start, one goal, and an idea of how far it is.',
  'about.astar_price': 'Opens what lies about the way, the fewer the better H is; every open and closed cell is kept.',
  'about.dijkstra_guarantee': 'Finds a shortest path: it needs no estimate.',
  'about.dijkstra_use': 'Where there is no good H, or the ways to many cells are wanted at once.',
  'about.dijkstra_price': 'Spreads in all directions alike, and so expands everything nearer than the goal.',
  'about.bfs_guarantee': 'Finds a path of the fewest steps; it is a shortest one only where all steps cost the same.',
  'about.bfs_use': 'On boards with equal costs, and to show what a queue does.',
  'about.bfs_price': 'Looks at everything that lies within as many steps as the goal.',
  'about.dfs_guarantee': 'Finds some path, often a very long one.',
  'about.dfs_use': 'To see what goes wrong without costs; for mazes where any way will do.',
  'about.dfs_price': 'Little looking about, but it can wander over the whole board.',
  'about.greedy_guarantee': 'Finds some path: what a way has cost so far is not asked.',
  'about.greedy_use': 'When an answer must come at once and need not be good.',
  'about.greedy_price': 'Often the fewest expansions of all; in a trap it looks at the whole trap.',
  'about.bidirectional_guarantee':
    'Finds a shortest path if H is consistent and the search goes on after the halves first meet.',
  'about.bidirectional_use': 'For far goals whose surroundings are as narrow as those of the start.',
  'about.bidirectional_price': 'Two open lists. With a good H the halves often pass each other, and little is saved.',
  'about.bidijkstra_guarantee': 'Finds a shortest path, without an estimate.',
  'about.bidijkstra_use': 'Where there is no good H: two small discs instead of one large one.',
  'about.bidijkstra_price': 'On open ground about half the expansions of Dijkstra’s algorithm.',
  'about.canonical_guarantee': 'Finds a shortest path: of ways that are equally long it follows one, diagonals first.',
  'about.canonical_use': 'On ground of one cost where there are many equal ways.',
  'about.canonical_price': 'As many cells as A* expands, but each looks at far fewer neighbours.',
  'about.jps_guarantee': 'Finds a shortest path: it leaps over cells where there is nothing to decide.',
  'about.jps_use': 'Large boards with ground of one cost.',
  'about.jps_price': 'Few expansions, each of which looks along whole lines of cells.',
  'about.theta_guarantee':
    'Promises no shortest path, but ways in straight lines of any angle that are mostly close to it.',
  'about.theta_use': 'When units turn freely and should not walk in zigzags.',
  'about.theta_price': 'A look along a line for each neighbour of each cell expanded.',
  'about.lazytheta_guarantee': 'As Theta*: no promise, and mostly ways just as good.',
  'about.lazytheta_use': 'Like Theta*, where line-of-sight checks are expensive.',
  'about.lazytheta_price': 'One look along a line for each cell expanded; what turns out to be hidden is put right.',
  'about.idastar_guarantee': 'Finds a shortest path if H never overestimates. Gives up after 1,000,000 expansions.',
  'about.idastar_use': 'Where memory is scarce and few ways lead to each state, as in sliding puzzles.',
  'about.idastar_price':
    'Keeps only the current path, and so comes to the same cells again and again: on open boards far too often.',
  'about.fringe_guarantee': 'Finds a shortest path if H never overestimates.',
  'about.fringe_use': 'Where keeping an open list sorted costs more than going through an unsorted one again.',
  'about.fringe_price': 'Nothing is sorted, but each new bound on F checks all waiting nodes again.',
  'about.lpastar_guarantee':
    'Finds a shortest path if weight × H is consistent, and repairs it after an edit. Otherwise a repair could be wrong: then it searches anew after each edit, and says so.',
  'about.lpastar_use': 'When the board changes a little and the ends stay: paint a wall and see.',
  'about.lpastar_price':
    'The first answer as A*; after an edit often a handful of expansions. Keeps two costs for each cell.',
  'about.twotier_guarantee':
    'Finds a path if there is one, but only through the entrances between clusters: mostly a few per cent too long.',
  'about.twotier_use': 'Large boards with many questions: the ways between entrances are worked out once.',
  'about.twotier_price':
    'The upper tier has to be made first, clusters of {side} × {side} cells; after an edit only where the board changed.',
  'about.coarse_guarantee':
    'Promises nothing: the coarse board leaves out narrow gaps and thin walls. Where its plan fails all cells are searched, so a path is found if there is one.',
  'about.coarse_use': 'A quick plan across a large open board, fine only near it.',
  'about.coarse_price':
    'Each {side} × {side} cells are counted once per search; then a search among squares and one inside their corridor.',
  'about.local_guarantee': 'Promises nothing: it can walk in circles, and gives up then.',
  'about.local_use': 'As many game servers move creatures: cheap at every step, however large the world is.',
  'about.local_price':
    'A search inside a square of 12 cells on each side of the goal; outside, one look at the cells around it.',
  'about.flow_guarantee': 'Shortest paths from every cell that can reach the goal.',
  'about.flow_use': 'Many units with one goal: each follows the arrows.',
  'about.flow_price': 'Dijkstra’s algorithm from the goal over everything, once for all starts.',
});
