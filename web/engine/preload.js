// Asks for the bytes of a module while the script that wants them is still to come.

import binary from './binary.js';
import { seemsToNeedWhole } from './needs-whole.js';

/** Were the guess wrong, the other would be fetched as well. @param {string} hash of the address */
export function preloadModule(hash) {
  // They may have come with the script.
  if (binary !== undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = '';
  link.href = seemsToNeedWhole(hash) ? 'astrolabe.wasm' : 'astrolabe_light.wasm';
  document.head.append(link);
}
