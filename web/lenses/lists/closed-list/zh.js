// 中文：关闭列表。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'printout.title': '关闭列表',
  'printout.caption': '按扩展顺序排列的格子；点击一行可跳到那一步',
  'printout.step': '步骤',
  'printout.cell': '格子',
  'printout.parent': '父节点',
  'printout.g': 'G',
  'printout.h': 'H',
  'printout.f': 'F',
  'printout.none': '没有扩展任何格子。',
  'printout.range': '第 {first} 至 {last} 行，共 {all} 行',
  'printout.copy': '复制',
  'printout.copy_all': '复制所有行',
  'printout.csv': '保存为 CSV',
  'printout.progress': '已写的行数',
  'printout.cancel': '取消',
  'printout.copied': '已复制 {rows} 行。',
  'printout.saved': '已保存 {rows} 行（{size}）。文件中的 x 和 y 从左上角计数。',
  'printout.given_up': '已取消。',
  'printout.too_long': '最多可复制 {rows} 行：请改存为 CSV。',
});
