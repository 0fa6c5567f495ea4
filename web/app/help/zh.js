// Chinese: how to use the page.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'view.help': '滚轮或双指缩放；用鼠标中键或双指拖动可移动视图。',
  'view.help_keys': '+ 和 − 缩放，0 显示整张地图',

  'status.wall_water': '在 {cell} 画了水。',
  'status.wall_fire': '在 {cell} 画了火。',
  'status.wall_monster': '在 {cell} 画了怪物。',
  'status.wall_added': '在 {cell} 画了危险 + {added}。',
  'status.wall_safe': '已清除 {cell} 的危险。',
  'status.wall_cleared': '{cell} 已清空。',

  'help.title': '使用方法',
  'help.ends': '拖动 S（起点）或 G（终点），结果随之更新。',
  'help.paint': '在地图上拖动可以画墙；从墙上开始拖动则擦除。',
  'help.keys_move': '方向键：移动到别的格子',
  'help.keys_paint': '空格键：使用工具，画墙或擦除',
  'help.keys_run': 'Shift 加方向键：连续绘制',
  'help.keys_ground': '1 到 9：该系数的地面',
  'help.keys_ends': 'S、G：放置起点、终点',
  'help.keys_undo': 'Ctrl+Z、Ctrl+Y：撤销、重做',
  'help.keys_step': ', 和 . ：后退、前进一步',
  'help.keys_events': '< 与 >：上一个、下一个断点或事件；显示代码时为上一行、下一行',
  'help.keys_play': 'K、回车键，或在地图外按空格键：播放、暂停',
  'help.keys_world': 'A：在这张地图上打开世界，并添加一个单位',
  'help.keys_help': '?：查看本帮助',
  'help.single_keys': '在整个页面启用单键快捷键',
  'help.keys_speed': '[ 和 ]：减速、加速',
  'why.help_key': 'W：为什么？查看当前格子的数值及其邻居的情况；Esc 返回',
  'help.keys_menu': '菜单键、右键，或手指按住不动：可以对这一格做什么',
  'help.keys_palette': 'Ctrl+K：按名字查找',
  'help.keys_present': 'P：演示；翻页键走一步，B 黑屏，Esc 结束',
});
