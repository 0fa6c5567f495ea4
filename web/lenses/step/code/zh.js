// Chinese: the code beside the board.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'code.pseudo': '伪代码',
  'code.back': '上一行（在代码里按 ←）',
  'code.on': '下一行（在代码里按 →）',
  'code.place': '第 {step} 步：第 {line} 行，共 {lines} 行',
  'code.place_none': '这一步没有运行任何一行。',
  'code.current': '当前',
  'code.neighbour': '邻居',
  'code.new_g': '新 G',
  'code.its_g': '它的 G',
  'code.no_g': '还没有',
});
