// Units as the engine returns them.
import { UNIT_FIELDS, UNIT_STRIDE } from '../../../web/engine/world-engine.js';

/** @param {readonly Partial<Record<keyof typeof UNIT_FIELDS, number>>[]} facts */
export function unitsOf(facts) {
  const units = new Uint32Array(facts.length * UNIT_STRIDE);
  facts.forEach((fact, index) => {
    for (const [name, at] of Object.entries(UNIT_FIELDS)) {
      units[index * UNIT_STRIDE + at] = fact[/** @type {keyof typeof UNIT_FIELDS} */ (name)] ?? 0;
    }
  });
  return units;
}
