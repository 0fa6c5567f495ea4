// What is said when keys and tools cannot do what is asked of them, in Chinese; and where a shape begins.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'search.weight_range': '权重是 0 到 10000 之间的数。',
  'ground.added_range': '危险是 1 到 255 之间的整数。',
  'status.no_danger_on_walls': '墙上没有危险：墙不能进入。',
  'ground.factor_range': '地形系数是 1 到 255 之间的整数。',
  'status.anchored': '从 {cell} 开始：移动后再按空格键，或按 Esc 键取消。',
  'status.end_in_the_way': '起点和终点不能被覆盖：请先把它们移开。',
  'status.no_free_cell': '没有空着的格子可以放置它。',
  'events.none': '这个方向上没有这样的事件。',
  'status.nothing_to_undo': '没有可撤销的操作。',
  'status.nothing_to_redo': '没有可重做的操作。',
});
