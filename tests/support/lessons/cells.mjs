// Cells as lessons write them, "3,2".

/** @param {string | undefined} at @param {{ width: number }} board */
export function cellOf(at, { width }) {
  const [, x, y] = /^(\d+),(\d+)$/.exec(at ?? '') ?? [];
  if (x === undefined || y === undefined) throw new Error(`${at} is no cell`);
  return Number(y) * width + Number(x);
}

/** @param {number} cell @param {{ width: number }} board */
export const coordinatesOf = (cell, { width }) => (cell < 0 ? 'none' : `${cell % width},${Math.floor(cell / width)}`);
