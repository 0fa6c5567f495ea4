// Islands of a world's ground: their sizes, and sentences about a cell and which units can get there. Pure; reads
// WorldEngine.islands(): per cell 0 for a wall, or the number of its island, 1 for the largest.

import { UNIT_FIELDS, UNIT_STRIDE } from '../../../engine/world-engine.js';
import { cellText } from '../../../model/coordinates.js';

/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Part } from '../../../model/notice.js' */

/** By island number, from 1: sizes[0] counts the walls. @param {ArrayLike<number>} islands @returns {number[]} */
export function islandSizes(islands) {
  /** @type {number[]} */
  const sizes = [0];
  for (let cell = 0; cell < islands.length; cell++) {
    const island = islands[cell] ?? 0;
    while (sizes.length <= island) sizes.push(0);
    sizes[island] = (sizes[island] ?? 0) + 1;
  }
  return sizes;
}

/**
 * "Cell (3,4) lies on island 2 of 17 with 310 cells. Unit 4 stands on island 1: it cannot get there."
 * @param {object} seen
 * @param {ArrayLike<number>} seen.islands
 * @param {readonly number[]} seen.sizes
 * @param {Naming} seen.naming
 * @param {number} seen.cell the one pointed at; -1: none
 * @param {ArrayLike<number>} seen.units
 * @param {{ number: number, cell: number } | null} seen.selected
 * @returns {Part[]}
 */
export function islandParts({ islands, sizes, naming, cell, units, selected }) {
  const count = sizes.length - 1;
  if (cell < 0)
    return count === 0
      ? [{ key: 'layers.no_island' }]
      : [{ key: 'layers.islands', values: { count, cells: sizes[1] ?? 0 } }];
  const name = cellText(cell, naming);
  const island = islands[cell] ?? 0;
  if (island === 0) return [{ key: 'layers.on_wall', values: { cell: name } }];
  const cells = sizes[island] ?? 0;
  /** @type {Part[]} */
  const parts = [{ key: 'layers.on_island', values: { cell: name, island, count, cells } }];
  if (selected !== null) {
    const own = islands[selected.cell] ?? 0;
    return [
      ...parts,
      {
        key: own === island ? 'layers.can_reach' : 'layers.cannot_reach',
        values: { unit: selected.number, island: own },
      },
    ];
  }
  const all = units.length / UNIT_STRIDE;
  let here = 0;
  for (let at = UNIT_FIELDS.cell; at < units.length; at += UNIT_STRIDE)
    here += Number(islands[units[at] ?? 0] === island);
  return all === 0 ? parts : [...parts, { key: 'layers.units_there', values: { here, all } }];
}
