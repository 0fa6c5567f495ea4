// English: the minimap.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'minimap.title': 'The whole map',
  'minimap.hint': 'Click or drag to see another part',
  'minimap.start': 'To the start',
  'minimap.goal': 'To the goal',
});
