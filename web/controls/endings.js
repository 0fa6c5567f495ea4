// What becomes of a panel whose work beside the board ends too early: it closes, and the status says why.

import { EngineError } from '../engine/engine-error.js';
import { refusal } from '../state/notice.js';

/**
 * @typedef {object} Endings
 * @property {(error: unknown) => void} failed where the work was to begin; throws what is no EngineError
 * @property {(reason: import('../engine/types.js').Reason) => void} lost the engine died during this work, whatever the cause
 */

/** @param {import('./conductor.js').Conductor} conductor @param {() => void} close @returns {Endings} */
export function endings(conductor, close) {
  /** @type {Endings['lost']} */
  const lost = (reason) => {
    close();
    conductor.say(refusal(reason));
  };
  return {
    failed: (error) => {
      if (!(error instanceof EngineError)) throw error;
      lost(error.reason);
    },
    lost,
  };
}
