// Finds the terms of the glossary in sentences of the page. Knows no DOM.

/** @import { Language } from '../../i18n/languages.js' */
/** @typedef {{ id: string, start: number, end: number }} Found from `start` on, before `end` */

/**
 * How terms are written in sentences, by their id in the glossary. Words that every sentence has (cell, path, cost) are
 * left out: what is marked everywhere is seen nowhere.
 * @type {Readonly<Record<string, Readonly<Record<Language, string>>>>}
 */
export const FORMS = Object.freeze({
  'open-list': { en: 'open lists?', zh: '开放列表' },
  'closed-list': { en: 'closed lists?', zh: '关闭列表' },
  'expand-expansion': { en: 'expan(?:d|ds|ded|ding|sion|sions)', zh: '扩展' },
  generated: { en: 'generated', zh: '生成' },
  parent: { en: 'parents?', zh: '父节点' },
  reopen: { en: 'reopen(?:s|ed|ing)?', zh: '重新打开' },
  'tie-breaking': { en: 'tie-breaking|tie rules?', zh: '并列规则' },
  'hash-set': { en: 'hash sets?', zh: '哈希集合' },
  'comparison-move': { en: 'comparisons?', zh: '比较次数' },
  'h-heuristic': { en: 'heuristics?', zh: '启发函数' },
  'true-remaining-cost-h': { en: 'true remaining costs?', zh: '真实剩余代价' },
  admissible: { en: 'admissible|overestimates?', zh: '可采纳|高估' },
  consistent: { en: 'consistent', zh: '(?<=[Hh函数] ?)不?一致(?!的长度)|(?<=^)一致' },
  dijkstra: { en: 'Dijkstra', zh: '迪杰斯特拉' },
  greedy: { en: 'greedy', zh: '贪心' },
  'canonical-a': { en: 'canonical A\\*', zh: '规范次序的 A\\*' },
  'two-tier-search-hpa': { en: 'two-tier|HPA\\*', zh: '两层寻路|HPA\\*' },
  'local-search': { en: 'local search(?:es)?', zh: '局部寻路' },
  'flow-field': { en: 'flow fields?', zh: '流场' },
  'coarse-map': { en: 'coarse maps?', zh: '粗地图' },
  'precomputed-routes': { en: 'precomputed routes?', zh: '预先算好的路线' },
  'terrain-factor': { en: 'terrain factors?', zh: '地形系数' },
  'corner-cutting-corner-rule': { en: 'corner rules?', zh: '斜走规则' },
  'line-of-sight': { en: 'lines? of sight|line-of-sight', zh: '视线' },
  'component-island': { en: 'islands?', zh: '连通区' },
  'dead-end': { en: 'dead ends?', zh: '死路' },
});

/**
 * @param {Language} language
 * @returns {(text: string) => Found[]} the terms in a text, in its order
 */
export function termFinder(language) {
  const ids = Object.keys(FORMS);
  const forms = ids.map((id) => `(${FORMS[id]?.[language]})`).join('|');
  // In Chinese there is nothing between words.
  const pattern = language === 'en' ? new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'gi') : new RegExp(forms, 'g');
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      id: ids[match.slice(1).findIndex((form) => form !== undefined)] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    }));
}
