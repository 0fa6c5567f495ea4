// Chinese: the code of a search, in whichever part of the page it is shown.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'code.tab': '代码',
  'code.language': '语言',
  'code.listing': '代码',
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
  'reason.code.program': '教程的程序按作者原来的写法搜索。选择“修正”或不选程序，就能得到同样搜索的代码。',
  'reason.code.algorithm': '目前只有 A*、迪杰斯特拉、广度优先、深度优先和贪心搜索有代码，这个算法还没有。',
  'reason.code.cells':
    '带代价的地图最多 {expected} 格才能写进程序，这张有 {found} 格。请用小一些的地图，或者只有墙的地图。',
});
