// Carries out requests about a graph: changes it, searches it, steps through the search. The only module here that
// calls the engine. Knows no DOM elements.

import { EngineError } from '../../engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../../engine/options.js';
import { unlessDead } from '../../engine/module/unless-dead.js';
import { EMPTY_GRAPH, edgesFromFlat, flatEdges } from './graph.js';
import { stepNotice } from './graph-notice.js';
import {
  NO_SELECTION,
  graphSettings,
  unmetNeedOnGraph,
  redone,
  undone,
  unsearched,
  withGraph,
  withGraphOngoing,
} from './state.js';
import { info, warning, errorOf } from '../../model/notice.js';
import { comfortableSpeed, knownSpeed } from '../../model/playback.js';
import { PlayClock } from '../../session/play-clock.js';
import { graphPairs } from './link.js';
import { sealed } from '../../link/link-text.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { GraphEngine } from '../../engine/graph-engine.js' */
/** @import { StepEvent } from '../../model/breakpoints.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { Change, Graph } from './graph.js' */
/** @import { GraphLink } from './link.js' */
/** @import { GraphSpace, Selection } from './state.js' */

/** Expansions between two reads of the clock. */
const SLICE = 1000;
/** Milliseconds of a search per slice. */
const TURN = 20;
/** With more nodes and edges a graph is not searched at every move of the pointer, but when it rests. */
const MOST_AT_ONCE = 3000;
const REST = 200;

