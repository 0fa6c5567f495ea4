// Why the game world refused something, in Chinese.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'reason.world.too_large': '游戏世界最多 {expected} 格，这张地图有 {found} 格。',
  'reason.world.seed': '世界的随机种子应为 0 到 {expected} 的整数。',
  'reason.world.preset': '没有名为“{found}”的世界。',
  'reason.world.tick': '没有时刻 {found}，世界的时刻为 {expected}。',
  'reason.world.token':
    '“{found}”不是 do= 的命令；命令有：t10（时刻）、a3,4（添加单位）、r2（移除 2 号单位）、g2,5,5（它的目标）、w3,4（墙）、d3,4,20（危险）、of8（选项 f）。',
  'reason.world.cell': 'do= 中“{found}”的格子不在 {expected} 格的地图上；从 0 数起。',
  'reason.world.number': 'do= 中“{found}”有一个数过大，这里最大为 {expected}。',
  'reason.world.option': 'do= 中“{found}”的选项不存在或超出范围。',
  'reason.world.ticks': 'do= 中的“{found}”太远：世界最多运行 {expected} 个时刻。',
  'reason.world.length': 'do= 中的命令太多：最多 {expected} 条。',
  'reason.world.time': '“{found}”指定了时刻，不能立即执行。',
  'reason.world.off_board': '这个格子不在地图上。',
  'reason.world.on_wall': '单位不能站在墙上。',
  'reason.world.occupied': '那里已有另一个单位。',
  'reason.world.no_unit': '这个单位已不存在。',
  'reason.world.too_many_units': '单位数已达上限。',
  'reason.world.no_team': '没有这个队伍。',
  'reason.world.needs_squares': '局部寻路只适用于方格，而这张地图是六边形格。',
  'reason.world.no_room': '没有空着的格子可放新的单位。',
  'reason.world.tutorial_on_hexes': '教程的规则只适用于方格，而这张地图是六边形格。',
  'reason.world.tutorial_too_large': '教程的规则最多支持 4096 格：它的搜索每加入一格都要把列表重新排序。',
  'reason.world.out_of_range': '有一个数超出了范围。',
});
