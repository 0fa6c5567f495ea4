// 中文：下一个扩展的是哪个格子？

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'figure.quiz_hint': '方向键移动，回车键或空格键作答，逗号和句号逐步后退或前进。',
  'figure.quiz_ask': '下一步扩展哪个格子？请点击它。',
  'figure.quiz_right': '答对了：{cell} 的 F 为 {f}，是开放列表中最小的。',
  'figure.quiz_tied':
    '答对了：{cell} 的 F 为 {f}，是开放列表中最小的，另有 {count} 个格子与它相同。这里扩展的是 {expanded}。',
  'figure.quiz_costlier':
    '不对：{cell} 的 F 为 {f}，而 {least} 的 F 为 {least_f}，是开放列表中最小的。现在扩展的是 {expanded}。',
  'figure.quiz_not_open': '不对：{cell} 不在开放列表中。其中 F 最小的是 {least}：{least_f}。现在扩展的是 {expanded}。',
  'figure.quiz_score': '答对 {right} / {asked}',
  'figure.quiz_leave': '退出测验',
  'figure.quiz_over': '这已是最后一步。',
  'figure.quiz_cannot': '这里无法预测：这种搜索不按最小的 F 扩展开放列表中的格子。',
});
