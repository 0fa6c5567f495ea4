// Line by line: the lines that are said to run are those that an instrumented run of the JavaScript program runs, and what
// they do to the cells adds up to the fold at every step. And each runs in exactly the steps whose events tell of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

import { LINE_NAMES } from '../../../web/model/breakpoints.js';
import { eventsOfLine, timeOfLine } from '../../../web/model/code/line-events.js';
import { firstMicroSteps, marksOf, neighboursInOrder, ranInStep } from '../../../web/model/code/micro-steps.js';
import { linesOf, searchBoard, searchGraph, templateOf } from '../../support/node/code-cases.mjs';
import { loadModules } from '../../support/node/module.mjs';

/** @import { MicroStep } from '../../../web/model/code/micro-steps.js' */

const { Laboratory, GraphLaboratory } = await loadModules();
const board = new Laboratory();
const graph = new GraphLaboratory();
const template = templateOf('js');
const pseudo = templateOf('en');

const CASES = 1000;
const CLOSED = 2;

/** Calls T(mark) where the line begins to run. @param {{ text: string, mark: string }} line */
function instrumented({ text, mark }) {
  if (mark === '' || mark === 'search') return text;
  if (/^\s*for \(/.test(text)) return `${text.replace(/\/\/.*/, '')} T('${mark}');`;
  if (/(?:if|while) \(/.test(text)) return text.replace(/(if|while) \(/, `$1 (T('${mark}'), `);
  return `T('${mark}'); ${text}`;
}

/** The marks of the lines that ran. @param {readonly { text: string, mark: string }[]} lines */
function ran(lines) {
  /** @type {string[]} */
  const marks = [];
  const T = (/** @type {string} */ mark) => marks.push(mark);
  runInNewContext(lines.map(instrumented).join('\n'), { T, console: { log: () => undefined } });
  return marks;
}

test(`the lines of ${CASES} random searches, and what they do to the cells`, () => {
  let compared = 0;
  let timed = 0;
  for (let seed = 0; seed < CASES; seed++) {
    const isGraph = seed % 5 === 4;
    const lab = isGraph ? graph : board;
    const { settings, expanded, path } = isGraph ? searchGraph(graph, seed) : searchBoard(board, seed);
    const lines = linesOf(lab, template);
    /** @type {MicroStep[]} */
    let all = firstMicroSteps(lines);
    /** @type {Map<number, { g: number, isClosed: boolean }>} */
    const cells = new Map();
    /** The steps in which each line ran. @type {Map<string, number[]>} */
    const stepsOf = new Map();
    for (const [index, cell] of expanded.entries()) {
      const step = index + 1;
      lab.seek(step);
      const why = lab.why(cell);
      assert.ok(why !== null && why.expandedAt === step, `seed ${seed}, step ${step}`);
      const order = 'neighbourOrder' in settings ? settings : null;
      const checked = order === null ? why.neighbours : neighboursInOrder(why.neighbours, order);
      const ran = ranInStep(lines, {
        step,
        steps: expanded.length,
        hasPath: path.length > 0,
        why,
        checked,
        log: lab.log(step, step),
      });
      assert.ok(ran !== null);
      const done = ran.steps;
      all = all.concat(done);
      for (const mark of marksOf(done.map((micro) => ({ ...micro, text: '' })))) {
        stepsOf.set(mark, [...(stepsOf.get(mark) ?? []), step]);
      }
      // What the lines do, one after the other.
      if (index === 0) cells.set(cell, { g: 0, isClosed: false });
      for (const { mark, neighbour } of done) {
        const { cell: to = -1, offered = NaN } = checked[neighbour] ?? {};
        const now = cells.get(to);
        if (mark === 'close') cells.set(cell, { g: cells.get(cell)?.g ?? NaN, isClosed: true });
        if (mark === 'reopen' && now) now.isClosed = false;
        if (mark === 'take') cells.set(to, { g: offered, isClosed: false });
      }
      const statuses = lab.statuses();
      for (const [node, status] of statuses.entries()) {
        const known = cells.get(node);
        assert.equal(status !== 0, known !== undefined, `seed ${seed}, step ${step}, node ${node}`);
        if (known === undefined) continue;
        assert.equal(status === CLOSED, known.isClosed, `seed ${seed}, step ${step}, node ${node}`);
        const g = lab.why(node)?.sum?.g ?? 0;
        assert.ok(Math.abs(g - known.g) < 1e-6, `seed ${seed}, step ${step}, node ${node}: g ${known.g}, not ${g}`);
      }
    }
    const marks = marksOf(lines);
    for (const mark of marks) {
      const steps = stepsOf.get(mark) ?? [];
      const time = timeOfLine(mark, lines);
      if (time !== 'events') {
        const expected = time === 'last' && expanded.length > 0 && (mark === 'end' || path.length > 0);
        assert.deepEqual(steps, expected ? [expanded.length] : [], `seed ${seed}: ${mark}`);
        continue;
      }
      assert.ok(LINE_NAMES.some((name) => name === mark));
      const told = new Set(eventsOfLine(mark, marks).flatMap((kind) => [...lab.stepsWith(kind)]));
      assert.deepEqual(
        [...told].sort((a, b) => a - b),
        steps,
        `seed ${seed}: ${mark}`,
      );
      timed += steps.length;
    }
    if (expanded.length > 0) {
      const spoken = linesOf(lab, pseudo);
      const [step, why] = [expanded.length, lab.why(expanded.at(-1) ?? 0)];
      const last = { step, steps: step, hasPath: path.length > 0, why, checked: [], log: null };
      assert.equal(ranInStep(spoken, last)?.steps.at(-1)?.mark, path.length > 0 ? 'found' : 'no-path', `seed ${seed}`);
    }
    if (expanded.length === 0) all = all.concat([{ mark: 'at-once', neighbour: -1 }]);
    assert.deepEqual(
      all.map(({ mark }) => mark),
      ran(lines),
      `seed ${seed}: ${JSON.stringify(settings)}`,
    );
    compared += all.length;
  }
  assert.ok(compared > 100_000 && timed > 10_000);
});
