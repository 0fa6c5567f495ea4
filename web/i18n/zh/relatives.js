// Chinese: what belongs to one relative alone.

/** @type {Readonly<Record<string, string>>} */
export const relatives = Object.freeze({
  'local.title': '局部寻路',
  'local.radius': '方块半径',
  'local.steps': '每次结果走几格',
  'local.shifts': '走不动时随机走一步',
  'local.seed': '随机种子',
  'local.range': '{name}：{low} 到 {high} 之间的整数。',
  'tiers.title': '两层',
  'tiers.edges': '上层的边',
  'tiers.legend': '线是区块的边界，横跨边界的短条是入口。格子够大时画出的细线是边，各代表区块内的一条最佳路径；双线是上层找到的路径。',
});
