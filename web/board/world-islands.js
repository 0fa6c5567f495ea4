// Where the number of an island stands, and which tint it has: none for the largest, and the same for two of them only
// where they are far apart. Pure.

/** @typedef {{ number: number, cell: number, room: number, hue: number }} Island `cell` the middle of its widest part,
 * `room` cells from there to its rim, `hue` the place of its tint, -1 for none */

/** Of more the tints go round without looking. */
const MOST_WEIGHED = 400;

/**
 * O(cells + islands²), of the first MOST_WEIGHED.
 * @param {Uint32Array} islands of each cell the number of its island, 1 the largest; 0 a wall
 * @param {number} width
 * @param {number} hues there are
 * @returns {Island[]} in the order of their numbers
 */
export function islandsOf(islands, width, hues) {
  const rooms = roomsOf(islands, width);
  /** @type {Island[]} */
  const found = [];
  for (let cell = 0; cell < islands.length; cell++) {
    const number = islands[cell] ?? 0;
    if (number === 0) continue;
    const room = rooms[cell] ?? 0;
    const known = found[number];
    if (known === undefined) found[number] = { number, cell, room, hue: -1 };
    else if (room > known.room) {
      known.cell = cell;
      known.room = room;
    }
  }
  const listed = found.filter((island) => island !== undefined);
  giveHues(listed, width, hues);
  return listed;
}

/**
 * Of each cell how many steps of eight neighbours it is from the nearest one of no or another island.
 * @param {Uint32Array} islands
 * @param {number} width
 */
function roomsOf(islands, width) {
  const rooms = new Uint16Array(islands.length);
  const height = islands.length / width;
  /** @param {number} cell @param {number} number */
  const room = (cell, number) => (islands[cell] === number ? (rooms[cell] ?? 0) : 0);
  for (const way of [1, -1]) {
    const last = islands.length - 1;
    for (let index = 0; index <= last; index++) {
      const cell = way === 1 ? index : last - index;
      const number = islands[cell] ?? 0;
      if (number === 0) continue;
      const x = cell % width;
      const y = (cell - x) / width;
      const isRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const back = cell - way * width;
      const nearest = isRim
        ? 0
        : Math.min(room(cell - way, number), room(back - 1, number), room(back, number), room(back + 1, number));
      rooms[cell] = way === 1 ? nearest + 1 : Math.min(rooms[cell] ?? 0, nearest + 1);
    }
  }
  return rooms;
}

/** Each the tint whose other islands are farthest. @param {Island[]} islands @param {number} width @param {number} hues */
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
