// The sentences of the card "Why?", without a search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../../support/node/words.mjs';
import { TOP_LEFT } from '../../../web/model/coordinates.js';
import { COUNTINGS } from '../../../web/model/counting.js';
import { outcomeSentence, fSum, gSum, hSum, standing } from '../../../web/ui/sentences/why-sentences.js';

/** @import { ProgramName, Why, WhyChoice, WhyNeighbour, WhyRank, WhySum } from 'astrolabe-module' */

/** Of the board of Lester's figure. */
const NAMING = { width: 7, height: 6, coordinates: TOP_LEFT };

const en = translator('en');
const zh = translator('zh');

/** Cell (2,1) of a board 7 wide, from (1,2). @type {WhySum} */
const sum = Object.freeze({
  parent: 15,
  parentG: 20,
  parentGNow: 20,
  unit: 14,
  isDiagonal: true,
  factor: 1,
  added: 0,
  g: 34,
  heuristic: 'manhattan',
  straight: 10,
  diagonal: 14,
  dx: 3,
  dy: 2,
  cheapest: 1,
  squaredDistance: 0,
  rateCost: 0,
  rateSquaredLength: 1,
  h: 50,
  order: 'f',
  weight: 1,
  f: 84,
  addsUp: true,
  fShownAsOne: 1,
});

test('sums are written as on paper', () => {
  assert.deepEqual(gSum(sum, NAMING, en), { text: 'G = 20 + 14 × 1 = 34', note: 'from (1,2)' });
  assert.equal(gSum({ ...sum, factor: 3, added: 25, g: 87 }, NAMING, en).text, 'G = 20 + 14 × 3 + 25 = 87');
  assert.deepEqual(hSum(sum, en), { text: 'H = 10 × (3 + 2) = 50', note: '' });
  assert.deepEqual(fSum(sum, en), { text: 'F = 84', note: '= 34 + 50' });
  assert.equal(gSum({ ...sum, parent: -1, g: 0 }, NAMING, en).text, 'G = 0');
  assert.equal(gSum({ ...sum, parentGNow: 10 }, NAMING, en).note, 'from (1,2), which now has 10');
  assert.equal(gSum(sum, { ...NAMING, coordinates: COUNTINGS.y_up }, en).note, 'from (1,3)');
  assert.equal(gSum(sum, NAMING, zh).note, '来自 (1,2)');
});

test('each heuristic shows how its number is computed', () => {
  /** @param {Partial<WhySum>} other */
  const h = (other) => hSum({ ...sum, ...other }, en).text;
  assert.equal(h({ heuristic: 'octile', h: 38 }), 'H = 10 × |3 − 2| + 14 × 2 = 38');
  assert.equal(h({ heuristic: 'chebyshev', h: 30 }), 'H = 10 × max(3, 2) = 30');
  assert.equal(h({ heuristic: 'euclidean', h: 36 }), 'H = ⌊10 × √(3² + 2²)⌋ = 36');
  assert.equal(h({ heuristic: 'zero', h: 0 }), 'H = 0');
  assert.equal(h({ cheapest: 2, h: 100 }), 'H = 2 × 10 × (3 + 2) = 100');
  assert.equal(h({ heuristic: 'octile', cheapest: 2, h: 76 }), 'H = 2 × (10 × |3 − 2| + 14 × 2) = 76');
  const exact = { straight: 1, diagonal: Math.SQRT2 };
  assert.equal(h({ ...exact, heuristic: 'euclidean', h: 3.6055 }), 'H = 1 × √(3² + 2²) = 3.606');
  assert.equal(h({ ...exact, heuristic: 'octile', h: 1 + 2 * Math.SQRT2 }), 'H = 1 × |3 − 2| + 1.414 × 2 = 3.828');
});

