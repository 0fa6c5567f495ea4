// Does what the world's controls ask for: begins worlds, carries out gestures, goes to ticks, and plays. The only one
// that changes the engine. Knows no DOM.

import { EngineError } from '../../engine/engine-error.js';
import { Slices } from '../../engine/slices.js';
import { MOST_TICKS } from '../../engine/world-engine.js';
import { news, objection, refusal } from '../../state/notice.js';
import { numberOfUnits, placeOfUnit } from '../../state/world-units.js';
import * as change from '../../state/world-space.js';
import { WorldPlayer } from './world-player.js';

/** @typedef {import('../../state/world-space.js').WorldState} WorldState */
/** @typedef {import('../../engine/world-engine.js').WorldEngine} WorldEngine */
/** @typedef {import('../../engine/types.js').WorldPresetName} WorldPresetName */
/** @typedef {{ width: number, height: number, factors: Uint8Array, corner: import('../../engine/types.js').WorldCornerName }} WorldGround */

/** What opens a world at another place than its beginning. @typedef {{ script?: string, tick?: number }} Opening */

export class WorldDesk {
  #store;
  #engine;
  #slices;
  #player;
  /** To be done when the tick that is sought is there. @type {(() => void)[]} */
  #waiting = [];
  /** And then it plays. */
  #playsThen = false;

