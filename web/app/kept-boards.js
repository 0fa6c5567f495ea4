// Boards that are too large for an address, in the browser's storage, one per entry of its history: a few of them, the
// oldest are deleted. If storage is missing, full or forbidden, keepBoard() reports that nothing is kept.

/** @import { Grounds } from '../engine/grounds.js' */
/** @import { Part } from '../model/notice.js' */
/**
 * @typedef {object} KeptBoard
 * @property {string} place in the history of the browser
 * @property {string} name
 * @property {Part | null} title
 * @property {number} width
 * @property {number} height
 * @property {number} start
 * @property {number} goal
 * @property {Grounds} grounds
 */

const DATABASE = 'astrolabe';
const STORE = 'boards';
/** The grounds of each, by its place. Not among the rest: to find the place there, a browser would copy them once more. */
const GROUNDS = 'grounds';
/** Number kept; up to sixteen million cells each, one or two bytes a cell. */
const MOST = 4;
/** Milliseconds until storage counts as missing, as while a tab with its version before has it open. */
const PATIENCE = 5000;

/** @param {KeptBoard} board replaces the one kept for the same place @returns {Promise<boolean>} whether it is kept */
export async function keepBoard(board) {
  try {
    await withDatabase((database) => keepIn(database, board));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} place @returns {Promise<KeptBoard | null>} */
export async function keptBoard(place) {
  try {
    const found = await withDatabase((database) => findIn(database, place));
    return isBoard(found) ? found : null;
  } catch {
    return null;
  }
}

/** @param {IDBDatabase} database @param {KeptBoard} board */
function keepIn(database, board) {
  const transaction = database.transaction([STORE, GROUNDS], 'readwrite');
  const store = transaction.objectStore(STORE);
  const allGrounds = transaction.objectStore(GROUNDS);
  const { grounds, ...rest } = board;
  store.put({ ...rest, at: Date.now() });
  allGrounds.put(grounds, board.place);
  const oldest = store.index('at').getAllKeys();
  oldest.onsuccess = () => {
    for (const place of oldest.result.slice(0, -MOST)) {
      store.delete(place);
      allGrounds.delete(place);
    }
  };
  return done(transaction);
}

/** @param {IDBDatabase} database @param {string} place @returns {Promise<unknown>} */
async function findIn(database, place) {
  const transaction = database.transaction([STORE, GROUNDS]);
  const board = transaction.objectStore(STORE).get(place);
  const grounds = transaction.objectStore(GROUNDS).get(place);
  await done(transaction);
  // Until version 2 they were kept with the rest.
  return { ...board.result, ...(grounds.result !== undefined && { grounds: grounds.result }) };
}

/** The browser's storage may hold another version's data. @param {unknown} found @returns {found is KeptBoard} */
function isBoard(found) {
  if (typeof found !== 'object' || found === null) return false;
  const { width, height, start, goal, grounds } = /** @type {Partial<KeptBoard>} */ (found);
  const count = Number(width) * Number(height);
  const isCell = (/** @type {unknown} */ cell) => Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < count;
  return (
    (grounds instanceof Uint8Array || grounds instanceof Uint16Array) &&
    grounds.length === count &&
    isCell(start) &&
    isCell(goal)
  );
}

/** @template T @param {(database: IDBDatabase) => Promise<T>} use @returns {Promise<T>} */
async function withDatabase(use) {
  const database = await opened();
  // A later version of the page waits until no tab has this one open.
  database.onversionchange = () => database.close();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    let isLate = false;
    setTimeout(() => {
      isLate = true;
      reject(new Error('blocked'));
    }, PATIENCE);
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = () => {
      const { result } = request;
      const has = (/** @type {string} */ store) => result.objectStoreNames.contains(store);
      if (!has(STORE)) result.createObjectStore(STORE, { keyPath: 'place' }).createIndex('at', 'at');
      if (!has(GROUNDS)) result.createObjectStore(GROUNDS);
    };
    request.onsuccess = () => (isLate ? request.result.close() : resolve(request.result));
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
