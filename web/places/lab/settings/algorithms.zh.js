// The algorithms in Chinese: their names and groups.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'algorithm.astar': 'A*',
  'algorithm.dijkstra': '迪杰斯特拉',
  'algorithm.bfs': '广度优先',
  'algorithm.dfs': '深度优先',
  'algorithm.greedy': '贪心最佳优先',
  'algorithm.canonical': 'A*（规范次序）',
  'algorithm.jps': '跳点搜索 (JPS)',
  'algorithm.bidirectional': '双向 A*',
  'algorithm.bidijkstra': '双向迪杰斯特拉',
  'algorithm.idastar': '迭代加深 A* (IDA*)',
  'algorithm.fringe': '边缘搜索',
  'algorithm.theta': 'Theta*',
  'algorithm.lazytheta': 'Lazy Theta*（惰性）',
  'algorithm.lpastar': '终身规划 A* (LPA*)',
  'algorithm.twotier': '两层寻路 (HPA*)',
  'algorithm.local': '局部寻路',
  'algorithm.flow': '流场',
  'algorithms.about': '关于此算法',
  'algorithms.textbook': '教科书算法',
  'algorithms.ends': '双向搜索',
  'algorithms.pruned': '均匀地形上的加速',
  'algorithms.angle': '任意角度',
  'algorithms.other': '其他需要',
});
