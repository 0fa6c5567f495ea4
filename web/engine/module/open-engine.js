// Opens the module of the first load. Besides open-figure-engines.js the only file that imports it.

import create from 'astrolabe-module';
import binary, { file } from './board-binary.js';
import { Engine } from '../engine.js';
import { fetchModule } from './fetch-module.js';

/** @returns {Promise<() => Engine>} creates engines, in the memory that they share; rejects with EngineError */
export async function openEngines() {
  const module = await fetchModule(async () => create, file, binary);
  return () => new Engine(new module.Laboratory());
}
