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
/** Number kept; up to sixteen million cells each, one or two bytes a cell. */
const MOST = 4;

/** @param {KeptBoard} board replaces the one kept for the same place @returns {Promise<boolean>} whether it is kept */
export async function keepBoard(board) {
  try {
    const database = await opened();
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    store.put({ ...board, at: Date.now() });
    const oldest = store.index('at').getAllKeys();
    oldest.onsuccess = () => {
      for (const place of oldest.result.slice(0, -MOST)) store.delete(place);
    };
    await done(transaction);
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} place @returns {Promise<KeptBoard | null>} */
export async function keptBoard(place) {
  try {
    const database = await opened();
    const request = database.transaction(STORE).objectStore(STORE).get(place);
    await done(request.transaction);
    database.close();
    return isBoard(request.result) ? request.result : null;
  } catch {
    return null;
  }
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

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'place' }).createIndex('at', 'at');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** @param {IDBTransaction | null} transaction @returns {Promise<void>} */
function done(transaction) {
  return new Promise((resolve, reject) => {
    if (transaction === null) return reject(new Error('no transaction'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
