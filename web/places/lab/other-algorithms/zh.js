// Chinese: what belongs to one relative alone.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'local.title': '局部寻路',
  'local.radius': '方块半径',
  'local.steps': '每次搜索后走几格',
  'local.turns': '受阻时转向',
  'local.turns_both': '两个方向',
  'local.turns_random': '随机',
  'local.shifts': '卡住时随机走一步',
  'local.seed': '随机种子',
  'local.note':
    '在方块内搜索，沿找到的路径走这么多格（步幅），再重新搜索。在方块外直奔终点；受阻时最多转 3 × 45°，先顺时针、再逆时针。游戏服务器模板只随机试一个方向。',
  'local.range': '{name}：{low} 到 {high} 之间的整数。',
  'tiers.title': '两层',
  'tiers.kind': '上层',
  'tiers.clusters': '区块入口',
  'tiers.coarse': '粗地图',
  'tiers.side': '区块边长',
  'tiers.edges': '上层的边',
  'tiers.legend':
    '线是区块的边界，横跨边界的短条是入口。格子够大时画出的细线是边，各代表区块内的一条最佳路径；双线是上层找到的路径。',
  'tiers.legend_coarse':
    '每个区块合成一个粗格，至少一半可走才算可走；打叉的区块不可走。双线是粗地图上的路线。只在着色的区块内逐格搜索。',
  'tiers.fallback_no-plan': '粗地图上没有路径：改为搜索所有格子。',
  'tiers.fallback_no-path': '粗路线经过的区块里走不通：改为搜索所有格子。',
  'cell.parent_far': '父节点在远处{direction}方',
  'referee.lines_shorter': '{cost}：比逐格走的 {optimum} 短',
  'referee.lines_equal': '与逐格走的最短路径等长',
  'referee.lines_longer': '比逐格走的长 {percent}%',
  'status.repaired': '修复了上次的结果，扩展 {expanded} 个；最近一次从头搜索扩展了 {repairs} 个。',
  'status.searched_anew': '已从头搜索：权重 × H 在这里不一致，修复上次的结果可能出错。',
  'status.gave_up': '扩展 {expanded} 个节点后放弃：IDA* 不保存关闭列表，会反复走相同的路。把终点放近些，或改用 A*。',
  'status.gave_up_local': '扩展 {expanded} 个节点后放弃：它只看得见终点周围的方块，一直在绕圈，或不知还能怎么走。',
});
