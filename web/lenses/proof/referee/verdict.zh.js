// The referee's words in Chinese: its verdict, causes, conditions.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'referee.title': '裁判',
  'referee.hint': '这真的是最短路径吗？点击查看理由',
  'referee.optimal': '最优',
  'referee.longer': '长 {percent}%',
  'referee.below-optimum': '代价比最短路径还小：这是 Astrolabe 的程序错误，请反馈此链接',
  'referee.judging': '正在判定…',
  'referee.without_path': '已证明无路；到最近格：{words}',
  'referee.conditions': '最优性条件',
  'referee.shortest': '用虚线显示一条最短路径',

  'xray.switch': '启发函数透视：H 与真实代价之差',
});
