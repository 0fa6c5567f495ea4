// A breakpoint in words: "when (4,3) is opened". Knows no DOM.

/** @typedef {import('./translate.js').Translate} Translate */

/** @param {import('../state/breakpoints.js').Breakpoint} breakpoint @param {Translate} t @returns {string} */
export function breakpointSentence({ kind, place }, t) {
  if (place === null) return t(`breakpoints.any_${kind}`);
  return t(`breakpoints.one_${kind}`, { cell: `(${place.x},${place.y})` });
}
