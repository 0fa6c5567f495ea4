// Engines that cannot be had are passed over by name: not installed, or not able to run on this machine. Nothing of ours is
// open by then.

const LONGEST = 60_000;

/**
 * @template Browser
 * @param {string} lacking why it is not tried; '' if it is
 * @param {() => Promise<Browser>} start
 * @returns {Promise<{ browser: Browser, reason: '' } | { browser: null, reason: string }>}
 */
export async function startedOr(lacking, start) {
  if (lacking !== '') return { browser: null, reason: lacking };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing for ${LONGEST / 1000} s`)), LONGEST);
  });
  try {
    return { browser: await Promise.race([start(), /** @type {Promise<never>} */ (late)]), reason: '' };
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    return { browser: null, reason: `it does not start here: ${first}` };
  } finally {
    clearTimeout(timer);
  }
}
