// Starts the module for the figures of a page: compiled once, when the first of them is about to be seen or printed;
// all of them have their boards in its memory. Besides open-engine.js the only file that knows its script.

import create from 'astrolabe-module';
import { EngineError } from '../engine-error.js';
import { FigureEngine } from '../figure-engine.js';
import binary from './board-binary.js';
import { bytesOf } from './embedded-code.js';
import { startModule, startModuleAtOnce } from './start-module.js';

/** @import { AstrolabeModule } from 'astrolabe-module' */

/** @type {Promise<AstrolabeModule> | null} */
let coming = null;
/** @type {AstrolabeModule | null} */
let here = null;
/** It was tried, and is not tried again. */
let isNeverAtOnce = false;

/** @returns {Promise<FigureEngine>} rejects with EngineError 'page.no_webassembly' or 'page.module_failed' */
export async function openFigureEngine() {
  if (!hasWebAssembly()) throw new EngineError({ code: 'page.no_webassembly' });
  if (here === null) {
    // What failed will fail again, so it is not retried.
    coming ??= started();
    const module = await coming;
    here ??= module;
  }
  return engineOf(here);
}

/**
 * The same for printing, which does not wait: the page freezes for about a tenth of a second, once.
 * @returns {FigureEngine | null} null if that is impossible: mostly in browsers that compile nothing so large synchronously
 */
export function openFigureEngineAtOnce() {
  if (!hasWebAssembly() || isNeverAtOnce) return null;
  try {
    here ??= startModuleAtOnce(create, new WebAssembly.Module(bytesOf(binary)));
  } catch {
    // A figure that comes near asks again, and reports the reason.
  }
  isNeverAtOnce = here === null;
  return here === null ? null : engineOf(here);
}

const hasWebAssembly = () => typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function';

/** @param {AstrolabeModule} module */
const engineOf = ({ Laboratory }) => new FigureEngine(new Laboratory());

/** @returns {Promise<AstrolabeModule>} */
async function started() {
  try {
    return await startModule(create, await WebAssembly.compile(bytesOf(binary)));
  } catch (error) {
    throw new EngineError({ code: 'page.module_failed', found: String(error) });
  }
}
