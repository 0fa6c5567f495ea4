// Begins. As small as can be, for nothing comes before it.

import { showFailure } from './failure.js';

const page = await import('./main.js').catch((error) => {
  showFailure('not_loaded');
  throw error;
});
await page.start();
