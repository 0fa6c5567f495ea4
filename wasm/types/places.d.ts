/** The module of the places beside the laboratory: graphs and the game world. */
import type { GraphLaboratory } from './graph.d.ts';
import type { WorldLaboratory } from './world.d.ts';

export interface PlacesModule {
  GraphLaboratory: new () => GraphLaboratory;
  WorldLaboratory: new () => WorldLaboratory;
}

/** Pass `wasmBinary`, or `locateFile` to say where astrolabe_places.wasm is. */
export default function createPlaces(options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}): Promise<PlacesModule>;
