// The active cell: its label for screen readers, and showing the card "Why?", whose
// texts are loaded later (why-reasons.js).

import { cellFacts } from '../../../canvas/cell-facts.js';
import { renderGrid, renderGridCell } from '../../../canvas/grid.js';
import { cellLabel } from '../../../ui/sentences/sentences.js';
import { byTestId, query } from '../../../ui/query.js';
import { renderAfterBoard, renderAlways } from '../../../ui/render.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { Sheet } from '../../../ui/sheet.js' */

/** The size of the board, and the label of the active cell. @param {Scene & { source: BoardSource }} scene */
export function connectCell(scene) {
  const { source } = scene;
  const host = byTestId('board', HTMLElement);
  renderAlways(scene, ({ board: { width, height } }, t) => {
    renderGrid(host, { width, height, name: t('board.name', { width, height }) });
  });
  renderAfterBoard(scene, (state, t) => {
    const { cell } = state.cursor;
    renderGridCell(host, { width: state.board.width, cell, label: cellLabel(cellFacts(state, source, cell), t) });
  });
}

/**
 * @param {{ sheet: Sheet, signal: AbortSignal }} scene
 * @returns {{ show: () => void, focus: () => void }} scrolls it into view; moves the focus to it
 */
export function connectWhyCard({ sheet, signal }) {
  const card = query('#why', HTMLElement);
  const title = query('#why-title', HTMLElement);
  card.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      sheet.close();
      byTestId('board', HTMLElement).focus({ preventScroll: true });
      event.preventDefault();
    },
    { signal },
  );
  const show = () => sheet.open(card);
  const focus = () => {
    show();
    title.scrollIntoView({ block: 'nearest' });
    title.focus({ preventScroll: true });
  };
  return { show, focus };
}
