// What a page around a figure sends it, as JSON: read, refused with a reason, or not addressed to it. What is read can
// be answered, and what it asks for can be done.
import assert from 'node:assert/strict';
import { parseLink } from '../../../web/link/link-text.js';
import { TYPES, readRequest, readSource, readStep } from '../../../web/app/embed/request.js';

export const words = [
  '"astrolabe":1',
  '"type":"set"',
  '"type":"seek"',
  '"type":"getState"',
  '"id":7',
  '"id":"a"',
  '"step":',
  '"src":"',
  '#v=1&a=bfs',
  '&t=3',
  '"toString":1',
  '"__proto__":{}',
  '1e309',
  '-0',
  'null',
  '[]',
];
const REASON = /^[a-z]+\.[a-z_]+$/;

/** @param {string} text */
export function check(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    data = text;
  }
  const read = readRequest(data);
  if (read === null) return;
  const { request, reason } = read;
  if (reason !== null) assert.match(reason, REASON);
  else
    assert.ok(
      TYPES.some((known) => known === data.type && known === request.type),
      'it is done as it was asked',
    );
  assert.ok(
    request.id === undefined || (request.id === data.id && String(request.id).length <= 64),
    'an id is given back, or dropped',
  );
  structuredClone({ astrolabe: 1, type: 'refused', id: request.id, reason });
  const step = readStep(request.step);
  assert.ok(
    step === null || (Number.isInteger(step) && step >= 0 && Math.abs(step - Number(data.step)) <= 0.5),
    'a step is a whole number',
  );
  const source = readSource(request.src);
  if (source.reason !== null) assert.match(source.reason, REASON);
  else
    assert.deepEqual(
      parseLink(`#${data.src.split('#').slice(1).join('#') || data.src}`).link,
      source.link,
      'what is opened is what stands behind the first #',
    );
}
