// What authors write about a figure: its attributes, the links that drive it, the fields of its cells and steps. Each
// is understood or not, and nothing throws; what is understood reads back the same.
import assert from 'node:assert/strict';
import { NAMES, readAttribute } from '../../../web/figure/attributes.js';
import { readInstruction, withPairs } from '../../../web/figure/links.js';
import { isKey } from '../../../web/link/link.js';
import { parseLink } from '../../../web/link/link-text.js';
import { cellsFrom, cellsText, loopFrom } from '../../../web/dialogs/share/figure/figure-form.js';
import { MOST_CELLS, readCells, readLoop, writeCells, writeLoop } from '../../../web/link/figure-link.js';
import { lengthMeaning } from '../../../web/dialogs/share/link/link-meaning.js';

export const words = [
  ...NAMES,
  't=12',
  '&hi=3,4',
  'play',
  'pause',
  'speed=4',
  'numbers=all',
  '(3, 4)',
  '（3，4）',
  '3-12',
  'https://',
  'file:',
  'javascript:',
  'en-GB',
  'zh-Hans',
  '100%',
  '480px',
  '&amp;',
  'a=bfs',
  'm=a-mrvsiP2',
];
const BOARD = { width: 40, height: 30 };

/** @param {string} text */
export function check(text) {
  for (const name of NAMES) {
    const { value, isOdd } = readAttribute(name, text);
    if (isOdd) assert.equal(value, name === 'src' ? '' : null, 'what is not understood counts as not there');
  }
  const page = readAttribute('page', text).value;
  if (page !== null) assert.match(new URL(page, 'https://page.invalid/').protocol, /^(https?|file):$/);
  const { others, odd } = readInstruction(text);
  for (const key of others.keys()) assert.ok(isKey(key), 'no figure is given what no link says');
  assert.ok(odd.length <= text.length, 'of what is odd no more than there is');
  parseLink(withPairs(text, others));
  checkCells(text);
  const loop = readLoop(text);
  if (loop !== undefined) assert.deepEqual(readLoop(writeLoop(loop)), loop, 'steps are read as they were written');
  const [first = '', last = ''] = text.split('-', 2);
  const { loop: asked, fault } = loopFrom(first, last, 1000);
  assert.ok(
    asked === null || (fault === null && asked.first < asked.last && asked.last <= 1000),
    'steps that there are',
  );
  lengthMeaning(text.length);
}

/** @param {string} text */
function checkCells(text) {
  const cells = readCells(text);
  if (cells !== undefined) assert.deepEqual(readCells(writeCells(cells)), cells, 'cells are read as they were written');
  const { cells: marked, fault } = cellsFrom(text, BOARD);
  if (marked === null) return;
  assert.ok(fault === null && marked.length <= MOST_CELLS, 'no more than are marked');
  for (const { x, y } of marked) assert.ok(x < BOARD.width && y < BOARD.height, 'cells of the board');
  assert.deepEqual(cellsFrom(cellsText(marked), BOARD).cells, marked, 'the field is read as it was written');
}
