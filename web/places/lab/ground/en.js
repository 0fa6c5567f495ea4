// English: the panel of grounds.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'ground.title': 'Terrain',
  'ground.factor': 'Other factor',
  'ground.added': 'Danger adds',
  'ground.added_note': 'For every step into the cell; 10 is a straight step.',
  'ground.times': '× {factor}',
  'brush.title': 'Brush',
});
