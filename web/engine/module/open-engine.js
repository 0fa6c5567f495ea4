// Opens the module of the first load. Beside open-figure-engines.js the only place that imports it.

import create from 'astrolabe-module';
import binary from './binary.js';
import { Engine } from '../engine.js';
import { fetchModule } from './fetch-module.js';

/** @returns {Promise<() => Engine>} makes one after the other, in the memory that they share; rejects with EngineError */
export async function openEngines() {
  const module = await fetchModule(async () => create, 'astrolabe.wasm', binary);
  return () => new Engine(new module.Laboratory());
}
