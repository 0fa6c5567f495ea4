// The project's files and what they include or import. Shared by the structure tests; checks nothing itself.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ path: string, text: string }} Source path: from the top folder, with slashes */

export const top = fileURLToPath(new URL('../../', import.meta.url));
export const folders = ['core', 'wasm', 'web', 'tests'];

const generated = new Set(['node_modules', 'package-lock.json']);
const written = /(\.(h|cpp|js|mjs|cjs|ts|css|html|txt|md|json|sh|cmake)|\/(run|serve|tidy))$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return readdirSync(join(top, folder), { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(path) : [path];
    });
}

/** @type {Source[]} */
export const sources = folders
  .flatMap(walk)
  .filter((path) => written.test(path))
  .map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }));

/** @param {Source} source */
export const isCpp = ({ path }) => /\.(h|cpp)$/.test(path);

/** @param {Source} source */
export const isJavaScript = ({ path }) => /\.m?js$/.test(path);

/**
 * What a C++ file includes: the name as written, and whether in quotes.
 * @param {Source} source
 */
export function includesOf({ text }) {
  return [...text.matchAll(/^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]/gm)].map(([, mark, name]) => ({
    name: name ?? '',
    isQuoted: mark === '"',
  }));
}

/**
 * What a JavaScript file imports, as paths from the top folder; a package by its bare name. Imports
 * inside comments are only types and bind nothing at run time.
 * @param {Source} source
 */
export function importsOf({ path, text }) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statements = [
    /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ];
  return statements
    .flatMap((statement) => [...code.matchAll(statement)].map(([, name = '']) => name))
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}

/**
 * Which folder of a layer depends on which; files that lie in none of its folders count as the folder ''.
 * @param {string} layer
 * @param {Source[]} files
 * @param {(source: Source) => string[]} linksOf  paths from the top folder
 */
export function folderGraph(layer, files, linksOf) {
  const folderOf = (/** @type {string} */ path) => path.split('/').slice(1, -1)[0] ?? '';
  const isInside = (/** @type {string} */ path) => path.startsWith(`${layer}/`);
  /** @type {Map<string, Set<string>>} */
  const edges = new Map();
  for (const source of files.filter(({ path }) => isInside(path))) {
    const folder = folderOf(source.path);
    const others = linksOf(source)
      .filter(isInside)
      .map(folderOf)
      .filter((other) => other !== folder);
    edges.set(folder, new Set([...(edges.get(folder) ?? []), ...others]));
  }
  return edges;
}

/**
 * A cycle in a graph given by its edges, or null if there is none.
 * @param {Map<string, Iterable<string>>} edges
 * @returns {string[] | null}
 */
export function findCycle(edges) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  /**
   * @param {string} node
   * @returns {string[] | null}
   */
  function visit(node) {
    if (done.has(node)) return null;
    const index = way.indexOf(node);
    if (index >= 0) return [...way.slice(index), node];
    way.push(node);
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    way.pop();
    done.add(node);
    return null;
  }
  for (const node of edges.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return null;
}
