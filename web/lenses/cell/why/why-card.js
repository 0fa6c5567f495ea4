// The active cell: its label for screen readers, and showing the card "Why?", whose
// texts are loaded later (why-reasons.js).

import { cellFacts } from '../../../canvas/cell-facts.js';
import { renderGrid } from '../../../canvas/grid.js';
import { cellLabel } from '../../../ui/sentences/sentences.js';
import { byTestId, query } from '../../../ui/query.js';
import { renderAfterBoard } from '../../../ui/render.js';

/** @import { BoardSource } from '../../../engine/layouts.js' */
/** @import { Scene } from '../../../ui/render.js' */
/** @import { Sheet } from '../../../ui/sheet.js' */

/** The label of the active cell. @param {Scene & { source: BoardSource }} scene */
export function connectCell(scene) {
  const { source } = scene;
  const host = byTestId('board', HTMLElement);
  renderAfterBoard(scene, (state, t) => {
    const { width, height } = state.board;
    const { cell } = state.cursor;
    const facts = cellFacts(state, source, cell);
    const name = t('board.name', { width, height });
    renderGrid(host, { width, height, cell, label: cellLabel(facts, t), name });
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
