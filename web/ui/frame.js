// Many requests, one drawing: in the next animation frame. Nothing runs without a request.

export class Frame {
  /** @type {(time: number) => void} */
  #draw;
  #handle = 0;

  /** @param {(time: number) => void} draw @param {AbortSignal} signal */
  constructor(draw, signal) {
    this.#draw = draw;
    signal.addEventListener('abort', () => this.cancel(), { once: true });
  }

  request() {
    if (this.#handle !== 0) return;
    this.#handle = requestAnimationFrame((time) => {
      this.#handle = 0;
      this.#draw(time);
    });
  }

  cancel() {
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
  }
}
