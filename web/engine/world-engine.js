// The API of the game world: turns refusals into EngineError; the module checks scripts and boards itself.
// Returns views that must not be kept.

import { check, isWithin, refuseAll, requireNumbers } from './check.js';
import { EngineError } from './engine-error.js';
import { whenDead } from './module/living-module.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { WorldCornerName, WorldLaboratory, WorldPresetName } from '../../wasm/types/world.d.ts' */

/** Cells of a world's board, and the last tick, at most. */
export const MOST_WORLD_CELLS = 262_144;
export const MOST_TICKS = 10_000_000;

/** Numbers per unit in WorldEngine.units(), and their positions. */
export const UNIT_STRIDE = 12;
export const UNIT_FIELDS = Object.freeze({
  ...{ number: 0, team: 1, planner: 2, status: 3, cell: 4, previous: 5 },
  ...{ goal: 6, waitsFor: 7, queuePosition: 8, arrivals: 9, steps: 10, isDeadlocked: 11 },
});
/** Instead of a cell. */
export const NO_CELL = 0xffffffff;
/** Statuses, planners and teams of units, by number. */
export const UNIT_STATUSES = Object.freeze(
  /** @type {const} */ (['arrived', 'moving', 'waiting', 'queued', 'cut-off']),
);
export const PLANNERS = Object.freeze(/** @type {const} */ (['astar', 'local', 'flow']));
export const TEAM_COUNT = 8;

/** Numbers per request in WorldEngine.requests(), and their positions. */
export const REQUEST_STRIDE = 3;
export const REQUEST_FIELDS = Object.freeze({ unit: 0, expanded: 1, isInWork: 2 });

/** @type {readonly WorldPresetName[]} */
export const WORLD_PRESETS = Object.freeze(['two-corridors', 'head-on', 'crossroads', 'fog', 'crowd', 'same-goals']);

/** @param {Reason} reason */
function accept(reason) {
  if (!reason.ok) throw new EngineError(reason);
}

export class WorldEngine {
  #laboratory;

  /** @param {WorldLaboratory} laboratory */
  constructor(laboratory) {
    this.#laboratory = laboratory;
  }

  /** Called when the module has died: the world is restored with all gestures, at tick 0. @param {Parameters<typeof whenDead>[1]} listener */
  whenDead(listener) {
    whenDead(this.#laboratory, listener);
  }

  /**
   * A new world at tick 0.
   * @param {{ width: number, height: number, factors: ArrayLike<number> }} ground
   * @param {WorldCornerName} corner @param {number} seed @param {string} script the user's actions
   */
  begin({ width, height, factors }, corner, seed, script) {
    requireNumbers(factors, width * height);
    accept(this.#laboratory.begin(width, height, factors, corner, seed, script));
  }

  /** @param {WorldPresetName} name @param {string} script */
  beginPreset(name, script) {
    accept(this.#laboratory.beginPreset(name, script));
  }

  /** One gesture at this tick: all of its commands are applied, or none. @param {string} script */
  act(script) {
    accept(this.#laboratory.act(script));
  }

  /** Why act() would refuse; null if it would not. @param {string} script @returns {Reason | null} */
  refusalOf(script) {
    const reason = this.#laboratory.refusalOf(script);
    return reason.ok ? null : reason;
  }

  /** Undoes the last gesture; whether there was one. Then seek() returns to the tick where the world was. */
  undo() {
    return this.#laboratory.takeBack();
  }

  redo() {
    return this.#laboratory.putBack();
  }

  get canUndo() {
    return this.#laboratory.canTakeBack();
  }

  get canRedo() {
    return this.#laboratory.canPutBack();
  }

  /** Whether the tick is reached; to be called again until it is. @param {number} tick @param {number} most ticks at a time */
  seek(tick, most) {
    check(isWithin(tick, 0, MOST_TICKS), 'world.tick', tick, `0–${MOST_TICKS}`);
    return this.#laboratory.seek(tick, most);
  }

  get now() {
    return this.#laboratory.now();
  }

  /** The latest tick run so far. */
  get last() {
    return this.#laboratory.last();
  }

  get width() {
    return this.#laboratory.width();
  }

  get height() {
    return this.#laboratory.height();
  }

  get corner() {
    return this.#laboratory.corner();
  }

  get seed() {
    return this.#laboratory.seed();
  }

  get preset() {
    return this.#laboratory.preset();
  }

  /** UNIT_STRIDE numbers a unit: see UNIT_FIELDS. */
  units() {
    return this.#laboratory.units();
  }

  /** Cells, the unit's own first. @param {number} number of a unit */
  path(number) {
    return this.#laboratory.path(number);
  }

  factors() {
    return this.#laboratory.factors();
  }

  groundVersion() {
    return this.#laboratory.groundVersion();
  }

  influence() {
    return this.#laboratory.influence();
  }

  /** Teams with fog. */
  teams() {
    return this.#laboratory.teams();
  }

  /** @param {number} team */
  seen(team) {
    return this.#laboratory.seen(team);
  }

  /** @param {number} team */
  known(team) {
    return this.#laboratory.known(team);
  }

  /** REQUEST_STRIDE numbers a request: see REQUEST_FIELDS. */
  requests() {
    return this.#laboratory.requests();
  }

  counts() {
    return this.#laboratory.counts();
  }

  options() {
    return this.#laboratory.options();
  }

  /** For each cell 0 for a wall, or the number of its island. */
  islands() {
    return this.#laboratory.islands();
  }

  /** The user's actions. */
  script() {
    return this.#laboratory.script();
  }

  digest() {
    return this.#laboratory.digest();
  }

  /** Releases its memory; it must not be used any more. */
  dispose() {
    this.#laboratory.delete();
  }
}

refuseAll(WorldEngine);
