// Chinese: why a path from outside is not legal, see PathCheck.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'path_check.fault_repeated': '第 {step} 步停在 {to} 没有动。',
  'path_check.fault_jump': '第 {step} 步从 {from} 跳到 {to}：两格不相邻。',
  'path_check.fault_apart': '第 {step} 步从 {from} 到 {to} 走不通：这两个六边形不相接。',
  'path_check.fault_wall': '第 {step} 步走进了 {to} 的墙。',
  'path_check.fault_no-diagonals': '第 {step} 步从 {from} 到 {to} 是斜走，斜走规则不允许。',
  'path_check.fault_corner': '第 {step} 步从 {from} 到 {to} 切角，斜走规则不允许。',
});
