// 嵌入他人文章的图所说的话。

/** @type {Readonly<Record<string, string>>} */
export const figure = Object.freeze({
  'figure.name': '路径搜索，{height} 行 {width} 列',
  'figure.edit_hint': '方向键移动，空格画墙或擦墙，S 和 G 放置起点与终点，逗号和句点逐步前后。',
  'figure.quiz_hint': '方向键移动，回车或空格作答，逗号和句点逐步前后。',
  'figure.own_map': '文中的地图',
  'figure.failed': '无法显示这幅图：{reason}',
  'figure.map_not_shown': '无法显示文中的地图。',
  'figure.broken': '这幅图出了故障，可能是内存不足。请重新加载页面。',
  'reason.figure.size': '图中的地图最多 {expected} 格，这一张更大：{found}。',
  'figure.quiz_ask': '下一步扩展哪个格子？请点击它。',
  'figure.quiz_right': '答对了：{cell} 的 F 为 {f}，开放列表中没有更小的。',
  'figure.quiz_tied': '答对了：{cell} 的 F 为 {f}，另有 {count} 个格子相同，开放列表中没有更小的。这里扩展的是 {expanded}。',
  'figure.quiz_dearer': '不对：{cell} 的 F 为 {f}，而 {least} 的 F 为 {least_f}，是开放列表中最小的。',
  'figure.quiz_not_open': '不对：{cell} 不在开放列表中。其中 F 最小的是 {least}：{least_f}。',
  'figure.quiz_score': '答对 {right} / {asked}',
  'figure.quiz_leave': '退出测验',
  'figure.quiz_over': '这已是最后一步。',
  'figure.quiz_cannot': '这里无法预测：这种搜索不按最小的 F 扩展开放列表中的格子。',
});
