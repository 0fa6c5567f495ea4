// The tutorials' programs as written, in Chinese. The same keys as in English.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'program.runs': '同一张地图上的原版程序与修正版',
  'program.run': '运行',
  'program.on_board': '正在显示',
  'program.show_corrected': '显示修正版',
  'program.show_as_written': '显示原版',
  'program.gave_up': '没找到：其实有路径',
  'program.comparing': '正在运行…',
  'program.too_large': '这张地图超过 {cells} 个格子：不比较这两次运行。',
  'program.why_bug': '原版的疏漏（见上）使路径变长。',
  'program.why_gave_up': '原版没有找到路径就结束了，修正版找到了。',
  'program.why': '原版：{sentence}',
  'status.run_corrected': '修正版。',
  'status.run_written': '原版。',
  'program.unity_choices':
    '四个方向，依次试上、下、左、右；每步代价 1；曼哈顿距离作 H；逐项扫描列表；终点一加入开放列表就停止。',
  'program.unity_bug':
    '它从不改进开放列表里的格子：它问 G 是否大于父节点的 G 加 1，而 G 正好就是这个数。先到的父节点一直保留，路径可能变长。扫描时每一项都只和第一项比较，这只决定 F 相等的格子谁先谁后。',
  'program.csharp_choices':
    '八方向距离作 H，每步 10 或 14，邻居按列检查，总可切角；按 F 的有序映射，先进先出；选中终点时停止。',
  'program.csharp_bug': '没有疏漏：按它的规则，找到的路径就是最短的。',
  'program.cpp_choices':
    '曼哈顿距离作 H，斜走每步 14，邻居按行检查，能否切角由开关决定；取列表中第一个 F 最小的；每检查一个邻居，就看终点是否已在开放列表。',
  'program.cpp_bug':
    '判断路径是否更好时，它拿一个新建对象的 G（即 0）来比较，于是什么都不会改进。曼哈顿距离高估了斜走。终点就是起点时，它永远找不到。',
  'program.gameserver_choices':
    '只在终点周围的方块内做 A*，默认向四周各 12 格：曼哈顿距离作 H，每步代价 1，斜走也是 1，总可切角；列表按 G + H 排序；终点在墙上也可以进入。',
  'program.gameserver_bug':
    '斜走只花 1，曼哈顿距离就高估了，路径可能变长。G 变小的格子会再次加入列表，旧的那一项也照样被扩展。绕出方块的路径，它永远找不到。它的“走过去”函数每走一步就重新搜索，走成功了也返回失败。',
  'program.crowd_choices':
    '四个方向，依次试左、上、下、右；每步 10；曼哈顿距离作 H；每次插入后用 .NET 的排序把列表重排一遍；终点无法到达时，走到最近的已关闭格子。',
  'program.crowd_bug':
    'G 从不累加：除起点外每个格子都是 10，于是只有 H 起作用。这其实是贪心最佳优先搜索，路径可能变长。它的排序也不保持相等项的先后。',
  'program.slides_choices':
    '四个方向，依次试上、左、下、右；F 等于已走步数的一半加 H（曼哈顿距离）；后进先出；开放列表里的格子从不改进。',
  'program.slides_bug': '向上走进的格子用的是父节点那一行的 H，所以 F 差 1。G 只算一半，H 就等于加倍，因而高估。',
});
