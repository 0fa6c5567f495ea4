// The menu of a cell, at the cell: its actions, without going to the card.

import { createElement } from '../../../ui/create-element.js';
import { translator } from '../../../i18n/translate.js';
import { byTestId, query, setText } from '../../../ui/query.js';
import { translatePage } from '../../../ui/translate-page.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** Pixels kept free between the menu and the window's edge. */
const RIM = 8;

/**
 * @param {readonly HTMLButtonElement[]} buttons those of the card: the menu has the same, below "Why?"
 * @param {(act: string, cell: number) => void} perform
 * @param {Pick<AppContext, 'appearance' | 'signal'>} scene
 * @returns {(cell: number, title: string, isPressed: (act: string) => boolean, at: { x: number, y: number }) => void} opens it
 */
export function connectCellMenu(buttons, perform, { appearance, signal }) {
  const title = createElement('p', { className: 'cell-menu-title' });
  const items = buttons.map((button) => {
    const item = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
    item.className = '';
    item.dataset['testid'] = `menu-${button.dataset['act']}`;
    item.setAttribute('role', item.hasAttribute('aria-pressed') ? 'menuitemcheckbox' : 'menuitem');
    item.removeAttribute('aria-pressed');
    return item;
  });
  const why = createElement('button', { type: 'button', data: { act: 'why', testid: 'menu-why', t: 'why.title' } });
  why.setAttribute('role', 'menuitem');
  items.unshift(why);
  const menu = createElement('div', { className: 'cell-menu', id: 'cell-menu' }, title, ...items);
  menu.setAttribute('role', 'menu');
  // 'manual': an 'auto' popover would be closed by lifting the finger that opened it.
  menu.setAttribute('popover', 'manual');
  query('#work', HTMLElement).append(menu);
  translatePage(menu, translator(appearance.state.language));
  const isOpen = () => menu.matches(':popover-open');
  let cell = -1;
  /** The element that had the focus before. @type {HTMLElement | null} */
  let opener = null;
  const close = () => {
    if (!isOpen()) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.hidePopover();
    if (hadFocus) (opener ?? byTestId('board', HTMLElement)).focus({ preventScroll: true });
  };

  menu.addEventListener(
    'click',
    ({ target }) => {
      const item = target instanceof Element ? target.closest('button') : null;
      if (item === null) return;
      close();
      perform(item.dataset['act'] ?? '', cell);
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      const shown = items.filter((item) => !item.hidden);
      const at = shown.findIndex((item) => item === document.activeElement);
      const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
      if (event.key === 'Tab' || event.key === 'Escape') close();
      else if (goal !== undefined) shown.at(goal % shown.length)?.focus();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // The click that closes it draws nothing.
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOpen() || (event.target instanceof Node && menu.contains(event.target))) return;
      close();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !menu.contains(relatedTarget) && close(),
    { signal },
  );
  window.addEventListener('resize', close, { signal });

  return (of, name, isPressed, { x, y }) => {
    close();
    cell = of;
    const { activeElement } = document;
    opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    setText(title, name);
    menu.setAttribute('aria-label', name);
    items.forEach((item) => {
      item.hidden = buttons.some(({ dataset, hidden }) => dataset['act'] === item.dataset['act'] && hidden);
      if (item.getAttribute('role') === 'menuitemcheckbox') {
        item.setAttribute('aria-checked', String(isPressed(item.dataset['act'] ?? '')));
      }
    });
    menu.showPopover();
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(RIM, Math.min(x, innerWidth - width - RIM))}px`;
    menu.style.top = `${Math.max(RIM, Math.min(y, innerHeight - height - RIM))}px`;
    items.find((item) => !item.hidden)?.focus({ preventScroll: true });
  };
}
