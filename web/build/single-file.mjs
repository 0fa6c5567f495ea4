// Makes the page one self-contained file: it runs from file:// and in a sandboxed frame,
// under a policy that allows its own script and style, by their hashes, and no other source at all.
import { createHash } from 'node:crypto';

/** The parts of index.html that are replaced. Each occurs exactly once, or the page has changed without this list. */
const PARTS = Object.freeze({
  face: 'data-face="page"',
  icon: 'href="icon.svg"',
  style: '<link rel="stylesheet" href="style.css">',
  script: '<script type="module" src="start.js"></script>',
  end: '</html>',
});
const POLICY = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/;

/**
 * @param {string} html
 * @param {object} parts
 * @param {'page' | 'embed'} parts.face
 * @param {string} parts.script a module with everything in it
 * @param {string} parts.style
 * @param {string} parts.icon SVG
 * @param {string} parts.notices the authors and licences of its components
 * @returns {string}
 */
export function makeSingleFile(html, { face, script, style, icon, notices }) {
  // The browser would take either of these for the end of the element, or of the comment.
  if (/<\/script|<!--/i.test(script)) throw new Error('the script would end too early');
  if (/<\/style/i.test(style)) throw new Error('the style would end too early');
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}' 'wasm-unsafe-eval'`,
    `style-src '${hash(style)}'`,
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types astrolabe',
  ].join('; ');
  const inlined = {
    face: `data-face="${face}"`,
    icon: `href="data:image/svg+xml,${encodeURIComponent(icon.trim())}"`,
    style: `<style>${style}</style>`,
    script: `<script type="module">${script}</script>`,
    end: `<!--\n${notices.replaceAll('--', '- -').trim()}\n-->\n</html>`,
  };
  let page = replaceOnce(html, POLICY, policy);
  for (const name of /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))) {
    page = replaceOnce(page, PARTS[name], inlined[name]);
  }
  return page;
}

/** @param {string} text */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * @param {string} text
 * @param {string | RegExp} what
 * @param {string} by
 */
function replaceOnce(text, what, by) {
  if (text.split(what).length !== 2) throw new Error(`index.html has not one ${what}`);
  return text.replace(what, () => by);
}
