// Chinese: what can be done with a cell.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'cell-action.label': '对这一格的操作',
  'cell-action.stop': '在此停下',
  'cell-action.stop_note': '播放到扩展这一格时停下',
  'cell-action.start': '设为起点',
  'cell-action.goal': '设为终点',
  'cell-action.compare': '比较',
  'cell-action.compare_note': '把这一格和接下来指向的格子比较',
  'cell-action.goto': '到第 {step} 步',
  'cell-action.goto_note': '这一格在那一步扩展；“步骤”一栏会说明原因',
  'cell-action.path': '复制路径',
  'cell-action.path_note': '搜索目前得到的、从起点到这一格的路径',
  'cell-action.no_path': '搜索还没有到这一格的路径。',
  'cell-action.copied': '已复制 {count} 格。',
  'cell-action.selected': '已选中：按 Ctrl+C 复制。',
  'compare.title': '比较两格',
  'compare.state': '状态',
  'compare.step': '扩展于第几步',
  'compare.earlier': '先扩展的是 {cell}，在第 {step} 步；{other} 在第 {second} 步。',
  'compare.only': '{cell} 在第 {step} 步扩展，{other} 尚未扩展。',
  'compare.point': '现在指向另一格；点击就选定它。',
  'compare.smaller': '先取 {cell}：它的 F 更小。',
  'compare.tied': 'F 相同：先取 {cell}。{rule}。',
});
