// English: the card of a term.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'terms.more': 'Glossary',
});
