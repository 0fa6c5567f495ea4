// The page about figures for other pages: web/lessons/docs/LANGUAGE.html. Its samples are written once and
// put on the page twice, as code to copy and as the working figure, so that the two cannot differ.

/** A sample in the source. `live`: also shown working; `kind`: its type, if not markup to paste. */
export const SAMPLE = /<template class="sample"([^>]*)>\n([^]*?)\n<\/template>/g;

const WORDS = Object.freeze({
  en: { copy: 'Copy', copied: 'Copied', selected: 'Selected: press Ctrl+C' },
  zh: { copy: '复制', copied: '已复制', selected: '已选中，请按 Ctrl+C' },
});
/** Files of the site that samples name. */
const FILES = /\b(astrolabe\.js|astrolabe\.d\.ts|embed\.html|prose\.css|index\.html)\b/g;

/** @param {string} html @param {'en' | 'zh'} language */
export function withSamples(html, language) {
  const { copy, copied, selected } = WORDS[language];
  return html.replace(SAMPLE, (_, attributes, code) => {
    const kind = /kind="([a-z]+)"/.exec(attributes)?.[1] ?? 'html';
    const live = /\blive\b/.test(attributes) ? `<div class="live">${liveOf(code)}</div>` : '';
    return (
      `<div class="sample" data-kind="${kind}">${live}<div class="code"><pre tabindex="0"><code>${shownOf(code)}</code></pre>` +
      `<button type="button" class="copy" data-copied="${copied}" data-selected="${selected}" hidden>${copy}</button></div></div>`
    );
  });
}

/** The script replaces file names by addresses if it knows them. @param {string} code */
function shownOf(code) {
  const text = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return text.replace(FILES, '<span class="at">$1</span>');
}

/** Without the script, which the page already has, and anything its policy forbids. @param {string} code */
function liveOf(code) {
  return code
    .replace(/<script\b[^]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*>\n?/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/<astar-figure(?![^>]* page=)/g, '<astar-figure page="index.html"')
    .replace(FILES, '../../$1');
}
