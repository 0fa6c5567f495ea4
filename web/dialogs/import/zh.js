// Chinese: what is opened from outside, whatever it is.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'import.paste_title': '粘贴地图或路径',
  'import.paste_label': '地图、矩阵、代价表、链接、路径或图片',
  'import.paste_hint': '0 1 1 0\n0 0 0 0',
  'import.open': '打开',
  'import.cancel': '取消',
  'import.pasted': '粘贴的地图',
  'import.opened': '已粘贴：{width} × {height} 格。',
  'import.not_pasted': '粘贴的内容未能打开。',
  'import.nothing': '其中没有文本，也没有文件。',
  'import.no_map': '单独一个词不是地图。可以打开 .map 文件、字符地图、矩阵、代价表和图片。',
  'import.too_long': '文本太长：最多能打开 32 MB。',
  'import.folder': '不能打开文件夹：请拖入其中的文件。',
  'import.as_walls': '1 是墙。',
  'import.as_costs': '数字是地形系数，0 是墙。',
  'import.invert': '改为 {number} 是墙',
  'import.inverted': '墙与平地已互换：{number} 是墙。',
  'image.title': '打开图片',
  'image.working': '正在读取图片…',
  'image.summary': '{width} × {height} 格，墙占 {share}%',
  'image.threshold': '明暗阈值',
  'image.inverted': '亮处是墙，暗处可走',
  'image.columns': '横向格数',
  'image.columns_range': '图片宽 {most} 像素：可取 1 到 {most} 格。',
});
