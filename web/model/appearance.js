// How the page looks and speaks: no part of a search, so it is kept apart from its state. Pure.

/** @typedef {'system' | 'light' | 'dark'} Theme */
/** @import { Palette } from '../canvas/palette.js' */
/** @import { Language } from '../i18n/languages.js' */
/**
 * @typedef {object} Appearance
 * @property {Theme} theme
 * @property {Language} language
 * @property {boolean} hasCommonWords whether the words that several rooms need have come
 * @property {boolean} isSystemDark
 * @property {Readonly<Palette>} [palette] of the board, whatever the theme
 */

/** @type {readonly Theme[]} */
const THEMES = ['system', 'light', 'dark'];
/** For who has a dark system, and who has a light one: the first press changes what is seen. @type {readonly (readonly Theme[])[]} */
const ROUNDS = [THEMES, ['system', 'dark', 'light']];

/** @param {unknown} value @returns {value is Theme} */
export function isTheme(value) {
  return THEMES.some((theme) => theme === value);
}

/** What the button leads to next. @param {Pick<Appearance, 'theme' | 'isSystemDark'>} appearance @returns {Theme} */
export function nextTheme({ theme, isSystemDark }) {
  const round = ROUNDS[isSystemDark ? 0 : 1] ?? THEMES;
  return round[(round.indexOf(theme) + 1) % round.length] ?? 'system';
}

/** @param {Appearance} appearance @returns {boolean} */
export function isDark({ theme, isSystemDark }) {
  return theme === 'system' ? isSystemDark : theme === 'dark';
}
