// Single steps forward that improve a cell: its old and new G for a moment, over the cell. Visual only; the
// Step lens shows the same without motion, and alone does so where reduced motion is preferred.

import { innerSquareOf, middleOf } from '../../../canvas/geometry.js';
import { gridPointOf } from '../../../model/coordinates.js';
import { unlessDead } from '../../../engine/module/unless-dead.js';
import { numberText } from '../../../canvas/number-fit.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId } from '../../../ui/query.js';

/** @import { Why } from 'astrolabe-module' */
/** @import { AppContext } from '../../../app/app-context.js' */

/** In CSS pixels: smaller cells have no room for two numbers. */
const SMALLEST = 44;
/** Most steps a second; more would flicker. */
const FASTEST = 8;

/** @param {Why} why of the cell that a step expanded @returns {{ cell: number, known: number, offered: number }[]} */
export function improvedBy({ neighbours }) {
  return neighbours.filter(
    ({ outcome, known }) => (outcome === 'improved' || outcome === 'reopened') && Number.isFinite(known),
  );
}

/** @param {AppContext} context @param {() => boolean} isStill */
export function connectFlash({ store, boardView, source, signal }, isStill) {
  const host = byTestId('board', HTMLElement);
  /** @type {HTMLElement[]} */
  let flashes = [];
  const clear = () => {
    for (const flash of flashes) flash.remove();
    flashes = [];
  };

  const flash = () => {
    const { board, playback } = store.state;
    const { view } = boardView;
    const side = innerSquareOf(view).side / view.ratio;
    const isFast = playback.isPlaying && playback.speed > FASTEST;
    if (isStill() || isFast || side < SMALLEST || playback.position.current < 0) return;
    const why = unlessDead(() => source.why(playback.position.current));
    if (why === null || !why.isExplained || why.expandedAt !== playback.position.step) return;
    for (const { cell, known, offered } of improvedBy(why)) {
      const { x, y } = middleOf(view, gridPointOf(cell, board));
      const text = createElement('span', {}, `${numberText(known, 1)} → ${numberText(offered, 1)}`);
      const element = createElement('div', { className: 'flash', data: { testid: 'flash' } }, text);
      element.setAttribute('aria-hidden', 'true');
      Object.assign(element.style, {
        left: `${x / view.ratio - side / 2}px`,
        top: `${y / view.ratio - side / 2}px`,
        width: `${side}px`,
        height: `${side}px`,
      });
      element.addEventListener('animationend', () => element.remove());
      host.append(element);
      flashes.push(element);
    }
  };
  store.subscribe(({ playback, search }, before) => {
    const [step, last] = [playback.position.step, before.playback.position.step];
    if (search === before.search && step === last) return;
    clear();
    if (search === before.search && step === last + 1) flash();
  }, signal);
  boardView.whenArranged(clear);
}
