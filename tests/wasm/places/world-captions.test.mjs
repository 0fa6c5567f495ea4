// Captions of the preset worlds: every number in them is what the engine computes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNIT_FIELDS, UNIT_STRIDE, WorldEngine } from '../../../web/engine/world-engine.js';
import { WALKING_MAP, WORLDS } from '../../../web/places/world/state/world-worlds.js';
import { holds } from '../../support/node/caption-numbers.mjs';
import { loadPlaces } from '../../support/node/module.mjs';
import { TABLES } from '../../support/node/words.mjs';

/** @import { WorldPresetName } from '../../../wasm/types/world.d.ts' */

const module = await loadPlaces();

test('every preset world except the visitor’s own map has a caption with true numbers', () => {
  /** @param {WorldPresetName} name */
  const begin = (name) => {
    const engine = new WorldEngine(new module.WorldLaboratory());
    engine.beginPreset(name, '');
    while (!engine.seek(1, 100));
    const numbers = engine.units();
    const units = Array.from({ length: numbers.length / UNIT_STRIDE }, (_, unit) => ({
      team: numbers[unit * UNIT_STRIDE + UNIT_FIELDS.team],
      goal: numbers[unit * UNIT_STRIDE + UNIT_FIELDS.goal],
    }));
    return { width: engine.width, height: engine.height, factors: engine.factors().slice(), units };
  };
  /** Units per team, where all have the same number. @param {ReturnType<typeof begin>} world */
  const perTeam = ({ units }) => {
    const teams = [...new Set(units.map(({ team }) => team))];
    const counts = teams.map((one) => units.filter(({ team }) => team === one).length);
    assert.equal(new Set(counts).size, 1);
    return { teams: teams.length, each: counts[0] ?? 0 };
  };
  /** Free cells of the columns in which there are walls, by row. @param {ReturnType<typeof begin>} world */
  const corridors = ({ width, height, factors }) => {
    const isFree = (/** @type {number} */ x, /** @type {number} */ y) => factors[y * width + x] !== 0;
    const rows = [...Array(height).keys()];
    const columns = [...Array(width).keys()].filter((x) => rows.some((y) => !isFree(x, y)));
    return rows.map((y) => columns.filter((x) => isFree(x, y)).length);
  };
  const rooms = corridors(begin('two-corridors'));
  const lengths = [rooms[6] ?? 0, rooms.slice(7).reduce((sum, one) => sum + one, 0)];
  assert.equal(
    rooms.slice(0, 6).reduce((sum, one) => sum + one, 0),
    0,
  );
  const headOn = begin('head-on');
  const streams = perTeam(begin('crossroads'));
  assert.equal(streams.teams, 4);
  const { units } = begin('same-goals');
  const tutorial = begin('crowd');
  /** @type {Readonly<Record<string, [from: number[], trying: number[]]>>} */
  const facts = {
    two_corridors: [lengths, []],
    two_corridors_influence: [lengths, []],
    head_on: [[perTeam(headOn).each, ...corridors(headOn).filter((length) => length > 0)], []],
    crossroads: [[streams.each], []],
    fog: [[], []],
    crowd: [[tutorial.width, tutorial.height, tutorial.units.length, 0, 0], []],
    same_goals: [[units.length, new Set(units.map(({ goal }) => goal)).size], []],
    walk: [[WALKING_MAP.width, WALKING_MAP.height], []],
  };
  const captioned = WORLDS.filter(({ board }) => board !== 'in-hand').map(({ id }) => id);
  assert.deepEqual(Object.keys(facts), captioned);
  for (const id of captioned) {
    holds(`worlds.${id}_from`, facts[id]?.[0] ?? []);
    holds(`worlds.${id}_try`, facts[id]?.[1] ?? []);
    assert.ok(TABLES.en[`worlds.${id}_watch`]);
  }
});
