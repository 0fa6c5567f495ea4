// Finds files of the project.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string} folder from the top @param {RegExp} pattern @returns {string[]} paths from the top, sorted */
export function glob(folder, pattern) {
  return readdirSync(`${top}${folder}`, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return glob(path, pattern);
      return pattern.test(path) ? [path] : [];
    })
    .sort();
}
