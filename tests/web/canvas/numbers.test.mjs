// Numbers in the cells of a picture: where they are, how large they are, and which are left out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { BOARD, arrowsOf, draw, texts } from '../../support/fixtures/drawn-board.mjs';
import { callsOf } from '../../support/fixtures/recorder.mjs';

test('F is top left, G bottom left, H bottom right', () => {
  const { calls, fit } = draw();
  assert.notEqual(fit, null);
  /** @param {string} text */
  const pointOf = (text) => {
    const [, x = NaN, y = NaN] = texts(calls).find(([written]) => written === text) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  // Those of b, in the second row.
  const [f, g, h] = [
    pointOf('34'),
    pointOf('24'),
    callsOf(calls, 'fillText').find(
      ({ parameters, style }) =>
        parameters[0] === '10' && style['textAlign'] === 'right' && Number(parameters[2]) > 100,
    ),
  ];
  assert.ok(f.x < 20 && f.y > 100 && f.y < 140);
  assert.ok(g.x < 20 && g.y > 180 && g.y < 200);
  assert.ok(h !== undefined && Number(h.parameters[1]) > 80 && Number(h.parameters[2]) > 180);
});

test('numbers keep the size that they had at the end of the trace', () => {
  const { fit } = draw();
  assert.ok(fit !== null);
  const kept = { ...fit, size: fit.size / 2 };
  assert.equal(draw({ fit: kept }).fit, kept);
  const sizes = callsOf(draw({ fit: kept }).calls, 'fillText', { textAlign: 'right' });
  assert.equal(sizes[0]?.style['font'], `${kept.size}px system-ui, sans-serif`);
});

test('a number that comes into sight and is too long makes all smaller, a short one none larger', () => {
  const { fit } = draw();
  assert.ok(fit !== null);
  const large = { ...fit, size: fit.size * 3, largeSize: fit.largeSize * 3 };
  assert.deepEqual(draw({ fit: large }).fit, fit);
  const small = { ...fit, size: fit.size / 2, largeSize: fit.largeSize / 2 };
  assert.equal(draw({ fit: small }).fit, small);
});

test('numbers are on the path only, or nowhere, as chosen', () => {
  const onPath = draw({ display: { ...DEFAULT_DISPLAY, numbers: 'path' } });
  const written = texts(onPath.calls).map(([text]) => text);
  assert.ok(written.includes('20') && !written.includes('34') && !written.includes('24'));
  const none = draw({ display: { ...DEFAULT_DISPLAY, numbers: 'none' } });
  assert.deepEqual(
    texts(none.calls).map(([text]) => text),
    ['×3'],
  );
  assert.equal(none.fit, null);
  assert.equal(arrowsOf(none.calls), 1);
});

test('on a whole board of few small cells F stands alone, and the path avoids it', () => {
  const view = { scale: 32, left: 0, top: 0, ratio: 1 };
  const canvas = { width: 96, height: 64 };
  const { calls, fit } = draw({ view, canvas });
  assert.equal(fit?.isShort, true);
  const written = texts(calls).filter(([text]) => text !== '×3');
  assert.deepEqual(
    written.map(([text]) => text),
    ['20', '34'],
  );
  const clip = calls.findIndex(({ name }) => name === 'clip');
  assert.equal(callsOf(calls.slice(0, clip), 'rect').length, 2);
  assert.equal(draw({ view, canvas, board: { ...BOARD, height: 41 } }).fit, null);
});

test('without arrows the numbers stay', () => {
  const { calls } = draw({ display: { ...DEFAULT_DISPLAY, arrows: false } });
  assert.equal(arrowsOf(calls), 0);
  assert.equal(texts(calls).length, texts(draw().calls).length);
});
