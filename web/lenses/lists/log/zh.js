// Chinese: the log of the steps.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'events.title': '日志',
  'events.log': '最近几步做了什么',
  'events.kind': '事件种类',
  'events.any': '任何更优路径',
  'events.when_improved': '开放格子被改进',
  'events.when_reopened': '关闭格子被重新打开',
  'events.next': '下一个事件',
  'events.previous': '上一个事件',
  'events.opened': '打开',
  'events.improved': '改进',
  'events.reopened': '重新打开',
  'events.breakpoints': '断点',
  'events.dropped': '移除',
  'events.restored': '恢复关闭',
  'events.begun': '重新开始',
  'events.raised': '收回',
  'events.corrected': '没有视线：改换父节点',
  'events.backward': '（从终点来）',
});
