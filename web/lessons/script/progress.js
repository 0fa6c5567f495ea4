// Which exercises were done, kept in the browser: shown beside each, and in the list of lessons.

import { recall, remember } from '../../ui/storage.js';

const NAME = 'lessons';
/** Characters of what is kept: anything longer was not written here. */
const LONGEST = 10_000;

/** @returns {Record<string, readonly string[]>} ids of exercises by lesson */
function kept() {
  const text = recall(NAME) ?? '';
  if (text.length > LONGEST) return {};
  try {
    const found = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return {};
    const pairs = Object.entries(found).filter(
      ([, ids]) => Array.isArray(ids) && ids.every((id) => /^ex\d+$/.test(id)),
    );
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

/** @param {string} lesson @param {string} exercise */
export function keepDone(lesson, exercise) {
  const all = kept();
  const ids = new Set([...(all[lesson] ?? []), exercise]);
  remember(NAME, JSON.stringify({ ...all, [lesson]: [...ids].sort() }));
  showProgress();
}

export function showProgress() {
  const all = kept();
  const own = document.querySelector('main')?.dataset['lesson'] ?? '';
  for (const section of document.querySelectorAll('section.exercise')) {
    const tick = section.querySelector('.tick');
    if (tick instanceof HTMLElement) tick.hidden = !(all[own] ?? []).includes(section.id);
  }
  for (const item of document.querySelectorAll('li[data-lesson]')) {
    if (!(item instanceof HTMLElement)) continue;
    const { lesson = '', exercises = '' } = item.dataset;
    const names = exercises.split(' ').filter((name) => name !== '');
    const count = names.filter((name) => (all[lesson] ?? []).includes(name)).length;
    const place = item.querySelector('.done');
    if (!(place instanceof HTMLElement)) continue;
    place.hidden = count === 0;
    place.textContent = `✓ ${count}/${names.length}`;
  }
}
