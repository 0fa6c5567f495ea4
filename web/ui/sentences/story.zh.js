// 中文：有自己方法的搜索对一格做了什么。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'story.forward': '正向一半在第 {step} 步由 {parent} 到达它，G 为 {g}。',
  'story.backward': '反向一半在第 {step} 步到达它：由此走向 {parent}，G {g} 是到终点的代价。',
  'story.jps': '第 {step} 步从 {parent} 跳到这里：两者之间无需选择。',
  'story.theta_line': '{parent} 看得见它，因此第 {step} 步扩展 {from} 时直接取从那里来的直线。',
  'story.theta_beside': '第 {step} 步由邻居 {parent} 到达：更早节点的直线被挡住，或并不更好。',
  'story.lazytheta': '第 {step} 步以 {parent} 为父节点，暂且认为两者之间有视线；扩展时才检查。',
  'story.corrected': '第 {step} 步扩展时发现与父节点之间没有视线，于是改以邻居 {parent} 为父节点，G 为 {g}。',
  'story.idastar': '第 {step} 步从当前路径的末端 {parent} 看到它。',
  'story.fringe': '第 {step} 步从 {parent} 到达它。',
  'story.lpastar': '自第 {step} 步起，{parent} 给它的 G 最小。',
  'story.twotier': '第 {step} 步由 {parent} 到达：先从入口到入口，再在区块内逐格走。',
  'story.coarse': '第 {step} 步由 {parent} 到达：先从区块到区块，再逐格走。',
  'story.local': '第 {step} 步，局部寻路从 {parent} 来到这里（直走，或在方块内搜索）。',
  'story.flow': '流场指向 {parent}：通往终点的最小代价路径的下一步。G {g} 是到终点的代价。',
  'story.opened': '第 {step} 步打开。',
  'story.opened_again': '共打开 {times} 次，最近一次在第 {step} 步。',
  'story.improved': '第 {step} 步改进。',
  'story.improved_again': '共改进 {times} 次，最近一次在第 {step} 步。',
  'story.reopened': '第 {step} 步重新打开。',
  'story.reopened_again': '共重新打开 {times} 次，最近一次在第 {step} 步。',
  'story.expanded': '第 {step} 步扩展。',
  'story.expanded_again': '共扩展 {times} 次，最近一次在第 {step} 步。',
  'story.untouched': '到这一步为止尚未到达。',
  'story.taken_back': '搜索已把它丢弃：视为从未到达。',
});
