// Graphs of places, in Chinese.

/** @type {Readonly<Record<string, string>>} */
export const graph = Object.freeze({
  'reason.graph.json': '这不是 JSON：括号、引号或逗号缺少或多余。',
  'reason.graph.shape': 'JSON 中的图是一个对象，其中“nodes”和“edges”各是一个列表。',
  'reason.graph.node': '第 {line} 个节点不是含“x”和“y”的对象，实为 {found}。',
  'reason.graph.node_count': '一张图最多有 {expected} 个节点，实为 {found} 个。',
  'reason.graph.edge_count': '一张图最多有 {expected} 条边（双向的算两条），实为 {found} 条。',
  'reason.graph.position': '第 {line} 个节点：x 和 y 是 −{expected} 到 {expected} 的整数，实为 {found}。',
  'reason.graph.name': '第 {line} 个节点：名称是 1 到 {expected} 字节的文本，不含控制字符，实为“{found}”。',
  'reason.graph.name_twice': '第 {line} 个节点的名称“{found}”已被前面的节点使用。',
  'reason.graph.edge': '第 {line} 条边不是含“from”、“to”和“cost”的对象，实为 {found}。',
  'reason.graph.edge_end': '第 {line} 条边的一端是不存在的节点：“{found}”。',
  'reason.graph.edge_loop': '第 {line} 条边回到了它的起始节点。',
  'reason.graph.edge_twice': '第 {line} 条边与前面的一条方向相同，重复了。',
  'reason.graph.cost': '第 {line} 条边：代价是 1 到 {expected} 的整数，实为 {found}。',
  'reason.graph.both': '第 {line} 条边：“both”应为 true 或 false，实为 {found}。',
  'reason.graph.json_end': '“{expected}”所指的节点不存在：“{found}”。',
  'reason.graph.end': '起点和终点必须是图中的节点。',
  'reason.graph.units': '每格值 1 到 {expected} 个单位，实为 {found}。',
});
