// 嵌入他人文章的图所说的话。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'figure.name': '路径搜索，{height} 行 {width} 列',
  'figure.edit_hint': '方向键移动，空格键画墙或擦墙，S 和 G 放置起点与终点，逗号和句号逐步后退或前进。',
  'figure.own_map': '文中的地图',
  'figure.failed': '无法显示这幅插图：{reason}',
  'figure.map_not_shown': '无法显示文中的地图。',
  'figure.broken': '这幅插图出了故障，可能是内存不足。请重新加载页面。',
  'reason.figure.size': '插图中的地图最多 {expected} 格，这一张有 {found} 格。',
});
