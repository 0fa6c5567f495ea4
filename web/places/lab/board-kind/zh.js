// Chinese: squares or hexes.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'board-kind.title': '格子',
  'board-kind.squares': '方格',
  'board-kind.hex': '六边形',
  'board-kind.squares_hint': '方格，有四个或八个邻居',
  'board-kind.hex_hint': '六边形格，有六个邻居，每一步都一样长',
  'board-kind.note': '六边形格没有墙角可切。跳点搜索、规范次序的 A*、原版程序和其余启发函数只适用于方格。',
  'status.hex': '格子现在是六边形。',
  'status.squares': '格子现在是方格。',
  'help.keys_hexes': '在六边形格上，← 和 → 沿着行移动，↑ 和 ↓ 移到上一行或下一行',
});
