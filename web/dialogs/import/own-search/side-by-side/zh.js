// 中文：两次搜索并排比较。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'side.open': '并排比较',
  'side.heading': '并排比较',
  'side.theirs': '你的程序',
  'side.here': '这里的搜索：{settings}',
  'side.theirs_at': '你的程序，第 {step} 步之后（共 {steps} 步），扩展 {cell}。',
  'side.here_at': '这里的搜索，第 {step} 步之后（共 {steps} 步），扩展 {cell}。',
  'side.theirs_ended': '你的程序已结束，共 {steps} 步。',
  'side.here_ended': '这里的搜索已结束，共 {steps} 步。',
  'side.theirs_begins': '你的程序，第一步之前。',
  'side.here_begins': '这里的搜索，第一步之前。',
  'side.difference': '第一处差别',
  'side.in_lab': '在实验室里看',
  'side.frames': '实线框：这一步取出的格子。虚线框：另一个搜索取出的格子。',
  'side.why_found': '这里的搜索已到达 {goal}，随即结束。',
  'side.why_exhausted': '这里的搜索的开放列表已空。',
  'side.why_wall': '{seen} 是墙。',
  'side.why_unreached': '{seen} 不在开放列表中：到目前为止扩展过的格子都走不到它。',
  'side.why_closed': '{seen} 先前已经扩展过，也没有找到更好的路径。',
  'side.why_larger': '两者都在开放列表中，{expected} 的 F 较小：{taken}，而 {seen} 是 {other}。',
  'side.why_tie': '两者都在开放列表中，F 都是 {f}，由这里的搜索的取法决定：{rule}。',
});
