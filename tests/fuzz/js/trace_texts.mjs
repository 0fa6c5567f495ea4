// Traces of other programs as JSON, and what is dropped on the page: recognized or not, and nothing throws; a table that
// comes of a list has a line for each event, of three fields or, with numbers, of eight.
import assert from 'node:assert/strict';
import { isTrace, pathIn, tableOfList } from '../../../web/dialogs/import/own-search/trace-text.js';

export const words = [
  ...['"events"', '"expanded"', '"path"', '"fields"', '"type"', '"event"', '"x"', '"y"', '"row"', '"col"', '"expand"'],
  ...['{', '}', '[', ']', ':', ',', 'null', 'true', '1e400', '-0', '"<b>"', '"\\n"', '"1,2"', '"__proto__"'],
  ...['"g"', '"h"', '"f"', '"parent"', '"parent_x"', '"parent_y"', '"id"', '"pId"', '1', '2.5', '1e-9'],
  ...['event,x,y\n', 'x;y;g\n', 'version: 1.4.0\n', 'events:\n'],
];

/** @param {string} text */
export function check(text) {
  isTrace(text);
  for (const line of pathIn(text).split('\n').slice(1)) assert.ok(line.includes(','), 'a line has two fields');
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return;
  }
  const read = tableOfList(content);
  if ('code' in read) return;
  const [head = '', ...rows] = read.table.split('\n');
  assert.ok(head === 'event,x,y' || head === 'event,x,y,parent_x,parent_y,g,h,f');
  const fields = head.split(',').length;
  for (const row of rows) assert.ok(row === '' || row.split(',').length === fields, `${fields} fields: ${row}`);
}
