// Traces of other programs, in other forms than a table: what of them the core gets to read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_TRACE, isTrace, pathIn, tableOf } from '../../../web/dialogs/import/own-search/trace-text.js';
import { refusedTraceTexts, traceTexts } from '../../support/node/trace-texts.mjs';

test('lists of events, of cells and of values become a table, with the numbers that they have', async () => {
  for (const [text, table] of traceTexts)
    assert.deepEqual(await tableOf(text), { table, isList: true, map: null }, text);
});

test('an event without a cell is counted', async () => {
  const read = await tableOf('{"events": [{"note": "no cell"}, {"event": "expand", "x": 1, "y": 2}]}');
  assert.deepEqual(read, { table: 'event,x,y\n\nexpand,1,2', isList: true, map: null });
});

test('a path is what a recorder wrote of it, or all cells', () => {
  const recorded = 'event,x,y,g\nexpand,1,2,0\nexpand,2,2,10\npath,1,2,\npath,1,3,\n';
  assert.equal(pathIn(recorded), 'x,y\n1,2\n1,3');
  assert.equal(pathIn('"row";"col"\r\n2;1\r\n3;1\r\n'), 'x,y\n1,2\n1,3');
  assert.equal(pathIn('(1,2) (1,3)'), '');
});

test('tables and pairs stay as they are', async () => {
  for (const text of ['(1,2) (2,2)', 'event,x,y\nexpand,1,2', '[[1,2],[2,2]]', '']) {
    assert.deepEqual(await tableOf(text), { table: text, isList: false, map: null });
  }
});

test('what is hostile is refused, or harmless', async () => {
  const code = async (/** @type {string} */ text) => {
    const read = await tableOf(text);
    return 'code' in read ? read.code : read.table;
  };
  assert.equal(await code('x'.repeat(LONGEST_TRACE + 1)), 'trace.too_long');
  for (const [text, refusal] of refusedTraceTexts) assert.equal(await code(text), refusal, text.slice(0, 50));
  assert.equal(
    await code('{"events": [{"type": "expand\\nclose,1,1", "x": "1,\\n2", "y": {"toString": 1}}]}'),
    'event,x,y\nother,1  2,object',
  );
  assert.equal(
    await code('{"events": [{"x": 1e400, "y": -0.5, "type": "expand"}]}'),
    'event,x,y\nexpand,Infinity,-0.5',
  );
});

test('the map that a trace brings along, and what is none', async () => {
  const mapOf = async (/** @type {Record<string, unknown>} */ content) => {
    const read = await tableOf(JSON.stringify({ ...content, events: [[0, 0]] }));
    return 'map' in read ? read.map : read;
  };
  const map = { width: 3, height: 2, code: 'x' };
  const known = { code: 'x', width: 3, height: 2, start: 1, goal: 5 };
  assert.deepEqual(await mapOf({ map, start: [1, 0], goal: [2, 1] }), { ...known, board: 'squares' });
  assert.deepEqual(await mapOf({ map, start: [1, 0], goal: [2, 1], board: 'hex' }), { ...known, board: 'hex' });
  const settings = { board: 'hex' };
  assert.deepEqual(await mapOf({ map, start: [1, 0], goal: [2, 1], settings }), { ...known, board: 'hex' });
  for (const odd of [
    { map },
    { map, start: [1, 0], goal: [2, 2] },
    { map, start: [1, -1], goal: [2, 1] },
    { map, start: [0.5, 0], goal: [2, 1] },
    { map, start: '1,0', goal: [2, 1] },
    { map: { ...map, width: 1e9 }, start: [1, 0], goal: [2, 1] },
    { map: { ...map, code: 7 }, start: [1, 0], goal: [2, 1] },
    { map: 'x', start: [1, 0], goal: [2, 1] },
  ]) {
    assert.equal(await mapOf(odd), null, JSON.stringify(odd));
  }
});

test('many events with ids', async () => {
  const count = 200_000;
  const events = Array.from({ length: count }, (_, i) => `{"x":${i % 9},"y":1,"id":${i},"pId":${i - 1}}`);
  const read = await tableOf(`{"fields":["x"],"events":[${events.join()}]}`);
  assert.ok('table' in read);
  const rows = read.table.split('\n');
  assert.deepEqual([rows.length, rows.at(-1)], [count + 1, `expand,${(count - 1) % 9},1,${(count - 2) % 9},1,,,`]);
});

test('what is dropped is recognized', () => {
  for (const text of [
    'step,event,x,y,parent_x,parent_y,g,h,f\n0,open,1,2,,,0,40,40\n',
    'x;y;g\n1;2;3',
    '# mine\nevent,col,row\n',
    '{\n  "format": "astrolabe-trace",\n',
    '# by a program\nversion: 1.4.0\nviews:\n  main: []\nevents:\n  - { type: expanding, x: 1, y: 2 }\n',
  ]) {
    assert.ok(isTrace(text), text);
  }
  for (const text of [
    'x,y\n1,2\n',
    'x,y,cost\n0,0,1',
    '{"nodes": [], "edges": []}',
    '[[0,1],[1,0]]',
    'version 1\n0 a.map 8 8 0 0 7 7 9.9',
    'type octile\nheight 2\nwidth 2\nmap\n..\n..\n',
  ]) {
    assert.ok(!isTrace(text), text);
  }
});
