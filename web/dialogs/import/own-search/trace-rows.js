// The events of a trace as rows of a table. core/command/check/trace_rows.cpp does the same; a list of texts in the tests
// holds both to it. What the rows mean is decided by the core. Pure.

/** @typedef {Readonly<Record<string, unknown>>} Fields */
/** @typedef {(...names: string[]) => unknown} Member the first of these members that there is, and is not null */

/** Names under which programs keep their list of cells. @type {readonly string[]} */
const LISTS = ['events', 'expanded', 'order', 'closed', 'path', 'cells'];
/** What is found where none of them is. */
export const FIRST_LIST = 'events';

/** What the core reads has no exponents: a larger number is left out, a smaller one is 0. */
const TOO_LARGE = 1e15;
const SMALLEST = 1e-6;
const NO_CELL = ',';
/** A row without parent and numbers. */
const NO_NUMBERS = ',,,,,';

/**
 * @param {unknown} content of a document
 * @returns {string | null} a row for each event, blank for one without a cell, such as a comment, since events are
 *   counted by lines; null if there is no list. The columns of the numbers are there if an event has one of them
 */
export function rowsOf(content) {
  const list = listIn(content);
  if (list === null) return null;
  const rowOf = rowMaker(content);
  const rows = list.map(rowOf);
  const hasNumbers = rows.some(({ cell, numbers }) => cell !== '' && numbers !== NO_NUMBERS);
  const lines = rows.map(({ cell, numbers }) => (hasNumbers && cell !== '' ? cell + numbers : cell));
  return [hasNumbers ? 'event,x,y,parent_x,parent_y,g,h,f' : 'event,x,y', ...lines].join('\n');
}

/** @param {unknown} content @returns {readonly unknown[] | null} */
function listIn(content) {
  if (Array.isArray(content)) return content;
  if (!isObject(content)) return null;
  for (const name of LISTS) {
    const list = content[name];
    if (Array.isArray(list) && list.length > 0) return list;
  }
  return null;
}

/** The places of the members where events are lists of values. @param {unknown} content @returns {ReadonlyMap<unknown, number>} */
function placesIn(content) {
  const fields = isObject(content) ? content['fields'] : null;
  const names = Array.isArray(fields) && fields.length > 0 ? fields : ['x', 'y'];
  /** @type {Map<unknown, number>} */
  const places = new Map();
  for (const [place, name] of names.entries()) if (!places.has(name)) places.set(name, place);
  return places;
}

/** @param {unknown} content @returns {(event: unknown) => { cell: string, numbers: string }} to be called for each event in turn: parents are known by their ids */
function rowMaker(content) {
  const places = placesIn(content);
  const kindOfList = places.has('type') || places.has('event') ? 'other' : 'expand';
  /** The cells by the ids of their events. @type {Map<string, string>} */
  const cells = new Map();

  return (event) => {
    const isList = Array.isArray(event);
    if (!isList && !isObject(event)) return { cell: '', numbers: '' };
    const member = memberOf(isList ? (name) => event[places.get(name) ?? -1] : (name) => event[name]);
    const [x, y] = placeIn(member);
    if (!isList && x === undefined && y === undefined) return { cell: '', numbers: '' };
    const kind = nameIn(member('type', 'event') ?? (isList ? kindOfList : 'expand'));
    const numbers = `${parentIn(member, cells)},${['g', 'h', 'f'].map((name) => decimalIn(member(name))).join()}`;
    const id = idIn(member('id'));
    const cell = cellIn(x, y);
    if (id !== undefined && cell !== NO_CELL) cells.set(id, cell);
    return { cell: `${kind},${numberIn(x)},${numberIn(y)}`, numbers: `,${numbers}` };
  };
}

/** @param {(name: string) => unknown} read @returns {Member} */
function memberOf(read) {
  return (...names) => {
    for (const name of names) {
      const value = read(name);
      if (value !== undefined && value !== null) return value;
    }
    return undefined;
  };
}

/** @param {Member} member */
const placeIn = (member) => [member('x', 'column', 'col'), member('y', 'row')];

/**
 * "x,y" as the event says, or as an earlier event with the id of the parent says.
 * @param {Member} member @param {ReadonlyMap<string, string>} cells
 */
function parentIn(member, cells) {
  const written = cellIn(member('parent_x'), member('parent_y'));
  if (written !== NO_CELL) return written;
  const parent = member('parent');
  if (Array.isArray(parent)) return cellIn(parent[0], parent[1]);
  if (isObject(parent)) {
    const [x, y] = placeIn(memberOf((name) => parent[name]));
    return cellIn(x, y);
  }
  return cells.get(idIn(member('pId')) ?? '') ?? NO_CELL;
}

/** A key that is never '', nor the same for another id. @param {unknown} id a number and the text of it are the same one */
function idIn(id) {
  const isId = typeof id === 'string' || (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER);
  return isId ? `=${id}` : undefined;
}

/** "x,y", or no more than the comma. @param {unknown} x @param {unknown} y */
function cellIn(x, y) {
  const pair = [numberIn(x), numberIn(y)];
  return pair.every((text) => /^\d{1,5}$/.test(text)) ? pair.join() : NO_CELL;
}

/** '' for what is no number. @param {unknown} value */
function decimalIn(value) {
  if (typeof value !== 'number' || !(Math.abs(value) < TOO_LARGE)) return '';
  return Math.abs(value) < SMALLEST ? '0' : String(value);
}

/** @param {unknown} value */
const nameIn = (value) => (typeof value === 'string' && /^[\w -]{1,20}$/.test(value) ? value : 'other');
/** What is no number stays visible in the refusal. @param {unknown} value */
const numberIn = (value) =>
  (typeof value === 'number' || typeof value === 'string' ? String(value) : typeof value)
    .slice(0, 20)
    .replace(/[,\n\r"]/g, ' ');
/** @param {unknown} value @returns {value is Fields} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
