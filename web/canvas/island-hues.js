// Where the number of an island stands, and which tint it has: none for the largest, and the same for two islands only
// if they are far apart. For the world and the board. Pure.

/** @typedef {{ number: number, cells: number, cell: number, room: number, hue: number }} Island `cell` the middle of its widest part,
 * `room` cells from there to its edge, `hue` the index of its tint, -1 for none */

/** Cells per step: about a millisecond. */
const PIECE = 2 ** 16;

/** Beyond this number tints are assigned in turn, without comparing distances. */
const MOST_WEIGHED = 400;

/**
 * O(cells + islands²), for the first MOST_WEIGHED islands.
 * @param {Uint32Array} islands for each cell the number of its island, 1 the largest; 0 a wall
 * @param {number} width
 * @param {number} hues there are
 * @returns {Island[]} in the order of their numbers
 */
export function islandsOf(islands, width, hues) {
  const pieces = islandsInPieces(islands, width, hues);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}

/**
 * The same, in pieces of about a millisecond.
 * @param {Uint32Array} islands
 * @param {number} width
 * @param {number} hues
 * @returns {Generator<void, Island[]>}
 */
export function* islandsInPieces(islands, width, hues) {
  const rooms = yield* roomsOf(islands, width);
  /** @type {Island[]} */
  const found = [];
  for (let cell = 0; cell < islands.length; cell++) {
    if (cell % PIECE === PIECE - 1) yield;
    const number = islands[cell] ?? 0;
    if (number === 0) continue;
    const room = rooms[cell] ?? 0;
    const known = found[number];
    if (known === undefined) {
      found[number] = { number, cells: 1, cell, room, hue: -1 };
      continue;
    }
    known.cells += 1;
    if (room > known.room) {
      known.cell = cell;
      known.room = room;
    }
  }
  const listed = found.filter((island) => island !== undefined);
  giveHues(listed, width, hues);
  return listed;
}

/**
 * For each cell its distance, in steps to any of eight neighbours, from the nearest cell of no or another island.
 * @param {Uint32Array} islands
 * @param {number} width
 * @returns {Generator<void, Uint16Array>}
 */
function* roomsOf(islands, width) {
  const rooms = new Uint16Array(islands.length);
  const height = islands.length / width;
  const rows = Math.ceil(PIECE / width);
  // Down with the neighbours above and to the left, then up with the others.
  for (const down of [1, -1]) {
    for (let row = 0; row < height; row++) {
      const y = down === 1 ? row : height - 1 - row;
      if (row % rows === rows - 1) yield;
      for (let column = 0; column < width; column++) {
        const x = down === 1 ? column : width - 1 - column;
        const cell = y * width + x;
        const number = islands[cell];
        if (number === 0) continue;
        let nearest = 0;
        if (x > 0 && y > 0 && x < width - 1 && y < height - 1) {
          const back = cell - down * width;
          nearest = down === 1 ? 0xfffe : (rooms[cell] ?? 0) - 1;
          for (let at = 0; at < 4 && nearest > 0; at++) {
            const next = at === 3 ? cell - down : back - 1 + at;
            const room = islands[next] === number ? (rooms[next] ?? 0) : 0;
            if (room < nearest) nearest = room;
          }
        }
        rooms[cell] = nearest + 1;
      }
    }
  }
  return rooms;
}

/** Gives each island the tint whose other islands are farthest away. @param {Island[]} islands @param {number} width @param {number} hues */
function giveHues(islands, width, hues) {
  islands.forEach((island, index) => {
    if (index === 0) return;
    if (index >= MOST_WEIGHED) {
      island.hue = index % hues;
      return;
    }
    let farthest = -1;
    for (let step = 0; step < hues; step++) {
      const hue = (index - 1 + step) % hues;
      let nearest = Infinity;
      for (let other = 1; other < index; other++) {
        const before = islands[other];
        if (before === undefined || before.hue !== hue) continue;
        const dx = (before.cell % width) - (island.cell % width);
        const dy = Math.floor(before.cell / width) - Math.floor(island.cell / width);
        nearest = Math.min(nearest, Math.max(0, Math.hypot(dx, dy) - before.room - island.room));
      }
      if (nearest <= farthest) continue;
      farthest = nearest;
      island.hue = hue;
    }
  });
}
