// The clock of playback, for searches, races and graphs alike: whole steps at a speed, frame by frame; the fraction
// of a step is carried into the next frame. Nothing runs while nothing plays. (A world's ticks have their own clock:
// places/world/player.js.)

import { stepsDue } from '../model/playback.js';

export class PlayClock {
  #speed;
  #advance;
  #frame = 0;
  /** Counts up with each start and stop: a frame of an older run does nothing. */
  #run = 0;

  /**
   * @param {() => number} speed steps a second
   * @param {(steps: number) => boolean} advance by so many steps, 0 or more; whether it continues
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

/** Without a window to draw in nothing plays. @param {(time: number) => void} task */
const requestFrame = (task) => (typeof requestAnimationFrame === 'function' ? requestAnimationFrame(task) : 0);
