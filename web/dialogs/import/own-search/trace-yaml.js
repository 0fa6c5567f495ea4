// YAML, as search traces of the Posthoc visualiser are written in: the only file that knows the library, which is
// fetched when such a text comes. `yaml` keeps YAML 1.2 in full, refuses aliases that multiply, and runs no code.

import { parseDocument, visit } from 'yaml';

/** References to other places of the text, `*name`: the library goes through the whole text for each. The command line has the same bound. */
const MOST_ALIASES = 100;

/** @param {string} text @returns {unknown} throws for what is no YAML, also for what is nested too deeply */
export function parseYaml(text) {
  // Whether keys are unique is asked of each against all others.
  const document = parseDocument(text, { logLevel: 'error', uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw error;
  let aliases = 0;
  visit(document, {
    Alias() {
      aliases += 1;
      if (aliases > MOST_ALIASES) throw new Error(`more than ${MOST_ALIASES} aliases`);
    },
  });
  return document.toJS({ maxAliasCount: MOST_ALIASES });
}
