// Chinese: the minimap.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'minimap.title': '整张地图',
  'minimap.hint': '点击或拖动可查看其他部分',
  'minimap.start': '到起点',
  'minimap.goal': '到终点',
});
