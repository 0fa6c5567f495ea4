// Asks the engine something that may kill it.

import { EngineError } from '../engine-error.js';
import { tellsOfDeath } from './deaths.js';

/**
 * @template Answer
 * @param {() => Answer} task
 * @returns {Answer | null} null: the engine died of it, which whenDead() reports
 */
export function unlessDead(task) {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof EngineError) || !tellsOfDeath(error.reason)) throw error;
    return null;
  }
}
