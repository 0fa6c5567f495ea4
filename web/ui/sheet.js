// In a window too narrow for a rail beside the board, the rail is a sheet: a button on the
// board opens it from below, with the board still visible and usable above it. sheet.css decides how
// narrow that is, and shows button and sheet only then.

import { isPassedOver, formatWeight } from '../model/settings.js';
import { query, setText } from './query.js';
import { renderAlways } from './render.js';

/** @import { SearchSettings } from 'astrolabe-module' */
/** @import { Translate } from '../i18n/translate.js' */
/** @import { LensTabs } from './lens-tabs.js' */
/** @import { Scene } from './render.js' */

/**
 * @typedef {object} Sheet
 * @property {(part?: HTMLElement) => void} open shows it, if it is a sheet, and that part of it, whose lens is
 *   opened; the focus stays
 * @property {() => void} close
 */

/** The distance in pixels by which dragging its head down closes the sheet. */
const FAR_ENOUGH = 60;

/** @param {Scene & { lenses: LensTabs }} scene @returns {Sheet} */
export function connectSheet(scene) {
  const { lenses, signal } = scene;
  const rail = query('#rail', HTMLElement);
  const opener = query('#sheet-opener', HTMLButtonElement);
  const isOpen = () => rail.dataset['sheet'] === 'open';
  /** @param {boolean} isShown */
  const show = (isShown) => {
    rail.dataset['sheet'] = isShown ? 'open' : 'closed';
    opener.setAttribute('aria-expanded', String(isShown));
  };
  const close = () => {
    if (!isOpen()) return;
    const hadFocus = rail.contains(document.activeElement);
    show(false);
    if (hadFocus) opener.focus({ preventScroll: true });
  };
  show(false);

  opener.addEventListener(
    'click',
    () => {
      if (isOpen()) return close();
      show(true);
      rail.scrollTop = 0;
      /** @type {HTMLElement | null} */
      const first = rail.querySelector('.program-card:not([hidden]) button, select:enabled');
      first?.focus({ preventScroll: true });
    },
    { signal },
  );
  query('#sheet-close', HTMLButtonElement).addEventListener('click', close, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
      const focused = document.activeElement;
      if (!rail.contains(focused) && focused !== opener) return;
      close();
      event.preventDefault();
    },
    { signal },
  );
  connectDrag(query('#sheet-head', HTMLElement), rail, close, signal);
  renderAlways(scene, ({ settings }, t) => {
    const search = nameOf(settings, t);
    setText(query('#sheet-opener-text', HTMLElement), search);
    opener.setAttribute('aria-label', t('sheet.name', { search }));
  });
  return {
    open: (shown) => {
      if (opener.getClientRects().length > 0) show(true);
      if (shown !== undefined) lenses.showPart(shown);
      shown?.scrollIntoView({ block: 'nearest' });
    },
    close,
  };
}

/**
 * "A* · Manhattan × 2": the algorithm and its heuristic; for a program its name.
 * @param {SearchSettings} settings @param {Translate} t @returns {string}
 */
function nameOf(settings, t) {
  const { program, algorithm, heuristic, weightHundredths } = settings;
  if (program !== 'none') {
    const run = settings.corrected ? 'program.corrected' : 'program.as_written';
    return [t(`program.${program}`), t(run)].join(' · ');
  }
  const names = [t(`algorithm.${algorithm}`)];
  if (!isPassedOver(settings, 'heuristic')) names.push(t(`heuristic.${heuristic}`));
  const isWeighted = !isPassedOver(settings, 'weightHundredths') && weightHundredths !== 100;
  return names.join(' · ') + (isWeighted ? ` × ${formatWeight(weightHundredths)}` : '');
}

/**
 * @param {HTMLElement} head @param {HTMLElement} sheet @param {() => void} close
 * @param {AbortSignal} signal
 */
function connectDrag(head, sheet, close, signal) {
  /** Where the finger touched down; null while there is none. @type {number | null} */
  let from = null;
  const letGo = () => {
    from = null;
    sheet.style.removeProperty('translate');
  };
  head.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target !== head || !event.isPrimary) return;
      from = event.clientY;
      head.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  head.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (from !== null) sheet.style.translate = `0 ${Math.max(0, clientY - from)}px`;
    },
    { signal },
  );
  head.addEventListener(
    'pointerup',
    ({ clientY }) => {
      if (from !== null && clientY - from >= FAR_ENOUGH) close();
      letGo();
    },
    { signal },
  );
  head.addEventListener('pointercancel', letGo, { signal });
}
