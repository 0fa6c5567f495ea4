// 中文：路径的文字。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'path.title': '路径（文字）',
  'path.copy': '复制路径',
  'path.cells': '从起点到终点共 {count} 个格子，编号与标尺一致。',
  'path.turns': '{count} 个格子：起点、终点和路径转折处。',
  'path.none': '没有路径。',
  'path.later': '搜索还在进行。',
});
