// Chinese: everything by name.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'palette.field': '命令、设置、地图、面板，或格子，例如 (3,4)',
  'palette.results': '结果',
  'palette.count': '找到 {count} 项',
  'palette.none': '没有这个名字的东西，中英文都找过了。',
  'palette.to_start': '到起点 {cell}',
  'palette.to_goal': '到终点 {cell}',
  'palette.cell': '到格子 {cell}',
  'palette.outside': '地图上没有格子 {cell}。',
});
