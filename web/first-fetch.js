// Asks for the module while the scripts that want it are still to come. Were its guess wrong, they would
// fetch the other.

import { seemsToNeedWhole } from './engine/needs-whole.js';

const link = document.createElement('link');
link.rel = 'preload';
link.as = 'fetch';
link.crossOrigin = '';
link.href = seemsToNeedWhole(location.hash) ? 'astrolabe.wasm' : 'astrolabe_light.wasm';
document.head.append(link);
