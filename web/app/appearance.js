// Language and theme: chosen, remembered, and applied to the page.

import { LANGUAGES, isLanguage, nextLanguage, preferredLanguage } from '../i18n/languages.js';
import { translator } from '../i18n/translate.js';
import { isTheme, nextTheme, themeSeen } from '../model/appearance.js';
import { Store } from '../model/store.js';
import { replaceHash } from '../ui/address-bar.js';
import { query, setLabel, setText } from '../ui/query.js';
import { translatePage } from '../ui/translate-page.js';

/** @import { View } from '../link/link.js' */
/** @import { Appearance } from '../model/appearance.js' */
/** @import { Memory } from '../ui/storage.js' */

/**
 * @param {Memory} memory
 * @param {Pick<View, 'theme' | 'language'>} view what the link says
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
    language: isLanguage(language) ? language : preferredLanguage(navigator.languages),
    hasCommonWords: false,
    isSystemDark: query.matches,
  };
  const store = new Store(first);
  query.addEventListener('change', () => store.update((state) => ({ ...state, isSystemDark: query.matches })), {
    signal,
  });
  return store;
}

/**
 * A lesson or document passes only its language, in `#lang=zh`; the board is then the visitor's last one.
 * @param {Memory} memory
 */
export function takeLanguage({ remember }) {
  const language = /^#lang=(\w+)$/.exec(location.hash)?.[1] ?? '';
  if (!isLanguage(language)) return;
  remember('language', language);
  replaceHash('');
}

/** @param {Store<Appearance>} store @param {Memory} memory @param {AbortSignal} signal */
export function connectAppearance(store, { remember }, signal) {
  const themeButton = query('#theme', HTMLButtonElement);
  const languageButton = query('#language', HTMLButtonElement);
  languageButton.addEventListener(
    'click',
    () => {
      store.update((state) => ({ ...state, language: nextLanguage(state.language) }));
      remember('language', store.state.language);
    },
    { signal },
  );
  themeButton.addEventListener(
    'click',
    () => {
      store.update((state) => ({ ...state, theme: nextTheme(state) }));
      remember('theme', store.state.theme);
    },
    { signal },
  );
  const render = () => {
    const { language } = store.state;
    const theme = themeSeen(store.state);
    const t = translator(language);
    const root = document.documentElement;
    root.lang = LANGUAGES[language].tag;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    themeButton.dataset['shows'] = theme;
    translatePage(document, t);
    document.title = t('page.title');
    setLabel(themeButton, t(`page.theme_to_${nextTheme(store.state)}`));
    // The other language is named in that language.
    const { tag, name } = LANGUAGES[nextLanguage(language)];
    languageButton.lang = tag;
    setText(languageButton, name);
  };
  store.subscribe(render, signal);
  render();
}
