// Chinese: what a step did.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'narration.title': '第 {step} 步，共 {steps} 步',
  'narration.zero': '还没有扩展任何格子：开放列表里只有起点。每一步从开放列表中取出一个格子。',
  'narration.none': '没有可以讲解的搜索。',
  'narration.waiting': '正在搜索…',
  'narration.least': '扩展 {cell}：它的 F = {f}，是 {open} 个开放格子中最小的。',
  'narration.only': '扩展 {cell}，唯一的开放格子：F = {f}。',
  'narration.takes': '扩展 {cell}。',
  'narration.takes_f': '扩展 {cell}，F = {f}。',
  'narration.raised': '收回 {cell}：它的数值不再成立。',
  'narration.opened': '打开 {count} 个格子。',
  'narration.improved': '为 {count} 个开放格子找到代价更小的路径。',
  'narration.equal': '为 {count} 个格子找到另一条代价相同的路径。',
  'narration.reopened': '重新打开 {count} 个已关闭的格子。',
  'narration.left': '{count} 个邻居保持不变。',
  'narration.nothing': '没有邻居被打开或改进。',
  'narration.zero_other': '还没有开始。',
  'narration.nearest': '终点无法到达：搜索在离它最近的这一格结束。',
  'narration.goal': '它就是终点，搜索到此结束：路径代价 {cost}。',
  'narration.backward': '这一步来自终点一侧。',
  'narration.around': '被扩展的格子和它的邻居',
  'narration.marks': '✓ 打开 · < 改进 · ↺ 重新打开 · = 不更优 · ● 已关闭 · ✗ 不可走',
  'narration.by_f': '开放列表，按 F 分组',
  'narration.more': '另有 {count} 个，F 更大。',
});
