// The requests of a page around a figure, executed one after the other; those that a later one supersedes are answered
// as such and not executed. So a page that sends thousands cannot keep the figure busy. Knows neither requests nor DOM.

/** @import { Request } from './request.js' */

/** After `set`, these earlier requests have no visible effect. */
const SUPERSEDED = ['set', 'seek', 'play', 'pause'];
/** More than a page would usefully wait for. */
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
   * @param {(task: () => void) => void} parts.defer runs a task after what has arrived so far
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
    // A request that arrives while one is executed may supersede the next one.
    this.#defer(() => this.#work());
  }
}
