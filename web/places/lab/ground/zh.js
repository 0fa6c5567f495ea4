// Chinese: the panel of grounds.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'ground.title': '地面',
  'ground.factor': '其他系数',
  'ground.added': '危险代价',
  'ground.added_note': '每次走进这一格都要加上；10 相当于直走一步。',
  'ground.times': '× {factor}',
  'brush.title': '画笔',
});
