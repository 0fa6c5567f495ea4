// Carries out requests from the world's controls: begins worlds, runs gestures, seeks ticks, and plays. The only module
// that changes the engine. Knows no DOM.
// Over 300 lines: gestures, seeking and playing end or await each other, which is easier to check in one place.

import { EngineError } from '../../engine/engine-error.js';
import { Slices } from '../../engine/jobs/slices.js';
import { MOST_TICKS } from '../../engine/world-engine.js';
import { info, warning, errorOf } from '../../model/notice.js';
import { numberOfUnits, offsetOfUnit } from './state/world-units.js';
import * as change from './state/world-state.js';
import { WorldPlayer } from './player.js';

/** @import { WorldCornerName, WorldPresetName } from '../../../wasm/types/world.d.ts' */
/** @import { Death } from '../../engine/module/deaths.js' */
/** @import { WorldEngine } from '../../engine/world-engine.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { WorldLayers, WorldState } from './state/world-state.js' */
/** @typedef {{ width: number, height: number, factors: Uint8Array, corner: WorldCornerName }} WorldGround */

/** Script of user gestures. @typedef {{ script?: string }} Opening */

/** Milliseconds between two progress reports while seeking a tick. */
const GLANCE = 200;

export class WorldSession {
  #store;
  #engine;
  #clock;
  #slices;
  #player;
  /** Gestures to be carried out when the target tick of a seek is reached. @type {(() => void)[]} */
  #waiting = [];
  /** Whether to play then. */
  #playsThen = false;
  /** The unit to select then, if it exists; 0: none. */
  #selectsThen = 0;

  #onTick = () => {};

