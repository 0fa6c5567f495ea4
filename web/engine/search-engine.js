// What the APIs of boards and graphs have in common: the current search, its steps and their explanation.
// Nodes are cells, or nodes of a graph.

import { accept, check, isWithin, refuseAll, refusingAll } from './check.js';
import { lossOf, whenDead } from './module/living-module.js';

/** @import { StepEventName, JudgingState, Outcome, Position, Searching, Verdict } from 'astrolabe-module' */

const MAX_EXPANSIONS = 2 ** 31 - 1;
const MAX_WORK = 2 ** 31 - 1;
/** For questions about any node. */
const ANY_NODE = -1;

/** @template {Searching & { delete: () => void }} L */
export class SearchEngine {
  /** @protected */
  lab;

  /** @param {L} laboratory */
  constructor(laboratory) {
    this.lab = laboratory;
  }

  /** Called when its search is lost because the module died; its board is intact. @param {Parameters<typeof whenDead>[1]} listener */
  whenDead(listener) {
    whenDead(this.lab, listener);
  }

  /** For the files beside this one only. @returns {L} */
  get laboratory() {
    return refusingAll(this.lab);
  }

  /** @protected @abstract @returns {number} */
  get nodeCount() {
    return 0;
  }

  /** @param {number} expansions @returns {Outcome} */
  advance(expansions) {
    check(isWithin(expansions, 1, MAX_EXPANSIONS), 'search.settings', expansions, '≥ 1');
    return this.lab.advance(expansions);
  }

  result() {
    return this.lab.result();
  }

  /**
   * Sets the trace to the nearest existing step.
   * @param {number} step
   * @returns {Position}
   */
  seek(step) {
    const last = this.result().steps;
    const whole = Number.isFinite(step) ? Math.round(step) : 0;
    accept(this.lab.seek(Math.min(Math.max(whole, 0), last)));
    return this.lab.position();
  }

  /** View. */
  path() {
    return this.lab.path();
  }

  /** View. */
  statuses() {
    return this.lab.statuses();
  }

  /** Explains a node at the current step; null without one. @param {number} node */
  why(node) {
    this.requireNode(node);
    return this.lab.why(node);
  }

  /**
   * Prepares what follows for any node: scans this many more steps of the trace.
   * @param {number} steps
   * @returns {boolean} whether the whole trace is scanned
   */
  survey(steps) {
    check(isWithin(steps, 1, MAX_EXPANSIONS), 'search.step', steps, '≥ 1');
    return this.lab.survey(steps);
  }

  /** View: the steps in which this happens. @param {StepEventName} kind @param {number} [node] any by default */
  stepsWith(kind, node = ANY_NODE) {
    if (node === ANY_NODE) return this.lab.stepsWith(kind);
    this.requireNode(node);
    return this.lab.stepsOf(node, kind);
  }

  /** The first step after this one in which it happens; -1. @param {StepEventName} kind @param {number} node @param {number} after */
  nextStepWith(kind, node, after) {
    if (node !== ANY_NODE) this.requireNode(node);
    check(isWithin(after, 0, MAX_EXPANSIONS), 'search.step', after, '≥ 0');
    return this.lab.nextStepWith(kind, node, after);
  }

  /** The last step before this one in which it does; -1. @param {StepEventName} kind @param {number} node @param {number} before */
  previousStepWith(kind, node, before) {
    if (node !== ANY_NODE) this.requireNode(node);
    check(isWithin(before, 1, MAX_EXPANSIONS), 'search.step', before, '≥ 1');
    return this.lab.previousStepWith(kind, node, before);
  }

  /** View: what these steps did, LOG_STRIDE numbers an event. @param {number} first @param {number} last */
  log(first, last) {
    this.requireSteps(first, last);
    return this.unlessLost(this.lab.log(first, last));
  }

  /** A program that searches as the search did, or the search alone. @param {string} template @param {boolean} isProgram @returns {string} lines, as Code has them */
  code(template, isProgram) {
    const { reason, lines } = this.unlessLost(this.lab.code(template, isProgram));
    accept(reason);
    return lines;
  }

  /** Does this much of the referee's work. @param {number} work @returns {JudgingState} */
  judge(work) {
    check(isWithin(work, 1, MAX_WORK), 'search.settings', work, '≥ 1');
    return this.lab.judge(work);
  }

  /** @returns {Verdict} what the referee knows so far */
  verdict() {
    return this.lab.verdict();
  }

  /** View; empty until the ruling is known. */
  shortestPath() {
    return this.lab.shortestPath();
  }

  dispose() {
    this.lab.delete();
  }

  /** @protected @param {number} node @param {string} [code] */
  requireNode(node, code = 'board.cell') {
    const last = this.nodeCount - 1;
    check(isWithin(node, 0, last), code, node, `0–${last}`);
  }

  /** Passes on what was read, unless the search is lost. @protected @template T @param {T} read @returns {T} */
  unlessLost(read) {
    const loss = lossOf(this.lab);
    if (loss !== null) throw loss;
    return read;
  }

  /** @protected @param {number} first @param {number} last */
  requireSteps(first, last) {
    const { steps } = this.unlessLost(this.result());
    for (const step of [first, last]) check(isWithin(step, 1, steps), 'search.step', step, `1–${steps}`);
  }
}

refuseAll(SearchEngine);
