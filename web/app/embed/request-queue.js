// The requests of a page around a figure, done one after the other; what a later one makes useless is not done at
// all, and told so. Whoever sends thousands at a time keeps no figure busy with them. Knows neither what they do nor DOM.

/** @import { Request } from './request.js' */

/** What is shown after `set` is as if these had never been. */
const SUPERSEDED = ['set', 'seek', 'play', 'pause'];
/** More than anybody waits for. */
const MOST_WAITING = 100;

export class RequestQueue {
  #act;
  #refuse;
  #defer;
  /** @type {Request[]} */
  #waiting = [];
  #isAtWork = false;

  /**
   * @param {object} parts
   * @param {(request: Request) => void} parts.act
   * @param {(request: Request, reason: string) => void} parts.refuse
   * @param {(task: () => void) => void} parts.defer runs a task after what has come by now
   */
  constructor({ act, refuse, defer }) {
    this.#act = act;
    this.#refuse = refuse;
    this.#defer = defer;
  }

  /** @param {Request} request */
  take(request) {
    if (request.type === 'set') {
      const useless = this.#waiting.filter(({ type }) => SUPERSEDED.includes(type));
      this.#waiting = this.#waiting.filter(({ type }) => !SUPERSEDED.includes(type));
      for (const one of useless) this.#refuse(one, 'message.superseded');
    }
    if (this.#waiting.length === MOST_WAITING) return this.#refuse(request, 'message.too_many');
    this.#waiting.push(request);
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#defer(() => this.#work());
  }

  #work() {
    const request = this.#waiting.shift();
    if (request === undefined) {
      this.#isAtWork = false;
      return;
    }
    this.#act(request);
    // What comes while one is done may make the next one useless.
    this.#defer(() => this.#work());
  }
}
