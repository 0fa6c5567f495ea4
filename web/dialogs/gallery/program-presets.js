// For each tutorial's program as written, a small board of its own on which its bug shows; or, where it has
// none, or a harmless one, what it does right.

import { map } from '../../model/maps/first-figure.js';
import { AS_FOUR_BY_FOUR, AS_SLIDES, FOUR_BY_FOUR, SLIDES_ONE } from '../../model/maps/presets.js';

/** @import { Preset } from '../../model/maps/presets.js' */

/** @type {readonly Preset[]} */
export const PROGRAM_PRESETS = Object.freeze([
  // (2,2) is first reached by the detour, and keeps that parent.
  {
    id: 'unity',
    title: 'program.unity',
    map: map('.S..#', '.#...', '....#', '#..#.', '#...G'),
    settings: { program: 'unity' },
  },
  {
    id: 'csharp',
    title: 'program.csharp',
    map: FOUR_BY_FOUR,
    settings: { program: 'csharp' },
    display: AS_FOUR_BY_FOUR,
  },
  // The cheaper path below the wall is found second and not taken.
  {
    id: 'cpp',
    title: 'program.cpp',
    map: map('.......', '.G#....', '.....S.', '.......'),
    settings: { program: 'cpp' },
  },
  // F falls with each diagonal step, so (3,1), which is on the shortest path, is left behind.
  {
    id: 'gameserver',
    title: 'program.gameserver',
    map: map('...S.....', '.#..#....', '......#..', '#........', '....#....', '.#..#..G.', '.#.......'),
    settings: { program: 'gameserver' },
  },
  // It runs up to the wall, ever nearer to the goal, and then takes the longer detour round it.
  {
    id: 'crowd',
    title: 'program.crowd',
    map: map('....###..', '....###G.', '....###..', '....###..', '.S.......', '.........'),
    settings: { program: 'crowd' },
  },
  { id: 'slides', title: 'program.slides', map: SLIDES_ONE, settings: { program: 'slides' }, display: AS_SLIDES },
]);
