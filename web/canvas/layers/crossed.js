// The cells that a path runs across. From cell to cell these are its own; any-angle lines
// cross others. Pure.

/** Distance from the line, in cells, within which it would touch the text of a cell. */
const BESIDE = 0.35;

/** @param {Uint32Array} path @param {{ width: number }} board @returns {Set<number>} */
export function cellsCrossed(path, { width }) {
  const crossed = new Set(path);
  for (let index = 1; index < path.length; index++) {
    const [from, to] = [path[index - 1] ?? 0, path[index] ?? 0];
    const [x, y] = [from % width, Math.floor(from / width)];
    const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
    const length = Math.max(Math.abs(dx), Math.abs(dy));
    for (let at = 0; length > 1 && at <= 2 * length; at++) {
      const share = at / (2 * length);
      for (const beside of [-BESIDE, BESIDE]) {
        const isWide = Math.abs(dx) === length;
        const column = Math.round(x + share * dx + (isWide ? 0 : beside));
        const row = Math.round(y + share * dy + (isWide ? beside : 0));
        crossed.add(row * width + column);
      }
    }
  }
  return crossed;
}
