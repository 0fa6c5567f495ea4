// The world in a link: world=1 on the board of the link, or world=two-corridors on that of a preset; what people did as
// do=, the tick as tick=, and wv= the layers shown. Knows no DOM, asks no engine.

import { WORLD_PRESETS } from '../../engine/world-engine.js';
import { valueRefused } from '../../link/near-name.js';
import { NO_LAYERS } from './state/world-state.js';
import { usualLayers } from './state/world-worlds.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { WorldPresetName } from '../../../wasm/types/world.d.ts' */
/** @import { WorldLayers } from './state/world-state.js' */
/**
 * @typedef {object} WorldLink
 * @property {WorldPresetName | ''} preset '': on the board of the link
 * @property {number} seed presets have their own
 * @property {string} script
 * @property {number} tick
 * @property {WorldLayers} layers
 * @property {number} selected number of a unit; 0: none
 */

/** 1: the one on the board of the link. */
const WORLDS = Object.freeze(['1', ...WORLD_PRESETS]);

export const FIRST_SEED = 1;
/** Most characters of do=; nothing longer was done by hand. */
export const LONGEST_SCRIPT = 2 ** 16;
const MOST_TICKS = 10_000_000;
const MOST_SEED = 2 ** 32 - 1;

/**
 * Defaults are omitted.
 * @param {WorldLink} world
 * @returns {[string, string][] | null} null if the script is too long for a link
 */
export function worldPairs({ preset, seed, script, tick, layers, selected }) {
  if (script.length > LONGEST_SCRIPT) return null;
  /** @type {[string, string][]} */
  const pairs = [['world', preset === '' ? '1' : preset]];
  if (preset === '' && seed !== FIRST_SEED) pairs.push(['seed', String(seed)]);
  if (script !== '') pairs.push(['do', script]);
  if (tick > 0) pairs.push(['tick', String(tick)]);
  const view = wvText(layers, usualLayers(preset), selected);
  if (view !== '') pairs.push(['wv', view]);
  return pairs;
}

/** @param {WorldLayers} layers @param {WorldLayers} usual @param {number} selected */
function wvText(layers, usual, selected) {
  const unit = selected > 0 ? `u${selected}` : '';
  const text = layersText(layers);
  return text === layersText(usual) ? unit : `${text || 'n'}${unit}`;
}

/** @param {WorldLayers} layers */
function layersText({ influence, paths, islands, fog }) {
  return `${influence ? 'i' : ''}${paths ? 'w' : ''}${islands ? 's' : ''}${fog >= 0 ? `f${fog}` : ''}`;
}

/**
 * @param {ReadonlyMap<string, string>} pairs of a link, world= among them
 * @returns {{ world: WorldLink, odd: null } | { world: null, odd: string }} `odd` is the key that is not understood;
 *   the engine checks the script
 */
export function readWorld(pairs) {
  const name = pairs.get('world') ?? '';
  if (!/^(1|[a-z]+(-[a-z]+)*)$/.test(name) || name.length > 40) return { world: null, odd: 'world' };
  const seed = wholeNumber(pairs.get('seed') ?? String(FIRST_SEED), MOST_SEED);
  if (seed === null) return { world: null, odd: 'seed' };
  const script = pairs.get('do') ?? '';
  if (!/^[\w.,-]*$/.test(script) || script.length > LONGEST_SCRIPT) return { world: null, odd: 'do' };
  const tick = wholeNumber(pairs.get('tick') ?? '0', MOST_TICKS);
  if (tick === null) return { world: null, odd: 'tick' };
  const [all, letters = '', fog, unit] = /^(n|i?w?s?)(?:f([0-7]))?(?:u(\d{1,9}))?$/.exec(pairs.get('wv') ?? '') ?? [];
  if (all === undefined) return { world: null, odd: 'wv' };
  const preset = name === '1' ? '' : /** @type {WorldPresetName} */ (name);
  const said = {
    ...NO_LAYERS,
    ...{ influence: letters.includes('i'), paths: letters.includes('w'), islands: letters.includes('s') },
    ...(fog !== undefined && { fog: Number(fog) }),
  };
  const layers = letters === '' && fog === undefined ? usualLayers(preset) : said;
  return { world: { preset, seed, script, tick, layers, selected: Number(unit ?? 0) }, odd: null };
}

/**
 * The world of a link, or why there is none; what the script says is for the engine to judge.
 * @param {ReadonlyMap<string, string>} pairs
 * @returns {{ world: WorldLink, reason: null } | { world: null, reason: Reason }}
 */
export function openedWorld(pairs) {
  const { world, odd } = readWorld(pairs);
  if (world === null) return { world, reason: valueRefused(odd, pairs.get(odd), odd === 'world' ? WORLDS : []) };
  const { preset } = world;
  if (preset === '' || WORLD_PRESETS.includes(preset)) return { world, reason: null };
  return { world: null, reason: valueRefused('world', preset, WORLDS) };
}

/** @param {string} text @param {number} most @returns {number | null} */
function wholeNumber(text, most) {
  return /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