export class GraphSession {
  #engine;
  #store;
  /** The graph that the engine has. @type {Graph} */
  #defined = EMPTY_GRAPH;
  /** Incremented with each search, so earlier ones stop. */
  #serial = 0;
  #clock = new PlayClock(
    () => this.#store.state.speed,
    (steps) => this.#playOn(steps),
  );
  #rest = 0;
  #signal;
  /** Playing stops at these. @type {readonly StepEvent[]} */
  stops = [];

  /**
   * @param {GraphEngine} engine
   * @param {Store<GraphSpace>} store
   * @param {AbortSignal} signal
   */
  constructor(engine, store, signal) {
    this.#engine = engine;
    this.#store = store;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#clock.stop(), { once: true });
    engine.whenDead(({ reason, cause }) => this.#survive(reason, cause !== null));
  }

  /** A request that crashed the engine is not repeated until something is changed. @param {Reason} reason @param {boolean} isOwn */
  #survive(reason, isOwn) {
    if (!isOwn) return this.search(errorOf(reason));
    this.#serial += 1;
    this.pause();
    this.#store.update(unsearched);
    this.say(errorOf(reason));
  }

  get engine() {
    return this.#engine;
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#store.update((space) => ({ ...space, notice }));
  }

  /** An undoable change, or the reason why not. @param {Change} change @param {Selection} [selection] @returns {boolean} */
  change({ graph, reason }, selection) {
    if (graph === null) {
      this.say(errorOf(reason));
      return false;
    }
    if (graph === this.#store.state.graph) return true;
    this.#store.update((space) => withGraph(space, graph, selection ?? space.selection));
    this.search();
    return true;
  }

  /** Continues the last change. @param {Change} change */
  goOn({ graph }) {
    if (graph === null) return;
    this.#store.update((space) => withGraphOngoing(space, graph));
    if (graph.nodes.length + graph.edges.length <= MOST_AT_ONCE) return this.search();
    this.#serial += 1;
    this.#store.update(unsearched);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.search(), REST);
  }

  /** @param {Graph} graph replaces the current one @param {Notice} notice */
  open(graph, notice) {
    this.#store.update((space) => withGraph(space, graph, NO_SELECTION));
    this.search(notice, null, true);
  }

  undo() {
    if (this.#store.state.past.length === 0) return this.say(info({ key: 'status.nothing_to_undo' }));
    this.#store.update(undone);
    this.search(info({ key: 'graph.undone' }));
  }

  redo() {
    if (this.#store.state.future.length === 0) return this.say(info({ key: 'status.nothing_to_redo' }));
    this.#store.update(redone);
    this.search(info({ key: 'graph.redone' }));
  }

  /** @param {Partial<GraphSpace['settings']>} settings */
  setSettings(settings) {
    this.#store.update((space) => ({ ...unsearched(space), settings: { ...space.settings, ...settings } }));
    this.search();
  }

  /** @param {Selection} selection */
  select(selection) {
    this.#store.update((space) => ({ ...space, selection }));
  }

  /**
   * Searches the current graph; if start or goal is missing, says so.
   * @param {Notice} [notice] shown instead of the answer
   * @param {number | null} [step] to show afterwards; null: the last @param {boolean} [isOpened] its trace owes nothing to the graph before
   */
  search(notice, step = null, isOpened = false) {
    const serial = ++this.#serial;
    clearTimeout(this.#rest);
    this.pause();
    const { graph, settings } = this.#store.state;
    this.#store.update(unsearched);
    if (graph.nodes.length === 0) return this.say(notice ?? info());
    try {
      this.#define(graph);
      if (isOpened) this.#engine.forgetAnswer();
      if (graph.start < 0 || graph.goal < 0) return this.say(notice ?? info({ key: 'graph.no_ends' }));
      this.#engine.begin(graphSettings(settings), graph.start, graph.goal);
    } catch (error) {
      return this.#refuse(error);
    }
    const goOn = () => {
      if (serial !== this.#serial || this.#signal.aborted) return;
      try {
        const begun = performance.now();
        while (this.#engine.advance(SLICE) === 'running') {
          if (performance.now() - begun < TURN) continue;
          this.say(info({ key: 'status.searching' }));
          setTimeout(goOn);
          return;
        }
        this.#settle(notice, step);
      } catch (error) {
        this.#refuse(error);
      }
    };
    goOn();
  }

  /** @param {Notice | undefined} notice @param {number | null} step */
  #settle(notice, step) {
    const result = this.#engine.result();
    const position = this.#engine.seek(Math.min(step ?? result.steps, result.steps));
    const speed = comfortableSpeed(result.steps);
    this.#store.update((space) => ({ ...space, result, position, speed }));
    this.say(notice ?? stepNotice(this.#store.state));
  }

  /** @param {Graph} graph */
  #define(graph) {
    if (this.#defined === graph) return;
    const { nodes, edges } = graph;
    const isSame = this.#defined.nodes === nodes && this.#defined.edges === edges;
    if (!isSame) {
      this.#engine.define(
        Float64Array.from(nodes.flatMap(({ x, y }) => [x, y])),
        nodes.map(({ name }) => name),
        flatEdges(edges),
      );
    }
    this.#defined = graph;
  }

  /** @returns {Graph} the one that the engine has */
  #fromEngine() {
    const { positions, names, edges } = this.#engine.definition();
    const nodes = names.map((name, node) => ({ x: positions[2 * node] ?? 0, y: positions[2 * node + 1] ?? 0, name }));
    return { nodes, edges: edgesFromFlat(edges), start: -1, goal: -1 };
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!(error instanceof EngineError)) throw error;
    this.say(errorOf(error.reason));
  }

  /** @param {number} step */
  seek(step) {
    const { result } = this.#store.state;
    if (result === null) return;
    const position = unlessDead(() => this.#engine.seek(Math.min(Math.max(step, 0), result.steps)));
    if (position === null) return; // #survive() searches again
    this.#store.update((space) => ({ ...space, position }));
    this.say(stepNotice(this.#store.state));
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#store.update((space) => ({ ...space, speed: knownSpeed(speed) }));
  }

  pause() {
    this.#clock.stop();
    if (this.#store.state.isPlaying) this.#store.update((space) => ({ ...space, isPlaying: false }));
  }

  togglePlay() {
    const { isPlaying, result, position } = this.#store.state;
    if (isPlaying || result === null) return this.pause();
    if (position.step >= result.steps) this.seek(0);
    this.#store.update((space) => ({ ...space, isPlaying: true }));
    this.#clock.start();
  }

  /** @param {number} steps @returns {boolean} whether there are more */
  #playOn(steps) {
    const { result, position, isPlaying } = this.#store.state;
    if (!isPlaying || result === null) return false;
    const stop = this.nextStop(this.stops, position.step);
    const isStopped = stop !== null && stop <= position.step + steps;
    if (isStopped) this.seek(stop);
    else if (steps > 0) this.seek(position.step + steps);
    if (isStopped || this.#store.state.position.step >= result.steps) this.pause();
    return this.#store.state.isPlaying;
  }

  /** The first step after this one with any of these events; null: there is none. @param {readonly StepEvent[]} events @param {number} step */
  nextStop(events, step) {
    const found = events.map(({ kind }) => this.#engine.nextStepWith(kind, -1, step)).filter((one) => one >= 0);
    return found.length === 0 ? null : Math.min(...found);
  }

  /** The last step before this one. @param {readonly StepEvent[]} events @param {number} step */
  previousStop(events, step) {
    if (step < 1) return null;
    const found = events.map(({ kind }) => this.#engine.previousStepWith(kind, -1, step)).filter((one) => one >= 0);
    return found.length === 0 ? null : Math.max(...found);
  }

  /** The link of the current view, without the #; '' for an empty graph. */
  link() {
    const { graph, settings, position, result } = this.#store.state;
    if (graph.nodes.length === 0) return '';
    this.#define(graph);
    const step = result === null || position.step >= result.steps ? null : position.step;
    return sealed(graphPairs({ map: this.#engine.toLink(), start: graph.start, goal: graph.goal, settings, step }));
  }

  /**
   * Opens a link; if it cannot be read the current graph stays.
   * @param {GraphLink} link @param {Graph} example used if the link names no graph
   */
  openLink({ map, start, goal, settings, step }, example) {
    if (map !== null) {
      try {
        this.#engine.fromLink(map);
      } catch (error) {
        return this.#refuse(error);
      }
    }
    const { nodes, edges, ...ends } = map === null ? example : this.#fromEngine();
    /** @param {number} end @param {number} other used if it is out of range */
    const known = (end, other) => (end < 0 ? other : end < nodes.length ? end : -1);
    const graph = { nodes, edges, start: known(start, ends.start), goal: known(goal, ends.goal) };
    if (map !== null) this.#defined = graph;
    const isServed = unmetNeedOnGraph(settings.algorithm) === null;
    const served = isServed ? settings : { ...settings, algorithm: DEFAULT_SETTINGS.algorithm };
    this.#store.update((space) => ({ ...withGraph(space, graph, NO_SELECTION), settings: served }));
    this.search(isServed ? undefined : warning({ key: 'graph.not_served' }), step, true);
  }
}