  /**
   * @param {Store<WorldState>} store
   * @param {WorldEngine} engine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {() => boolean} isStill whether reduced motion is preferred: units then do not glide
   */
  constructor(store, engine, clock, isStill) {
    this.#store = store;
    this.#engine = engine;
    this.#clock = clock;
    this.#slices = new Slices(clock);
    this.#player = new WorldPlayer({
      clock,
      isStill,
      pace: () => store.state.pace,
      tick: () => this.#tick(),
      shown: () => this.#publish(),
    });
    engine.whenDead((death) => this.#survive(death));
  }

  /**
   * The world is at tick 0 again, with all user gestures: seek back to where it was, unless a tick caused the crash.
   * @param {Death} death
   */
  #survive({ reason, cause }) {
    const { isThere, sought, tick } = this.#store.state;
    if (!isThere) return;
    this.pause();
    this.#leave();
    if (cause === 'seek') this.#publish();
    else this.#seek(sought ?? tick);
    this.say(errorOf(reason));
  }

  /** To be read only while not seeking; its views are valid at that moment only. */
  get engine() {
    return this.#engine;
  }

  /** 0 to 1: how far units have moved to their cells. */
  get glide() {
    return this.#player.glide;
  }

  /** Called for every frame in which units glide. @param {() => void} listener */
  whenGliding(listener) {
    this.#player.whenGliding(listener);
  }

  /** Called after every tick that the engine has reached. @param {() => void} listener */
  whenTicking(listener) {
    this.#onTick = listener;
  }

  /**
   * Begins a world on a board, replacing the current one.
   * @param {WorldGround} ground @param {number} seed @param {Opening} [opening]
   * @returns {boolean} whether it has begun; if not, says why
   */
  begin(ground, seed, opening = {}) {
    return this.#begin('', () => this.#engine.begin(ground, ground.corner, seed, opening.script ?? ''));
  }

  /** @param {WorldPresetName} name @param {Opening} [opening] @returns {boolean} likewise */
  beginPreset(name, opening = {}) {
    return this.#begin(name, () => this.#engine.beginPreset(name, opening.script ?? ''));
  }

  /** @param {WorldPresetName | ''} preset @param {() => void} begin */
  #begin(preset, begin) {
    // A refusal changes nothing: the current world may be seeking a tick.
    if (!this.#try(begin)) return false;
    this.#leave();
    const { width, height, corner } = this.#engine;
    const board = corner === 'hex' ? 'hex' : 'squares';
    this.#store.update((state) => change.withWorld(state, { preset, width, height, board }));
    this.#publish();
    return true;
  }

  /** Ends the world, without a new one. */
  end() {
    this.#leave();
    const none = { isThere: false, count: 0, selected: 0, isPlaying: false, sought: null };
    this.#store.update((state) => (state.isThere ? { ...state, ...none } : state));
  }

  /** Cancels everything in progress. */
  #leave() {
    this.#player.rest();
    this.#slices.cancel();
    this.#waiting = [];
    this.#playsThen = false;
    this.#selectsThen = 0;
  }

  /**
   * One gesture at the current tick: all of it, or none, with a message why.
   * @param {string} script without `t`
   * @returns {boolean} whether it was done, or will be when the target tick of the seek is reached
   */
  act(script) {
    if (script === '') return false;
    return this.#whenThere(() => {
      const isDone = this.#try(() => this.#engine.act(script));
      if (isDone) {
        this.#clearNotice();
        this.#publish();
      }
      return isDone;
    });
  }

  undo() {
    this.#travel(() => this.#engine.undo());
  }

  redo() {
    this.#travel(() => this.#engine.redo());
  }

  /** The past has changed: seek back to the current tick, slice by slice. @param {() => boolean} turn */
  #travel(turn) {
    this.#whenThere(() => {
      const { tick, isPlaying } = this.#store.state;
      const goesOn = isPlaying || this.#playsThen;
      this.pause();
      let isDone = false;
      this.#try(() => (isDone = turn()));
      if (isDone) {
        this.#clearNotice();
        this.#seek(tick);
      }
      if (goesOn) this.play();
      return isDone;
    });
  }

  /** @param {() => boolean} task */
  #whenThere(task) {
    if (!this.#store.state.isThere) return false;
    const { sought } = this.#store.state;
    if (sought === null) return task();
    this.#waiting.push(task);
    this.say(info({ key: 'world.later', values: { tick: sought } }));
    return true;
  }

  /** @param {() => void} task @returns {boolean} whether the engine did it */
  #try(task) {
    try {
      task();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(errorOf(error.reason));
      return false;
    }
  }

  /** Goes to a tick, and stays there. @param {number} tick clamped to the valid range */
  seek(tick) {
    this.pause();
    this.#clearNotice();
    if (!this.#store.state.isThere) return;
    this.#drop();
    this.#seek(Math.min(Math.max(Math.round(tick), 0), MOST_TICKS));
  }

  /** Stops where it is now, even while seeking a tick. */
  stop() {
    this.pause();
    if (this.#store.state.sought === null) return;
    this.#slices.cancel();
    this.#drop();
    this.#publish();
  }

  /** Gestures are carried out at the tick at which they were requested, or not at all. */
  #drop() {
    if (this.#waiting.length === 0) return;
    this.#waiting = [];
    this.object('world.dropped', { tick: this.#store.state.sought ?? 0 });
  }

  /** To the last tick run so far. */
  seekLast() {
    this.seek(this.#store.state.last);
  }

  /** @param {number} by ticks */
  step(by) {
    const { tick, sought } = this.#store.state;
    this.seek((sought ?? tick) + by);
    if (by === 1 && this.#store.state.sought === null) this.#player.settle();
  }

  /** @param {number} tick */
  #seek(tick) {
    this.#slices.cancel();
    this.#player.rest();
    let isThere = false;
    let reported = this.#clock.now();
    const report = () => this.#store.update((state) => ({ ...state, sought: tick, reached: this.#engine.now }));
    this.#slices.begin(
      () => {
        // One tick at a time: a tick of a crowd takes as long as a slice.
        isThere = this.#advance(tick);
        if (isThere) this.#arrive();
        return isThere;
      },
      () => {
        const now = this.#clock.now();
        if (isThere || now - reported < GLANCE) return;
        reported = now;
        report();
      },
    );
    if (!isThere) report();
  }

  #arrive() {
    this.#publish();
    // A gesture that goes back in time makes the others wait until the tick is reached again.
    while (this.#waiting.length > 0 && this.#store.state.sought === null) this.#waiting.shift()?.();
    if (this.#playsThen) this.play();
  }

  /** Plays from the tick shown. */
  play() {
    const { isThere, isPlaying, sought } = this.#store.state;
    if (!isThere || isPlaying) return;
    this.#playsThen = sought !== null;
    if (this.#playsThen) return;
    this.#clearNotice();
    this.#store.update((state) => ({ ...state, isPlaying: true }));
    this.#player.play();
  }

  pause() {
    this.#playsThen = false;
    if (!this.#store.state.isPlaying) return;
    this.#player.pause();
    this.#store.update((state) => ({ ...state, isPlaying: false }));
  }

  togglePlay() {
    const { isPlaying, sought } = this.#store.state;
    if (isPlaying || sought !== null) this.stop();
    else this.play();
  }

  /** @returns {boolean} whether there was one more */
  #tick() {
    const { now } = this.#engine;
    if (now >= MOST_TICKS) {
      this.pause();
      return false;
    }
    return this.#advance(now + 1);
  }

  /** Advances by a tick, or goes back in time. @param {number} tick @returns {boolean} whether it is reached */
  #advance(tick) {
    const isThere = this.#engine.seek(tick, 1);
    this.#onTick();
    return isThere;
  }

  /** Publishes the world as it is now. */
  #publish() {
    const { now, last, canUndo, canRedo } = this.#engine;
    const units = this.#engine.units();
    const wanted = this.#selectsThen;
    const selected = wanted > 0 && offsetOfUnit(units, wanted) >= 0 ? wanted : this.#store.state.selected;
    if (selected === wanted) this.#selectsThen = 0;
    const isGone = selected > 0 && offsetOfUnit(units, selected) < 0;
    const reported = {
      tick: now,
      last,
      count: numberOfUnits(units),
      canUndo,
      canRedo,
      selected: isGone ? 0 : selected,
    };
    this.#store.update((state) => change.withEngineState(state, reported));
  }

  /** @param {number} number of a unit; 0: none */
  select(number) {
    this.#clearNotice();
    this.#selectsThen = 0;
    this.#store.update((state) => ({ ...state, selected: number }));
  }

  /** Selects as soon as the target tick of the seek is reached. @param {number} number of a unit */
  selectLater(number) {
    if (this.#store.state.sought !== null) this.#selectsThen = number;
    else if (offsetOfUnit(this.#engine.units(), number) >= 0) this.select(number);
  }

  /** @param {number} pace ticks a second */
  setPace(pace) {
    this.#store.update((state) => ({ ...state, pace: change.knownPace(pace) }));
  }

  /** @param {Partial<Pick<WorldState, 'tool' | 'factor' | 'danger' | 'newcomer' | 'follows'>>} tools */
  take(tools) {
    this.#store.update((state) => ({ ...state, ...tools }));
  }

  /** @param {Partial<WorldLayers>} layers */
  showLayers(layers) {
    this.#store.update((state) => ({ ...state, layers: { ...state.layers, ...layers } }));
  }

  /** @param {number} cell whose island is to be shown; -1: none */
  reach(cell) {
    this.#store.update((state) => ({ ...state, reach: cell }));
  }

  /** @param {number} cell @param {boolean} isByKeys */
  pointAt(cell, isByKeys) {
    this.#store.update((state) => ({ ...state, cursor: cell, hasCursor: isByKeys }));
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#store.update((state) => ({ ...state, notice }));
  }

  /** @param {string} key @param {Readonly<Record<string, string | number>>} [values] */
  object(key, values = {}) {
    this.say(warning({ key, values }));
  }

  #clearNotice() {
    if (this.#store.state.notice.parts.length > 0) this.say(info());
  }
}
