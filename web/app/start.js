// The entry point. As small as possible, since everything else waits for it.

import { showFailure } from './failure.js';

const page = await import('./main.js').catch((error) => {
  showFailure('not_loaded');
  throw error;
});
await page.start();
