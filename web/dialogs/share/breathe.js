// Between two parts of long work other tasks run, and it may turn out to be no longer wanted.

/** @import { AppContext } from '../../app/app-context.js' */

/**
 * @param {AppContext['clock']} clock
 * @param {() => boolean} isWanted
 * @returns {() => Promise<boolean>} lets other tasks run; then whether it is still wanted
 */
export const breather = (clock, isWanted) => async () => {
  await new Promise((resolve) => clock.defer(() => resolve(null)));
  return isWanted();
};
