// What the types of a file declare as callable: the methods of interfaces and classes, with the shapes of their
// arguments and answers. Read by the TypeScript compiler, so that additions to the types need no changes here.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * What an argument may be.
 * @typedef {{ kind: 'number' | 'string' | 'boolean' | 'null' | 'any' } | { kind: 'literal', value: string } |
 *   { kind: 'one', of: Shape[] } | { kind: 'list', of: Shape } | { kind: 'typed', array: string } |
 *   { kind: 'function', returns: Shape } | { kind: 'record', fields: Parameter[] }} Shape
 */
/** @typedef {{ name: string, shape: Shape }} Parameter */
/** Without parameters where it is a getter. @typedef {{ name: string, parameters: Parameter[] | null, returns: Shape }} Member */

/** Of the façade. */
export const DECLARATIONS = Object.freeze([
  'wasm/types/astrolabe.d.ts',
  'wasm/types/graph.d.ts',
  'wasm/types/world.d.ts',
  'wasm/types/check.d.ts',
]);

const root = new URL('../../../', import.meta.url);
const TYPED_ARRAYS = /^(Uint8|Uint16|Uint32|Int32|Float64)Array$/;
const LISTS = /^(ArrayLike|Array|ReadonlyArray|Iterable)$/;
/** Records within records are not described further. */
const DEEPEST = 3;

/**
 * @param {readonly string[]} files from the top folder
 * @returns {Map<string, Member[]>} of each interface and class that they export; a class without its constructor
 */
export function membersOf(files) {
  const program = ts.createProgram(
    files.map((file) => fileURLToPath(new URL(file, root))),
    {
      ...{ allowJs: true, checkJs: true, noEmit: true, strict: true, lib: ['lib.es2022.d.ts'], types: [] },
      ...{
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      },
      paths: { 'astrolabe-module': [fileURLToPath(new URL('wasm/types/astrolabe.d.ts', root))] },
    },
  );
  const checker = program.getTypeChecker();
  /** @type {Map<string, Member[]>} */
  const found = new Map();
  for (const file of files) {
    const source = program.getSourceFile(fileURLToPath(new URL(file, root)));
    source?.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return;
      const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
      if (!isExported || node.name === undefined) return;
      const members = checker.getTypeAtLocation(node.name).getProperties();
      found.set(
        node.name.text,
        members.flatMap((member) => memberFrom(member, checker)),
      );
    });
  }
  return found;
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @returns {Member[]} none for what is not public */
function memberFrom(symbol, checker) {
  const name = symbol.getName();
  if (name.includes('#') || symbol.declarations?.some((one) => ts.getJSDocProtectedTag(one) !== undefined)) return [];
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined) return [{ name, parameters: null, returns: { kind: 'any' } }];
  const parameters = signature.getParameters().map((parameter) => fieldFrom(parameter, checker, 0));
  return [{ name, parameters, returns: shapeOf(signature.getReturnType(), checker, 0) }];
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @param {number} depth @returns {Parameter} */
function fieldFrom(symbol, checker, depth) {
  return { name: symbol.getName(), shape: shapeOf(checker.getTypeOfSymbol(symbol), checker, depth) };
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker @param {number} depth @returns {Shape} */
function shapeOf(type, checker, depth) {
  if (type.flags & ts.TypeFlags.BooleanLike) return { kind: 'boolean' };
  if (type.isUnion()) return { kind: 'one', of: type.types.map((one) => shapeOf(one, checker, depth)) };
  if (type.isStringLiteral()) return { kind: 'literal', value: type.value };
  if (type.flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
  if (type.flags & ts.TypeFlags.StringLike) return { kind: 'string' };
  if (type.flags & ts.TypeFlags.Null) return { kind: 'null' };
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'any' };
  const [call] = type.getCallSignatures();
  if (call !== undefined)
    return {
      kind: 'function',
      returns: depth < DEEPEST ? shapeOf(call.getReturnType(), checker, depth + 1) : { kind: 'any' },
    };
  const name = type.getSymbol()?.getName() ?? '';
  if (TYPED_ARRAYS.test(name)) return { kind: 'typed', array: name };
  if (name === 'Generator') return { kind: 'any' };
  const [element] = LISTS.test(name) ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : [];
  if (element !== undefined) return { kind: 'list', of: shapeOf(element, checker, depth) };
  if (checker.isTupleType(type))
    return {
      kind: 'list',
      of: shapeOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type, checker, DEEPEST),
    };
  if (depth >= DEEPEST || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { kind: 'any' };
  return { kind: 'record', fields: type.getProperties().map((field) => fieldFrom(field, checker, depth + 1)) };
}

/**
 * Where a value does not match the types: records with exactly these fields, strings out of those that are named.
 * @param {unknown} value @param {Shape} shape @param {string} [path]
 * @returns {string} '' if it is
 */
export function misfit(value, shape, path = 'it') {
  const wrong = `${path} is ${String(value)}, not ${shape.kind}`;
  switch (shape.kind) {
    case 'any':
    case 'function':
      return '';
    case 'null':
      return value === null ? '' : wrong;
    case 'literal':
      return value === shape.value ? '' : `${wrong} ${shape.value}`;
    case 'one':
      return shape.of.some((one) => misfit(value, one) === '')
        ? ''
        : shape.of.map((one) => misfit(value, one, path)).join('; ');
    case 'typed':
      return Object.prototype.toString.call(value) === `[object ${shape.array}]` ? '' : `${wrong} ${shape.array}`;
    case 'list': {
      if (!Array.isArray(value)) return ArrayBuffer.isView(value) ? '' : wrong;
      return value.map((item, index) => misfit(item, shape.of, `${path}[${index}]`)).find((text) => text !== '') ?? '';
    }
    case 'record': {
      if (typeof value !== 'object' || value === null) return wrong;
      const names = [
        Object.keys(value).sort().join(),
        shape.fields
          .map(({ name }) => name)
          .sort()
          .join(),
      ];
      if (names[0] !== names[1]) return `${path} has ${names[0]}, not ${names[1]}`;
      return (
        shape.fields
          .map((field) => misfit(Reflect.get(value, field.name), field.shape, `${path}.${field.name}`))
          .find((text) => text !== '') ?? ''
      );
    }
    default:
      return typeof value === shape.kind ? '' : wrong;
  }
}