  /**
   * @param {import('../../state/store.js').Store<WorldState>} store
   * @param {WorldEngine} engine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   * @param {() => boolean} isStill whoever wants no motion sees units at their cells alone
   */
  constructor(store, engine, clock, isStill) {
    this.#store = store;
    this.#engine = engine;
    this.#slices = new Slices(clock);
    this.#player = new WorldPlayer({
      clock,
      isStill,
      pace: () => store.state.pace,
      tick: () => this.#tick(),
      shown: () => this.#stand(),
    });
  }

  /** To be read while no tick is sought; its views at that moment only. */
  get engine() {
    return this.#engine;
  }

  /** 0 to 1: how far units are on the way to their cells. */
  get glide() {
    return this.#player.glide;
  }

  /** Called for every frame in which units glide. @param {() => void} listener */
  whenGliding(listener) {
    this.#player.whenGliding(listener);
  }

  /**
   * A world on a board, in place of the one in hand.
   * @param {WorldGround} ground @param {number} seed @param {Opening} [opening]
   * @returns {boolean} whether there is one now; if not, it is said why
   */
  begin(ground, seed, opening = {}) {
    return this.#begin('', () => this.#engine.begin(ground, ground.corner, seed, opening.script ?? ''), opening);
  }

  /** @param {WorldPresetName} name @param {Opening} [opening] @returns {boolean} likewise */
  beginPreset(name, opening = {}) {
    return this.#begin(name, () => this.#engine.beginPreset(name, opening.script ?? ''), opening);
  }

  /** @param {WorldPresetName | ''} preset @param {() => void} begin @param {Opening} opening */
  #begin(preset, begin, { tick = 0 }) {
    this.#leave();
    if (!this.#try(begin)) return false;
    const { width, height, corner } = this.#engine;
    const board = corner === 'hex' ? 'hex' : 'squares';
    this.#store.update((state) => change.withWorld(state, { preset, width, height, board }));
    this.#stand();
    if (tick > 0) this.seek(tick);
    return true;
  }

  /** The world is none any more. */
  end() {
    this.#leave();
    this.#store.update((state) => (state.isThere ? { ...state, isThere: false, count: 0, selected: 0, isPlaying: false } : state));
  }

  /** Whatever was on its way is wanted no more. */
  #leave() {
    this.pause();
    this.#slices.cancel();
    this.#waiting = [];
  }

  /**
   * One gesture at the tick in hand: all of it, or none, and it is said why.
   * @param {string} script without `t`
   * @returns {boolean} whether it was done, or will be when the tick that is sought is there
   */
  act(script) {
    if (script === '') return false;
    return this.#whenThere(() => {
      const isDone = this.#try(() => this.#engine.act(script));
      if (isDone) {
        this.#clearNotice();
        this.#stand();
      }
      return isDone;
    });
  }

  takeBack() {
    this.#travel(() => this.#engine.takeBack());
  }

  putBack() {
    this.#travel(() => this.#engine.putBack());
  }

  /** The past is another one: back to where we are, some ticks at a time. @param {() => boolean} turn */
  #travel(turn) {
    this.#whenThere(() => {
      const { tick, isPlaying } = this.#store.state;
      this.pause();
      if (!turn()) return false;
      this.#clearNotice();
      this.#seek(tick);
      if (isPlaying) this.play();
      return true;
    });
  }

  /** @param {() => boolean} task */
  #whenThere(task) {
    if (!this.#store.state.isThere) return false;
    if (this.#store.state.sought === null) return task();
    this.#waiting.push(task);
    return true;
  }

  /** @param {() => void} task @returns {boolean} whether the engine did it */
  #try(task) {
    try {
      task();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(refusal(error.reason));
      return false;
    }
  }

  /** To a tick, and stay there. @param {number} tick the nearest there is */
  seek(tick) {
    this.pause();
    this.#clearNotice();
    if (this.#store.state.isThere) this.#seek(Math.min(Math.max(Math.round(tick), 0), MOST_TICKS));
  }

  /** As far as it has been run. */
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
    this.#slices.begin(
      () => {
        // One tick at a time: that of a crowd takes as long as a slice.
        isThere = this.#engine.seek(tick, 1);
        if (isThere) this.#arrive();
        return isThere;
      },
      () => undefined,
    );
    if (!isThere) this.#store.update((state) => ({ ...state, sought: tick }));
  }

  #arrive() {
    this.#stand();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const task of waiting) task();
    if (this.#playsThen) this.play();
  }

  /** From where it is shown. */
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
    if (this.#store.state.isPlaying) this.pause();
    else this.play();
  }

  /** @returns {boolean} whether there was one more */
  #tick() {
    const { now } = this.#engine;
    if (now >= MOST_TICKS) {
      this.pause();
      return false;
    }
    return this.#engine.seek(now + 1, 1);
  }

  /** Whoever looks sees the world as it is now. */
  #stand() {
    const { now, last, canTakeBack, canPutBack } = this.#engine;
    const units = this.#engine.units();
    const { selected } = this.#store.state;
    const isGone = selected > 0 && placeOfUnit(units, selected) < 0;
    const standing = { tick: now, last, count: numberOfUnits(units), canTakeBack, canPutBack, selected: isGone ? 0 : selected };
    this.#store.update((state) => change.withStanding(state, standing));
  }

  /** @param {number} number of a unit; 0: none */
  select(number) {
    this.#clearNotice();
    this.#store.update((state) => ({ ...state, selected: number }));
  }

  /** As soon as the tick that is sought is there. @param {number} number of a unit */
  selectLater(number) {
    this.#whenThere(() => {
      if (placeOfUnit(this.#engine.units(), number) >= 0) this.select(number);
      return true;
    });
  }

  /** @param {number} pace ticks a second */
  setPace(pace) {
    this.#store.update((state) => ({ ...state, pace: change.knownPace(pace) }));
  }

  /** @param {Partial<Pick<WorldState, 'tool' | 'factor' | 'danger' | 'newcomer' | 'follows'>>} tools */
  take(tools) {
    this.#store.update((state) => ({ ...state, ...tools }));
  }

  /** @param {Partial<import('../../state/world-space.js').WorldLook>} look */
  look(look) {
    this.#store.update((state) => ({ ...state, look: { ...state.look, ...look } }));
  }

  /** @param {number} cell whose island is to be shown; -1: none */
  reach(cell) {
    this.#store.update((state) => ({ ...state, reach: cell }));
  }

  /** @param {number} cell @param {boolean} isByKeys */
  pointAt(cell, isByKeys) {
    this.#store.update((state) => ({ ...state, cursor: cell, hasCursor: isByKeys }));
  }

  /** @param {import('../../state/notice.js').Notice} notice */
  say(notice) {
    this.#store.update((state) => ({ ...state, notice }));
  }

  /** @param {string} key @param {Readonly<Record<string, string | number>>} [values] */
  object(key, values = {}) {
    this.say(objection({ key, values }));
  }

  #clearNotice() {
    if (this.#store.state.notice.parts.length > 0) this.say(news());
  }
}
