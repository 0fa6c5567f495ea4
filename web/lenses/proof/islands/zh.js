// 中文：连通区。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'islands.switch': '连通区（岛屿），按大小编号',
  'islands.awaited': '正在找连通区…',
  'islands.too_large': '这张地图有 {cells} 个格子；只在不超过 {most} 个格子的地图上给连通区编号。',
  'islands.none': '没有可走的格子。',
  'islands.one': '可走的格子（{cells} 个）同属一个连通区：任意两格之间都有路径。',
  'islands.count': '共 {count} 个连通区，最大的有 {cells} 格，其次有 {others} 格。',
  'islands.count_more': '共 {count} 个连通区，最大的有 {cells} 格，其次有 {others} 格，等等。',
  'islands.separator': '、',
  'islands.ends_together': '起点和终点都在第 {from} 个连通区。',
  'islands.ends_apart': '起点在第 {from} 个连通区，终点在第 {to} 个：两者之间没有路径。',
  'islands.start_on_wall': '起点在墙上，不属于任何连通区。',
  'islands.goal_on_wall': '终点在墙上，不属于任何连通区。',
  'islands.on_wall': '{cell} 是墙，不属于任何连通区。',
  'islands.cell': '{cell} 在第 {island} 个连通区（共 {count} 个），有 {cells} 格。',
  'islands.with_both': '起点和终点也在其中。',
  'islands.with_start': '起点在其中，终点不在。',
  'islands.with_goal': '终点在其中，起点不在。',
  'islands.with_neither': '起点和终点都不在其中。',
});
