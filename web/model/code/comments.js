// The comments of the programs in Chinese, by the English ones of the templates.

/** @type {Readonly<Record<string, string>>} */
export const CHINESE = Object.freeze({
  '«name», as it is set up in Astrolabe: prints the cost, the path, and what was expanded, in order.':
    '«name»，与 Astrolabe 里的设置相同：输出代价、路径，以及按顺序扩展了哪些。',
  'Needs Python 3.8 or later and nothing else. Use it as you like.': '只需要 Python 3.8 或更新的版本，可以任意使用。',
  'Runs in Node 16 or later and needs nothing else. Use it as you like.': '只需要 Node 16 或更新的版本，可以任意使用。',
  'C++17: g++ -std=c++17 -O2 astar.cpp -o astar. Use it as you like.':
    'C++17：g++ -std=c++17 -O2 astar.cpp -o astar。可以任意使用。',
  'A Moving AI map, to be saved beside this program; its rows begin with the fifth line.':
    'Moving AI 地图，存放在程序旁边；从第五行起是地图的各行。',
  'What the ground multiplies the cost of a step by; 0 is a wall.': '走上这一格时代价乘以多少；0 是墙。',
  'What entering a cell costs in addition.': '走上这一格另外加上的代价。',
  'Name, x, y.': '名称、x、y。',
  'From, to, cost; nodes by their numbers, from 0. The neighbours of a node are checked in this order.':
    '起、止、代价；节点从 0 开始编号。按这个顺序检查一个节点的邻居。',
  'Nodes by their numbers, from 0. The neighbours of a node are checked in this order.':
    '节点从 0 开始编号。按这个顺序检查一个节点的邻居。',
  'The goal on the board cannot be reached: this is the nearest that can.':
    '地图上的终点无法到达：这是能到达的最近一格。',
  'Cells are numbered row by row.': '格子逐行编号。',
  'cells are numbered row by row': '格子逐行编号',
  '«unit» units of cost are printed as 1.': '«unit» 个代价单位输出为 1。',
  'the smallest factor: no step is cheaper': '最小的系数：没有更便宜的一步',
  'Odd rows are shifted right by half a cell. The neighbours are checked in this order.':
    '奇数行向右错开半格。按这个顺序检查邻居。',
  'To the neighbours (dx, dy), in the order in which they are checked.': '到各个邻居的 (dx, dy)，按检查的顺序。',
  'To the neighbours [dx, dy], in the order in which they are checked.': '到各个邻居的 [dx, dy]，按检查的顺序。',
  'To the neighbours {dx, dy}, in the order in which they are checked.': '到各个邻居的 {dx, dy}，按检查的顺序。',
  'Where the edges out of a node lead, and their costs.': '从一个节点出发的边通向哪里，代价多少。',
  'The cells a step away, and what the steps cost.': '一步可达的格子，以及这一步的代价。',
  'The goal is a wall that may be entered.': '终点是墙，但允许走进去。',
  'A diagonal step needs both cells at its sides: no corner is cut.': '斜走要求两侧的格子都能走：不擦过墙角。',
  'A diagonal step needs one of the two cells at its sides.': '斜走要求两侧的格子至少有一个能走。',
  'The whole number whose square is the largest of those up to this one.': '平方不超过它的最大整数。',
  'An estimate of what the path from here to the goal costs.': '估计从这里到终点的路径代价。',
  'The straight line to the goal, at the cheapest rate of all edges: never too much.':
    '到终点的直线距离，按所有边里最便宜的单价计算：绝不会估高。',
  'A step to another row covers half a column, too.': '换一行的一步同时横移半列。',
  'The square of the straight line to the goal.': '到终点直线距离的平方。',
  'Keys are lists of numbers: the first that differs decides.': '键是一列数：由第一个不同的数决定大小。',
  'the first number that differs decides': '由第一个不同的数决定大小',
  'A binary heap. A cell that is pushed again leaves its old entry behind, which pop() skips.':
    '二叉堆。再次放入的格子会留下旧的条目，pop() 会跳过它。',
  'Puts the entry where the first one was, below all that are less.':
    '把条目放到最前面空出的位置，再下沉到比它小的下面。',
  'A list that is scanned for the smallest key; the first of those that are equal leaves.':
    '一个列表，每次扫描出最小的键；相等时取最前面的。',
  'A binary heap that knows the place of each cell and moves one that is pushed again. Which of equal keys leaves':
    '知道每个格子位置的二叉堆，再次放入的格子就地移动。键相等时谁先出来，',
  'first is decided by how it compares them, and by nothing else.': '只取决于它怎样比较。',
  'A queue: the first in is the first out.': '队列：先进先出。',
  'A stack: the last in is the first out.': '栈：后进先出。',
  'alone in the list: no key is compared with it': '列表里只有它：没有键与它比较',
  'open or closed': '已开放或已关闭',
  'reopened: this path is cheaper': '重新打开：这条路径更便宜',
  'an open cell keeps its first parent': '已开放的格子保留最初的父节点',
  'weight «weight_shown»': '权重 «weight_shown»',
  'h is 0 everywhere': '处处 h = 0',
  'of equal f the last in first': 'f 相等时后进先出',
  'of equal f the first in first': 'f 相等时先进先出',
  'of equal f the larger g first': 'f 相等时 g 大的先出',
  'of equal f the smaller h first': 'f 相等时 h 小的先出',
  'of equal f the nearest first': 'f 相等时离终点近的先出',
  'opened: ends with the first path found': '已开放：以找到的第一条路径结束',
});
