/** The module of what is beside the laboratory: graphs, the game world, and checks of other people's searches. */
import type { CheckLaboratory } from './check.d.ts';
import type { GraphLaboratory } from './graph.d.ts';
import type { WorldLaboratory } from './world.d.ts';

export interface PlacesModule {
  CheckLaboratory: new () => CheckLaboratory;
  GraphLaboratory: new () => GraphLaboratory;
  WorldLaboratory: new () => WorldLaboratory;
}

/** Pass `wasmBinary`, or `locateFile` to say where astrolabe_places.wasm is. */
export default function createPlaces(options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}): Promise<PlacesModule>;
