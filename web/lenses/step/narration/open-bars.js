// The open list as bars, one for each F: cells come and go, and the bars grow and shrink.

import { query, setText } from '../../../ui/query.js';
import { barsOf } from './open-by-f.js';

/** @import { Translate } from '../../../i18n/translate.js' */

/** @returns {(byF: ReadonlyMap<number, readonly number[]> | null, t: Translate) => void} shows them; null: nothing to show */
export function connectOpenBars() {
  const whole = query('#narration-open', HTMLElement);
  const list = query('#narration-bars', HTMLOListElement);
  const rest = query('#narration-more', HTMLElement);
  /** The bars on show, by F: a bar is kept and grows. @type {Map<string, HTMLLIElement>} */
  let shown = new Map();
  return (byF, t) => {
    whole.hidden = byF === null || byF.size === 0;
    if (byF === null) return;
    const { bars, more } = barsOf(byF);
    const items = new Map(
      bars.map(({ f, count, share }) => {
        const item = shown.get(f) ?? barOf();
        const [name, bar, number] = item.children;
        if (name && number && bar instanceof HTMLElement) {
          setText(name, `F ${f}`);
          setText(number, String(count));
          bar.style.inlineSize = `${share * 100}%`;
        }
        return [f, item];
      }),
    );
    const isSame =
      items.size === list.children.length && [...items.values()].every((one, i) => list.children[i] === one);
    if (!isSame) list.replaceChildren(...items.values());
    shown = items;
    setText(rest, more > 0 ? t('narration.more', { count: more }) : '');
  };
}

function barOf() {
  const item = document.createElement('li');
  item.append(document.createElement('span'), document.createElement('i'), document.createElement('b'));
  return item;
}
