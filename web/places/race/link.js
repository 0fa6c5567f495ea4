// The race in a link: race=a-astar_w-1.5,a-jps and its view. A lane's settings have the same keys as
// in the link itself, - before the value, _ between two of them and , between lanes. Knows no DOM, no engine.

import { isAtFinish } from './scale.js';
import { METRICS, MOST_LANES, NO_RACE, RACE_VIEWS, hasCourses } from './state.js';
import { EMPTY_LINK, readState, statePairs } from '../../link/link.js';
import { valueRefused } from '../../link/near-name.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { RaceState } from './state.js' */
/** @typedef {readonly [string, string]} Pair */
/**
 * @typedef {object} RaceLink
 * @property {SearchSettings[]} setups one to four; their kind of cells is the page's; none of the experiments
 * @property {Pick<RaceState, 'metric' | 'view' | 'pair' | 'split'>} display `pair` by lane positions, from 1
 * @property {number | null} position null: at its end
 */

/** In place of setups: the four experiments, each on a board of its own. */
const EXPERIMENTS = 'experiments';

/** The settings that lanes have; the kind of cells is the board's. */
export const LANE_KEYS = Object.freeze([
  'as',
  'fix',
  'a',
  'h',
  'w',
  'c',
  'k',
  'tie',
  'stop',
  'up',
  're',
  'no',
  'bg',
  'near',
  'ol',
  'fl',
  'lr',
  'll',
  'lf',
  'ls',
  'lt',
  'tiers',
  'cs',
]);

/** Defaults are omitted. @param {RaceState} race @returns {[string, string][]} */
export function racePairs(race) {
  const { lanes, metric, view, pair, split, position } = race;
  if (lanes.length === 0) return [];
  /** @type {[string, string][]} */
  const pairs = [['race', hasCourses(race) ? EXPERIMENTS : lanes.map(({ settings }) => laneText(settings)).join(',')]];
  if (metric !== NO_RACE.metric) pairs.push(['rm', metric]);
  if (view !== NO_RACE.view) pairs.push(['rv', view]);
  const positions = pair.map((id) => lanes.findIndex((lane) => lane.id === id) + 1);
  const isPair = positions[0] !== positions[1] && positions.every((position) => position > 0);
  if (view !== NO_RACE.view && isPair && positions.join() !== '1,2') pairs.push(['rp', positions.join('.')]);
  const percent = Math.round(100 * split);
  if (view === 'split' && percent !== 50) pairs.push(['rs', String(percent)]);
  if (!isAtFinish(race)) pairs.push(['rt', String(Math.floor(position))]);
  return pairs;
}

/** @param {SearchSettings} settings */
function laneText(settings) {
  const pairs = statePairs({ ...EMPTY_LINK, settings }).filter(([key]) => LANE_KEYS.includes(key));
  // A lane with only defaults would be an empty text.
  if (pairs.length === 0) pairs.push(['a', settings.algorithm]);
  return pairs.map(([key, value]) => `${key}-${value}`).join('_');
}

/**
 * @param {ReadonlyMap<string, string>} pairs of a link, race= among them
 * @returns {{ race: RaceLink, odd: null } | { race: null, odd: string }} `odd` is the key that is not understood
 */
export function readRace(pairs) {
  const lanes = (pairs.get('race') ?? '').split(',');
  if (lanes.join() === EXPERIMENTS) return readDisplay(pairs, []);
  const setups = lanes.length > MOST_LANES ? [] : lanes.flatMap((text) => readLane(text) ?? []);
  if (setups.length !== lanes.length) return { race: null, odd: 'race' };
  return readDisplay(pairs, setups);
}

/** @param {ReadonlyMap<string, string>} pairs @param {SearchSettings[]} setups @returns {ReturnType<typeof readRace>} */
function readDisplay(pairs, setups) {
  const metric = oneOf(METRICS, pairs.get('rm') ?? NO_RACE.metric);
  if (metric === undefined) return { race: null, odd: 'rm' };
  const view = oneOf(RACE_VIEWS, pairs.get('rv') ?? NO_RACE.view);
  if (view === undefined) return { race: null, odd: 'rv' };
  const [, first = 0, second = 0] = (/^([1-4])\.([1-4])$/.exec(pairs.get('rp') ?? '1.2') ?? []).map(Number);
  const isPair = first !== second && (!pairs.has('rp') || Math.max(first, second) <= setups.length);
  if (!isPair || first === 0) return { race: null, odd: 'rp' };
  const percent = pairs.get('rs') ?? '50';
  if (!/^\d{1,3}$/.test(percent) || Number(percent) > 100) return { race: null, odd: 'rs' };
  const position = pairs.get('rt');
  if (position !== undefined && !/^\d{1,12}$/.test(position)) return { race: null, odd: 'rt' };
  const display = { metric, view, pair: /** @type {const} */ ([first, second]), split: Number(percent) / 100 };
  return { race: { setups, display, position: position === undefined ? null : Number(position) }, odd: null };
}

/**
 * Why a race is not understood: the setting of a lane that is not, if it is one.
 * @param {string} odd key
 * @param {string} [value]
 */
export function raceRefused(odd, value = '') {
  if (odd !== 'race') return valueRefused(odd, value, { rm: METRICS, rv: RACE_VIEWS }[odd]);
  for (const pair of value.split(/[,_]/)) {
    const [, key = '', name = ''] = /^([a-z]+)-(.*)$/.exec(pair) ?? [];
    if (LANE_KEYS.includes(key) && readState(new Map([[key, name]])).link === null) return valueRefused(key, name);
  }
  return valueRefused(odd, value);
}

/** @param {string} text of a lane @returns {SearchSettings | null} */
function readLane(text) {
  /** @type {Map<string, string>} */
  const pairs = new Map();
  for (const pair of text.split('_')) {
    const [, key = '', value = ''] = /^([a-z]+)-([\w.]+)$/.exec(pair) ?? [];
    if (!LANE_KEYS.includes(key) || pairs.has(key)) return null;
    pairs.set(key, value);
  }
  return readState(pairs).link?.settings ?? null;
}

/** @template {string} Name @param {readonly Name[]} names @param {string} value */
const oneOf = (names, value) => names.find((name) => name === value);
