// Markdown into the HTML of a page: headings have ids, tables and programs scroll in boxes of their own, which keys can
// reach, and links lead to pages. Knows nothing of the documents.
import { Marked } from 'marked';
import { textOf } from './text-page.mjs';

/** @typedef {{ level: number, id: string, text: string }} Heading `text` is HTML, without tags */
/** @typedef {(target: string) => string | undefined} Address of what a link leads to; undefined: to no page, it stays text */

/** Maximum characters of inline code that is not broken across lines. */
const MOST_WHOLE = 24;

/** The id of a heading as in common Markdown viewers: `Kinds of walls` is `kinds-of-walls`. @param {string} text */
export function slugOf(text) {
  return text
    .toLowerCase()
    .replace(/&\w+;/g, '')
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** @param {Address} address */
function markedFor(address) {
  /** @type {Map<string, number>} */
  const ids = new Map();
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const slug = slugOf(textOf(html));
        const count = ids.get(slug) ?? 0;
        ids.set(slug, count + 1);
        return `<h${depth} id="${slug}${count === 0 ? '' : `-${count}`}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = address(href);
        return to === undefined
          ? html
          : `<a href="${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${html}</a>`;
      },
      codespan({ text }) {
        // Short ones stay on one line; `--theme dark` would break after its hyphens.
        return `<code${text.length <= MOST_WHOLE ? ' class="whole"' : ''}>${escaped(text)}</code>`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        /** @param {import('marked').Tokens.TableCell} cell @param {string} scope '' for a data cell */
        const cellOf = ({ tokens, align }, scope) => {
          const html = this.parser.parseInline(tokens);
          // An empty cell is not a heading.
          const name = scope === '' || html === '' ? 'td' : 'th';
          const number = align === 'right' ? ' class="number"' : '';
          return `<${name}${name === 'th' ? ` scope="${scope}"` : ''}${number}>${html}</${name}>`;
        };
        const head = header.map((cell) => cellOf(cell, 'col')).join('');
        const body = rows.map(
          (row) => `<tr>${row.map((cell, at) => cellOf(cell, at === 0 ? 'row' : '')).join('')}</tr>`,
        );
        return (
          `<div class="table" tabindex="0"><table>\n<thead><tr>${head}</tr></thead>\n` +
          `<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>\n`
        );
      },
      html({ text }) {
        throw new Error(`documents hold no HTML of their own: ${text.trim()}`);
      },
    },
  });
}

/** @param {string} markdown @param {Address} address */
export function toHtml(markdown, address) {
  return /** @type {string} */ (markedFor(address).parse(joined(markdown), { async: false }));
}

/** @param {string} markdown a line @param {Address} address */
export function toInlineHtml(markdown, address) {
  return /** @type {string} */ (markedFor(address).parseInline(markdown, { async: false }));
}

/** The blocks of a text, for uses other than a page. @param {string} markdown */
export const blocksOf = (markdown) => new Marked().lexer(markdown);

/** @param {string} html @returns {Heading[]} */
export function headingsOf(html) {
  return [...html.matchAll(/<h([1-6]) id="([^"]*)">([^]*?)<\/h\1>/g)].map(([, level, id = '', text]) => ({
    level: Number(level),
    id,
    text: textOf(text),
  }));
}

/** Chinese has no blanks at line breaks: neither between its characters nor beside its punctuation. @param {string} text */
function joined(text) {
  return text.replace(
    /(?<=\p{Script=Han})\n(?=\p{Script=Han})|(?<=[，。；：、！？）])\n(?![\n|#-])|(?<!\n)\n(?=[，。；：、！？（）])/gu,
    '',
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
