// 中文：几处共用的话。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'share.close': '关闭',
  'share.selected': '已选中：请用 Ctrl+C 或菜单复制。',
  'printout.earlier': '前面的行',
  'printout.later': '后面的行',
  'import.too_many': '这些文件不能一起打开：请打开一张地图或图片，或一张地图和它的 .scen。',
  'saved.too_many': '这里最多保存 {maps} 张地图：请先删除一张。',
  'saved.too_large': '这张地图放不下了：请先删除另一张。',
  'dead.legend': '死路',
  'islands.legend': '连通区，按大小编号',
  'program.as_written': '原版',
  'program.corrected': '修正版',
  'experiments.title': '四个实验',
  'share.copied': '已复制。',
});
