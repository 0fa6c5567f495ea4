// Where the keys move the active cell. Pure.

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

/**
 * @param {number} cell
 * @param {{ key: string, isWide: boolean }} press `isWide` with Ctrl or Command: Home and End go to
 *   the corners of the board instead of the ends of the row
 * @param {{ width: number, height: number }} board
 * @returns {number | null} null: this key does not move
 */
export function moveCursor(cell, { key, isWide }, { width, height }) {
  const x = cell % width;
  const y = Math.floor(cell / width);
  /** @param {number} column @param {number} row */
  const at = (column, row) => Math.min(Math.max(row, 0), height - 1) * width + Math.min(Math.max(column, 0), width - 1);
  switch (key) {
    case 'ArrowLeft':
      return at(x - 1, y);
    case 'ArrowRight':
      return at(x + 1, y);
    case 'ArrowUp':
      return at(x, y - 1);
    case 'ArrowDown':
      return at(x, y + 1);
    case 'PageUp':
      return at(x, y - PAGE);
    case 'PageDown':
      return at(x, y + PAGE);
    case 'Home':
      return isWide ? 0 : at(0, y);
    case 'End':
      return isWide ? width * height - 1 : at(width - 1, y);
    default:
      return null;
  }
}
