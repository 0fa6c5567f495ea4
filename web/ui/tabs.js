// Tabs of which one is chosen, each over its panel: one stop for the Tab key; arrows, Home and End go
// along those that are shown and choose. Knows nothing of what the panels hold.

import { query } from './query.js';

/**
 * @param {HTMLElement} list of tabs, each with its name in data-tab and its panel in aria-controls
 * @param {(name: string) => void} onChoice
 * @param {AbortSignal} signal
 * @returns {{ chooseFirst: () => void }} none is chosen to begin with
 */
export function connectTabs(list, onChoice, signal) {
  const tabs = [...list.querySelectorAll('button')];
  const nameOf = (/** @type {HTMLButtonElement} */ tab) => tab.dataset['tab'] ?? '';

  const choose = (/** @type {HTMLButtonElement | undefined} */ chosen) => {
    if (chosen === undefined) return;
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      query(`#${tab.getAttribute('aria-controls')}`, HTMLElement).hidden = tab !== chosen;
    }
    onChoice(nameOf(chosen));
  };
  for (const tab of tabs) tab.addEventListener('click', () => choose(tab), { signal });
  list.addEventListener(
    'keydown',
    (event) => {
      const shown = tabs.filter((tab) => !tab.hidden);
      const last = shown.length - 1;
      const at = shown.findIndex((tab) => tab === event.target);
      const next = {
        ArrowLeft: at === 0 ? last : at - 1,
        ArrowRight: at === last ? 0 : at + 1,
        Home: 0,
        End: last,
      }[event.key];
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      choose(shown[next]);
      shown[next]?.focus();
    },
    { signal },
  );
  return { chooseFirst: () => choose(tabs[0]) };
}
