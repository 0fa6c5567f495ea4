// Built-in maps with their settings: figures of the tutorials, experiments, and
// the first map a visitor sees. Names are in web/i18n/, under preset.ID. Programs as written have a
// file of their own.

import { COUNTINGS } from '../counting.js';
import { LESTER, LESTERS_FIGURE, map } from './first-figure.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Display } from '../display.js' */
/** @typedef {Partial<Display>} PresetDisplay its best display */
/**
 * @typedef {object} Preset
 * @property {string} id
 * @property {string} map
 * @property {Partial<SearchSettings>} settings
 * @property {PresetDisplay} [display]
 * @property {string} [title] key of its name, if it is not preset.ID
 */

/** Drawn with y upward, as in its tutorial: its row 0 is the last line. */
export const FOUR_BY_FOUR = map('....', '.#..', 'S#.G', '....');
/** The board of the slides' closed list. */
export const SLIDES_ONE = map(
  ...['S.....', '#..##.', '......', '.####.', '##.G#.', '##.#..', '#..##.', '#.....', '##....'],
);
/**
 * That of the second deck, which counts from its start, y upward: the goal (-2,-3) lies below it, and rows are listed
 * from the bottom up.
 */
export const SLIDES_TWO = map(
  ...Array.from({ length: 6 }, () => '.............'),
  '......S......',
  '.............',
  '...#####.....',
  '....G........',
  ...Array.from({ length: 3 }, () => '.............'),
);

const EMPTY_ROW = '.'.repeat(20);
/** @param {number} count */
const emptyRows = (count) => Array.from({ length: count }, () => EMPTY_ROW);

/** Cells shaded by order of expansion, numbers on the path only. @type {PresetDisplay} */
const EXPERIMENT = Object.freeze({ shading: 'order', numbers: 'path' });

/** As the slides count: from (1,1), the column first. */
export const AS_SLIDES = Object.freeze({ coordinates: COUNTINGS.from_one, rulers: true });
/** As the 4 x 4 example counts: upward from its bottom row. */
export const AS_FOUR_BY_FOUR = Object.freeze({ coordinates: COUNTINGS.y_up, rulers: true });
/** As the second deck counts: upward, from the start in the middle of its 13 x 13 cells. */
const AS_SECOND_DECK = Object.freeze({ coordinates: { ...COUNTINGS.y_up, originX: 6, originY: 6 }, rulers: true });

/** @type {readonly Preset[]} */
export const PRESETS = Object.freeze([
  LESTERS_FIGURE,
  // The figure's own path goes under the wall, as that of the program it was made with does.
  {
    id: 'lester_under',
    map: LESTER,
    settings: { heuristic: 'manhattan', tie: 'none', stop: 'opened' },
  },
  {
    id: 'four_by_four',
    map: FOUR_BY_FOUR,
    settings: { corner: 'always', neighbourOrder: 'up' },
    display: AS_FOUR_BY_FOUR,
  },
  // f = depth / 2 + Manhattan, in halves; neighbours up, left, down, right.
  {
    id: 'slides_one',
    map: SLIDES_ONE,
    settings: {
      heuristic: 'manhattan',
      weightHundredths: 200,
      corner: 'four',
      costs: 'unit',
      update: 'never',
      reopens: false,
      neighbourOrder: '13640257',
    },
    display: AS_SLIDES,
  },
  // What the text of the second deck says of open cells, and what its pictures do with them.
  {
    id: 'slides_two',
    map: SLIDES_TWO,
    settings: { heuristic: 'manhattan', tie: 'near', neighbourOrder: 'up' },
    display: AS_SECOND_DECK,
  },
  {
    id: 'slides_two_drawn',
    map: SLIDES_TWO,
    settings: { heuristic: 'manhattan', tie: 'near', update: 'never', neighbourOrder: 'up' },
    display: AS_SECOND_DECK,
  },
  {
    id: 'experiment_line',
    map: map(...emptyRows(10), '..S..............G..', ...emptyRows(9)),
    settings: {},
    display: EXPERIMENT,
  },
  {
    id: 'experiment_wall',
    map: map(
      ...emptyRows(4),
      ...Array.from({ length: 6 }, () => '..........#.........'),
      '..S.......#......G..',
      ...Array.from({ length: 5 }, () => '..........#.........'),
      ...emptyRows(4),
    ),
    settings: {},
    display: EXPERIMENT,
  },
  {
    id: 'experiment_trap',
    map: map(
      ...emptyRows(5),
      '.....########.......',
      ...Array.from({ length: 4 }, () => '............#.......'),
      '......S.....#....G..',
      ...Array.from({ length: 3 }, () => '............#.......'),
      '.....########.......',
      ...emptyRows(5),
    ),
    settings: {},
    display: EXPERIMENT,
  },
  {
    id: 'experiment_walled',
    map: map(
      ...emptyRows(8),
      '...............#####',
      '...............#...#',
      '..S............#.G.#',
      '...............#...#',
      '...............#####',
      ...emptyRows(7),
    ),
    // The search must expand the whole map to find that out.
    settings: { floods: true },
    display: EXPERIMENT,
  },
  // At factor 3 the detour is cheaper; at factor 2 the path across it.
  {
    id: 'mountain',
    map: map(
      '...............',
      ...Array.from({ length: 3 }, () => '......333......'),
      '.S....333....G.',
      ...Array.from({ length: 3 }, () => '......333......'),
      '...............',
    ),
    settings: {},
  },
  // Lowered to factor 2, or with h scaled by 1.5, the path crosses it: found sooner, but costlier.
  {
    id: 'mountain_range',
    map: map(
      '................................',
      '...............333..............',
      '...............3333.............',
      '...............33333............',
      '...............33333............',
      '...............333333...........',
      '...............333333...........',
      '...............333333...........',
      '................333333..........',
      '................333333..........',
      '................333333..........',
      '.................333333.........',
      '...S.............333333.....G...',
      '.................333333.........',
      '..................333333........',
      '..................333333........',
      '..................333333........',
      '...................33333........',
      '...................33333........',
      '....................3333........',
      '.....................333........',
      '................................',
      '................................',
      '................................',
    ),
    settings: {},
    display: EXPERIMENT,
  },
]);
