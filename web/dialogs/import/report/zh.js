// 中文：外来地图的概况。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'report.label': '地图概况：{title}',
  'report.close': '关闭地图概况',
  'report.size': '大小',
  'report.islands': '连通区',
  'report.where': '起点和终点',
  'report.counting': '正在统计…',
  'report.cells': '{width} × {height} 格，墙占 {share}%。',
  'report.terrain': '有 {kinds} 种地面，最贵的走一步，代价是平地的 {most} 倍。',
  'report.danger': '有些格子每走一步要另加代价。',
  'report.uncounted': '地图太大，不统计连通区。',
  'report.no_ground': '没有可走的格子。',
  'report.one': '只有一个：所有可走的格子都连通。',
  'report.many': '共 {count} 个，最大的占可走格子的 {share}%，与其他连通区之间没有路。',
  'report.single': '其中 {count} 个只有一格。',
  'report.ends': '{start} 和 {goal}。',
  'report.start_wall': '起点 {start} 是墙。',
  'report.goal_wall': '终点 {goal} 是墙。',
  'report.apart': '{start} 在第 {from} 个连通区，{goal} 在第 {to} 个，两者之间没有路。',
  'report.together_largest': '{start} 和 {goal}，都在最大的连通区。',
  'report.together': '{start} 和 {goal}，都在第 {island} 个连通区。',
  'report.show': '显示连通区',
});
