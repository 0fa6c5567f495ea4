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
 * @property {Readonly<Palette>} [palette] of the board, whatever the theme: the page is light then
 */

/** @type {readonly Theme[]} */
const THEMES = ['system', 'light', 'dark'];

/** @param {unknown} value @returns {value is Theme} */
export function isTheme(value) {
  return THEMES.some((theme) => theme === value);
}

/**
 * What the button leads to next: from the system's colours to the others, so that the first press is seen.
 * @param {Pick<Appearance, 'theme' | 'isSystemDark'>} appearance
 * @returns {Theme}
 */
export function nextTheme({ theme, isSystemDark }) {
  const other = isSystemDark ? 'light' : 'dark';
  const same = isSystemDark ? 'dark' : 'light';
  return theme === 'system' ? other : theme === other ? same : 'system';
}

/** What is seen: a projector's palette wants a light page. @param {Pick<Appearance, 'theme' | 'palette'>} appearance @returns {Theme} */
export const themeSeen = ({ theme, palette }) => (palette === undefined ? theme : 'light');

/** @param {Appearance} appearance @returns {boolean} */
export function isDark(appearance) {
  const theme = themeSeen(appearance);
  return theme === 'system' ? appearance.isSystemDark : theme === 'dark';
}
