// Chinese: what is said of files that more than one room saves.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'export.saved': '已保存 {name}（{size}）。',
  'proof.preparing': '正在写证明…',
  'proof.refused': '没有可证明的。{reason}',
  'reason.proof.any_angle': '证明针对逐格行走的路径，不适用于任意角度的直线。',
  'reason.proof.goal_on_wall': '终点在墙上，没有证明。',
  'reason.proof.path': '这次搜索没有找到最优路径。',
  'reason.proof.board': '只能为不超过 {expected} 格的地图写证明，这张有 {found} 格。',
});
