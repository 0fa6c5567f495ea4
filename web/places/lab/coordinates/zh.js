// 中文：格子怎样编号，以及标尺。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'coordinates.title': '坐标',
  'coordinates.rulers': '标尺',
  'coordinates.top_left': '默认，从 0 起',
  'coordinates.from_one': '从 1 起',
  'coordinates.y_up': 'y 向上',
  'coordinates.row_first': '先行后列',
  'coordinates.own': '按下面的设置',
  'coordinates.first': '起始数',
  'coordinates.up': 'y 向上',
  'coordinates.row': '先行后列',
  'coordinates.origin': '设为原点',
  'coordinates.origin_hint': '从当前格子开始计数。',
  'coordinates.said': '从 {least} 到 {greatest}；起点 {start}，终点 {goal}。链接和文件仍从左上角计数。',
});
