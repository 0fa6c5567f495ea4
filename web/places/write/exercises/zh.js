// Chinese: the exercises.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'write.exercise_own': '自己的搜索',
  'write.task_own': '写一个你想写的搜索。“运行”会在地图上播放它记录的过程；“评测”会把它的路径与最短路径比较。',
  'write.rules_own': '走法与实验室相同：{corner}，代价 {costs}。',

  'write.rules_four': '四个邻居。走一步的代价是所进入格子的系数，平地为 1。',
  'write.rules_eight':
    '八个邻居；斜走时两侧的格子都必须能走。直走一步代价 10，斜走一步代价 14，再乘以所进入格子的系数。',

  'write.exercise_breadth-first': '1. 广度优先搜索',
  'write.task_breadth-first':
    '这个广度优先搜索能找到最短路径，但在空旷的地图上好像永远不会结束。运行它，观察它扩展了哪些格子，然后改正。',
  'write.hint_breadth-first_1': '一步一步地看：同样的格子被反复扩展。它们是怎么两次进入队列的？',
  'write.hint_breadth-first_2':
    '一个格子有好几个邻居，只要它还不算“见过”，每个邻居都会把它放进队列。它从什么时候起才算见过？',
  'write.hint_breadth-first_3':
    '在放进队列时就标记为见过：把 `seen.add(…)` 移到 `queue.push(next)` 那一行旁边，把 `cell` 换成 `next`，并在循环之前加入起点。',

  'write.exercise_dijkstra': '2. Dijkstra 算法',
  'write.task_dijkstra':
    '现在地面有不同的代价。Dijkstra 算法总是取出 G 最小的开放格子，这个程序想通过扫描列表来找到它，却有时取错了格子，有些路径因此太贵：请找出原因。',
  'write.hint_dijkstra_1': '它依次扩展的格子，G 是不是越来越大？播放时看看数字。',
  'write.hint_dijkstra_2': '假设列表里的 G 依次是 5、3、4，自己动手扫描一遍：取出的是哪一格？',
  'write.hint_dijkstra_3': '每一格都在和第一格比较。应当和目前最小的比较：`gOf(open[least])`。',

  'write.exercise_a-star': '3. A*',
  'write.task_a-star':
    '加上 H，Dijkstra 算法就成了 A*：扩展的格子更少，找到的仍是最短路径。这个程序扩展得很少，但路径并不总是最短的。',
  'write.hint_a-star_1': '看看最初几格的 G 和 H。它们各用什么单位？',
  'write.hint_a-star_2': '只要 H 从不超过到终点的真实代价，就一定能得到最短路径。这里走一步至少要多少代价？',
  'write.hint_a-star_3': '在平地上走一步代价是 1，所以 H 就是横向与纵向距离之和：删掉 `10 *`。',

  'write.exercise_diagonals': '4. 斜走',
  'write.task_diagonals': '斜走时路径不能擦过墙角：斜走一步，两侧的格子都必须能走。这个程序没有完全做到。',
  'write.hint_diagonals_1': '评测一下，显示第一张不正确的地图。出错的那一步，墙在哪一侧？',
  'write.hint_diagonals_2': '斜走一步有两个侧面的格子：`(x + dx, y)`，另一个是哪一格？',
  'write.hint_diagonals_3': '两个都要检查：`!(grid.isFree(x + dx, y) && grid.isFree(x, y + dy))`。',

  'write.exercise_heap': '5. 带过期条目的堆',
  'write.task_heap':
    '二叉堆能很快找出最小的 F，但不能再找到某个条目来修改它的 F。这个程序改了开放格子的 G，却让条目留在原处。这是错的；要改两处才能改好。',
  'write.hint_heap_1': '找到通往开放格子的更便宜的路径时，堆里的条目仍记着旧的 F。它应该在什么位置？',
  'write.hint_heap_2': '只要 G 变小，就放入一个新的条目，而不只是第一次。旧的条目会留在堆里：它过期了。',
  'write.hint_heap_3':
    '现在同一格会出来两次。过期的条目总在更好的之后出来，那时它的格子已经关闭：在 `pop()` 之后用 `if (closed.has(numberOf(cell))) continue;` 跳过它。',
});
