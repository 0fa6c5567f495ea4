// Graphs as JSON: refused with a sentence, or a graph that reads back the same. And the end of the JSON is found
// exactly where JSON.parse() finds none.
import assert from 'node:assert/strict';
import { readGraphJson, writeGraphJson } from '../../../web/places/graph/graph-json.js';
import { LIMITS, edgeCount } from '../../../web/places/graph/graph.js';
import { jsonFault } from '../../../web/model/json-fault.js';
import { TABLES } from '../../support/node/words.mjs';

export const words = [
  '{"nodes":[',
  '],"edges":[',
  '{"id":"A","x":1,"y":2}',
  '{"x":0,"y":0},',
  '{"from":"A","to":"B","cost":3,"both":true}',
  '"start":',
  '"goal":0',
  '"id":',
  '"cost":',
  'null',
  'true',
  '\\u0000',
  '\\ud800',
  '1e400',
  '-0',
  '1.5',
];

/** @param {string} text */
export function check(text) {
  let isJson = true;
  try {
    JSON.parse(text);
  } catch {
    isJson = false;
  }
  const fault = jsonFault(text);
  assert.equal(fault === null, isJson, 'a fault is where there is no JSON');
  if (fault !== null) {
    const lines = text.split(/\r\n|\r|\n/);
    const line = lines[fault.line - 1];
    assert.ok(line !== undefined && fault.column >= 1 && fault.column <= line.length + 2, 'and lies in the text');
  }
  const { graph, reason } = readGraphJson(text);
  if (graph === null) {
    assert.ok(
      `reason.${reason.code}` in TABLES.en && `reason.${reason.code}` in TABLES.zh,
      `${reason.code} has a sentence`,
    );
    return;
  }
  assert.ok(graph.nodes.length <= LIMITS.nodes && edgeCount(graph.edges) <= LIMITS.edges, 'within the bounds');
  for (const end of [graph.start, graph.goal]) assert.ok(end >= -1 && end < graph.nodes.length, 'the ends are nodes');
  const again = readGraphJson(writeGraphJson(graph));
  assert.equal(again.reason, null, 'what is written is read');
  // A missing end is not written, and reads back as the first or the last node.
  const ends = {
    start: graph.start < 0 ? again.graph?.start : graph.start,
    goal: graph.goal < 0 ? again.graph?.goal : graph.goal,
  };
  const named = {
    ...again.graph,
    nodes: again.graph?.nodes.map(({ name, ...node }, index) => ({
      ...node,
      name: graph.nodes[index]?.name === '' ? '' : name,
    })),
  };
  // JSON has no -0.
  assert.deepEqual(named, JSON.parse(JSON.stringify({ ...graph, ...ends })), 'as it was');
}
