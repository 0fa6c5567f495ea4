// The theme and language of the page: no part of a search, so it is kept separate from its state. Pure.

/** @typedef {'system' | 'light' | 'dark'} Theme */
/** @import { Palette } from '../canvas/palette.js' */
/** @import { Language } from '../i18n/languages.js' */
/**
 * @typedef {object} Appearance
 * @property {Theme} theme
 * @property {Language} language
 * @property {boolean} hasCommonWords whether the words that several rooms need have been loaded
 * @property {boolean} isSystemDark
 * @property {Readonly<Palette>} [palette] of the board, overriding the theme: the page is light then
 */

/** @type {readonly Theme[]} */
const THEMES = ['system', 'light', 'dark'];

/** @param {unknown} value @returns {value is Theme} */
export function isTheme(value) {
  return THEMES.some((theme) => theme === value);
}

/**
 * The theme that the button switches to: from the system's to the opposite one first, so that the first click shows.
 * @param {Pick<Appearance, 'theme' | 'isSystemDark'>} appearance
 * @returns {Theme}
 */
export function nextTheme({ theme, isSystemDark }) {
  const other = isSystemDark ? 'light' : 'dark';
  const same = isSystemDark ? 'dark' : 'light';
  return theme === 'system' ? other : theme === other ? same : 'system';
}

/** The visible theme: a projector's palette requires a light page. @param {Pick<Appearance, 'theme' | 'palette'>} appearance @returns {Theme} */
export const themeSeen = ({ theme, palette }) => (palette === undefined ? theme : 'light');

/** @param {Appearance} appearance @returns {boolean} */
export function isDark(appearance) {
  const theme = themeSeen(appearance);
  return theme === 'system' ? appearance.isSystemDark : theme === 'dark';
}
