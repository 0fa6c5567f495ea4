// YAML, as search traces of the Posthoc visualiser are written in: the only file that knows the library, which is
// fetched when such a text comes. `yaml` keeps YAML 1.2 in full, refuses aliases that multiply, and runs no code.

import { parse } from 'yaml';

/** @param {string} text @returns {unknown} throws for what is no YAML, also for what is nested too deeply */
// Whether keys are unique is asked of each against all others.
export function parseYaml(text) {
  return parse(text, { maxAliasCount: 100, logLevel: 'error', uniqueKeys: false });
}
