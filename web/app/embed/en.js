// English: a figure in a file.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'share.open_page': 'Open in Astrolabe',
  'share.open_place': 'Open in Astrolabe: {place}',
});
