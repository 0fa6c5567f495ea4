// The clock of a world: ticks at their pace, frame by frame, for a limited time per frame so that the page stays
// responsive; and between them how far units have glided. Nothing runs while nothing moves.

/** Milliseconds of ticks per frame. */
const LONGEST = 8;
/** Ticks a second from which on units jump from cell to cell: a glide would be too short to see. */
const TOO_FAST = 48;
/** A single step glides at least as fast as at this many ticks a second. */
const SLOWEST_STEP = 6;
/** Most milliseconds counted per frame: a page hidden for an hour must not catch up an hour's ticks. */
const LONGEST_FRAME = 250;

/**
 * @typedef {object} Parts
 * @property {{ now: () => number }} clock
 * @property {() => boolean} isStill
 * @property {() => number} pace ticks a second
 * @property {() => boolean} tick runs one more; returns whether there was one
 * @property {() => void} shown called after the ticks of a frame
 */

export class WorldPlayer {
  #parts;
  #frame = 0;
  #isPlaying = false;
  /** Time of the previous frame; NaN for the first. */
  #last = NaN;
  /** Fraction of a tick still to run. */
  #carried = 0;
  #glide = 1;
  #onGlide = () => {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  get glide() {
    return this.#glide;
  }

  /** @param {() => void} listener */
  whenGliding(listener) {
    this.#onGlide = listener;
  }

  play() {
    this.#isPlaying = true;
    // The first tick runs at once.
    this.#carried = 1;
    this.#run();
  }

  /** Units gliding to their cells still arrive. */
  pause() {
    this.#isPlaying = false;
  }

  /** Puts units at their cells. */
  rest() {
    this.#isPlaying = false;
    this.#glide = 1;
    cancelFrame(this.#frame);
    this.#frame = 0;
  }

  /** After a single step units glide to their cells. */
  settle() {
    if (!this.#glides()) return;
    this.#glide = 0;
    this.#run();
  }

  #glides() {
    return !this.#parts.isStill() && this.#parts.pace() < TOO_FAST;
  }

  #run() {
    this.#last = NaN;
    if (this.#frame === 0) this.#frame = requestFrame(() => this.#step());
  }

  #step() {
    this.#frame = 0;
    const time = this.#parts.clock.now();
    const elapsed = Number.isNaN(this.#last) ? 0 : Math.min(time - this.#last, LONGEST_FRAME);
    this.#last = time;
    if (this.#isPlaying) this.#playOn(time, elapsed);
    else this.#glideOn(elapsed);
    const isMoving = this.#isPlaying || this.#glide < 1;
    if (isMoving && this.#frame === 0) this.#frame = requestFrame(() => this.#step());
  }

  /** @param {number} time @param {number} elapsed */
  #playOn(time, elapsed) {
    const pace = this.#parts.pace();
    this.#carried = pace === Infinity ? Infinity : this.#carried + (pace * elapsed) / 1000;
    let ticks = 0;
    while (this.#carried >= 1 && this.#parts.tick()) {
      this.#carried -= 1;
      ticks += 1;
      // What a frame cannot do is dropped: it runs as fast as it can.
      if (this.#parts.clock.now() - time >= LONGEST) break;
    }
    if (this.#carried >= 1) this.#carried = this.#carried === Infinity ? 0 : this.#carried % 1;
    this.#glide = this.#glides() ? this.#carried : 1;
    if (ticks > 0) this.#parts.shown();
    this.#onGlide();
  }

  /** @param {number} elapsed */
  #glideOn(elapsed) {
    const pace = Math.max(Math.min(this.#parts.pace(), TOO_FAST), SLOWEST_STEP);
    this.#glide = this.#glides() ? Math.min(this.#glide + (pace * elapsed) / 1000, 1) : 1;
    this.#onGlide();
  }
}

/** Without a window to draw in there is no playing. @param {() => void} task */
const requestFrame = (task) => (typeof requestAnimationFrame === 'function' ? requestAnimationFrame(task) : 0);
/** @param {number} handle */
const cancelFrame = (handle) => typeof cancelAnimationFrame === 'function' && cancelAnimationFrame(handle);
