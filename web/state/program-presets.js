// For each tutorial's program as written a small board of its own, on which its slip shows; and where it
// has none, or one that comes to nothing, what it does right.

import { map } from './first-figure.js';
import { FOUR_BY_FOUR, SLIDES_ONE } from './presets.js';

const EMPTY_ROW = '.'.repeat(25);
const EIGHT_ROWS = Array.from({ length: 8 }, () => EMPTY_ROW);

/** @type {readonly import('./presets.js').Preset[]} */
export const PROGRAM_PRESETS = Object.freeze([
  // First on its list is the costly cell behind the start: whatever was found last seems good enough.
  {
    id: 'unity',
    title: 'program.unity',
    map: map('..........', '.33.......', '.3S.....G.', '.33.......', '..........'),
    settings: { program: 'unity', heuristic: 'manhattan' },
  },
  { id: 'csharp', title: 'program.csharp', map: FOUR_BY_FOUR, settings: { program: 'csharp', neighbourOrder: 'up' } },
  // The cheaper way down past the wall comes second, and is passed over.
  {
    id: 'cpp',
    title: 'program.cpp',
    map: map('.......', '.G#....', '.....S.', '.......'),
    settings: { program: 'cpp' },
  },
  // Eight steps away in the open; seven it would manage.
  {
    id: 'gameserver',
    title: 'program.gameserver',
    map: map(...EIGHT_ROWS, '........S.......G........', ...EIGHT_ROWS),
    settings: { program: 'gameserver' },
  },
  // It runs up to the wall, nearer and nearer to the goal, and then round it by the long way.
  {
    id: 'crowd',
    title: 'program.crowd',
    map: map('....###..', '....###G.', '....###..', '....###..', '.S.......', '.........'),
    settings: { program: 'crowd', heuristic: 'manhattan' },
  },
  { id: 'slides', title: 'program.slides', map: SLIDES_ONE, settings: { program: 'slides' } },
]);
