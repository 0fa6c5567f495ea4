// 中文：生成地图的方法。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'generate.kind': '地图种类',
  'generate.random': '随机墙',
  'generate.maze': '迷宫',
  'generate.rooms': '房间',
  'generate.caves': '洞穴',
  'generate.terrain': '地形',
  'generate.percent': '百分比',
  'generate.seed': '种子',
  'generate.new_seed': '换一个种子',
  'generate.go': '生成',
  'generate.range': '百分比应为 0 到 100 的整数，种子应为 0 到 4,294,967,295 的整数。',
});
