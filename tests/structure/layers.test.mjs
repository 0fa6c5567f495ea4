// Guards the direction of includes: tests -> web -> wasm -> core, and the floors inside core.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCycle, folderGraph, includesOf, isCpp, sources } from './sources.mjs';

/** @import { Source } from './sources.mjs' */

const layers = ['core', 'wasm', 'web', 'tests'];

/** Each folder of core builds on the floors below its own. */
const floors = new Map(
  [
    ['graph', 'random'],
    ['grid', 'open_list'],
    ['path', 'trace', 'heuristic'],
    ['io', 'precompute', 'search'],
    ['codec', 'compare', 'explain', 'generate', 'kernels'],
    ['code', 'replay', 'world', 'run'],
    ['check'],
    ['command'],
  ].flatMap((folders, floor) => folders.map((folder) => /** @type {const} */ ([folder, floor]))),
);

/** Of core/search: what needs squares or clusters of them. Everything else there serves every graph. */
const onSquares = ['any_angle', 'as_written', 'canonical', 'jump_point', 'local_walk', 'two_tier'];

/**
 * The core has no files, no clock, no threads, no chance but its seeds, no JavaScript. Its command line reads files and
 * prints; nothing else there includes it.
 */
const foreignToCore =
  /^(iostream|fstream|filesystem|cstdio|stdio\.h|chrono|ctime|time\.h|random|thread|future|emscripten.*)$/;

/**
 * @param {Source} source
 * @returns {string[]} what is wrong with its includes
 */
function complaintsAbout(source) {
  const [layer = '', folder = ''] = source.path.split('/');
  /** @param {string} name @param {string} why */
  const say = (name, why) => `${source.path} includes ${name}: ${why}`;
  return includesOf(source).flatMap(({ name, isQuoted }) => {
    if (!isQuoted) {
      if (
        layer === 'core' &&
        foreignToCore.test(name) &&
        !(folder === 'command' && /^(iostream|fstream|cstdio)$/.test(name))
      )
        return [say(name, 'core must not know it')];
      if (/^emscripten/.test(name) && !/^wasm\/bindings\//.test(source.path)) {
        return [say(name, 'only the bindings touch Emscripten')];
      }
      if (layers.includes(name.split('/')[0] ?? '')) return [say(name, 'our own headers go in quotes')];
      return [];
    }
    const [toLayer = '', toFolder = ''] = name.split('/');
    if (!layers.includes(toLayer)) return [say(name, 'includes start from the top folder')];
    if (layers.indexOf(toLayer) > layers.indexOf(layer)) return [say(name, `${toLayer} lies above ${layer}`)];
    if (layer !== 'core') return [];
    const floor = floors.get(folder);
    const toFloor = floors.get(toFolder);
    if (floor === undefined) return [say(name, `core/${folder} has no floor; give it one in this test`)];
    if (toFloor === undefined) return [say(name, `core/${toFolder} has no floor; give it one in this test`)];
    if (toFloor > floor) return [say(name, `core/${toFolder} stands above core/${folder}`)];
    const knowsSquares = toFolder === 'grid' || toFolder === 'heuristic';
    const [, , algorithm = ''] = source.path.split('/');
    if (folder === 'search' && knowsSquares && !onSquares.includes(algorithm)) {
      return [say(name, 'it serves every graph and knows no grid')];
    }
    return [];
  });
}

const namesIn = (/** @type {Source} */ source) => includesOf(source).map(({ name }) => name);
const cpp = sources.filter(isCpp);

test('includes go down the layers and floors only', () => {
  assert.ok(cpp.length > 0, 'no C++ file was found');
  assert.deepEqual(cpp.flatMap(complaintsAbout), []);
});

test('no two folders of core need each other', () => {
  assert.equal(findCycle(folderGraph('core', cpp, namesIn)), null);
});

test('headers are included once', () => {
  const unguarded = cpp.filter(({ path, text }) => path.endsWith('.h') && !/^#pragma once$/m.test(text));
  assert.deepEqual(
    unguarded.map(({ path }) => path),
    [],
  );
});

test('the guard detects what it guards against', () => {
  const violations = [
    ['core/grid/a.h', '#include "wasm/facade.h"'],
    ['core/grid/a.h', '#include "core/search/options.h"'],
    ['core/trace/a.h', '#include "core/world/units.h"'],
    ['core/search/a.h', '#include "core/grid/grid.h"'],
    ['core/search/a.h', '#include "core/heuristic/grid_heuristic.h"'],
    ['core/search/textbook/a.h', '#include "core/grid/grid.h"'],
    ['core/search/novelty/a.h', '#include "core/heuristic/grid_heuristic.h"'],
    ['core/search/a.h', '#include "options.h"'],
    ['core/search/a.h', '#include <core/search/options.h>'],
    ['core/io/a.cpp', '#include <fstream>'],
    ['core/io/a.cpp', '  #  include <chrono>'],
    ['core/command/a.cpp', '#include <chrono>'],
    ['core/run/a.cpp', '#include "core/command/words.h"'],
    ['core/novelty/a.h', '#include "core/graph/graph.h"'],
    ['wasm/facade.cpp', '#include <emscripten/val.h>'],
    ['wasm/facade.cpp', '#include "tests/support/maps.h"'],
  ];
  for (const [path = '', text = ''] of violations) {
    assert.equal(complaintsAbout({ path, text }).length, 1, `${path}: ${text}`);
  }
  const fine = [
    ['core/search/as_written/lester.h', '#include "core/grid/grid.h"'],
    ['core/search/a.h', '#include "core/graph/graph.h"\n#include <vector>'],
    ['core/command/a.cpp', '#include <fstream>\n#include "core/run/run.h"'],
    ['wasm/bindings/world.cpp', '#include <emscripten/bind.h>\n#include "core/grid/grid.h"'],
    ['tests/core/a.cpp', '#include "wasm/facade.h"\n#include <fstream>'],
  ];
  for (const [path = '', text = ''] of fine) assert.deepEqual(complaintsAbout({ path, text }), []);

  const knot = [
    { path: 'core/io/a.h', text: '#include "core/explain/b.h"' },
    { path: 'core/explain/b.h', text: '#include "core/heuristic/c.h"' },
    { path: 'core/heuristic/c.h', text: '#include "core/io/a.h"' },
  ];
  assert.deepEqual(findCycle(folderGraph('core', knot, namesIn)), ['io', 'explain', 'heuristic', 'io']);
  assert.equal(findCycle(folderGraph('core', knot.slice(1), namesIn)), null);
});
