// What the text pages have in common, lessons and documents: their languages, and small pieces of HTML.

/** @typedef {'en' | 'zh'} Language */

export const LANGUAGES = Object.freeze(/** @type {const} */ (['en', 'zh']));
export const TAGS = Object.freeze({ en: 'en', zh: 'zh-Hans' });
export const NAMES = Object.freeze({ en: 'English', zh: '中文' });

/** @param {Language} language @returns {Language} */
export const otherThan = (language) => (language === 'en' ? 'zh' : 'en');

/** Replaces {{name}} in the frame by the parts. @param {string} frame @param {Record<string, string>} parts */
export function framed(frame, parts) {
  // A name alone on its line removes the whole line if its part is empty.
  return frame.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? '');
}

/** @param {string} href @param {string} text @param {string} [more] */
export function link(href, text, more = '') {
  return `<a href="${href}"${more && ` ${more}`}>${text}</a>`;
}

/** @param {string} text @param {Record<string, string | number>} values */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** Without its tags, on one line. @param {string} [html] */
export function textOf(html = '') {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
