// Language and theme: chosen, remembered, and put on the page.

import { LANGUAGE_TAGS, preferredLanguage, translator } from '../i18n/translate.js';
import { isTheme, nextTheme } from '../state/appearance.js';
import { Store } from '../state/store.js';
import { part, setLabel, setText } from './parts.js';

/** @typedef {import('../state/appearance.js').Appearance} Appearance */
/** @typedef {import('../i18n/translate.js').Translate} Translate */

/**
 * @param {import('./storage.js').Memory} memory
 * @param {Pick<import('../share/link.js').View, 'theme' | 'language'>} view what the link says
 * @param {AbortSignal} signal
 * @returns {Store<Appearance>}
 */
export function createAppearance({ recall }, view, signal) {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const theme = view.theme ?? recall('theme');
  const language = view.language ?? recall('language');
  /** @type {Appearance} */
  const first = {
    theme: isTheme(theme) ? theme : 'system',
    language:
      language === 'en' || language === 'zh' ? language : preferredLanguage(navigator.languages),
    hasAllWords: false,
    isSystemDark: query.matches,
  };
  const store = new Store(first);
  query.addEventListener(
    'change',
    () => store.update((state) => ({ ...state, isSystemDark: query.matches })),
    { signal },
  );
  return store;
}

/**
 * The words of the language must be there.
 * @param {Store<Appearance>} store
 * @param {{ memory: import('./storage.js').Memory, speak: import('./speaker.js').Speak }} parts
 * @param {AbortSignal} signal
 */
export function connectAppearance(store, { memory, speak }, signal) {
  const { remember } = memory;
  const themeButton = part('#theme', HTMLButtonElement);
  const languageButton = part('#language', HTMLButtonElement);
  languageButton.addEventListener(
    'click',
    async () => {
      const other = store.state.language === 'en' ? 'zh' : 'en';
      languageButton.setAttribute('aria-busy', 'true');
      if (await speak(other)) remember('language', other);
      languageButton.removeAttribute('aria-busy');
    },
    { signal },
  );
  themeButton.addEventListener(
    'click',
    () => {
      store.update((state) => ({ ...state, theme: nextTheme(state.theme) }));
      remember('theme', store.state.theme);
    },
    { signal },
  );
  const render = () => {
    const { theme, language } = store.state;
    const t = translator(language);
    const root = document.documentElement;
    root.lang = LANGUAGE_TAGS[language];
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    themeButton.dataset['shows'] = theme;
    translatePage(document, t);
    document.title = t('page.title');
    setLabel(themeButton, t(`page.theme_to_${nextTheme(theme)}`));
    // The other language is named in itself.
    const other = language === 'en' ? 'zh' : 'en';
    languageButton.lang = LANGUAGE_TAGS[other];
  };
  store.subscribe(render, signal);
  render();
}

/**
 * Puts the words of a language on everything that names its key.
 * @param {ParentNode} root
 * @param {Translate} t
 */
export function translatePage(root, t) {
  for (const element of root.querySelectorAll(
    '[data-t], [data-t-title], [data-t-label], [data-t-placeholder]',
  )) {
    const {
      t: text,
      tTitle: title,
      tLabel: label,
      tPlaceholder: placeholder,
    } = /** @type {HTMLElement} */ (element).dataset;
    if (text !== undefined) setText(element, t(text));
    if (title !== undefined) element.setAttribute('title', t(title));
    if (label !== undefined) {
      const name = element instanceof HTMLOptGroupElement ? 'label' : 'aria-label';
      element.setAttribute(name, t(label));
    }
    if (placeholder !== undefined) element.setAttribute('placeholder', t(placeholder));
  }
}
