// The race: up to four setups on one map, and its position. Pure; the searches are run elsewhere, and scale.js
// defines positions.

import { DEFAULT_SETTINGS } from '../../engine/options.js';
import { comparisonOf } from '../../model/referee.js';

/** @import { Outcome, Reason, SearchSettings, Verdict } from 'astrolabe-module' */
/** @import { Display } from '../../model/display.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @typedef {'expansions' | 'comparisons' | 'time'} Metric */
/** @typedef {'boards' | 'difference' | 'split'} RaceView */
/** @typedef {'waiting' | 'running' | 'settled' | 'refused'} LanePhase */
/**
 * @typedef {object} Milliseconds of one search, from its question to its answer
 * @property {number} median of the runs
 * @property {number} low the quickest
 * @property {number} high the slowest
 * @property {number} runs how many were timed; for searches too short for the clock each run is the
 *   mean of many
 */
/**
 * @typedef {object} LaneResult
 * @property {Outcome} outcome
 * @property {Verdict['ruling']} ruling of the referee, so far
 * @property {number | null} cost of the path, in the unit shown; null without one
 * @property {number | null} optimum the cost of a shortest path by the lane's own rules; null: not known yet
 * @property {number | null} excess 0 is optimal, 0.05 is 5 % longer; null: not known yet, or no path; below 0
 *   where any-angle straight lines are shorter than any path of steps, or where the ruling is 'below-optimum'
 * @property {number} expanded
 * @property {number} generated
 * @property {number} reopened
 * @property {number | null} comparisons of keys in the open list; null where there is no open list of this kind
 * @property {Milliseconds} milliseconds
 * @property {number} bytes peak memory of the search; 0: not known
 * @property {number} steps of the trace
 * @property {ArrayLike<number> | null} series comparisons made by each step, from 0 to steps; null: not known
 * @property {Uint32Array} path cells; for any-angle paths those at which it bends
 * @property {boolean} isTruncated the trace stops early; all else is complete
 * @property {boolean} isJudged optimum and excess will not change any more
 */
/**
 * @typedef {object} Course a board that a lane has to itself
 * @property {string} id of its preset
 * @property {RaceBoard} board
 * @property {Uint8Array} factors
 * @property {Display} display
 */
/**
 * @typedef {object} Lane
 * @property {number} id unique within the race, from 1
 * @property {SearchSettings} settings
 * @property {LanePhase} phase
 * @property {Reason | null} reason why it was refused
 * @property {LaneResult | null} result
 * @property {Course} [course] all lanes of a race have one, or none has
 */
/** @typedef {{ width: number, height: number, start: number, goal: number, revision: number }} RaceBoard */
/**
 * @typedef {object} RaceState
 * @property {RaceBoard} board the board of all lanes without a course of their own
 * @property {readonly Lane[]} lanes one to four
 * @property {Metric} metric
 * @property {number} position on the scale of the metric, from 0 to lengthOf() of scale.js
 * @property {boolean} isPlaying
 * @property {number} speed units of the scale a second
 * @property {boolean} isOwnSpeed chosen by hand
 * @property {RaceView} view
 * @property {readonly [number, number]} pair ids of the two lanes that are compared
 * @property {number} split share of the board that shows the first of the pair, 0 to 1
 * @property {Notice} notice
 */

export const METRICS = Object.freeze(/** @type {const} */ (['expansions', 'comparisons', 'time']));
export const RACE_VIEWS = Object.freeze(/** @type {const} */ (['boards', 'difference', 'split']));
export const MOST_LANES = 4;

/** @type {Readonly<RaceState>} */
export const NO_RACE = Object.freeze({
  board: Object.freeze({ width: 1, height: 1, start: 0, goal: 0, revision: -1 }),
  lanes: Object.freeze([]),
  metric: 'expansions',
  position: 0,
  isPlaying: false,
  speed: 4,
  isOwnSpeed: false,
  view: 'boards',
  pair: Object.freeze(/** @type {const} */ ([1, 2])),
  split: 0.5,
  notice: Object.freeze({ isError: false, parts: [] }),
});

/**
 * The setups that a race begins with: that of the page, and the most instructive opponent; a program as
 * written runs against its corrected version.
 * @param {SearchSettings} settings
 * @returns {SearchSettings[]}
 */
export function firstSetups(settings) {
  if (settings.program !== 'none') return [settings, { ...settings, corrected: !settings.corrected }];
  const algorithm = settings.algorithm === 'astar' ? 'dijkstra' : 'astar';
  return [settings, { ...settings, algorithm }];
}

/** The setups added to a race, in order. @type {readonly Partial<SearchSettings>[]} */
const CANDIDATES = Object.freeze([
  { algorithm: 'astar', weightHundredths: 100 },
  { algorithm: 'dijkstra' },
  { algorithm: 'greedy' },
  { algorithm: 'astar', weightHundredths: 150 },
  { algorithm: 'bidirectional', weightHundredths: 100 },
  { algorithm: 'jps' },
]);

/**
 * The setup that is added: like the last one, but with an algorithm or weight that none has yet.
 * @param {readonly Lane[]} lanes @param {(settings: SearchSettings) => boolean} isAllowed on the board
 * @returns {SearchSettings} the last one's if there is none
 */
