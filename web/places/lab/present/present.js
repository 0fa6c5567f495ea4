// Presenting: start and end, its keys and buttons. It shows the place itself, the lab or another one, larger and
// without the editing controls.

import { PROJECTOR } from '../../../canvas/projector-palette.js';
import { qrCode, LONGEST_CODE } from '../../../export/qr-code.js';
import { translator } from '../../../i18n/translate.js';
import { byTestId, query, setText } from '../../../ui/query.js';

/** @import { AppContext } from '../../../app/app-context.js' */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {AppContext} context @returns {{ toggle: () => void }} */
export function connectPresent(context) {
  const { store, appearance, session, permalink, places, sheet, writeAddress, signal } = context;
  const tools = query('#present-tools', HTMLElement);
  const code = query('#present-code', HTMLElement);
  const blank = query('#present-blank', HTMLButtonElement);
  const pointer = query('#present-pointer', HTMLElement);
  const codeButton = byTestId('present-code', HTMLButtonElement);
  const isPresenting = () => document.body.dataset['present'] !== undefined;

  const hideCode = () => {
    code.hidden = true;
    codeButton.setAttribute('aria-expanded', 'false');
  };
  const toggleCode = () => {
    if (!code.hidden) return hideCode();
    writeAddress();
    const { href } = location;
    if (href.length > LONGEST_CODE) setText(code, translator(appearance.state.language)('present.too_long'));
    else code.replaceChildren(pictureOf(href));
    code.hidden = false;
    codeButton.setAttribute('aria-expanded', 'true');
  };
  /** @param {boolean} isBlank */
  const setBlank = (isBlank) => {
    blank.hidden = !isBlank;
    if (isBlank) blank.focus();
    else tools.focus({ preventScroll: true });
  };
  /** The element that had the focus before. @type {Element | null} */
  let opener = null;
  const begin = () => {
    opener = document.activeElement;
    sheet.close();
    document.body.dataset['present'] = '';
    tools.hidden = false;
    appearance.update((state) => ({ ...state, palette: PROJECTOR }));
    // Where full screen is not allowed, the page still fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    // No focus on the board: the mark round its active cell would be mistaken for a part of the search.
    tools.focus();
  };
  const end = () => {
    if (!isPresenting()) return;
    delete document.body.dataset['present'];
    tools.hidden = blank.hidden = pointer.hidden = true;
    hideCode();
    appearance.update(({ palette, ...state }) => state);
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    const back = opener instanceof HTMLElement && opener !== document.body ? opener : byTestId('board', HTMLElement);
    back.focus({ preventScroll: true });
  };
  const ask = () => {
    const { quiz } = permalink.view.state;
    const { playback, search } = store.state;
    permalink.view.update((view) => ({ ...view, quiz: quiz === true ? null : true }));
    // The quiz goes on from the step shown; at the end there is nothing left to ask.
    if (quiz !== true && playback.position.step === search.result.steps) session.seek(0);
    writeAddress();
  };

  /** Same as the button. @param {'forward' | 'back' | 'play'} name */
  const press = (name) => {
    const prefix = places.name === 'lab' ? '' : `${places.name}-`;
    document
      .querySelector(`[data-testid="${prefix}${name}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };

  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    PageDown: () => press('forward'),
    PageUp: () => press('back'),
    b: () => setBlank(true),
    B: () => setBlank(true),
    Escape: end,
  };
  /** Keys while neither a button nor the board, which use them otherwise, has the focus. @type {typeof keys} */
  const keysOfTools = {
    ' ': () => press('play'),
    ArrowRight: () => press('forward'),
    ArrowLeft: () => press('back'),
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isPresenting() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]:not(.place)') !== null) return;
      const ofTools = event.target === tools ? keysOfTools[event.key] : undefined;
      const task = blank.hidden ? (keys[event.key] ?? ofTools) : () => setBlank(false);
      if (task === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      task();
    },
    { signal, capture: true },
  );
  document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && end(), { signal });
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      pointer.hidden = !isPresenting() || pointerType === 'touch';
      pointer.style.translate = `${clientX}px ${clientY}px`;
    },
    { signal },
  );
  /** @param {string} name @param {() => void} task */
  const onClick = (name, task) => byTestId(name, HTMLButtonElement).addEventListener('click', task, { signal });
  onClick('present-quiz', ask);
  onClick('present-code', toggleCode);
  onClick('present-blank', () => setBlank(true));
  onClick('present-end', end);
  blank.addEventListener('click', () => setBlank(false), { signal });
  return { toggle: () => (isPresenting() ? end() : begin()) };
}

/** @param {string} link */
function pictureOf(link) {
  const { side, outline } = qrCode(link);
  const picture = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', `0 0 ${side} ${side}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', link);
  path.setAttribute('d', outline);
  picture.append(path);
  return picture;
}