test('F is what the search selects by', () => {
  /** @param {Partial<WhySum>} other */
  const f = (other) => {
    const { text, note } = fSum({ ...sum, ...other }, en);
    return `${text} ${note}`;
  };
  assert.equal(f({ weight: 1.5, f: 109 }), 'F = 109 = 34 + 1.5 × 50');
  assert.equal(f({ weight: 0, f: 34 }), 'F = 34 = G');
  assert.equal(f({ order: 'h', f: 50 }), 'F = 50 = H');
  assert.equal(f({ order: 'depth', f: 3, h: NaN }), 'F = 3 steps from the start');
  assert.equal(f({ order: 'newest', f: NaN, h: NaN }), 'F newest first');
  assert.equal(hSum({ ...sum, h: NaN }, en).note, 'not used by this search');
});

/** @type {Why} */
const nothing = {
  cell: 9,
  step: 4,
  status: 'closed',
  isExplained: true,
  isFromGoal: false,
  sum: null,
  otherSum: null,
  rank: null,
  untouched: null,
  choice: null,
  expandedAt: 3,
  timesExpanded: 1,
  expandedG: 14,
  neighbours: [],
};

test('a cell has one standing: in the open list, expanded, or never reached', () => {
  /** @type {WhyRank} */
  const rank = {
    rank: 3,
    openCount: 9,
    tiedCount: 2,
    tied: [15, 16],
    tie: 'lifo',
    isDecidedByStructure: false,
  };
  /** @param {Partial<WhyRank>} other */
  const ranked = (other) => standing({ ...nothing, rank: { ...rank, ...other } }, NAMING, 'none', en);
  assert.equal(ranked({}), 'Number 3 of 9 on the open list. Same F: (1,2), (2,2). Last in, first out decides.');
  assert.equal(ranked({ rank: 1, tiedCount: 0, tied: [] }), 'Next of 9 on the open list.');
  assert.equal(
    ranked({ tiedCount: 7, tied: [1, 2, 3, 4, 5, 6, 8] }),
    'Number 3 of 9 on the open list. Same F: (1,0), (2,0), (3,0), (4,0) and 3 more. Last in, first out decides.',
  );
  assert.equal(
    ranked({ rank: 2, tie: 'none', isDecidedByStructure: true, tiedCount: 1, tied: [1] }),
    'After 1 of 9 on the open list. Same F: (1,0). The order of the list decides.',
  );
  assert.equal(standing(nothing, NAMING, 'none', en), 'Expanded at step 3.');
  assert.equal(standing({ ...nothing, timesExpanded: 2 }, NAMING, 'none', en), 'Expanded 2 times, last at step 3.');
  const untouched = /** @type {const} */ ({ absence: 'opened-later', step: 8, lastF: NaN });
  assert.equal(standing({ ...nothing, untouched }, NAMING, 'none', en), 'Not reached yet: step 8 will open it.');
  assert.match(
    standing({ ...nothing, untouched: { absence: 'goal-found', step: 12, lastF: 68 } }, NAMING, 'none', en),
    /at step 12 with F 68/,
  );
});

