// The legend of a picture: what is in it follows from what is to be seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legendEntries } from '../../web/export/legend.js';
import { DEFAULT_DISPLAY } from '../../web/state/display.js';
import { initialState, withSearchSettled } from '../../web/state/state.js';

const SEEN = { display: DEFAULT_DISPLAY, hasWalls: true, hasTerrain: true, showsPath: true };
const { search, referee } = initialState();
const settled = withSearchSettled(
  initialState(),
  { ...search.result, outcome: 'found', steps: 12 },
  { step: 12, open: 3, closed: 12, current: 4 },
);

/** @param {import('../../web/state/state.js').State} state @param {Partial<typeof SEEN>} [change] */
const kindsOf = (state, change) =>
  legendEntries(state, { ...SEEN, ...change }, (key) => key).map(({ kind, text }) => kind ?? text);

test('it names what is there and nothing else', () => {
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

test('of an X-ray it says how far H is from the truth', () => {
  const survey = /** @type {NonNullable<typeof referee.survey>} */ ({ least: -4, most: 30 });
  const display = { ...DEFAULT_DISPLAY, xray: true };
  const kinds = kindsOf({ ...settled, referee: { ...referee, survey } }, { display });
  assert.deepEqual(kinds.filter((kind) => ['open', 'closed', 'under', 'over', 'xray.numbers'].includes(kind)), ['under', 'over', 'xray.numbers']);
});
