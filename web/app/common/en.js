// English: words that several rooms use.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'share.close': 'Close',
  'share.selected': 'Selected: copy it with Ctrl+C or the menu.',
  'printout.earlier': 'Earlier rows',
  'printout.later': 'Later rows',
  'import.too_many': 'These files do not belong together: open one map or picture, or a map with its .scen.',
  'saved.too_many': 'Up to {maps} maps can be saved: delete one first.',
  'saved.too_large': 'There is no room for this map: delete another one first.',
  'dead.legend': 'dead end',
  'islands.legend': 'islands, numbered by size',
  'program.as_written': 'as written',
  'program.corrected': 'corrected',
  'experiments.title': 'Four experiments',
  'share.copied': 'Copied.',
});
