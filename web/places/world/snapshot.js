// What is drawn of a world, copied out of the engine once for each revision: views are valid until the next call, and
// while seeking a tick the previous picture stays. A stroke in progress is drawn over it.

import { TEAM_COUNT, UNIT_FIELDS, UNIT_STRIDE } from '../../engine/world-engine.js';
import { offsetOfUnit } from './state/world-units.js';

/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { WorldPicture } from './canvas/draw-world.js' */
/** @import { WorldState } from './state/world-state.js' */
/** @typedef {Pick<WorldPicture, 'units' | 'factors' | 'groundVersion' | 'layersVersion' | 'influence' | 'fog' | 'islands' | 'reach' | 'paths' | 'path'>} Content */
/** @typedef {{ kind: 'ground' | 'danger', cells: Iterable<number>, amount: number }} Stroke `amount`: factor, or danger added */

/** Most influence that a cell holds. */
const MOST_INFLUENCE = 10_000;

export class WorldSnapshot {
  #engine;
  #taken = '';
  /** Version of the ground of `islands` and `factors`. */
  #ground = -1;
  /** @type {Content} */
  #content = {
    ...{ units: new Uint32Array(0), factors: new Uint8Array(0), groundVersion: 0, layersVersion: 0, path: [] },
    ...{ influence: null, fog: null, islands: null, reach: null, paths: null },
  };
  /** @type {Stroke | null} */
  #stroke = null;
  #strokes = 0;
  /** @type {{ islands: Uint32Array | null, island: number, cells: Uint8Array }} */
  #reached = { islands: null, island: 0, cells: new Uint8Array(0) };
  /** Incremented with every copy. */
  #version = 0;

  /** @param {WorldEngine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  get units() {
    return this.#content.units;
  }

  /** @param {Stroke | null} stroke */
  lay(stroke) {
    this.#stroke = stroke;
    this.#strokes += 1;
  }

  /** @param {WorldState} state @returns {Content} */
  content(state) {
    const { revision, world, layers, selected, reach, sought } = state;
    const isDanger = this.#stroke?.kind === 'danger';
    const wanted = JSON.stringify([world, revision, layers, selected, reach, isDanger]);
    if (sought === null && wanted !== this.#taken) {
      this.#take(state, isDanger);
      this.#taken = wanted;
    }
    return this.#stroke === null ? this.#content : over(this.#stroke, this.#content, this.#strokes);
  }

  /** @param {WorldState} state @param {boolean} isDanger */
  #take({ layers, selected, reach }, isDanger) {
    const engine = this.#engine;
    const groundVersion = engine.groundVersion();
    const isSameGround = groundVersion === this.#ground;
    this.#ground = groundVersion;
    const before = this.#content;
    let islands = null;
    if (layers.islands) islands = isSameGround && before.islands !== null ? before.islands : engine.islands().slice();
    const isFogged = layers.fog >= 0 && engine.teams().includes(layers.fog);
    const units = engine.units().slice();
    if (!isFogged && engine.options().asInTutorial === 1) colourEach(units);
    this.#version += 1;
    this.#content = {
      ...{ units, groundVersion, islands, layersVersion: this.#version },
      factors: isSameGround ? before.factors : engine.factors().slice(),
      influence: layers.influence || isDanger ? engine.influence().slice() : null,
      fog: isFogged
        ? { seen: engine.seen(layers.fog).slice(), known: engine.known(layers.fog).slice(), team: layers.fog }
        : null,
      reach: islands !== null && reach >= 0 ? this.#reachedFrom(islands, reach) : null,
      paths: layers.paths ? this.#paths(units) : null,
      path: offsetOfUnit(units, selected) < 0 ? [] : engine.path(selected).slice(),
    };
  }

  /** Cached for the same island of the same ground: it loops over all cells. @param {Uint32Array} islands @param {number} cell */
  #reachedFrom(islands, cell) {
    const island = islands[cell] ?? 0;
    if (this.#reached.islands !== islands || this.#reached.island !== island) {
      const cells = new Uint8Array(islands.length);
      if (island > 0) for (let each = 0; each < cells.length; each++) cells[each] = islands[each] === island ? 1 : 0;
      this.#reached = { islands, island, cells };
    }
    return this.#reached.cells;
  }

  /** Paths of all units: hundreds of calls. @param {Uint32Array} units @returns {NonNullable<Content['paths']>} */
  #paths(units) {
    return Array.from({ length: units.length / UNIT_STRIDE }, (_, index) => ({
      team: units[index * UNIT_STRIDE + UNIT_FIELDS.team] ?? 0,
      cells: this.#engine.path(units[index * UNIT_STRIDE] ?? 0).slice(),
    }));
  }
}

/** As in the tutorial each unit, with its path, has its own colour: the team colours in turn. @param {Uint32Array} units */
function colourEach(units) {
  for (let at = 0; at < units.length; at += UNIT_STRIDE) {
    units[at + UNIT_FIELDS.team] = ((units[at + UNIT_FIELDS.number] ?? 1) - 1) % TEAM_COUNT;
  }
}

/**
 * What a stroke would make of ground and influence.
 * @param {Stroke} stroke @param {Content} content @param {number} strokes incremented with every change of it
 * @returns {Content}
 */
function over({ kind, cells, amount }, content, strokes) {
  const layersVersion = (content.layersVersion ?? 0) + strokes / 2 ** 20;
  if (kind === 'danger') {
    const influence = (content.influence ?? new Uint16Array(content.factors.length)).slice();
    for (const cell of cells) influence[cell] = Math.min((influence[cell] ?? 0) + amount, MOST_INFLUENCE);
    return { ...content, influence, layersVersion };
  }
  const factors = content.factors.slice();
  for (const cell of cells) factors[cell] = amount;
  const { fog } = content;
  const known = (fog?.known ?? new Uint8Array(0)).slice();
  if (fog !== null) for (const cell of cells) known[cell] = amount;
  const groundVersion = content.groundVersion + strokes / 2 ** 20;
  return { ...content, factors, groundVersion, layersVersion, fog: fog === null ? null : { ...fog, known } };
}
