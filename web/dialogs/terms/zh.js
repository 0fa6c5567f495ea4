// Chinese: the card of a term.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'terms.more': '词汇表',
});
