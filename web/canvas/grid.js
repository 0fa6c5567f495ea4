// The board for screen readers: one row and one cell under the grid host, those of the
// active cell, with all that is to be said about it. Knows the DOM; the sentence comes from outside.

/**
 * @param {HTMLElement} host role="grid"
 * @param {{ width: number, height: number, name: string }} board with what it is called
 */
export function renderGrid(host, { width, height, name }) {
  setAttributes(host, {
    'aria-label': name,
    'aria-rowcount': String(height),
    'aria-colcount': String(width),
  });
}

/**
 * @param {HTMLElement} host role="grid"
 * @param {{ width: number, cell: number, label: string }} active of a board of this width
 */
export function renderGridCell(host, { width, cell, label }) {
  const row = host.querySelector('[role="row"]');
  const gridcell = host.querySelector('[role="gridcell"]');
  if (row === null || gridcell === null) throw new Error('the grid host lacks its row or its cell');
  const x = cell % width;
  const y = Math.floor(cell / width);
  setAttributes(row, { 'aria-rowindex': String(y + 1) });
  // A separate id for every cell: screen readers speak when the active descendant changes.
  const id = `cell-${x}-${y}`;
  setAttributes(gridcell, { id, 'aria-colindex': String(x + 1), 'aria-label': label });
  setAttributes(host, { 'aria-activedescendant': id });
}

/** @param {Element} element @param {Readonly<Record<string, string>>} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
