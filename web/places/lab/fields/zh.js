// 中文：盖在已关闭格子上的内容。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({ 'fields.from_goal': '从终点一侧关闭' });
