// 中文：几种求路方法的比较。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'quality.title': '路径质量',
  'quality.caption': '在这张地图上比较六种方法：长度、转弯、代价和开销',
  'quality.method': '方法',
  'quality.length': '长度',
  'quality.turns': '转弯',
  'quality.cost': '代价',
  'quality.expanded': '扩展',
  'quality.time': '毫秒',
  'quality.turn-penalty': 'A* 加转弯惩罚',
  'quality.swapping': 'A* 后交换格子',
  'quality.string-pulling': 'A* 后拉直',
  'quality.no_path': '没有路径；扩展了 {expanded} 个节点。',
  'quality.pending': '等待当前搜索结束…',
  'quality.running': '正在测量：已完成 {done} / {all}…',
  'quality.done':
    '点击一种方法，它的路径会以虚线画在当前搜索的路径旁。各方法都用这张地图、它的起点终点和规则，以及可采纳的启发函数。',
  'quality.penalty': '转一次弯的代价，以直走几步计',
  'quality.penalty_range': '转弯的惩罚可以是 0 到 {high} 步，最多两位小数。',
  'quality.too_large': '这张地图有 {cells} 个格子；只在不超过 {most} 个格子的地图上比较。',
});
