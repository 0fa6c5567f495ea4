// The algorithms in English: their names and groups.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'algorithm.astar': 'A*',
  'algorithm.dijkstra': 'Dijkstra',
  'algorithm.bfs': 'Breadth-first',
  'algorithm.dfs': 'Depth-first',
  'algorithm.greedy': 'Greedy best-first',
  'algorithm.canonical': 'Canonical A*',
  'algorithm.jps': 'Jump point search',
  'algorithm.bidirectional': 'Bidirectional A*',
  'algorithm.bidijkstra': 'Bidirectional Dijkstra',
  'algorithm.idastar': 'Iterative deepening A* (IDA*)',
  'algorithm.fringe': 'Fringe search',
  'algorithm.theta': 'Theta*',
  'algorithm.lazytheta': 'Lazy Theta*',
  'algorithm.lpastar': 'Lifelong planning A* (LPA*)',
  'algorithm.twotier': 'Two tiers (HPA*)',
  'algorithm.local': 'Local search',
  'algorithm.flow': 'Flow field',
  'algorithms.about': 'About this algorithm',
  'algorithms.textbook': 'Textbook',
  'algorithms.ends': 'From both ends',
  'algorithms.pruned': 'Faster on uniform grids',
  'algorithms.angle': 'Any angle',
  'algorithms.other': 'Special purposes',
});
