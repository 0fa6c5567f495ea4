// The legend of a picture: its entries follow from what is visible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT } from '../../../web/canvas/palette.js';
import { drawLegend, layoutLegend, legendEntries } from '../../../web/export/legend.js';
import { DEFAULT_DISPLAY } from '../../../web/model/display.js';
import { initialState, withSearchSettled } from '../../../web/model/state.js';
import { callsOf, createRecorder } from '../../support/fixtures/recorder.mjs';

/** @import { State } from '../../../web/model/state.js' */

const SEEN = { display: DEFAULT_DISPLAY, hasWalls: true, hasTerrain: true, showsPath: true };
const { search, referee } = initialState();
const settled = withSearchSettled(
  initialState(),
  { ...search.result, outcome: 'found', steps: 12 },
  { step: 12, open: 3, closed: 12, current: 4 },
);

/** @param {State} state @param {Partial<typeof SEEN>} [change] */
const kindsOf = (state, change) =>
  legendEntries(state, { ...SEEN, ...change }, (key) => key).map(({ kind, text }) => kind ?? text);

test('it names what occurs and nothing else', () => {
  assert.deepEqual(kindsOf(settled), [
    ...['transport.step_of', 'start', 'goal', 'open', 'closed', 'current', 'path', 'wall', 'terrain'],
    'export.numbers_where',
  ]);
  const bare = { hasWalls: false, hasTerrain: false, showsPath: false };
  assert.deepEqual(kindsOf(initialState(), bare), ['start', 'goal']);
  const breadthFirst = { ...settled, settings: { ...settled.settings, algorithm: /** @type {const} */ ('bfs') } };
  assert.equal(kindsOf(breadthFirst).at(-1), 'export.number_where');
  const byOrder = kindsOf(settled, { display: { ...DEFAULT_DISPLAY, shading: 'order', numbers: 'none' } });
  assert.ok(byOrder.includes('order') && !byOrder.includes('closed') && !byOrder.includes('export.numbers_where'));
});

test('walls of other kinds than plain ones have a sample and a word each', () => {
  const seen = { ...SEEN, kinds: /** @type {const} */ (['water', 'monster']) };
  const entries = legendEntries(initialState(), seen, (key) => key).filter(
    ({ kind }) => kind === 'water' || kind === 'monster',
  );
  assert.deepEqual(entries, [
    { kind: 'water', text: 'cell.water' },
    { kind: 'monster', text: 'cell.monster' },
  ]);
  const { context, calls } = createRecorder();
  drawLegend(context, layoutLegend(entries, 300).placed, { left: 0, top: 0, palette: LIGHT });
  for (const index of [0, 2]) assert.equal(callsOf(calls, 'fillRect', { fillStyle: LIGHT.kinds[index] }).length, 1);
  assert.equal(callsOf(calls, 'stroke', { strokeStyle: LIGHT.sign }).length, 2);
});

test('for an X-ray it says how far H is from the true cost', () => {
  const survey = /** @type {NonNullable<typeof referee.survey>} */ ({ least: -4, most: 30 });
  const display = { ...DEFAULT_DISPLAY, xray: true };
  const kinds = kindsOf({ ...settled, referee: { ...referee, survey } }, { display });
  assert.deepEqual(
    kinds.filter((kind) => ['open', 'closed', 'under', 'over', 'xray.numbers'].includes(kind)),
    ['under', 'over', 'xray.numbers'],
  );
});
