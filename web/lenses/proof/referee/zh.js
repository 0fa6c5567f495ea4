// Chinese: the conditions of the referee, its proofs, and the X-ray.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'xray.exact': 'H 准确',
  'xray.under': '偏小，最多 {size}',
  'xray.no_under': '没有偏小的格子',
  'xray.over': '偏大，最多 {size}',
  'xray.no_over': '没有偏大的格子',
  'xray.unreachable': '由此无法到达目标格',
  'xray.inconsistent': 'H 降幅超过代价的步：{count}',
  'xray.numbers': '格子中：上方为 H − H*，下方为 H* 和 H。H 已加权，H* 是真实剩余代价。',
  'xray.of_lines': 'H* 按逐格行走计算；直线可能更省，因此这里的“偏大”未必有错。',
  'xray.of_forward': '这是正向一半的 H；反向一半估计的是到起点的代价。',
  'xray.of_square': '局部寻路只在终点周围的方块内使用 H。',
  'xray.of_none': '此搜索不使用 H，按 0 计。',
  'xray.awaited': '正在计算真实代价…',
  'xray.h': 'H',
  'xray.weighted_h': '加权后的 H',
  'xray.exact_at': '{name} {h} 等于真实剩余代价',
  'xray.under_at': '{name} {h} 比真实剩余代价 {cost} 小 {size}',
  'xray.over_at': '{name} {h} 比真实剩余代价 {cost} 大 {size}：高估',
  'xray.unreachable_at': '由此无法到达目标格',
});
