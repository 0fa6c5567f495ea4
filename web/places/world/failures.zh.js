// Why the game world refused something, in Chinese.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'reason.world.too_large': '游戏世界最多 {expected} 格，这张地图有 {found} 格。',
  'reason.world.seed': '世界的随机种子应为 0 到 {expected} 的整数。',
  'reason.world.preset': '没有名为“{found}”的世界。',
  'reason.world.tick': '时刻 {found} 超出范围（{expected}）。',
  'reason.world.token': '无法读取世界的操作：“{found}”不是命令。',
  'reason.world.cell': '命令中的格子不在地图（{expected}）上：“{found}”。',
  'reason.world.number': '命令中的数过大，最大为 {expected}：“{found}”。',
  'reason.world.option': '世界的选项不存在或超出范围：“{found}”。',
  'reason.world.ticks': '世界最多运行 {expected} 个时刻，“{found}”超出了。',
  'reason.world.length': '世界的操作超过了 {expected} 条命令。',
  'reason.world.time': '立即执行的命令不能带时间：“{found}”。',
  'reason.world.off_board': '这个格子不在地图上。',
  'reason.world.on_wall': '单位不能站在墙上。',
  'reason.world.occupied': '那里已有一个单位。',
  'reason.world.no_unit': '这个单位已不存在。',
  'reason.world.too_many_units': '单位数已达上限。',
  'reason.world.no_team': '没有这个队伍。',
  'reason.world.needs_squares': '局部寻路只适用于方格，而这张地图是六边形。',
  'reason.world.no_room': '没有空格可放新的单位。',
  'reason.world.tutorial_on_hexes': '教程的规则只适用于方格，而这张地图是六边形。',
  'reason.world.tutorial_too_large': '教程的规则最多支持 4096 格：它的搜索每加入一格都要把列表重新排序。',
  'reason.world.out_of_range': '有一个数超出了范围。',
});