export function nextSetup(lanes, isAllowed) {
  const last = lanes.at(-1)?.settings ?? DEFAULT_SETTINGS;
  const settings = CANDIDATES.map((change) => ({
    ...last,
    program: /** @type {const} */ ('none'),
    corrected: false,
    ...change,
  }));
  /** @param {SearchSettings} one */
  const isNew = (one) =>
    lanes.every(
      ({ settings: { algorithm, weightHundredths } }) =>
        algorithm !== one.algorithm || (algorithm === 'astar' && weightHundredths !== one.weightHundredths),
    );
  return settings.find((one) => isNew(one) && isAllowed(one)) ?? last;
}

/** @param {number} id @param {SearchSettings} settings @param {Course} [course] @returns {Lane} */
const freshLane = (id, settings, course) => ({
  id,
  settings,
  phase: 'waiting',
  reason: null,
  result: null,
  ...(course && { course }),
});

/** @param {RaceState} race @returns {boolean} each lane has a board of its own */
export const hasCourses = ({ lanes }) => lanes.some(({ course }) => course !== undefined);

/** What a lane runs on. @param {RaceState} race @param {Pick<Lane, 'course'>} lane @returns {RaceBoard} */
export const boardOf = ({ board }, { course }) => course?.board ?? board;

/** @param {RaceState} race @param {RaceBoard} board @returns {RaceState} all lanes are at the start */
export function withRaceBoard(race, board) {
  return {
    ...race,
    board,
    lanes: race.lanes.map(({ id, settings, course }) => freshLane(id, settings, course)),
    position: 0,
    isPlaying: false,
  };
}

/** @param {RaceState} race @param {readonly SearchSettings[]} setups @returns {RaceState} */
export function withSetups(race, setups) {
  const lanes = setups.slice(0, MOST_LANES).map((settings, index) => freshLane(index + 1, settings));
  return { ...race, lanes, pair: [1, 2], position: 0, isPlaying: false };
}

/** @param {RaceState} race @param {readonly { settings: SearchSettings, course: Course }[]} lanes @returns {RaceState} */
export function withCourses(race, lanes) {
  const fresh = lanes.map(({ settings, course }, index) => freshLane(index + 1, settings, course));
  return { ...race, lanes: fresh, view: 'boards', pair: [1, 2], position: 0, isPlaying: false };
}

/** Adds a lane at the end. @param {RaceState} race @param {SearchSettings} settings @param {number} [most] @returns {RaceState} unchanged if there is no room */
export function withLane(race, settings, most = MOST_LANES) {
  if (race.lanes.length >= most) return race;
  // The lowest free id: links hold no ids, and must give the same ones again.
  const id = [1, 2, 3, 4].find((one) => race.lanes.every((lane) => lane.id !== one)) ?? 0;
  return suitedPair({ ...race, lanes: [...race.lanes, freshLane(id, settings)] });
}

/** @param {RaceState} race @param {number} id @returns {RaceState} the last lane stays */
export function withoutLane(race, id) {
  if (race.lanes.length <= 1) return race;
  return suitedPair({ ...race, lanes: race.lanes.filter((lane) => lane.id !== id) });
}

/** @param {RaceState} race @param {number} id @param {Partial<SearchSettings>} settings @returns {RaceState} it runs again */
export function withLaneSettings(race, id, settings) {
  const lanes = race.lanes.map((lane) => (lane.id === id ? freshLane(id, { ...lane.settings, ...settings }) : lane));
  return { ...race, lanes, isPlaying: false };
}

/** @param {RaceState} race @param {number} id @param {Partial<Omit<Lane, 'id' | 'settings'>>} update @returns {RaceState} */
export function withLaneUpdate(race, id, update) {
  return { ...race, lanes: race.lanes.map((lane) => (lane.id === id ? { ...lane, ...update } : lane)) };
}

/** Keeps the pair two existing, different lanes; with one lane, that one and none. @param {RaceState} race @returns {RaceState} */
export function suitedPair(race) {
  const ids = race.lanes.map(({ id }) => id);
  const kept = race.pair.filter((id, at, all) => ids.includes(id) && all.indexOf(id) === at);
  const [first = 1, second = first === 1 ? 2 : 1] = [...kept, ...ids.filter((id) => !kept.includes(id))];
  return { ...race, pair: [first, second] };
}

/** @param {RaceState} race @param {0 | 1} side @param {number} id @returns {RaceState} the other one gives way */
export function withPaired(race, side, id) {
  const [first, second] = race.pair;
  if (side === 0) return { ...race, pair: [id, id === second ? first : second] };
  return { ...race, pair: [id === first ? second : first, id] };
}

/** @param {RaceState} race @returns {boolean} all work is done */
export const isOver = (race) => race.lanes.every(({ phase }) => phase === 'settled' || phase === 'refused');

/**
 * The verdict on an answer. 'judging': not known yet.
 * @param {LaneResult} result
 * @returns {'none' | 'judging' | 'optimal' | 'longer' | 'shorter' | 'below-optimum'}
 */
export function rulingOfLane({ ruling, cost, excess, isJudged }) {
  if (cost === null) return 'none';
  if (excess === null) return isJudged ? 'none' : 'judging';
  if (ruling === 'below-optimum') return ruling;
  const comparison = comparisonOf(excess);
  return comparison === 'equal' ? 'optimal' : comparison;
}
