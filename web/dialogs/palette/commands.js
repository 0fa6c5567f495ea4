// What can be found by name: the controls that the page has, so that a new control is found without being
// listed here.

import { translator } from '../../i18n/translate.js';
import { LANGUAGES } from '../../i18n/languages.js';

/** @import { Language } from '../../i18n/languages.js' */
/** @import { Named } from './search.js' */
/** @typedef {Named & { element: HTMLElement, run: () => void }} Command */

/** Where controls are searched for. */
const AREAS = ['header', '#map-panel', '#work', '#rail', 'dialog[open]'];
const CONTROLS = 'button, a[data-t], summary, option, input[type="checkbox"], input[type="radio"]';

/** @param {Language} language that is shown first @returns {Command[]} */
export function commandsOf(language) {
  const others = /** @type {Language[]} */ (Object.keys(LANGUAGES)).filter((one) => one !== language);
  const translators = [language, ...others].map(translator);
  /** @type {Command[]} */
  const commands = [];
  for (const element of document.querySelectorAll(
    AREAS.flatMap((area) => CONTROLS.split(', ').map((one) => `${area} ${one}`)).join(),
  )) {
    if (!(element instanceof HTMLElement) || isOff(element)) continue;
    const key = keyOf(element);
    const names = translators.map((t) => (key === '' ? '' : t(key))).filter((name) => name !== '');
    const shown = names[0] ?? ownName(element);
    if (shown === '') continue;
    commands.push({
      element,
      names: [...new Set([shown, ...names])],
      group: groupOf(element),
      also: alsoOf(element, translators),
      run: () => use(element),
    });
  }
  return commands;
}

/** @param {HTMLElement} element */
function isOff(element) {
  if (
    element.matches(':disabled, [aria-disabled="true"], [hidden]') ||
    element.closest('[data-palette="no"], [role="menu"]')
  )
    return true;
  // Hidden for good, not only folded or behind a tab.
  const hidden = element.closest('[hidden]');
  return hidden !== null && !hidden.matches('[data-lens-panel], .popover');
}

/** The key of its name; '' where it has none. @param {HTMLElement} element */
function keyOf(element) {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.querySelector('[data-t]') : element;
  const named = label instanceof HTMLElement ? label : element;
  const inside = named.querySelector('[data-t]');
  const { t, tLabel, tTitle } = named.dataset;
  return t ?? (inside instanceof HTMLElement ? inside.dataset['t'] : undefined) ?? tLabel ?? tTitle ?? '';
}

/** @param {HTMLElement} element */
const ownName = (element) =>
  (element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? '' : element.textContent) ?? '').trim();

/** Texts of the thing that a control leads to which are not its name. @type {readonly string[]} */
const WITH_OTHER_WORDS = ['share', 'present', 'map-menu', 'place-write'];

/** @param {HTMLElement} element @param {readonly ((key: string) => string)[]} translators */
function alsoOf(element, translators) {
  const name = element.dataset['testid'] ?? '';
  return WITH_OTHER_WORDS.includes(name) ? translators.map((t) => t(`palette.also_${name}`)).join(' ') : '';
}

/** The group of a choice: the list, the row of choices, or the lens. @param {HTMLElement} element */
function groupOf(element) {
  const list = element.closest('select');
  if (list !== null)
    return list.getAttribute('aria-label') ?? list.labels?.[0]?.querySelector('span')?.textContent ?? '';
  const legend = element instanceof HTMLInputElement ? element.closest('fieldset')?.querySelector('legend') : null;
  if (legend) return legend.textContent ?? '';
  const panel = element.closest('[data-lens-panel]')?.getAttribute('aria-labelledby');
  return (panel ? document.getElementById(panel)?.textContent : '') ?? '';
}

/** As if it had been clicked by hand. @param {HTMLElement} element */
function use(element) {
  if (element instanceof HTMLOptionElement) {
    const list = element.closest('select');
    if (list === null) return;
    list.value = element.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const fold = element.closest('details');
  if (element.matches('summary') && fold !== null) {
    fold.open = true;
    element.scrollIntoView({ block: 'nearest' });
    element.focus({ preventScroll: true });
    return;
  }
  element.click();
}
