// The tutorials' programs as written, in English: of each its name, its choices, and its slip with what
// follows from it. program.ID, program.ID_choices, program.ID_slip.

/** @type {Readonly<Record<string, string>>} */
export const programs = Object.freeze({
  'menu.programs': 'Programs as written',
  'program.as_written': 'as written',
  'program.corrected': 'corrected',

  'program.runs': 'The program as written and the corrected run on this board',
  'program.run': 'Run',
  'program.on_board': 'on the board',
  'program.show_corrected': 'Show the corrected run',
  'program.show_as_written': 'Show the run as written',
  'program.gave_up': 'gave up: there is a path',
  'program.comparing': 'running…',
  'program.too_large':
    'This board has more than {cells} cells: the two runs are not compared on it.',
  'program.why_slip': 'As written, its own slip, told above, makes the path longer.',
  'program.why_gave_up': 'As written it ends without a path, and the corrected run finds one.',
  'program.why': 'As written: {sentence}',
  'status.run_corrected': 'The corrected run.',
  'status.run_written': 'The run as written.',
  'program.unity_choices':
    'Four directions, every step costs 1; it stops as soon as the goal is opened.',
  'program.unity_slip':
    'Looking for the smallest F, it compares every open cell with the first of the list alone and takes the last one below that. On plain ground its paths are shortest all the same; on terrain they may come out longer.',
  'program.csharp_choices':
    'Octile H, diagonal steps even between two walls, an ordered map, first in first out among equal F; it stops when the goal is selected.',
  'program.csharp_slip': 'It has no slip: under its rules, its paths are the shortest.',
  'program.cpp_choices':
    'Octile or Manhattan H, corners cut or not by a switch, a plain list whose first smallest F is taken; it stops as soon as the goal is opened.',
  'program.cpp_slip':
    'To see whether a cell has a better way, it works out G through the parent that the cell has already: nothing ever improves, and the first way to a cell stays although a cheaper one comes by.',
  'program.gameserver_choices':
    'Every step costs 1, no H; it searches the square of 12 cells round the goal, may enter a goal on a wall, and of its path uses the first step alone.',
  'program.gameserver_slip':
    'A cell gets onto the list each time it is seen, and every copy uses up the budget of 625: on open ground it gives up on a goal eight steps away, and a way round outside of the square it never finds.',
  'program.crowd_choices':
    'Four directions, a list sorted by F, the first way to a cell kept; near a goal out of reach, distances are rounded down to whole cells.',
  'program.crowd_slip':
    'G is never added up but 10 in every cell, so that H alone decides: this is greedy best-first search without knowing it, and the path may come out longer.',
  'program.slides_choices':
    'Four directions, neighbours up, left, down, right; F is half of the steps made plus H, the first way to a cell is kept.',
  'program.slides_slip':
    'A cell entered upward gets the H of the cell below it: its F is off by one, and cells are expanded in another order.',
});
