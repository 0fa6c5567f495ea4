// The reasons of refusals, in English: of files and pasted texts, and of tables and lists that only the page has.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'reason.map.empty': 'It is empty: there is not one cell in it.',
  'reason.map.header': 'a header line is wrong: expected “{expected}”, found “{found}”.',
  'reason.map.size': 'a map has 1 to {expected} cells a side: this one has {found}.',
  'reason.map.row_length': 'row length {found}, expected {expected}.',
  'reason.map.rows_missing': 'the map ends early: rows found {found}, expected {expected}.',
  'reason.map.rows_extra': 'a row too many: the header announces {expected}.',
  'reason.map.character': '“{found}” isn’t a map character; only {expected} are.',
  'reason.map.space': 'a space isn’t a map character; only {expected} are.',
  'reason.map.tab': 'a tab isn’t a map character; only {expected} are.',
  'reason.map.ends': 'there is more than one “{found}”; a map has one start and one goal.',
  'reason.map.binary': 'This is not a text file, so it is not a map.',
  'reason.map.added': 'danger (here up to + {found}) has no sign in a drawing; a link keeps it.',
  'reason.map.factor': 'a terrain cost of {found} cannot be written; the largest is {expected}.',
  'reason.map.number': '“{found}” isn’t a whole number; expected {expected}.',
  'reason.map.brackets': '“{found}” doesn’t fit here: a matrix is a list of rows, as in [[0,1],[1,0]].',
  'reason.map.unclosed': 'a closing {expected} is missing.',
  'reason.map.format': 'There is no kind of map named “{found}”.',
  'reason.file.too_large': 'The file is {found} MB; up to {expected} MB can be opened.',
  'reason.file.unreadable': 'The file could not be read: it may have been moved or deleted. Choose it again.',
  'reason.file.json': 'Invalid JSON at line {found}, column {expected}.',
  'reason.file.graph': 'This is a graph, not a map: open it in Map › Graph (waypoints).',
  'reason.file.no_picture': 'The browser can’t read this as a picture. Save it as PNG or JPEG.',
  'reason.file.picture_cut': 'A part of this picture is missing: the file was cut off. Get or save it again.',
  'reason.file.too_many_pixels':
    'The picture has {found} million pixels; up to {expected} can be opened. Make it smaller first.',
  'reason.scen.empty': 'The file is empty.',
  'reason.scen.version': 'a scenario begins with “{expected}”: found “{found}”.',
  'reason.scen.row':
    'columns in this row: {found}, expected {expected}: bucket, map, its width and height, start x and y, goal x and y, length.',
  'reason.scen.size': 'the size of the map is “{found}”; a side has 1 to {expected} cells.',
  'reason.scen.cell': 'the start or goal lies outside the map of {expected} cells: “{found}”.',
  'reason.scen.length': 'a published length is a number of 0 or more: found “{found}”.',
  'reason.scen.too_many': 'a scenario has up to {expected} rows.',
  'reason.pairs.too_many_cells':
    'This board has {found} free cells; route tables are built for up to {expected}, which take 84 MB: memory grows with the square of their number.',
  'reason.pairs.costs_too_large':
    'Paths on this board may cost more than the table can hold: make the most expensive terrain cheaper.',
  'reason.skipping.textbook_only':
    'Skipping is measured for A*, Dijkstra, breadth-first, depth-first and greedy search; this one searches differently.',
  'reason.skipping.no_path': 'No path leads from start to goal, so there is nothing to skip.',
  'reason.method.too_many_cells': 'Searches cells together with directions: only on boards of up to {expected} cells.',
  'reason.method.varied_terrain': 'Needs uniform terrain: a straight line would cross several kinds of it.',
  'reason.method.no_diagonals': 'Needs diagonal steps; this board allows only four directions.',
  'reason.method.hexes': 'Needs lines of sight across squares; this board has hexagons.',
  'reason.method.blocked_goal': 'The goal is a wall, and no line of sight ends in a wall.',
  'reason.openlist.algorithm':
    'This algorithm has no single open list, or takes entries off before their turn: it cannot be replayed on another.',
  'reason.openlist.membership': 'Only the textbook search and its options ask this of every neighbour.',
  'reason.openlist.program':
    'This program has its own list or loop, as written: it cannot be replayed on another list.',
  'reason.openlist.tie': 'With no tie rule the structure decides: only the list that the search used repeats it.',
  'reason.openlist.too_long': 'The search has {found} steps; only searches of up to {expected} can be replayed.',
  'reason.map.sign_near': '“{found}” isn’t a map character here; did you mean “{expected}”?',
  'reason.map.header_none': 'the header lacks the line “{expected}”; it must be type, height, width, then map.',
  'reason.map.header_near': '“{found}” isn’t a header line; did you mean {expected}?',
  'reason.map.side': 'height and width are whole numbers from 1 to {expected}: found “{found}”.',
  'reason.map.gap': 'this line is empty, but the map goes on below it. Delete it.',
  'reason.map.sign': '“{found}” at character {expected} isn’t a map character; only . # @ ~ ^ ! 1-9 a-z S G are.',
  'reason.map.sign_space': 'a space isn’t a map character (character {expected}); only . # @ ~ ^ ! 1-9 a-z S G are.',
  'reason.map.sign_tab': 'a tab isn’t a map character (character {expected}); only . # @ ~ ^ ! 1-9 a-z S G are.',
  'reason.map.sign_of_file':
    '“{found}” at character {expected} isn’t a character of .map files; only . G S @ O T W are.',
  'reason.map.sign_of_file_space':
    'a space isn’t a character of .map files (character {expected}); only . G S @ O T W are.',
  'reason.map.sign_of_file_tab':
    'a tab isn’t a character of .map files (character {expected}); only . G S @ O T W are.',
  'reason.map.titles': 'a table of costs has only numbers, and no line of titles. Delete this line.',
  'reason.map.quoted':
    '{found} is text: inside brackets only numbers are read. A drawing is pasted without brackets and quotes.',
  'reason.map.number_none': 'a number is missing; expected {expected}.',
  'reason.map.cell': '“{found}” at character {expected} isn’t a whole number from 0 to 255.',
  'reason.map.cell_none': 'a number is missing at character {expected}.',
  'reason.file.archive': 'This is an archive: unpack it and open the map inside.',
  'reason.file.object': 'This JSON is an object; a map is a list of rows, as in [[0,1],[1,0]].',
  'reason.scen.bucket': 'a row begins with the number of its bucket: found “{found}”.',
  'reason.scen.start': 'the start {found} lies outside the map of {expected} cells; counting begins at 0.',
  'reason.scen.goal': 'the goal {found} lies outside the map of {expected} cells; counting begins at 0.',
});
