// The tables of bad inputs beside this file, read: each input with its kind, and what the page says of it in both
// languages. A table is made to be read by a person:
//
//   == paste                 what is done with the input: see sayingOf() below
//   | S..                    the input, line by line
//   | .#.                    \t a tab, \0 a null character, \u00a0 any other; {.×5000} five thousand full stops
//   en Line 2: …             what the page says
//   zh 第 2 行：…
import { readFileSync } from 'node:fs';
import { typedInto } from './fields.mjs';
import { dropped, openedGraph, openedLink, openedPicture, pasted } from './page.mjs';

/** @import { Notice } from '../../../web/model/notice.js' */
/** @typedef {{ kind: string, input: string, en: string, zh: string, line: number }} BadInput line: of the table */

const MEGABYTE = 2 ** 20;

/** @param {string} name of a table @returns {BadInput[]} */
export function tableNamed(name) {
  const lines = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8').split('\n');
  /** @type {BadInput[]} */
  const inputs = [];
  lines.forEach((line, index) => {
    const last = inputs.at(-1);
    const [, mark = '', text = ''] = /^(==|\||en|zh) ?(.*)$/.exec(line) ?? [];
    if (mark === '==') inputs.push({ kind: text, input: '', en: '', zh: '', line: index + 1 });
    else if (last !== undefined && mark === '|')
      last.input += `${last.input === '' && lines[index - 1]?.startsWith('==') ? '' : '\n'}${text}`;
    else if (last !== undefined && (mark === 'en' || mark === 'zh')) last[mark] = text;
  });
  return inputs;
}

/** @param {string} written in a table */
function meant(written) {
  return written
    .replace(/\\(t|0|u[\da-f]{4})/g, (_, code) => {
      if (code === 't') return '\t';
      return String.fromCharCode(code === '0' ? 0 : parseInt(code.slice(1), 16));
    })
    .replace(/\{([^{}×]+)×(\d+)\}/g, (_, text, times) => text.repeat(Number(times)));
}

/** What the page says. @param {BadInput} input @returns {Notice | Promise<Notice>} */
export function sayingOf({ kind, input }) {
  const text = meant(input);
  const [what = '', ...rest] = kind.split(' ');
  const more = rest.join(' ');
  if (what === 'link') return openedLink(text);
  if (what === 'paste') return pasted(text);
  if (what === 'graph') return openedGraph(text);
  if (what === 'field') return typedInto(more, text);
  if (what === 'folder') return dropped([{ name: text, text: '', isFolder: true }]);
  if (what === 'files') {
    return dropped(text.split(', ').map((name) => ({ name, text: name.endsWith('.scen') ? 'version 1\n' : 'S.G' })));
  }
  if (what === 'file') {
    const [, name = '', size, isGone] = /^(\S+)(?: of (\d+) MB)?( unreadable)?$/.exec(more) ?? [];
    return dropped([{ name, text, isGone: isGone !== undefined, ...(size && { size: Number(size) * MEGABYTE }) }]);
  }
  const [, width, height] = /^(\d+)x(\d+)$/.exec(more) ?? [];
  if (width !== undefined) return openedPicture({ width: Number(width), height: Number(height) });
  return openedPicture(more === 'cut' ? 'cut' : 'none');
}
