// The tutorials' programs as written, in Chinese. The same keys as in English.

/** @type {Readonly<Record<string, string>>} */
export const programs = Object.freeze({
  'menu.programs': '六个教程程序',
  'program.as_written': '原样',
  'program.corrected': '改正后',

  'program.runs': '同一张地图上的原样程序与改正后的运行',
  'program.run': '运行',
  'program.on_board': '正在显示',
  'program.show_corrected': '显示改正后的运行',
  'program.show_as_written': '显示原样的运行',
  'program.gave_up': '放弃了：其实有路',
  'program.comparing': '正在运行…',
  'program.too_large': '这张地图超过 {cells} 个格子：不在上面比较两次运行。',
  'program.why_slip': '原样运行时，正是上面说的疏漏使路径变长。',
  'program.why_gave_up': '原样运行没有找到路径就结束了，改正后的运行找到了。',
  'program.why': '原样：{sentence}',
  'status.run_corrected': '改正后的运行。',
  'status.run_written': '原样的运行。',
  'program.unity_choices': '四个方向，每步代价为 1；终点一被加入开放列表就停止。',
  'program.unity_slip':
    '找最小的 F 时，每个开放格子都只和列表中的第一个比较，取最后一个比它小的。在平地上，找到的路径仍是最短的；有地形时，路径可能变长。',
  'program.csharp_choices':
    '用八方向距离作 H，两墙之间也可斜走，有序映射，F 相等时先进先出；选中终点时停止。',
  'program.csharp_slip': '没有疏漏：按它的规则，找到的路径就是最短的。',
  'program.cpp_choices':
    '用八方向或曼哈顿距离作 H，能否穿过墙角由开关决定，普通列表中第一个 F 最小的格子被选中；终点一被加入开放列表就停止。',
  'program.cpp_slip':
    '判断一个格子有没有更好的走法时，它用该格子原有的父节点来算 G：于是什么都不会改进，先到的走法一直保留，即使后来有更便宜的。',
  'program.gameserver_choices':
    '每步代价为 1，不用 H；只在终点周围 12 格的方形内搜索，允许终点在墙上，找到的路径只走第一步。',
  'program.gameserver_slip':
    '一个格子每被看到一次就进一次列表，每个副本都消耗 625 次的预算：在空地上，终点只有八步远它也会放弃；绕到方形之外的路，它永远找不到。',
  'program.crowd_choices':
    '四个方向，列表按 F 排序，保留先到的走法；终点无法到达时，按取整的格数找最近的格子。',
  'program.crowd_slip':
    'G 从不累加，每个格子都是 10，于是只有 H 起作用：这其实是贪心最佳优先搜索，路径可能因此变长。',
  'program.slides_choices':
    '四个方向，邻居顺序为上、左、下、右；F 等于已走步数的一半加 H，保留先到的走法。',
  'program.slides_slip':
    '向上走进的格子用的是它下方格子的 H：它的 F 差了一，格子的扩展顺序也就不同。',
});
