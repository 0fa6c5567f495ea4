// Does what the race's controls ask for: keeps a laboratory for each lane, has them searched one after the other in
// slices, and sets them all to where the race stands. Knows no DOM.

import { EngineError } from '../../engine/engine-error.js';
import { RaceLane } from './lane.js';
import { Slices } from '../../engine/jobs/slices.js';
import { unlessDead } from '../../engine/module/unless-dead.js';
import { news, objection } from '../../model/notice.js';
import { PlayClock } from '../../session/play-clock.js';
import { comfortableSpeed, knownSpeed } from '../../model/playback.js';
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
import { suited } from '../../model/settings.js';

/** @import { BoardName, Reason, SearchSettings } from 'astrolabe-module' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Grounds } from '../../engine/grounds.js' */
/** @import { Notice } from '../../model/notice.js' */
/** @import { Store } from '../../model/store.js' */
/** @import { LaneNews } from './lane.js' */
/** @import { Metric, RaceBoard, RaceState } from './state.js' */

export class RaceDesk {
  #store;
  #createEngine;
  #clock;
  #slices;
  /** By the ids of the lanes. @type {Map<number, RaceLane>} */
  #lanes = new Map();
  /** The steps that their laboratories were set to. @type {Map<number, number>} */
  #sought = new Map();
  /** A copy of the page's. @type {Uint8Array} */
  /** @type {Grounds} */
  #factors = new Uint8Array(0);
  /** Lanes that wait for their turn, by ids. @type {number[]} */
  #waiting = [];
  #isAtWork = false;
  /**
   * Where the race is to stand when all lanes are settled: from the start, playing; at a position; or wherever it is
   * by then. @type {'play' | 'end' | 'stay' | number}
   */
  #opening = 'end';
  /** Counts up when all that was begun is wanted no more. */
  #serial = 0;
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
    this.#createEngine = createEngine;
    this.#clock = clock;
    this.#slices = new Slices(clock);
  }

  /** What draws a lane reads it; null while there is nothing to be seen. @param {number} id @returns {Engine | null} */
  engineOf(id) {
    const lane = this.#store.state.lanes.find((one) => one.id === id);
    return lane?.phase === 'settled' ? (this.#lanes.get(id)?.engine ?? null) : null;
  }

  /**
   * All lanes run on this board.
   * @param {RaceBoard} board
   * @param {Grounds} factors its own from now on
   * @param {readonly SearchSettings[] | null} setUps null: as they are
   * @param {object} how
   * @param {BoardName} how.kind of its cells
   * @param {'play' | 'end' | number} [how.opening] how it stands when all are settled; as it was to stand, by default
   * @param {Partial<Pick<RaceState, 'metric' | 'view' | 'pair' | 'split'>>} [how.look]
   */
  begin(
    board,
    factors,
    setUps,
    { kind, opening = this.#isAtWork && this.#opening !== 'stay' ? this.#opening : 'end', look },
  ) {
    this.#giveUp();
    this.#factors = factors;
    this.#opening = opening;
    const most = mostLanes(board.width * board.height);
    this.#store.update((race) => {
      const wanted = setUps ?? race.lanes.map(({ settings }) => settings);
      const lanes = wanted.slice(0, most).map((settings) => suited({ ...settings, board: kind }));
      const notice = lanes.length < wanted.length ? objection({ key: 'race.fewer', values: { most } }) : news();
      const next = change.withSetUps(race, lanes);
      // As long as they stay the same ones, so do those that are held beside each other.
      const { pair } = setUps === null && lanes.length === wanted.length ? { pair: placesOf(race) } : next;
      return change.suitedPair({ ...change.withRaceBoard({ ...next, pair }, board), notice, ...look });
    });
    for (const { id } of this.#store.state.lanes) this.#enqueue(id);
  }

  /**
   * Each lane runs on a board of its own.
   * @param {Parameters<typeof change.withCourses>[1]} lanes
   * @param {{ opening: 'play' | 'end' | number, look?: Partial<Pick<RaceState, 'metric'>> }} how as in begin()
   */
  beginCourses(lanes, { opening, look }) {
    this.#giveUp();
    this.#opening = opening;
    this.#store.update((race) => ({ ...change.withCourses(race, lanes), notice: news(), ...look }));
    for (const { id } of this.#store.state.lanes) this.#enqueue(id);
  }

  /** What is under way is wanted no more; gives the memory back, the results' too. */
  stop() {
    this.#giveUp();
    this.#store.update((race) => change.withRaceBoard(race, race.board));
  }

  #giveUp() {
    this.pause();
    this.#serial += 1;
    this.#slices.cancel();
    this.#isAtWork = false;
    this.#waiting = [];
    this.#sought.clear();
    for (const lane of this.#lanes.values()) lane.dispose();
    this.#lanes.clear();
  }

  /** @param {SearchSettings} settings */
  add(settings) {
    const { board, lanes } = this.#store.state;
    this.#clearNotice();
    this.#keepPlace();
    this.#store.update((race) => change.withLane(race, settings, mostLanes(board.width * board.height)));
    const added = this.#store.state.lanes.at(-1);
    if (added !== undefined && this.#store.state.lanes.length > lanes.length) this.#runAgain(added.id);
  }

  /** @param {number} id */
  remove(id) {
    const wasAtWork = this.#isInWork(id);
    this.#clearNotice();
    const left = change.withoutLane(this.#store.state, id);
    if (left === this.#store.state) return;
    this.#show(atPosition(left, left.position));
    this.#waiting = this.#waiting.filter((one) => one !== id);
    this.#drop(id);
    if (wasAtWork) this.#goOn();
  }

  /** @param {number} id @param {Partial<SearchSettings>} settings */
  change(id, settings) {
    this.pause();
    this.#clearNotice();
    this.#keepPlace();
    this.#show(change.withLaneSettings(this.#store.state, id, settings));
    this.#runAgain(id);
  }

  /** One lane alone. @param {number} id */
  #runAgain(id) {
    this.#drop(id);
    this.#enqueue(id);
  }

  /** Before a lane runs again: the race is to stand where it stands now, or at its end, unless something else is wanted already. */
  #keepPlace() {
    if (this.#isAtWork && this.#opening !== 'stay') return;
    const race = this.#store.state;
    if (race.isPlaying) this.#opening = 'stay';
    else this.#opening = isAtFinish(race) ? 'end' : race.position;
  }

  /** @param {number} id */
  #drop(id) {
    this.#lanes.get(id)?.dispose();
    this.#lanes.delete(id);
    this.#sought.delete(id);
  }

  /** @param {number} id */
  #enqueue(id) {
    if (!this.#waiting.includes(id)) this.#waiting.push(id);
    if (!this.#isAtWork || this.#isInWork(id)) this.#goOn();
  }

  /** Searched, judged or timed just now: whatever its phase, its laboratory is in use. @param {number} id */
  #isInWork(id) {
    return this.#isAtWork && this.#waiting[0] === id;
  }

  /** The next of those that wait; what was at work is given up. */
  #goOn() {
    this.#slices.cancel();
    const serial = ++this.#serial;
    const id = this.#waiting[0];
    this.#isAtWork = id !== undefined;
    if (id === undefined) return this.#settle();
    const isWanted = () => serial === this.#serial;
    this.#clock.defer(() => isWanted() && this.#run(id, isWanted));
  }

  /** @param {number} id @param {() => boolean} isWanted */
  #run(id, isWanted) {
    const lane = this.#store.state.lanes.find((one) => one.id === id);
    if (lane === undefined) return this.#next(id);
    this.#drop(id);
    let engine;
    try {
      engine = this.#createEngine();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#take(id, { reason: error.reason, result: null });
      return this.#next(id);
    }
    const own = new RaceLane(engine, this.#clock.now);
    this.#lanes.set(id, own);
    engine.whenDead(({ reason, cause }) => this.#survive(id, reason, cause !== null));
    this.#store.update((race) => change.withLaneNews(race, id, { phase: 'running' }));
    const { width, height, start, goal } = change.boardOf(this.#store.state, lane);
    const factors = lane.course?.factors ?? this.#factors;
    const work = own.work({ settings: lane.settings, start, goal }, { width, height, factors });
    this.#slices.begin(
      () => {
        const { done, value } = work.next();
        if (value) this.#take(id, value);
        if (done) this.#next(id);
        return done === true || !isWanted();
      },
      () => undefined,
    );
  }

  /**
   * All laboratories have lost their searches: what the engine died of is refused, the others are run again.
   * @param {number} id @param {Reason} reason @param {boolean} isOwn
   */
  #survive(id, reason, isOwn) {
    const lane = this.#store.state.lanes.find((one) => one.id === id);
    if (lane === undefined || lane.phase === 'refused') return;
    this.pause();
    this.#keepPlace();
    this.#drop(id);
    if (isOwn) return this.#take(id, { reason, result: null });
    this.#store.update((race) => change.withLaneNews(race, id, { phase: 'waiting', result: null }));
    this.#enqueue(id);
  }

  /** @param {number} id @param {LaneNews} news */
  #take(id, { reason, result }) {
    const race = this.#store.state;
    const told = change.withLaneNews(race, id, { phase: reason === null ? 'settled' : 'refused', reason, result });
    let position = told.position;
    if (!told.isPlaying && typeof this.#opening === 'number') position = this.#opening;
    else if (!told.isPlaying && this.#opening !== 'stay' && isAtFinish(race)) position = Infinity;
    this.#show(atPosition(told, position));
  }

  /** Its laboratories first: whoever is told reads them at once. @param {RaceState} race */
  #show(race) {
    for (const { id, phase, result } of race.lanes) {
      const engine = this.#lanes.get(id)?.engine;
      if (phase !== 'settled' || result === null || engine === undefined) continue;
      const step = stepAt(race, result);
      if (this.#sought.get(id) === step) continue;
      unlessDead(() => engine.seek(step)); // else it is run again
      this.#sought.set(id, step);
    }
    this.#store.update(() => race);
  }

  /** @param {number} id is done */
  #next(id) {
    this.#waiting = this.#waiting.filter((one) => one !== id);
    this.#goOn();
  }

  /** All lanes are done. */
  #settle() {
    const opening = this.#opening;
    this.#opening = 'end';
    // What a link asks for may not be known of its set-ups.
    if (!isMetricKnown(this.#store.state, this.#store.state.metric)) {
      this.#show({ ...this.#store.state, metric: 'expansions' });
      this.say(objection({ key: 'race.no_comparisons' }));
    }
    this.#store.update((race) => (race.isOwnSpeed ? race : { ...race, speed: comfortableSpeed(lengthOf(race)) }));
    if (opening === 'play') {
      this.seek(0);
      this.play();
    } else if (opening === 'stay') this.seek(this.#store.state.position);
    else this.seek(typeof opening === 'number' ? opening : Infinity);
  }

  /** All lanes to where they are at this position, the nearest there is. @param {number} position */
  seek(position) {
    this.#show(atPosition(this.#store.state, position));
  }

  /** And stay there. @param {number} position */
  jump(position) {
    this.pause();
    this.#clearNotice();
    this.seek(position);
    // Whoever is at the end stays there when it moves on.
    if (this.#isAtWork)
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
    // On the other scale it is another one.
    if (typeof this.#opening === 'number') this.#opening = position;
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#store.update((race) => ({ ...race, speed: knownSpeed(speed), isOwnSpeed: true }));
  }

  /** @param {Partial<Pick<RaceState, 'view' | 'split' | 'pair'>>} view */
  look(view) {
    this.#store.update((race) => ({ ...race, ...view }));
  }

  /** @param {Notice} notice */
  say(notice) {
    this.#store.update((race) => ({ ...race, notice }));
  }

  #clearNotice() {
    if (this.#store.state.notice.parts.length > 0) this.say(news());
  }

  pause() {
    this.#playing.stop();
    if (this.#store.state.isPlaying) this.#store.update((race) => ({ ...race, isPlaying: false }));
  }

  togglePlay() {
    if (this.#store.state.isPlaying) return this.jump(this.#store.state.position);
    // Before there is anything to be played, it is still to come.
    if (this.#isAtWork) this.#opening = lengthOf(this.#store.state) === 0 ? 'play' : 'stay';
    if (isAtFinish(this.#store.state)) this.seek(0);
    this.play();
  }

  play() {
    if (lengthOf(this.#store.state) === 0) return;
    this.#store.update((race) => ({ ...race, isPlaying: true }));
    this.#playing.start();
  }

  /** @param {number} steps @returns {boolean} whether it goes on */
  #playOn(steps) {
    if (!this.#store.state.isPlaying) return false;
    if (steps > 0) this.seek(this.#store.state.position + steps);
    if (isAtFinish(this.#store.state)) this.pause();
    return this.#store.state.isPlaying;
  }
}

/** The places of the pair, which are the ids of lanes made anew. @param {RaceState} race @returns {readonly [number, number]} */
function placesOf({ lanes, pair: [first, second] }) {
  /** @param {number} id */
  const place = (id) => lanes.findIndex((lane) => lane.id === id) + 1;
  return [Math.max(place(first), 1), Math.max(place(second), 1)];
}
