// The only error that the engine throws. It carries a reason, never a sentence: web/i18n/ has those.

/** @import { Reason } from 'astrolabe-module' */

export class EngineError extends Error {
  /** @type {Reason} */
  reason;

  /** @param {Partial<Reason> & { code: string }} reason */
  constructor(reason) {
    super(reason.code);
    this.name = 'EngineError';
    this.reason = {
      ok: false,
      code: reason.code,
      line: reason.line ?? 0,
      found: reason.found ?? '',
      expected: reason.expected ?? '',
    };
  }
}
