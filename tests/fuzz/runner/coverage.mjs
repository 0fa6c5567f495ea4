// Which parts of web/ an input reaches, as V8 counts them: blocks of each function.
import { Session } from 'node:inspector';

/** @import { Profiler } from 'node:inspector' */

/** @typedef {{ reached: (run: () => void) => Promise<Set<string>>, close: () => void }} Coverage */

/** @returns {Coverage} */
export function openCoverage() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** @returns {Promise<Profiler.ScriptCoverage[]>} of what ran since it was asked last */
  const taken = () =>
    new Promise((resolve, reject) => {
      session.post('Profiler.takePreciseCoverage', (error, { result }) =>
        error === null ? resolve(result) : reject(error),
      );
    });
  return {
    /** What is reached while it runs, and nothing before it. */
    reached: async (run) => {
      await taken();
      run();
      /** @type {Set<string>} */
      const blocks = new Set();
      for (const { url, functions } of await taken()) {
        if (!url.includes('/web/')) continue;
        for (const { ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            if (count > 0) blocks.add(`${url}:${startOffset}:${endOffset}`);
          }
        }
      }
      return blocks;
    },
    close: () => session.disconnect(),
  };
}
