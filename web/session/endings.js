// Handles a panel whose work beside the board ends too early: it closes, and the status gives the reason.

import { EngineError } from '../engine/engine-error.js';
import { errorOf } from '../model/notice.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { Session } from './session.js' */

/**
 * @typedef {object} Endings
 * @property {(error: unknown) => void} failed called if the work cannot begin; rethrows anything but EngineError
 * @property {(job: { reason: Reason | null }) => boolean} close closes the panel whose job
 *   has failed; whether it has
 */

/** @param {Session} session @param {() => void} close @returns {Endings} */
export function endings(session, close) {
  /** @param {Reason} reason */
  const end = (reason) => {
    close();
    session.say(errorOf(reason));
  };
  return {
    failed: (error) => {
      if (!(error instanceof EngineError)) throw error;
      end(error.reason);
    },
    close: ({ reason }) => {
      if (reason !== null) end(reason);
      return reason !== null;
    },
  };
}
