// English: what is said of an order of expansion that was checked.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'order_check.counted_column_down': '{count} {count|cell|cells}, x before y, from {first}.',
  'order_check.counted_column_up': '{count} {count|cell|cells}, x before y, from {first}, y upward.',
  'order_check.counted_row_down': '{count} {count|cell|cells}, y before x, from {first}.',
  'order_check.counted_row_up': '{count} {count|cell|cells}, y before x, from {first}, y upward.',
  'order_check.found': '{setups} {setups|setup expands|setups expand} exactly the same.',
  'order_check.bug_found': 'No combination of options expands the same, but a known bug explains it.',
  'order_check.bugs_found': 'No combination of options expands the same, but one of these known bugs explains it.',
  'order_check.none': 'No combination of options expands the same, and no bug that is known here explains it.',
  'order_check.bug_heuristic-kept':
    'The F of the parent is added where its G should be: H stays in G and accumulates. Add only G of the parent and the step.',
  'order_check.bug_not-summed': 'G is the cost of the last step alone. Add the G of the parent.',
  'order_check.bug_goes-on': 'It goes on after the goal until the open list is empty. Stop when the goal is selected.',
  'order_check.bug_tie-overrules':
    'The scan takes a cell with a smaller H even where its F is larger. Compare H only where F is equal.',
  'order_check.bug_minimum-kept': 'The scan compares every cell with the first one. Remember the least so far.',
  'order_check.bug_key-kept':
    'A cheaper path to an open cell changes its G, but not its place in the queue. Push it again, or move it up.',
  'order_check.bug_to-start': 'H is the distance to the start. It must be the distance to the goal.',
  'order_check.bug_to-origin': 'H is the distance to the cell (0,0). It must be the distance to the goal.',
  'order_check.bug_corner-column':
    'A diagonal step checks for a wall only beside it in the same row. Check the same column, too.',
  'order_check.bug_corner-row':
    'A diagonal step checks for a wall only beside it in the same column. Check the same row, too.',
  'order_check.bug_borders-swapped': 'x is compared with the height of the map and y with its width. Swap them.',
  'order_check.bug_g-cut':
    'G is cut down to a whole number, so that a diagonal step costs 1 instead of √2. Declare G with decimals.',
  'order_check.bug_h-cut': 'H is cut down to a whole number, and G is not. Declare H with decimals, as G.',
  'order_check.bug_all-cut':
    'G and H are cut down to whole numbers: a diagonal step costs 1 instead of √2. Declare both with decimals, or count steps as 10 and 14.',
  'order_check.bug_f-cut':
    'F is cut down to a whole number, so that cells count as equal that are not. Declare F with decimals.',
  'order_check.bug_goal-blocked':
    'The goal is never entered, as if it were blocked. Let the test for blocked cells pass the goal.',
  'order_check.bug_goal-wall':
    'The goal counts as a wall: it is never entered, nor passed diagonally. Let the test for walls pass the goal.',
  'order_check.start_wall':
    'The start is a wall. Searches here leave it all the same; a program that tests it for a wall finds nothing.',
  'order_check.goal_wall':
    'The goal is a wall: no path leads to it, so that a search expands all cells that it can reach.',
  'order_check.goal_wall_entered': 'The goal is a wall, and is entered all the same.',
  'reason.trace.start_wall':
    'The first cell ({found}) is a wall of this map, and not the start, however cells are counted. Is it the same map?',
  'reason.trace.wall':
    '({found}) is a wall of this map, and no other way of counting fits all cells. Is it the same map?',
  'order_check.program': 'It is what this program does: {programs}.',
  'order_check.options_are': '{options}.',
  'order_check.option': '{name}: {value}',
  'order_check.between': '; ',
  'order_check.costs_unit':
    'A diagonal step costs as much as a straight one: that is what √2, cut down to a whole number, gives.',
  'order_check.or': ' or ',
  'order_check.open': 'Not decided by this order: {options}.',
  'order_check.nearest': 'Longest the same: {settings}.',
  'order_check.reopens_1': 'yes',
  'order_check.reopens_0': 'no',
  'order_check.tie_in-place': 'the first in the array (an update keeps its place)',
  'order_check.tie_in-place_g': 'larger G, then the first in the array',
  'order_check.tie_in-place_h': 'smaller H, then the first in the array',
  'order_check.tie_last-in-place': 'the last in the array (compared by <=)',
  'order_check.tie_by-column': 'smaller x, then smaller y',
  'order_check.tie_by-row': 'smaller y, then smaller x',
  'order_check.tie_any': 'in no fixed order, as when rounded decimals decide',
  'order_check.same': 'None: every step is the same.',
  'order_check.by_ties': 'Only ties are broken by a rule that the page does not have, which is no mistake.',
  'order_check.differs':
    'The first {agreed} {agreed|step is|steps are} the same. In step {step} yours expands {seen}, and the search here {expected}.',
  'order_check.ends':
    'The first {agreed} {agreed|step is|steps are} the same. Then yours ends, and the search here goes on with {expected}.',
  'order_check.goes_on':
    'The first {agreed} {agreed|step is|steps are} the same. Then the search here has ended, and yours goes on with {seen}.',
  'order_check.h_is': 'H is that of {heuristics}; a straight step counts {unit}.',
  'order_check.units_differ': 'G and H are in different units: a straight step costs {g} in G and counts {h} in H.',
  'order_check.other_f': 'In step {step}, at {cell}, F is {found}, but G and H add up to {expected}.',
  'order_check.other_f_weighted':
    'In step {step}, at {cell}, F is {found}, but G and {weight} × H add up to {expected}.',
  'order_check.f_alone': 'F leaves G out, as in greedy search.',
  'order_check.other_f_alone': 'In step {step}, at {cell}, F is {found}, but H alone is {expected}.',
  'order_check.other_f_alone_weighted': 'In step {step}, at {cell}, F is {found}, but {weight} × H is {expected}.',
  'order_check.parent_kept':
    'That is G of the path through {cell}: the parent was kept from an abandoned path. Change both together.',
  'order_check.g_kept':
    'That is still G of the abandoned path through {cell}: the parent was changed, but G was not. Change both together.',
  'order_check.other_g':
    'In step {step}, at {cell}, G is {found}, but G of its parent and the step add up to {expected}.',
  'order_check.other_h':
    'In step {step}, at {cell}, H is {found}, but by {heuristic}, as in most rows, it is {expected}.',
  'order_check.fall_of_h':
    'In step {step}, at {cell}, H is inconsistent: it falls by {found} in a step that costs {expected}.',
  'order_check.show': 'Show step {step}',
});
