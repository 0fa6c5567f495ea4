// The npm package in build/site/package: what publishers' tools say of it, and that it does nothing where there is no page.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NAMES } from '../../web/figure/attributes.js';

const run = promisify(execFile);
const top = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(top, 'build/site/package');
const packageJson = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Of `npm pack`. */
let tarball = '';
let scratch = '';
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'astar-figure-'));
  const { stdout } = await run('npm', ['pack', folder, '--json', '--pack-destination', scratch]);
  tarball = join(scratch, JSON.parse(stdout)[0].filename);
});
after(() => rm(scratch, { recursive: true, force: true }));

test('it has the version of the product, and everything that it exports', async () => {
  const { version } = JSON.parse(await readFile(join(top, 'web/package.json'), 'utf8'));
  assert.equal(packageJson.version, version);
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const files = stdout.split('\n');
  const exported = Object.values(packageJson.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  for (const target of [...exported, './README.md', './LICENSE', './notices.txt']) {
    assert.ok(files.includes(target.replace('.', 'package')), target);
  }
});

test('publint has nothing to say', async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: folder, strict: true });
  assert.deepEqual(messages, []);
});

test('its types are found as its code is, by every kind of import', async () => {
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)), {
    excludeEntrypoints: [/css$/, /html$/],
  });
  assert.ok(analysis.types !== false);
  // What is no CommonJS is imported from it by import().
  const problems = analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
  assert.deepEqual(problems, []);
});

test('the script is the same in whatever encoding a page has it read', async () => {
  assert.match(await readFile(join(folder, 'astrolabe.js'), 'latin1'), /^[\0-\x7f]*$/);
});

test('an import where there is no page has no effect and ends', async () => {
  const url = new URL('../../build/site/package/index.js', import.meta.url).href;
  const script = `const before = Object.keys(globalThis).join();
    const { AstarFigure } = await import('${url}');
    console.log(AstarFigure, Object.keys(globalThis).join() === before);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { timeout: 20_000 });
  assert.equal(stdout.trim(), 'undefined true');
});

test('the manifest of custom elements lists what there is', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'custom-elements.json'), 'utf8'));
  const [{ attributes, members, events }] = manifest.modules[0].declarations;
  /** @param {{ name: string }[]} list */
  const namesOf = (list) => list.map(({ name }) => name).sort();
  assert.deepEqual(namesOf(attributes), [...NAMES].sort());

  const declared = await readFile(join(folder, 'astrolabe.d.ts'), 'utf8');
  const body = /interface AstarFigureElement[^{]*\{([^]*?)\n\}/.exec(declared)?.[1] ?? '';
  const methods = [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name);
  assert.deepEqual(
    namesOf(members),
    [...new Set(methods), 'version'].filter((name) => name !== 'addEventListener').sort(),
  );
  const types = /AstrolabeEventName = ([^;]*);/.exec(declared)?.[1]?.match(/\w+/g) ?? [];
  assert.deepEqual(namesOf(events), types.sort());

  const jsx = await readFile(join(folder, 'react.d.ts'), 'utf8');
  const inJsx = [...jsx.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name = '']) => name);
  const own = NAMES.filter((name) => name !== 'lang'); // of every element
  assert.deepEqual(inJsx.sort(), [...own, ...types.map((type) => `on${type}`)].sort());
});

test('a React component in strict TypeScript compiles, and a wrong attribute does not', async () => {
  const { default: ts } = await import('typescript');
  /** @type {import('typescript').CompilerOptions} */
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: { 'astar-figure': [join(folder, 'index.d.ts')], 'astar-figure/react': [join(folder, 'react.d.ts')] },
    typeRoots: [join(top, 'tests/node_modules/@types')],
  };
  /** @param {string} name */
  const complaintsOf = (name) =>
    ts
      .getPreEmitDiagnostics(ts.createProgram([join(top, 'tests/package/samples', name)], options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  assert.deepEqual(complaintsOf('react.tsx'), []);
  assert.match(complaintsOf('react-mistake.tsx').join(), /'"red"' is not assignable/);
});
