// The clock of playing, of searches, races and graphs alike: whole steps at a speed, frame by frame; the part of a step
// that is owed goes into the next frame. Nothing runs while nothing plays. (A world's ticks take their own time:
// places/world/player.js.)

import { stepsDue } from '../model/playback.js';

export class PlayClock {
  #speed;
  #advance;
  #frame = 0;
  /** Counts up with each start and stop: a frame of an older one does nothing. */
  #run = 0;

  /**
   * @param {() => number} speed steps a second
   * @param {(steps: number) => boolean} advance by so many steps, 0 or more; whether it goes on
   */
  constructor(speed, advance) {
    this.#speed = speed;
    this.#advance = advance;
  }

  start() {
    this.stop();
    const run = this.#run;
    let last = performance.now();
    let carried = 0;
    const tick = (/** @type {number} */ time) => {
      const due = stepsDue(this.#speed(), carried, time - last);
      last = time;
      carried = due.carried;
      const goesOn = this.#advance(due.steps);
      if (goesOn && run === this.#run) this.#frame = requestFrame(tick);
    };
    this.#frame = requestFrame(tick);
  }

  stop() {
    this.#run += 1;
    if (typeof cancelAnimationFrame === 'function') cancelAnimationFrame(this.#frame);
  }
}

/** Where there is no window to draw in there is no playing either. @param {(time: number) => void} task */
const requestFrame = (task) => (typeof requestAnimationFrame === 'function' ? requestAnimationFrame(task) : 0);
