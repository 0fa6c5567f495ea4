// The clock of a world: ticks at their pace, frame by frame, never longer in one frame than leaves the page alive; and
// between them how far units have glided. Nothing runs while nothing moves.

/** Milliseconds of ticks in a frame. */
const LONGEST = 8;
/** Ticks a second from which on units jump from cell to cell: a glide would be over before it is seen. */
const TOO_FAST = 48;
/** A step by hand glides no slower than this many a second. */
const SLOWEST_STEP = 6;
/** A page that was hidden for an hour does not owe an hour's ticks. */
const LONGEST_FRAME = 250;

/**
 * @typedef {object} Parts
 * @property {{ now: () => number }} clock
 * @property {() => boolean} isStill
 * @property {() => number} pace ticks a second
 * @property {() => boolean} tick one more, whether there was one
 * @property {() => void} shown after the ticks of a frame
 */

export class WorldPlayer {
  #parts;
  #frame = 0;
  #isPlaying = false;
  /** Time of the frame before; NaN for the first. */
  #last = NaN;
  /** Part of a tick that is owed. */
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
    // The first tick comes at once.
    this.#carried = 1;
    this.#run();
  }

  /** Units that are on their way to their cells get there. */
  pause() {
    this.#isPlaying = false;
  }

  /** Units are at their cells. */
  rest() {
    this.#isPlaying = false;
    this.#glide = 1;
    cancelFrame(this.#frame);
    this.#frame = 0;
  }

  /** After a tick by hand units glide to their cells. */
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
      // What a frame cannot do is not owed: the pace is as fast as it goes.
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

/** Where there is no window to draw in there is no playing either. @param {() => void} task */
const requestFrame = (task) => (typeof requestAnimationFrame === 'function' ? requestAnimationFrame(task) : 0);
/** @param {number} handle */
const cancelFrame = (handle) => typeof cancelAnimationFrame === 'function' && cancelAnimationFrame(handle);
