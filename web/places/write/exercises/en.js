// English: the exercises.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'write.exercise_own': 'Your own search',
  'write.task_own':
    'Write any search you like. Run plays what it records on the map; Judge compares its paths with shortest ones.',
  'write.rules_own': 'Steps as in the lab: {corner}, costs {costs}.',

  'write.rules_four': 'Four neighbours. A step costs the factor of the cell that it enters, 1 on plain ground.',
  'write.rules_eight':
    'Eight neighbours; a diagonal step needs both side cells free. A straight step costs 10 and a diagonal one 14, times the factor of the cell entered.',

  'write.exercise_breadth-first': '1. Breadth-first search',
  'write.task_breadth-first':
    'This breadth-first search finds shortest paths, but on open ground it never seems to end. Run it, see which cells it expands, and repair it.',
  'write.hint_breadth-first_1':
    'Step through the run: the same cells are expanded again and again. How do they get into the queue twice?',
  'write.hint_breadth-first_2':
    'A cell has several neighbours, and each of them puts it into the queue as long as it does not count as seen. When does it begin to count?',
  'write.hint_breadth-first_3':
    'Mark a cell as seen when it is put into the queue: move `seen.add(…)` to the line of `queue.push(next)`, with `next` in place of `cell`, and add the start before the loop.',

  'write.exercise_dijkstra': '2. Dijkstra’s algorithm',
  'write.task_dijkstra':
    'The ground has costs now. Dijkstra’s algorithm always takes the open cell with the smallest G, which this program is meant to find by scanning its list. It takes other cells, too, and some of its paths are too expensive: find out why.',
  'write.hint_dijkstra_1': 'Do the cells that it expands have a growing G? See the numbers while it plays.',
  'write.hint_dijkstra_2': 'Take a list with G 5, 3, 4, and carry out the scan by hand: which cell does it take?',
  'write.hint_dijkstra_3':
    'Every cell is compared with the first. Compare it with the smallest so far: `gOf(open[least])`.',

  'write.exercise_a-star': '3. A*',
  'write.task_a-star':
    'H makes Dijkstra’s algorithm an A*, which expands fewer cells and still finds a shortest path. This one expands very few, but its paths are not always shortest.',
  'write.hint_a-star_1': 'See G and H of the first cells. In which unit is each of them?',
  'write.hint_a-star_2':
    'A shortest path is certain as long as H is never more than the true cost to the goal. What does a step cost here at least?',
  'write.hint_a-star_3': 'A step costs 1 on plain ground, so H is |dx| + |dy|: delete `10 *`.',

  'write.exercise_diagonals': '4. Diagonal steps',
  'write.task_diagonals':
    'With diagonal steps, a path must not cut the corner of a wall: both cells beside a diagonal step have to be free. This program does not always see to that.',
  'write.hint_diagonals_1': 'Judge it, and show the first wrong map. On which side of the faulty step is the wall?',
  'write.hint_diagonals_2': 'A diagonal step has two side cells: `(x + dx, y)`, and which other one?',
  'write.hint_diagonals_3': 'Check both: `!(grid.isFree(x + dx, y) && grid.isFree(x, y + dy))`.',

  'write.exercise_heap': '5. A heap with stale entries',
  'write.task_heap':
    'A binary heap finds the smallest F quickly, but it cannot find an entry again to change its F. This program changes G of an open cell and leaves its entry where it is. That is wrong; it takes two changes to put it right.',
  'write.hint_heap_1':
    'When a cheaper path to an open cell is found, its entry in the heap still has the old F. Where does it have to be?',
  'write.hint_heap_2':
    'Push a new entry whenever G gets smaller, not only the first time. The old one stays behind: it is stale.',
  'write.hint_heap_3':
    'Now cells come out twice. A stale entry comes out after the better one, when its cell is closed: skip it after `pop()` with `if (closed.has(numberOf(cell))) continue;`',
});
