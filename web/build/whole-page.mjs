// The page as one text: index.html with the parts that are separate files. A comment of the
// form <!-- PATH.html --> on a line of its own stands for such a file of web/, which may include others.
import { readFile } from 'node:fs/promises';

const INCLUDE = /^( *)<!-- ([a-z\/-]+\.html) -->\n/m;

/** @param {string} name from web/ */
const read = (name) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

/** @returns {Promise<string>} */
export const wholePage = () => wholePart('app/index.html');

/** @param {string} name from web/ @returns {Promise<string>} with its included files */
export async function wholePart(name) {
  let html = await read(name);
  for (let match = INCLUDE.exec(html); match !== null; match = INCLUDE.exec(html)) {
    const [line, indent = '', file = ''] = match;
    const part = (await read(file)).replace(/^(?=.)/gm, indent);
    html = html.replace(line, () => part);
  }
  return html;
}
