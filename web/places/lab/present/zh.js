// Chinese: presenting.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'present.tools': '演示',
  'present.quiz': '测验',
  'present.code': '二维码',
  'present.blank': '黑屏',
  'present.end': '结束',
  'present.keys': '空格播放，方向键和翻页键走一步，B 键黑屏，Esc 键结束。',
  'present.too_long': '这张地图太大，放不进二维码。',
  'present.is_blank': '已黑屏，按任意键恢复。',
});
