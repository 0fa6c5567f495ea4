// What the engine says about a claim of a lesson about a game world:
//
//   <data class="claim" value="100" data-check="arrivals-per-100" data-world="two-corridors" data-since="200" data-tick="800">
//
// data-world is a preset, data-do a gesture at its beginning (core/world/script/script.h), data-tick when to check,
// data-since when to start counting. data-planner gives all initial units another planner (0 A*, 1 local
// walk, 2 flow field).

/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { WorldLaboratory } from '../../../wasm/types/world.d.ts' */
/** @typedef {Record<string, string>} Attributes */

const STRIDE = 12;
/** Positions in the numbers that units() gives for one unit. */
const UNIT = Object.freeze({ number: 0, team: 1, cell: 4, goal: 6, steps: 10 });
const REQUEST_STRIDE = 3;

/** @type {Readonly<Record<string, (world: WorldLaboratory, attributes: Attributes) => number>>} */
const CHECKS = Object.freeze({
  units: (world) => world.units().length / STRIDE,
  arrivals: (world) => world.counts().arrivals,
  answered: (world) => world.counts().answered,
  expanded: (world) => world.counts().expanded,
  deadlocks: (world) => world.counts().deadlocks,
  /** Path requests, queued or running. */
  waiting: (world) => world.requests().length / REQUEST_STRIDE,
  /** Cells that unit data-unit has walked. */
  walked: (world, { 'data-unit': unit }) => {
    const units = world.units();
    for (let at = 0; at < units.length; at += STRIDE) {
      if (units[at + UNIT.number] === Number(unit)) return units[at + UNIT.steps] ?? NaN;
    }
    return NaN;
  },
  /** Cells that team 0 has seen. */
  seen: (world) => world.seen(0).reduce((sum, one) => sum + one, 0),
  cells: (world) => world.width() * world.height(),
  ticks: (world) => world.now(),
  /** Expansions that all searches together may make in a tick. */
  budget: (world) => world.options().budget,
});

/** @param {PlacesModule} module @param {Attributes} attributes */
export function worldAnswer(module, attributes) {
  const name = attributes['data-check'] ?? '';
  const isRate = name.endsWith('-per-100');
  const check = CHECKS[name.replace(/-per-100$/, '')];
  if (check === undefined) throw new Error(`there is no check ${name} of worlds`);
  const world = worldOf(module, attributes);
  const since = attributes['data-since'];
  let before = 0;
  if (since !== undefined) {
    world.seek(Number(since), 2 ** 31 - 1);
    before = check(world, attributes);
  }
  world.seek(Number(attributes['data-tick']), 2 ** 31 - 1);
  const found = check(world, attributes) - before;
  const ticks = Number(attributes['data-tick']) - Number(since ?? 0);
  world.delete();
  return isRate ? Math.floor((found * 100) / ticks) : found;
}

/** @param {PlacesModule} module @param {Attributes} attributes */
function worldOf(module, { 'data-world': preset, 'data-do': script = '', 'data-planner': planner }) {
  const world = new module.WorldLaboratory();
  const { ok, code } = world.beginPreset(/** @type {never} */ (preset), '');
  if (!ok) throw new Error(`${preset}: ${code}`);
  const gesture = [...(planner === undefined ? [] : othersInstead(world, planner)), ...(script === '' ? [] : [script])];
  const reason = gesture.length === 0 ? { ok: true } : world.act(gesture.join('.'));
  if (!reason.ok) throw new Error(`${preset}: ${JSON.stringify(reason)}`);
  return world;
}

/** The same units with this planner. @param {WorldLaboratory} world @param {string} planner */
function othersInstead(world, planner) {
  const units = world.units();
  const width = world.width();
  /** @param {number} cell */
  const coordinates = (cell) => `${cell % width},${Math.floor(cell / width)}`;
  /** @type {string[]} */
  const removed = [];
  const added = [];
  for (let at = 0; at < units.length; at += STRIDE) {
    removed.push(`r${units[at + UNIT.number]}`);
    added.push(
      `a${coordinates(units[at + UNIT.cell] ?? 0)},${coordinates(units[at + UNIT.goal] ?? 0)},${units[at + UNIT.team]},${planner}`,
    );
  }
  return [...removed, ...added];
}
