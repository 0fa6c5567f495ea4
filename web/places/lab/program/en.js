// The tutorials' programs as written, in English: of each its choices, and its bugs with what

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'program.runs': 'The program as written and the corrected run on this board',
  'program.run': 'Run',
  'program.on_board': 'on the board',
  'program.show_corrected': 'Show the corrected run',
  'program.show_as_written': 'Show the run as written',
  'program.gave_up': 'no path found, but there is one',
  'program.comparing': 'running…',
  'program.too_large': 'This board has more than {cells} cells: the two runs are not compared.',
  'program.why_bug': 'As written, its bug (see above) makes the path longer.',
  'program.why_gave_up': 'As written it finds no path; the corrected run finds one.',
  'program.why': 'As written: {sentence}',
  'status.run_corrected': 'The corrected run.',
  'status.run_written': 'The run as written.',
  'program.unity_choices':
    'Four directions, tried up, down, left, right; every step costs 1; Manhattan H; a list that is scanned; it stops as soon as the goal is opened.',
  'program.unity_bug':
    'It never improves an open cell: it checks whether G exceeds the parent’s G plus 1, which is what G is. First parents stay, so paths can be longer. Its scan compares every entry with the first one only, which decides between cells of equal F.',
  'program.csharp_choices':
    'Octile H, steps of 10 and 14, neighbours column by column, corners always cut; an ordered map of F, first in, first out; it stops when the goal is selected.',
  'program.csharp_bug': 'It has no bug: under its rules, its paths are the shortest.',
  'program.cpp_choices':
    'Manhattan H with diagonal steps of 14, neighbours row by row, corner cutting by a switch; a list whose first smallest F is taken; after each neighbour it checks whether the goal is open.',
  'program.cpp_bug':
    'To see whether a path is better it compares with the G of a new object, 0, so nothing ever improves. Manhattan overestimates diagonal steps. A goal equal to the start is never found.',
  'program.gameserver_choices':
    'A* in a square around the goal, 12 cells to each side by default: Manhattan H, every step costs 1, diagonal ones too, corners always cut; a list sorted by G + H; a goal on a wall may be entered.',
  'program.gameserver_bug':
    'Manhattan overestimates diagonal steps that cost 1, so paths can be longer. A cell with a smaller G is listed again, and its old entry is expanded too. It never finds a path that leaves the square. Its go-to takes one step, then searches again, and returns false even if the step succeeded.',
  'program.crowd_choices':
    'Four directions, tried left, up, down, right; steps of 10; Manhattan H; a list re-sorted after each insertion by .NET’s sort; if the goal is unreachable it goes to the nearest closed cell.',
  'program.crowd_bug':
    'G is never added up: it is 10 in every cell but the start, so H alone decides. This is greedy best-first search, and paths can be longer. Its sort does not keep equal entries in order.',
  'program.slides_choices':
    'Four directions, tried up, left, down, right; F is half the steps so far plus H (Manhattan); last in, first out; an open cell is never improved.',
  'program.slides_bug':
    'A cell entered by a step upward gets the H of its parent’s row, so its F is off by one. With half of G, H weighs double and overestimates.',
});