test('every outcome, absence and tie has its sentence in both languages', () => {
  for (const t of [en, zh]) {
    for (const outcome of /** @type {const} */ ([
      'outside',
      'wall',
      'no-diagonals',
      'corner',
      'covered',
      'opened',
      'improved',
      'reopened',
      'not-better',
      'parent-kept',
      'closed',
      'kept-closed',
      'goal-selected',
      'not-expanded-yet',
      'beyond-square',
      'goal-first',
    ])) {
      /** @type {WhyNeighbour} */
      const neighbour = { cell: 1, outcome, step: 10, offered: 38, known: 34, closedAt: 5, corners: [31, 24] };
      const sentence = outcomeSentence(neighbour, NAMING, 'none', t);
      assert.doesNotMatch(sentence, /why\.|[{}]/, outcome);
    }
    for (const absence of /** @type {const} */ ([
      'wall',
      'other-island',
      'opened-later',
      'goal-found',
      'goal-elsewhere',
      'not-logged',
      'beyond-square',
      'budget-spent',
    ])) {
      for (const lastF of [NaN, 68]) {
        const sentence = standing({ ...nothing, untouched: { absence, step: 3, lastF } }, NAMING, 'none', t);
        assert.doesNotMatch(sentence, /why\.|[{}]/, absence);
      }
    }
    for (const tie of /** @type {const} */ (['lifo', 'fifo', 'g', 'h', 'near', 'none'])) {
      assert.notEqual(t(`why.rule_${tie}`), `why.rule_${tie}`);
    }
  }
  const corner = {
    cell: 32,
    outcome: /** @type {const} */ ('corner'),
    step: 0,
    offered: NaN,
    known: NaN,
    closedAt: 0,
    corners: [31, 24],
  };
  assert.equal(outcomeSentence(corner, NAMING, 'none', en), 'corner blocked by (3,4) and (3,3)');
});

test('a program’s cell is described in terms of the program’s own list', () => {
  /** @type {WhyChoice} */
  const choice = {
    step: 3,
    size: 5,
    position: 4,
    f: 9,
    takenPosition: 4,
    taken: 9,
    takenF: 9,
    first: 2,
    firstF: 11,
    tied: 2,
  };
  /** @param {Partial<Why>} why @param {ProgramName} program */
  const reported = (why, program) => standing({ ...nothing, choice, ...why }, NAMING, program, en);
  assert.equal(
    reported({}, 'unity'),
    'Expanded at step 3. The scan compares every entry only with the first, F 11, and takes the last one below it.',
  );
  assert.equal(
    reported({ choice: { ...choice, takenPosition: 1, firstF: 9 } }, 'unity'),
    'Expanded at step 3. The scan takes the first entry, since none has less than its F 9.',
  );
  assert.equal(
    reported({ status: 'open', choice: { ...choice, position: 2, f: 11 } }, 'slides'),
    'Entry 2 of 5 on the list. Next comes (2,1), F 9. Of 2 entries with the smallest F 9, it came in last.',
  );
  assert.equal(
    reported({ status: 'open' }, 'csharp'),
    'Next of 5 on the list. Of 2 entries with the smallest F 9, it came in first.',
  );
  assert.equal(
    reported({ choice: { ...choice, tied: 1 } }, 'cpp'),
    'Expanded at step 3. No other entry has an F as small as 9.',
  );
  assert.equal(reported({ choice: { ...choice, size: 1 } }, 'crowd'), 'Expanded at step 3. It is the only entry.');
  for (const t of [en, zh]) {
    for (const program of /** @type {const} */ (['unity', 'csharp', 'cpp', 'gameserver', 'crowd', 'slides'])) {
      assert.doesNotMatch(standing({ ...nothing, choice }, NAMING, program, t), /why\.|[{}]/);
    }
  }
  // Without a list, as in very long searches.
  assert.equal(reported({ status: 'open', choice: null }, 'crowd'), 'On the open list.');
  assert.deepEqual(gSum({ ...sum, addsUp: false, g: 10 }, NAMING, en), {
    text: 'G = 10',
    note: 'one step from (1,2); this program never adds G up',
  });
  assert.deepEqual(fSum({ ...sum, g: 3, h: 5, f: 6.5, weight: 2, fShownAsOne: 2 }, en), {
    text: 'F = 6.5',
    note: '= 3 / 2 + 5',
  });
  /** @type {WhyNeighbour} */
  const kept = { cell: 1, outcome: 'parent-kept', step: 1, offered: 5, known: 7, closedAt: 0, corners: [] };
  assert.equal(outcomeSentence(kept, NAMING, 'unity', en), 'not improved (5 < 7): the code compares 7 with 7');
  assert.match(outcomeSentence(kept, NAMING, 'cpp', en), /less than 0/);
});
