// Pasted or dropped text of any kind: classified as at most one kind; a link found in it is one that is read.
import assert from 'node:assert/strict';
import { hasRows, isMereWord, isPicture, isScenario, linkIn } from '../../../web/dialogs/import/offers.js';
import { baseName } from '../../../web/model/scenario.js';
import { readDrawing } from '../../../web/model/maps/drawn-map.js';

export const words = [
  'version 1',
  'version 1.0\n',
  'https://a.example/',
  '#v=1&a=bfs',
  '#',
  '.map',
  '.png',
  'image/',
  '\t',
  '0110',
  'S.G\n',
  '\ufeff',
  'map\n',
];
export const longest = 20_000;

/** @param {string} text */
export function check(text) {
  const link = linkIn(text);
  if (link !== null) {
    const { link: read, reason, graph } = link;
    assert.ok(read !== null || reason !== null || graph !== undefined, 'is a link, or one that is refused');
  }
  const kinds = [isScenario(text), isMereWord(text), link !== null].filter(Boolean);
  assert.ok(kinds.length <= 1, 'no text is two of these');
  hasRows(text);
  isPicture({ name: text, type: text });
  assert.ok(!/[/\\]/.test(baseName(text)), 'a name has no folder in it');
  readDrawing(text);
}
