// Chinese: everything by name.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'palette.field': '命令、设置、地图、查看方式，或格子，例如 (3,4)',
  'palette.results': '结果',
  'palette.count': '找到 {count} 项',
  'palette.also_share': '链接 图片 截图 动画 视频 插图 二维码 测验 嵌入 保存 下载',
  'palette.also_present': '投影 全屏 幻灯片 翻页 测验',
  'palette.also_map-menu': '空白地图 大小 生成 迷宫 已保存 最近 示例 图库',
  'palette.also_place-write': '程序 代码 编辑器 练习 评测 自己的搜索',
  'palette.none': '中英文都没有匹配项。',
  'palette.to_start': '到起点 {cell}',
  'palette.to_goal': '到终点 {cell}',
  'palette.cell': '到格子 {cell}',
  'palette.outside': '没有格子 {cell}：地图从 {least} 到 {greatest}。',
});
