// 中文：粘贴的路径。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'path_check.title': '你的路径',
  'path_check.label': '{title}：检查结果',
  'path_check.close': '关闭路径检查',
  'path_check.yours': '你的路径',
  'path_check.best': '最短',
  'path_check.difference': '差别',
  'path_check.checking': '正在检查…',
  'path_check.opened': '你的路径用虚线画出。',
  'path_check.ends_moved': '你的路径用虚线画出；起点和终点已移到它的两端。',
  'path_check.whole': '{count} 格，代价 {cost}。',
  'path_check.so_far': '共 {all} 格，前 {count} 格的代价是 {cost}。',
  'path_check.no_step': '{all} 格，第一步就走不通。',
  'path_check.swapped': '坐标按相反的顺序读取。',
  'path_check.reversed': '它是从终点写到起点的。',
  'path_check.start_added': '已补上起点。',
  'path_check.none': '从 {start} 到 {goal} 没有路。',
  'path_check.cost': '从 {start} 到 {goal}，代价 {cost}。',
  'path_check.shortest': '没有：你的路径就是最短路径。',
  'path_check.longer': '多 {more}（{percent}%）。',
  'path_check.leaves': '第 {number} 格 {cell} 是第一个不在任何最短路径上的格子。',
  'path_check.show': '显示 {cell}',
  'path_check.outside': '按路径读取：第 {number} 格 {cell} 不在地图上，地图从 {from} 到 {to}。',
  'path_check.too_large': '只能在不超过 {most} 格的地图上检查路径。',
});
