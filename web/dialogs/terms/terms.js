// Terms of the field are buttons in the texts that have data-terms: a press, or the focus of the keyboard, shows what
// they mean. The texts are written by rooms that know nothing of it, and may be written again at any time.

import { createElement } from '../../ui/create-element.js';
import { setText } from '../../ui/query.js';
import { isFigure } from '../../ui/page-address.js';
import { isSavedPage } from '../../ui/saved-page.js';
import { translator } from '../../i18n/translate.js';
import terms from '../../docs/glossary.md';
import { termFinder } from './find-terms.js';

/** @import { AppContext } from '../../app/app-context.js' */

/** What is pressed for something else, is spoken as it changes, or is read by rows. */
const PASSED_OVER =
  'button, a, summary, label, legend, select, option, table, svg, canvas, .unseen, [aria-live], [role="status"]';

const CHANGES = Object.freeze({ childList: true, characterData: true, subtree: true });

/** @param {Pick<AppContext, 'appearance' | 'signal'>} scene */
export function connectTerms({ appearance, signal }) {
  const card = termCard();
  let find = termFinder(appearance.state.language);

  /** Each term once in a text: the first. @param {Element} text */
  const mark = (text) => {
    const marked = new Set([...text.querySelectorAll('.term')].map((term) => term.getAttribute('data-term')));
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, ({ parentElement: parent }) =>
      parent !== null && canHold(parent) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    /** @type {Text[]} */
    const nodes = [];
    while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
    for (const node of nodes) {
      const found = find(node.data).filter(({ id }) => !marked.has(id) && marked.add(id));
      // From the end: what is before stays where it is.
      for (const { id, start, end } of found.reverse()) {
        const rest = node.splitText(start);
        rest.splitText(end - start);
        const term = createElement('button', { type: 'button', className: 'term', data: { term: id, palette: 'no' } });
        term.setAttribute('aria-haspopup', 'dialog');
        rest.replaceWith(term);
        term.append(rest);
      }
    }
  };

  /** Asked once of each: texts change at every step of a search that is played. @type {WeakMap<Element, boolean>} */
  const holders = new WeakMap();
  /** @param {Element} element */
  const canHold = (element) => {
    const known = holders.get(element);
    if (known !== undefined) return known;
    const { display } = getComputedStyle(element);
    // What is hidden may be laid out in any way once it is shown.
    if (display === 'none') return false;
    // In a flexbox or grid a part of the text would be an item.
    const can = element.closest(PASSED_OVER) === null && !/flex|grid/.test(display);
    holders.set(element, can);
    return can;
  };

  const texts = [...document.querySelectorAll('[data-terms]')];
  const observer = new MutationObserver((changes) => {
    const changed = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('[data-terms]')),
    );
    for (const text of changed) if (text) mark(text);
    observer.takeRecords();
  });
  for (const text of texts) {
    mark(text);
    observer.observe(text, CHANGES);
  }
  signal.addEventListener('abort', () => observer.disconnect());
  appearance.subscribe(({ language }, before) => {
    if (language === before.language) return;
    card.hide();
    find = termFinder(language);
  }, signal);

  /** @param {Event} event */
  const termOf = ({ target }) => (target instanceof Element ? target.closest('.term') : null);
  /** @param {Element | null} term */
  const show = (term) => {
    if (term instanceof HTMLElement) card.show(term, appearance.state.language);
  };
  const options = { signal };
  document.addEventListener('click', (event) => show(termOf(event)), options);
  document.addEventListener(
    'focusin',
    (event) => {
      const term = termOf(event);
      if (term?.matches(':focus-visible')) show(term);
      else if (!card.has(event.target)) card.hide();
    },
    options,
  );
}

/** The card over the page; Escape and a press elsewhere close it, as the browser does with popovers. */
function termCard() {
  const name = createElement('dfn', {});
  const other = createElement('span', {});
  const meaning = createElement('p', {});
  const more = createElement('a', { className: 'term-more' });
  more.target = '_blank';
  more.rel = 'noopener';
  const head = createElement('p', { className: 'term-name' });
  head.append(name, ' ', other);
  const card = createElement('div', { id: 'term-card', className: 'term-card' });
  card.popover = 'auto';
  card.setAttribute('role', 'dialog');
  card.append(head, meaning);
  // The glossary lies beside the page, but for one that was saved alone.
  if (!isSavedPage() && !isFigure()) card.append(more);
  document.body.append(card);

  return {
    /** @param {EventTarget | null} target */
    has: (target) => target instanceof Node && card.contains(target),
    hide: () => card.hidePopover(),
    /** @param {HTMLElement} term @param {import('../../i18n/languages.js').Language} language */
    show(term, language) {
      const id = term.dataset['term'] ?? '';
      const entry = terms[id];
      if (entry === undefined) return;
      const isChinese = language === 'zh';
      name.textContent = entry.name[language];
      other.textContent = entry.name[isChinese ? 'en' : 'zh'];
      other.hidden = entry.name.en === entry.name.zh;
      other.lang = isChinese ? 'en' : 'zh-Hans';
      meaning.textContent = entry.meaning[language];
      card.setAttribute('aria-label', entry.name[language]);
      setText(more, translator(language)('terms.more'));
      more.href = `docs/${isChinese ? 'zh/' : ''}glossary.html#${id}`;
      if (!card.matches(':popover-open')) card.showPopover();
      place(card, term);
    },
  };
}

/** Under the term, or above it where there is more room; within the window. @param {HTMLElement} card @param {HTMLElement} term */
function place(card, term) {
  const { left, top, bottom } = term.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = bottom + height + 8 <= innerHeight || top < innerHeight - bottom;
  card.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  card.style.top = `${Math.max(8, isBelow ? Math.min(bottom + 4, innerHeight - height - 8) : top - height - 4)}px`;
}
