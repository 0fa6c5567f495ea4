// Carries out requests from the race's controls: searches the lanes, each in a laboratory of its own, and sets them all
// to the position of the race. Knows no DOM.

import { info, warning } from '../../model/notice.js';
import { PlayClock } from '../../session/play-clock.js';
import { comfortableSpeed, knownSpeed } from '../../model/playback.js';
import { suited } from '../../model/settings.js';
import { LaneQueue } from './lane-queue.js';
import {
  atPosition,
  isAtFinish,
  isMetricKnown,
  lengthOf,
  nextPosition,
  previousPosition,
  stepAt,
  withMetric,
} from './scale.js';
import * as change from './state.js';
import { mostLanes } from './bounds.js';

/** @import { BoardName, Reason, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { LaneUpdate } from './lane.js' */
/** @import { Metric, RaceBoard, RaceState } from './state.js' */

export class RaceSession {
  #store;
  #queue;
  /**
   * The position of the race when all lanes are settled: playing from the start; at a position; or wherever it is
   * by then. @type {'play' | 'end' | 'stay' | number}
   */
  #opening = 'end';
  #playing = new PlayClock(
    () => this.#store.state.speed,
    (steps) => this.#playOn(steps),
  );

  /**
   * @param {Store<RaceState>} store
   * @param {() => Engine} createEngine
   * @param {{ now: () => number, defer: (task: () => void) => void }} clock
   */
  constructor(store, createEngine, clock) {
    this.#store = store;
    this.#queue = new LaneQueue({
      ...{ store, createEngine, clock },
      onUpdate: (id, reported) => this.#take(id, reported),
      onDeath: (id, reason, isOwn) => this.#survive(id, reason, isOwn),
      onDone: () => this.#settle(),
    });
  }

  /** For drawing a lane; null while there is nothing to show. @param {number} id @returns {Engine | null} */
  engineOf(id) {
    const lane = this.#store.state.lanes.find((one) => one.id === id);
    return lane?.phase === 'settled' ? (this.#queue.engineOf(id) ?? null) : null;
  }

  /**
   * All lanes run on this board.
   * @param {RaceBoard} board
   * @param {Grounds} factors owned by the session from now on
   * @param {readonly SearchSettings[] | null} setups null: as they are
   * @param {object} how
   * @param {BoardName} how.kind of its cells
   * @param {'play' | 'end' | number} [how.opening] its position when all are settled; unchanged by default
   * @param {Partial<Pick<RaceState, 'metric' | 'view' | 'pair' | 'split'>>} [how.display]
   */
  begin(
    board,
    factors,
    setups,
    { kind, opening = this.#queue.isAtWork && this.#opening !== 'stay' ? this.#opening : 'end', display },
  ) {
    this.#giveUp();
    this.#queue.factors = factors;
    this.#opening = opening;
    const most = mostLanes(board.width * board.height);
    this.#store.update((race) => {
      const wanted = setups ?? race.lanes.map(({ settings }) => settings);
      const lanes = wanted.slice(0, most).map((settings) => suited({ ...settings, board: kind }));
      const notice = lanes.length < wanted.length ? warning({ key: 'race.fewer', values: { most } }) : info();
      const next = change.withSetups(race, lanes);
      // If the lanes stay the same, so does the compared pair.
      const { pair } = setups === null && lanes.length === wanted.length ? { pair: pairPositions(race) } : next;
      return change.suitedPair({ ...change.withRaceBoard({ ...next, pair }, board), notice, ...display });
    });
    for (const { id } of this.#store.state.lanes) this.#queue.add(id);
  }

  /**
   * Each lane runs on a board of its own.
   * @param {Parameters<typeof change.withCourses>[1]} lanes
   * @param {{ opening: 'play' | 'end' | number, display?: Partial<Pick<RaceState, 'metric'>> }} how as in begin()
   */
  beginCourses(lanes, { opening, display }) {
    this.#giveUp();
    this.#opening = opening;
    this.#store.update((race) => ({ ...change.withCourses(race, lanes), notice: info(), ...display }));
    for (const { id } of this.#store.state.lanes) this.#queue.add(id);
  }

  /** Cancels all work and releases the memory, including the results. */
  stop() {
    this.#giveUp();
    this.#store.update((race) => change.withRaceBoard(race, race.board));
  }

  #giveUp() {
    this.pause();
    this.#queue.clear();
  }

  /** @param {SearchSettings} settings */
  add(settings) {
    const { board, lanes } = this.#store.state;
    this.#clearNotice();
    this.#keepPosition();
    this.#store.update((race) => change.withLane(race, settings, mostLanes(board.width * board.height)));
    const added = this.#store.state.lanes.at(-1);
    if (added !== undefined && this.#store.state.lanes.length > lanes.length) this.#runAgain(added.id);
  }

  /** @param {number} id */
  remove(id) {
    this.#clearNotice();
    const left = change.withoutLane(this.#store.state, id);
    if (left === this.#store.state) return;
    this.#show(atPosition(left, left.position));
    this.#queue.remove(id);
  }

  /** @param {number} id @param {Partial<SearchSettings>} settings */
  change(id, settings) {
    this.pause();
    this.#clearNotice();
    this.#keepPosition();
    this.#show(change.withLaneSettings(this.#store.state, id, settings));
    this.#runAgain(id);
  }

  /** One lane alone. @param {number} id */
  #runAgain(id) {
    this.#queue.drop(id);
    this.#queue.add(id);
  }

  /** Before a lane runs again: keep the position, or the end, unless something else is already requested. */
  #keepPosition() {
    if (this.#queue.isAtWork && this.#opening !== 'stay') return;
    const race = this.#store.state;
    if (race.isPlaying) this.#opening = 'stay';
    else this.#opening = isAtFinish(race) ? 'end' : race.position;
  }

  /**
   * All laboratories have lost their searches: the one that crashed the engine is refused, the others are run again.
   * @param {number} id @param {Reason} reason @param {boolean} isOwn
   */
  #survive(id, reason, isOwn) {
    const lane = this.#store.state.lanes.find((one) => one.id === id);
    if (lane === undefined || lane.phase === 'refused') return;
    this.pause();
    this.#keepPosition();
    this.#queue.drop(id);
    if (isOwn) return this.#take(id, { reason, result: null });
    this.#store.update((race) => change.withLaneUpdate(race, id, { phase: 'waiting', result: null }));
    this.#queue.add(id);
  }

  /** @param {number} id @param {LaneUpdate} update */
  #take(id, { reason, result }) {
    const race = this.#store.state;
    const next = change.withLaneUpdate(race, id, { phase: reason === null ? 'settled' : 'refused', reason, result });
    let position = next.position;
    if (!next.isPlaying && typeof this.#opening === 'number') position = this.#opening;
    else if (!next.isPlaying && this.#opening !== 'stay' && isAtFinish(race)) position = Infinity;
    this.#show(atPosition(next, position));
  }

  /** Laboratories first: subscribers read them at once. @param {RaceState} race */
  #show(race) {
    for (const { id, phase, result } of race.lanes) {
      if (phase === 'settled' && result !== null) this.#queue.seek(id, stepAt(race, result));
    }
    this.#store.update(() => race);
  }

  /** All lanes are done. */
  #settle() {
    const opening = this.#opening;
    this.#opening = 'end';
    // The metric that a link requests may be unknown for its setups.
    if (!isMetricKnown(this.#store.state, this.#store.state.metric)) {
      this.#show({ ...this.#store.state, metric: 'expansions' });
      this.say(warning({ key: 'race.no_comparisons' }));
    }
    this.#store.update((race) => (race.isOwnSpeed ? race : { ...race, speed: comfortableSpeed(lengthOf(race)) }));
    if (opening === 'play') {
      this.seek(0);
      this.play();
    } else if (opening === 'stay') this.seek(this.#store.state.position);
    else this.seek(typeof opening === 'number' ? opening : Infinity);
  }

  /** Sets all lanes to this position, clamped to the scale. @param {number} position */
  seek(position) {
    this.#show(atPosition(this.#store.state, position));
  }

  /** Seeks, and stays there. @param {number} position */
  jump(position) {
    this.pause();
    this.#clearNotice();
    this.seek(position);
    // A race at the end stays at the end when the end moves.
    if (this.#queue.isAtWork)
      this.#opening = position > 0 && isAtFinish(this.#store.state) ? 'end' : this.#store.state.position;
  }

  stepOn() {
    this.jump(nextPosition(this.#store.state));
  }

  stepBack() {
    this.jump(previousPosition(this.#store.state));
  }

  /** @param {Metric} metric */
  setMetric(metric) {
    this.pause();
    if (!isMetricKnown(this.#store.state, metric)) return;
    this.#clearNotice();
    const other = withMetric(this.#store.state, metric);
    const position = atPosition(other, other.position).position;
    this.#show({ ...other, position, speed: comfortableSpeed(lengthOf(other)) });
    // The position is another one on the other scale.
    if (typeof this.#opening === 'number') this.#opening = position;
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#store.update((race) => ({ ...race, speed: knownSpeed(speed), isOwnSpeed: true }));
  }

  /** @param {Partial<Pick<RaceState, 'view' | 'split' | 'pair'>>} view */
  setView(view) {
    this.#store.update((race) => ({ ...race, ...view }));
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#store.update((race) => ({ ...race, notice }));
  }

  #clearNotice() {
    if (this.#store.state.notice.parts.length > 0) this.say(info());
  }

  pause() {
    this.#playing.stop();
    if (this.#store.state.isPlaying) this.#store.update((race) => ({ ...race, isPlaying: false }));
  }

  togglePlay() {
    if (this.#store.state.isPlaying) return this.jump(this.#store.state.position);
    // Nothing can be played yet: play later.
    if (this.#queue.isAtWork) this.#opening = lengthOf(this.#store.state) === 0 ? 'play' : 'stay';
    if (isAtFinish(this.#store.state)) this.seek(0);
    this.play();
  }

  play() {
    if (lengthOf(this.#store.state) === 0) return;
    this.#store.update((race) => ({ ...race, isPlaying: true }));
    this.#playing.start();
  }

  /** @param {number} steps @returns {boolean} whether there are more */
  #playOn(steps) {
    if (!this.#store.state.isPlaying) return false;
    if (steps > 0) this.seek(this.#store.state.position + steps);
    if (isAtFinish(this.#store.state)) this.pause();
    return this.#store.state.isPlaying;
  }
}

/** The positions of the pair, which are the ids when lanes are created anew. @param {RaceState} race @returns {readonly [number, number]} */
function pairPositions({ lanes, pair: [first, second] }) {
  /** @param {number} id */
  const position = (id) => lanes.findIndex((lane) => lane.id === id) + 1;
  return [Math.max(position(first), 1), Math.max(position(second), 1)];
}
