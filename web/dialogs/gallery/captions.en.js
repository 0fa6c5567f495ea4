// Captions of presets, in English: where each is from, what to look at, what to try, a sentence each.
// caption.ID_from, caption.ID_look, caption.ID_try. Their numbers are held to the engine by a test.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'caption.label': 'Caption: {title}',
  'caption.close': 'Close caption',
  'caption.copy_address': 'Copy short address',
  'caption.address': 'Short address',
  'caption.from': 'From',
  'caption.look': 'Look at',
  'caption.try': 'Try',

  'caption.lester_from': 'The figure of Patrick Lester’s A* tutorial: steps cost 10 and 14, H is 10 × Manhattan.',
  'caption.lester_look':
    'At step 3 two cells tie at F 54, and (2,3), added last, goes first; the path costs 68 after 12 expansions.',
  'caption.lester_try': 'Set “Tie-breaking” to first in, first out: the same path at cost 68, but 16 expansions.',
  'caption.lester_under_from': 'The same figure with the path that the tutorial draws, under the wall.',
  'caption.lester_under_look':
    'Ties are left to the binary heap, and the search stops as soon as the goal is opened: cost 68 after 13 expansions.',
  'caption.lester_under_try':
    'Set “Tie-breaking” to last in, first out: the path goes over the wall, at the same cost 68.',
  'caption.four_by_four_from':
    'The 4 × 4 example of a C# tutorial, which draws it with y upward and lets diagonal steps cut any corner.',
  'caption.four_by_four_look':
    'After step 1 three cells are open: two with F 44, and one with F 38, which is expanded next.',
  'caption.four_by_four_try': 'Set “Diagonals” to no side wall: the cost rises from 38 to 44.',
  'caption.slides_one_from':
    'The closed-list example of a lecture: four directions, F is half the steps so far plus Manhattan.',
  'caption.slides_one_look':
    'That is a weight of 2, so H overestimates and nothing is guaranteed; still, the 19 steps found after 30 expansions are optimal.',
  'caption.slides_one_try': 'Set the weight to 1: on this board still 19 steps and 30 expansions.',
  'caption.slides_two_from':
    'The second slide deck, following the rule in its text: an open cell is updated if the new path is cheaper.',
  'caption.slides_two_look':
    'Step 5 lowers F of the cell two to the left of S from 58 to 50, and step 6 that of its left neighbour from 78 to 70.',
  'caption.slides_two_try':
    'Open “Slides 2: as drawn”, where nothing is updated: 58 and 78 stay, with 18 expansions instead of 19 and the same cost of 84.',
  'caption.slides_two_drawn_from':
    'The second slide deck, following its pictures: an open cell is never updated, though the text says otherwise.',
  'caption.slides_two_drawn_look':
    'Step 5 finds a cheaper path to the cell two to the left of S, yet it keeps F 58 and its left neighbour 78; step 6 selects that 58.',
  'caption.slides_two_drawn_try':
    'Set “Update open cells” to if cheaper: 58 becomes 50, 78 becomes 70, and the path still costs 84.',
  'caption.experiment_line_from': 'The first of four experiments on 20 × 20 cells: no obstacles.',
  'caption.experiment_line_look':
    'A* expands 16 cells, exactly those on the straight line: no step-by-step search can expand fewer.',
  'caption.experiment_line_try': 'Choose Dijkstra: the same cost of 150, but 309 of the 400 cells are expanded.',
  'caption.experiment_wall_from': 'The second of four experiments on 20 × 20 cells: a straight wall between S and G.',
  'caption.experiment_wall_look': 'The wall raises the cost from 150 to 198, and the expanded cells from 16 to 94.',
  'caption.experiment_wall_try': 'Choose Greedy best-first: 34 cells expanded, and a path that costs 228.',
  'caption.experiment_trap_from':
    'The third of four experiments on 20 × 20 cells: S is in a U-shaped trap that is closed towards G.',
  'caption.experiment_trap_look':
    'H leads into the closed end: 96 cells are expanded for a path of 20 cells and cost 214.',
  'caption.experiment_trap_try':
    'Choose Dijkstra, which has no H to mislead it: the same cost of 214, but 348 cells expanded.',
  'caption.experiment_walled_from':
    'The last of four experiments on 20 × 20 cells: G is walled in, so there is no path.',
  'caption.experiment_walled_look':
    'A* must expand all 375 reachable cells, of 384 free ones, before it can report this.',
  'caption.experiment_walled_try':
    'Switch off “Search everything if the goal is unreachable”: the islands show beforehand that there is no path, and 13 expansions lead to the nearest cell.',
  'caption.mountain_from': 'Terrain as in the tutorials: plains cost 1, mountain 3.',
  'caption.mountain_look': 'The path goes around the mountain at cost 152; straight over it would cost 180.',
  'caption.mountain_try': 'Paint the mountain with factor 2: now the straight line wins, at cost 150.',
  'caption.mountain_range_from':
    'The tutorials’ trade-off between speed and quality, on a range of mountains with factor 3.',
  'caption.mountain_range_look': 'The shortest path goes around the range: cost 346 after 358 expansions.',
  'caption.mountain_range_try':
    'Set the weight to 1.5: 213 expansions, and a path over the range that costs 366, 5.8% more.',

  'caption.unity_from': 'The Unity demo: four directions, each step costs 1, H is Manhattan.',
  'caption.unity_look':
    'At step 7, (2,1) offers (2,2) a G of 3, but it keeps its 5: the path takes 9 steps where 7 would do.',
  'caption.unity_try': 'Show the corrected run: it improves one cell, and expands 12 cells instead of 13.',
  'caption.csharp_from': 'The C# grid: octile H, diagonal steps past any corner, an ordered map, first in, first out.',
  'caption.csharp_look': 'Its 5 expansions find a path of cost 38, which is optimal: this program has no bug.',
  'caption.csharp_try': 'Draw walls and compare it with the corrected run: both costs stay equal.',
  'caption.cpp_from':
    'The C++ class: 10 × Manhattan with diagonal steps, a plain list; after each neighbour it checks whether the goal is open.',
  'caption.cpp_look': 'At step 5, (4,2) offers (3,2) a G of 20, but it keeps its 28: the path costs 58 instead of 50.',
  'caption.cpp_try':
    'Set “Diagonals” to always, the one choice left to its caller: the path costs 52, that of the corrected run 44.',
  'caption.gameserver_from':
    'The game-server template: every step costs 1, H is Manhattan, and only cells within 12 of the goal are entered.',
  'caption.gameserver_look': 'At the start H is 9 where 5 steps would do; the path found takes 7.',
  'caption.gameserver_try': 'Show the corrected run: it needs 6 expansions, and its path leads through (3,1).',
  'caption.crowd_from':
    'The crowd program: four directions, 10 × Manhattan, a list that is re-sorted after each insertion.',
  'caption.crowd_look':
    'G is 10 in every cell but the start, so H alone decides: the path runs up to the wall and costs 150 instead of 90.',
  'caption.crowd_try': 'Show the corrected run: 10 expansions instead of 22.',
  'caption.slides_from':
    'The program of the slides: four directions, F is half the steps so far plus H, the first parent is kept.',
  'caption.slides_look':
    'The cell (6,2), entered by a step upward, has F 8 instead of 9; still, 30 expansions lead to a shortest path of 19 steps.',
  'caption.slides_try': 'Compare its closed list with that of the corrected run, cell by cell.',

  'worlds.two_corridors': 'Two corridors',
  'worlds.two_corridors_watch':
    'All units want the shorter corridor: watch them jam in front of it while the longer one stays empty.',
  'worlds.two_corridors_influence': 'Two corridors, with influence',
  'worlds.two_corridors_influence_watch':
    'Standing units make their cells costly: watch the crowd spread over both corridors.',
  'worlds.head_on': 'Head-on',
  'worlds.head_on_watch': 'Two groups meet in a corridor one cell wide: watch which one backs off.',
  'worlds.crossroads': 'Crossroads',
  'worlds.crossroads_watch': 'Four streams plan as if alone: watch how units step aside where they meet.',
  'worlds.fog': 'Fog',
  'worlds.fog_watch':
    'No unit has seen the walls yet: watch them walk into the trap, remember it and find a path around.',
  'worlds.crowd': 'The crowd tutorial',
  'worlds.crowd_watch':
    'The tutorial’s program with its bugs: greedy paths, all units start on (0,0), and units at rest are walked through. A adds a unit, D removes one, digits select; click to draw walls, right-click to send. To run without the bugs, switch off Rules › As in the tutorial.',
  'worlds.same_goals': 'The same goals',
  'worlds.same_goals_watch':
    'Forty units, four goals: watch how few requests there are, since one flow field per goal serves all.',
  'worlds.two_corridors_from': 'The tutorials’ crowd: two rooms, joined by a corridor of 24 cells and one of 34.',
  'worlds.two_corridors_try': 'Open the same world with influence, and compare the two crowds.',
  'worlds.two_corridors_influence_from':
    'The influence map of the tutorials, on the same two corridors of 24 and 34 cells.',
  'worlds.two_corridors_influence_try': 'Switch influence off under Rules, and watch where the crowd goes.',
  'worlds.head_on_from': 'Made for this page: 4 units on either side of a corridor 10 cells long.',
  'worlds.head_on_try': 'Change the patience under Rules: how long a unit waits before others must give way.',
  'worlds.crossroads_from': 'Made for this page: four streams of 5 units each.',
  'worlds.crossroads_try': 'Treat other units as obstacles under Rules: then every unit plans around the others.',
  'worlds.fog_from': 'Fog as in the tutorials: each team, not each unit, remembers what it has seen.',
  'worlds.fog_try': 'Under Layers, view the fog as the other team.',
  'worlds.crowd_from': 'The crowd tutorial: 40 × 30 cells, ten ticks a second, 6 units that all start on (0,0).',
  'worlds.crowd_try': 'Switch “As in the tutorial” off under Rules, and watch the units keep clear of each other.',
  'worlds.same_goals_from': 'Made for this page: 40 units that share 4 goals.',
  'worlds.same_goals_try': 'Add units that plan by A*, and watch the numbers rise under Requests.',
  'worlds.walk_from': 'The tutorials’ click-to-walk demo, on 40 × 30 cells.',
  'worlds.walk_try': 'Click another cell before the walker has arrived.',

  'graph.example_from':
    'Made for this page: ten places between mountains and sea, 16 two-way roads and a one-way road.',
  'graph.example_look':
    'The path via Mill, Market and Lake costs 670, less than the 720 via Bridge and Forest, though it has more roads.',
  'graph.example_try': 'Choose Greedy best-first: 4 expansions instead of 6, and the path that costs 720.',
});
