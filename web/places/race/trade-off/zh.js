// 中文：速度与质量。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'trade.tab': '速度与质量',
  'trade.caption': '在这张地图上的三次搜索：扩展数和路径的真实代价',
  'trade.ground': '将地形系数',
  'trade.as': '当作',
  'trade.scale': 'H 放大倍数',
  'trade.example': '打开示例',
  'trade.search': '搜索',
  'trade.cost': '代价',
  'trade.excess': '超出',
  'trade.expanded': '扩展',
  'trade.plain': '未改动的 A*',
  'trade.lowered': '地形 {from} 降为 {to}',
  'trade.scaled': 'H 放大到 {scale} 倍',
  'trade.running': '正在测量…',
  'trade.no_path': '这张地图上没有路径，也就无从取舍。',
  'trade.even': '这张地图没有代价高的地形可降低。示例中有一条山脉。',
  'trade.not_lowered': '系数相同，地形没有变化。',
  'trade.subject_lowered': '把地形 {from} 当作 {to}，',
  'trade.subject_scaled': '把 H 放大到 {scale} 倍，',
  'trade.sentence': '{subject}{effect}',
  'trade.faster_costlier': '搜索扩展 {expanded} 个节点而不是 {plain} 个，少 {saved}%，路径代价多 {costlier}%。',
  'trade.faster_as_good': '搜索扩展 {expanded} 个节点而不是 {plain} 个，少 {saved}%，路径代价相同：在这里没有损失。',
  'trade.slower_costlier':
    '搜索扩展 {expanded} 个节点而不是 {plain} 个，多 {saved}%，路径代价也多 {costlier}%：在这里得不偿失。',
  'trade.slower_as_good': '搜索扩展 {expanded} 个节点而不是 {plain} 个，多 {saved}%，路径代价却相同。',
  'trade.as_fast_costlier': '搜索扩展的节点一样多（{plain} 个），路径代价多 {costlier}%。',
  'trade.as_fast_as_good': '搜索扩展的节点一样多（{plain} 个），路径代价相同。',
  'trade.moral': '这就是以质量换速度：估计越接近搜索所用的代价，扩展的节点就越少；没有扩展的节点也许正在更好的路径上。',
  'trade.note':
    '三次搜索都用这张地图的规则、起点和终点，启发函数在放大之前是可采纳的。降低后的地形在地图的副本上搜索，路径再按真实的地图计算代价。',
});
