// The referee's words in Chinese: its verdict, causes, conditions.

/** @type {Readonly<Record<string, string>>} */
export const referee = Object.freeze({
  'referee.title': '裁判',
  'referee.hint': '这真的是最短路径吗？点击查看理由',
  'referee.optimal': '最短',
  'referee.longer': '长 {percent} %',
  'referee.judging': '正在判定…',
  'referee.without_path': '已证明无路；到最近格：{words}',
  'referee.conditions': '何时必然得到最短路径',
  'ruling.none': '没有可以判定的搜索。',
  'ruling.judging': '正在判定…',
  'ruling.optimal': '这是最短路径：没有代价小于 {optimum} 的走法。',
  'ruling.longer': '长 {percent} %：代价 {cost}，最短只需 {optimum}。',
  'ruling.without_path': '没有路径，这已得到证明：从终点往回走，无法到达起点。到最近的格子 {place}：',
  'cause.overestimate': 'H 在 {place} 处高估：{h} > {trueCost}，因此{end}先于它被选中。',
  'cause.weight':
    '在 {place} 处 H 本身没有高估（{h} ≤ {trueCost}），加权后却高估了：{weightedH} > {trueCost}。因此{end}先于它被选中。',
  'cause.stop':
    '{end}刚加入开放列表（G {goalG}）搜索就停止了，而 {place} 仍然开放，F = {bestG} + {weightedH} = {f} < {goalG}。',
  'cause.update':
    '{place} 开放时 G 为 {hadG}；后来找到了代价 {bestG} 的走法却没有采用：开放节点从不更新。',
  'cause.reopening':
    '{place} 关闭得太早，G 为 {hadG} 而不是 {bestG}，而关闭的节点不会重新打开。H 在 {from} → {to} 这一步上误导了搜索：它从 {hFrom} 降到 {hTo}，降幅超过这一步的代价 {cost}。',
  'cause.goal': '终点',
  'cause.nearest': '最近的格子',
  'cause.greedy': '贪心搜索只看 H，不看已经花费的代价。',
  'cause.bfs': '广度优先搜索只数步数，不看每步的代价。',
  'cause.dfs': '深度优先搜索总是从最后发现的格子继续，不看代价。',
  'cause.reached_late': '它到达 {place} 时 G 为 {hadG}，而不是 {bestG}。',
  'cause.left_open': '最短路径上的 {place} 直到最后仍然开放。',
  'cause.program': '程序没有做它该做的事：{slip}',
  'cause.cut-off': '步骤太多，保留的部分不足以在几种可能的原因中作出判断。',
  'promise.guaranteed': '有保证：以这些设置，在这张地图上不可能更长。',
  'promise.equal_steps': '每一步代价相同，步数最少就是代价最小。',
  'promise.luck': '只是运气：没有什么保证这一点。换一种同值顺序，或稍作改动，就可能变长。',

  'referee.shortest': '用虚线显示一条最短路径',

  'xray.switch': '启发函数透视：H 与真实代价之差',
});
