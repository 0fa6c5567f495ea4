// 中文：死路。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'dead.switch': '标出死路',
  'dead.which': '相对于',
  'dead.of_ends': '当前的起点和终点',
  'dead.of_board': '任意的起点和终点',
  'dead.awaited': '正在找死路…',
  'dead.too_large': '这张地图有 {cells} 个格子；只在不超过 {most} 个格子的地图上找死路。',
  'dead.count_ends': '{free} 个可走的格子中有 {count} 个不在任何一条从起点到终点、不重复经过格子的路径上。',
  'dead.count_board':
    '{free} 个可走的格子中有 {count} 个只靠一个格子连着主区域：主区域里任何两格之间的路径都用不上它们。',
  'dead.count_parted': '起点到终点没有路径。对任意的起点和终点而言，{free} 个可走的格子中有 {count} 个是死路。',
  'dead.cell_is': '{cell} 是死路。',
  'dead.cell_is_not': '{cell} 不是死路。',
  'dead.spared_none': '起点与终点之间的死路，这次搜索本来就没有进入：跳不跳过，都扩展 {all} 个格子。',
  'dead.skipped': '跳过起点与终点之间的死路，搜索只扩展 {fewer} 个格子而不是 {all} 个，代价相同。',
});
