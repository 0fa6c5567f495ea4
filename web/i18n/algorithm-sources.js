// Where the algorithms come from: authors, title and year are the same in every language.

/** @type {Partial<Record<import('../engine/types.js').AlgorithmName, string>>} */
export const SOURCES = Object.freeze({
  astar:
    'Hart, Nilsson and Raphael, “A Formal Basis for the Heuristic Determination of Minimum Cost Paths”, 1968',
  dijkstra: 'Dijkstra, “A Note on Two Problems in Connexion with Graphs”, 1959',
  bfs: 'Moore, “The Shortest Path Through a Maze”, 1959',
  dfs: 'Tarjan, “Depth-First Search and Linear Graph Algorithms”, 1972',
  greedy: 'Doran and Michie, “Experiments with the Graph Traverser Program”, 1966',
  bidirectional: 'Pohl, “Bi-directional Search”, 1971',
  bidijkstra: 'Nicholson, “Finding the Shortest Route between Two Points in a Network”, 1966',
  canonical: 'Sturtevant and Rabin, “Canonical Orderings on Grids”, 2016',
  jps: 'Harabor and Grastien, “Online Graph Pruning for Pathfinding on Grid Maps”, 2011',
  theta: 'Nash, Daniel, Koenig and Felner, “Theta*: Any-Angle Path Planning on Grids”, 2007',
  lazytheta:
    'Nash, Koenig and Tovey, “Lazy Theta*: Any-Angle Path Planning and Path Length Analysis in 3D”, 2010',
  idastar: 'Korf, “Depth-First Iterative-Deepening: An Optimal Admissible Tree Search”, 1985',
  lpastar: 'Koenig, Likhachev and Furcy, “Lifelong Planning A*”, 2004',
  twotier: 'Botea, Müller and Schaeffer, “Near Optimal Hierarchical Path-Finding”, 2004',
  flow: 'Emerson, “Crowd Pathfinding and Steering Using Flow Field Tiles”, 2013',
});
