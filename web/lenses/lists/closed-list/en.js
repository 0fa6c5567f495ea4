// English: the closed list.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'printout.title': 'Closed list',
  'printout.caption': 'Cells in order of expansion; click a row to go to its step',
  'printout.step': 'Step',
  'printout.cell': 'Cell',
  'printout.parent': 'Parent',
  'printout.g': 'G',
  'printout.h': 'H',
  'printout.f': 'F',
  'printout.none': 'Nothing was expanded.',
  'printout.range': 'Rows {first} to {last} of {all}',
  'printout.copy': 'Copy',
  'printout.copy_all': 'Copy all rows',
  'printout.csv': 'Save as CSV',
  'printout.progress': 'Rows written',
  'printout.cancel': 'Cancel',
  'printout.copied': '{rows} rows copied.',
  'printout.saved': 'Saved {rows} rows ({size}). In the file, x and y count from the top left.',
  'printout.given_up': 'Cancelled.',
  'printout.too_long': 'Up to {rows} rows can be copied: save this list as CSV instead.',
});
