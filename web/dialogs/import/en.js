// English: what is opened from outside, whatever it is.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'import.paste_title': 'Paste a map or a path',
  'import.paste_label': 'A map, a matrix, a table of costs, a link, a path or a picture',
  'import.paste_hint': '0 1 1 0\n0 0 0 0',
  'import.open': 'Open',
  'import.cancel': 'Cancel',
  'import.pasted': 'Pasted map',
  'import.opened': 'Pasted: {width} × {height} cells.',
  'import.not_pasted': 'The pasted content was not opened.',
  'import.nothing': 'There is no text or file to open.',
  'import.no_map':
    'A single word or number is not a map. Maps are .map files, drawings, matrices, tables of costs, pictures.',
  'import.no_link':
    'This address holds no map: a link of Astrolabe has #v=1&… in it. Save the file behind the address, and open that.',
  'import.no_path': 'A path is written as cells, as in (1,2) (2,2); “{rest}” isn’t a cell.',
  'import.one_cell': 'A single cell is not a path: give at least two, as in (1,2) (2,2).',
  'import.too_long': 'This text is too long: up to 32 MB can be opened.',
  'import.folder': 'A folder cannot be opened: drop the files in it.',
  'import.as_walls': '1 is a wall.',
  'import.as_costs': 'Numbers are cost factors, 0 is a wall.',
  'import.invert': 'Make {number} the wall',
  'import.inverted': 'Walls and free cells swapped: {number} is a wall.',
  'image.title': 'Open a picture',
  'image.working': 'Reading the picture…',
  'image.summary': '{width} × {height} cells, {share}% walls',
  'image.threshold': 'Brightness threshold',
  'image.inverted': 'Light is a wall, dark is free',
  'image.columns': 'Cells across',
  'image.columns_range': 'The picture is {most} pixels wide: enter 1 to {most} cells.',
});
