// 中文：搜索树。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'tree.title': '搜索树',
  'tree.count': '每个格子列在其父节点之下：共 {all} 个，显示 {count} 个',
  'tree.cut': '每个格子列在其父节点之下：共 {all} 个，显示 {count} 个，其余未显示',
  'tree.jumps': '跳点搜索的格子可能离父节点很远，这里不画出它的树。',
  'tree.lines': '任意角度搜索的格子可能离父节点很远，这里不画出它的树。',
  'tree.walk': '局部寻路每走一步都重新开始，这里不画出它的树。',
  'tree.tiers': '两层寻路的上层父节点离得很远，这里不画出它的树。',
  'tree.current': '到当前节点',
  'tree.start': '从起点开始',
  'tree.more': '更多节点',
});
