// Links with any content that a link can hold.
import * as options from '../../../web/engine/options.js';
import { LINE_NAMES, STEP_EVENTS, isOfCells } from '../../../web/model/breakpoints.js';
import { NUMBERS, SHADINGS } from '../../../web/model/display.js';
import { suited } from '../../../web/model/settings.js';
import { createRandom } from './random.mjs';

/** @import { Link } from '../../../web/link/link.js' */

const MAP_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** @param {number} length @param {() => string} next */
const letters = (length, next) => Array.from({ length }, next).join('');

/** @param {number} seed @returns {Link} */
export function randomLink(seed) {
  const { below, pick, chance } = createRandom(seed);
  const point = () => ({ x: below(4096), y: below(4096) });
  /** No two are the same. */
  const randomBreakpoints = () => [
    ...STEP_EVENTS.filter(chance).map((kind) => ({
      kind,
      point: isOfCells(kind) && chance() ? point() : null,
    })),
    ...LINE_NAMES.slice(0, below(4)).map((line) => ({ kind: /** @type {const} */ ('line'), point: null, line })),
  ];
  const digits = [...'01234567'].sort(() => (chance() ? 1 : -1)).join('');
  return {
    map: chance() ? letters(1 + below(60), () => pick(MAP_LETTERS)) : null,
    start: chance() ? point() : null,
    goal: chance() ? point() : null,
    settings: suited({
      program: pick(options.PROGRAMS),
      corrected: chance(),
      algorithm: pick(options.ALGORITHMS),
      heuristic: pick(options.HEURISTICS),
      weightHundredths: chance() ? 100 : below(options.MAX_WEIGHT_HUNDREDTHS + 1),
      board: pick(options.BOARDS),
      corner: pick(options.CORNER_RULES),
      costs: pick(options.COST_MODELS),
      tie: pick(options.TIES),
      stop: pick(options.STOPS),
      update: pick(options.UPDATES),
      reopens: chance(),
      neighbourOrder: chance() ? pick(options.NEIGHBOUR_ORDERS) : digits,
      allowsBlockedGoal: chance(),
      nearest: pick(options.NEAREST),
      openList: pick(options.OPEN_LISTS),
      floods: chance(),
      localRadius: chance() ? 12 : below(51),
      localSteps: chance() ? 1 : 1 + below(100),
      localShifts: chance(),
      localSeed: chance() ? 1 : below(2 ** 32),
      localTurns: pick(options.LOCAL_TURNS),
      tiers: pick(options.TIERS),
      clusterSide: chance() ? 10 : 4 + below(61),
    }),
    step: chance() ? below(100_000) : null,
    display: {
      shading: pick(SHADINGS),
      numbers: pick(NUMBERS),
      arrows: chance(),
      xray: chance(),
      shortest: chance(),
      edges: chance(),
      islands: chance(),
      rulers: chance(),
      coordinates: {
        ...{ originX: chance() ? 0 : below(4096), originY: chance() ? 0 : below(4096), first: chance() ? 1 : 0 },
        ...{ isYUp: chance(), isRowFirst: chance() },
      },
    },
    breakpoints: randomBreakpoints(),
    view: {
      face: pick([null, 'none', 'play', 'full']),
      canEdit: pick([null, false, true]),
      theme: pick([null, 'light', 'dark']),
      language: pick([null, 'en', 'zh']),
      quiz: pick([null, false, true]),
      cells: pick([
        null,
        [{ x: 3, y: 4 }],
        [
          { x: 0, y: 0 },
          { x: 4095, y: 12 },
        ],
      ]),
      loop: pick([null, { first: 0, last: 7 }]),
      code: pick([null, 'pseudo', 'python', 'cpp', 'js']),
    },
  };
}
