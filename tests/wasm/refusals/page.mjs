// The page as far as it goes without a document: what a user opens, pastes or types into it goes through the code of
// the page and the real modules, and comes out as the sentences that he would read.
import { Importer } from '../../../web/dialogs/import/importer.js';
import { readPicture } from '../../../web/dialogs/import/picture.js';
import { outsidePart, readingOf } from '../../../web/dialogs/import/path/path-reading.js';
import { Engine } from '../../../web/engine/engine.js';
import { EngineError } from '../../../web/engine/engine-error.js';
import { GraphEngine } from '../../../web/engine/graph-engine.js';
import { ScenarioReader } from '../../../web/engine/jobs/scenario-reader.js';
import { WorldEngine } from '../../../web/engine/world-engine.js';
import { parseLink } from '../../../web/link/link-text.js';
import { namingOf } from '../../../web/model/coordinates.js';
import { warning, errorOf } from '../../../web/model/notice.js';
import { scenarioFault } from '../../../web/model/scenario-fault.js';
import { initialState } from '../../../web/model/state.js';
import { Store } from '../../../web/model/store.js';
import { exampleGraph } from '../../../web/places/graph/graph-example.js';
import { readGraphJson } from '../../../web/places/graph/graph-json.js';
import { graphRefused, readGraphPairs } from '../../../web/places/graph/link.js';
import { GraphSession } from '../../../web/places/graph/session.js';
import { initialSpace } from '../../../web/places/graph/state.js';
import { raceRefused, readRace } from '../../../web/places/race/link.js';
import { openedWorld } from '../../../web/places/world/link.js';
import { readWritePairs, writeRefused } from '../../../web/places/write/link.js';
import { Permalink } from '../../../web/session/permalink.js';
import { Session } from '../../../web/session/session.js';
import { noticeSentence } from '../../../web/ui/sentences/sentences.js';
import { loadModules } from '../../support/node/module.mjs';
import { translator } from '../../support/node/words.mjs';

/** @import { Appearance } from '../../../web/model/appearance.js' */
/** @import { Notice } from '../../../web/model/notice.js' */

const modules = await loadModules();
const signalOf = () => new AbortController().signal;

/** A page that shows the first figure, 7 × 6 cells. */
function openPage() {
  const engine = new Engine(new modules.Laboratory());
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const tasks = [];
  const clock = { now: () => 0, defer: (/** @type {() => void} */ task) => void tasks.push(task) };
  const session = new Session(engine, store, clock);
  const appearance = new Store(/** @type {Appearance} */ ({ theme: 'system', language: 'en' }));
  const permalink = new Permalink({ engine, store, appearance, session, clock, signal: signalOf() });
  permalink.open({ link: null, reason: null });
  return { engine, store, session, permalink };
}
/** @typedef {ReturnType<typeof openPage>} Page */

/** @param {string} text of the address, from # on @returns {Promise<Notice>} */
export async function openedLink(text) {
  const { store, permalink } = openPage();
  const reading = parseLink(text);
  const { race, world, graph, write } = reading;
  permalink.open(reading);
  // The places are opened when the board is there.
  if (store.state.notice.isError) return store.state.notice;
  if (race !== undefined) return raceNotice(race) ?? store.state.notice;
  if (world !== undefined) return worldNotice(world, store.state) ?? store.state.notice;
  if (write !== undefined) return (await writeNotice(write)) ?? store.state.notice;
  return graph === undefined ? store.state.notice : graphNotice(graph);
}

/** @param {ReadonlyMap<string, string>} pairs */
function raceNotice(pairs) {
  const { odd } = readRace(pairs);
  return odd === null ? null : errorOf(raceRefused(odd, pairs.get(odd)), NOT_OPENED);
}

/** @param {ReadonlyMap<string, string>} pairs */
async function writeNotice(pairs) {
  const { odd } = await readWritePairs(pairs);
  return odd === null ? null : errorOf(writeRefused(odd.key, odd.found), NOT_OPENED);
}

/** What a place says first of a link. */
const NOT_OPENED = Object.freeze({ key: 'share.not_opened' });

/** @param {ReadonlyMap<string, string>} pairs @param {Page['store']['state']} state */
function worldNotice(pairs, { board: { width, height } }) {
  const { world, reason } = openedWorld(pairs);
  if (world === null) return errorOf(reason, NOT_OPENED);
  const { preset, seed, script } = world;
  const engine = new WorldEngine(new modules.WorldLaboratory());
  return noticeOf(() => {
    if (preset !== '') return engine.beginPreset(preset, script);
    return engine.begin({ width, height, factors: new Uint8Array(width * height).fill(1) }, 'nowall', seed, script);
  });
}

/** @param {ReadonlyMap<string, string>} pairs */
function graphNotice(pairs) {
  const store = new Store(initialSpace());
  const session = new GraphSession(new GraphEngine(new modules.GraphLaboratory()), store, signalOf());
  const { link, odd } = readGraphPairs(pairs);
  if (link === null) return errorOf(graphRefused(odd, pairs.get(odd)), NOT_OPENED);
  session.openLink(link, exampleGraph(['a', 'b']));
  return store.state.notice;
}

/** @param {() => unknown} action */
function noticeOf(action) {
  try {
    action();
  } catch (error) {
    if (error instanceof EngineError) return errorOf(error.reason);
    throw error;
  }
  return null;
}

/** @param {Page} page */
function importerOf({ engine, store, session, permalink }) {
  return new Importer({
    ...{ engine, session, permalink },
    swap: { offer: () => undefined },
    report: { open: () => undefined },
    paths: {
      open: (text) => {
        const naming = namingOf(store.state);
        const read = readingOf(text, store.state.board, naming);
        if ('pair' in read) session.say(warning(outsidePart(read, naming)));
        return !('pair' in read);
      },
    },
    traces: { open: async () => true },
    scenarios: {
      open: async (name, text) => {
        const reader = new ScenarioReader(engine, text);
        const refused = name === '' ? { key: 'import.not_pasted' } : { key: 'status.not_opened', values: { name } };
        try {
          while (!reader.advance());
          if (reader.result().rows.length > 0) return true;
          session.say(warning({ key: 'scenario.no_rows' }));
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          session.say(errorOf(scenarioFault(error.reason, text), refused));
        }
        return false;
      },
    },
    pictures: { open: () => undefined },
  });
}

/** @param {string} text @returns {Promise<Notice>} */
export async function pasted(text) {
  const page = openPage();
  await importerOf(page).openPasted(text);
  return page.store.state.notice;
}

/** @param {{ name: string, text: string, size?: number, isGone?: boolean, isFolder?: boolean }[]} files dropped together @returns {Promise<Notice>} */
export async function dropped(files) {
  const page = openPage();
  const offered = files.map(({ name, text, size = text.length, isGone }) => ({
    ...{ name, size, type: '' },
    text: () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(text)),
  }));
  const hasFolder = files.some(({ isFolder }) => isFolder);
  await importerOf(page).take({ files: /** @type {File[]} */ (/** @type {unknown} */ (offered)), text: '', hasFolder });
  return page.store.state.notice;
}

/** A graph that is pasted or dropped where graphs are drawn. @param {string} text @returns {Notice} */
export function openedGraph(text) {
  const { reason } = readGraphJson(text);
  return reason === null ? { isError: false, parts: [] } : errorOf(reason);
}

/**
 * A picture that the browser takes for one of this size, or for none, or whose end is missing.
 * @param {'none' | 'cut' | { width: number, height: number }} kind
 * @returns {Promise<Notice>}
 */
export async function openedPicture(kind) {
  const globals = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis));
  const kept = {
    Image: globals['Image'],
    createImageBitmap: globals['createImageBitmap'],
    ImageBitmap: globals['ImageBitmap'],
  };
  globals['ImageBitmap'] = class {};
  globals['createImageBitmap'] = () => Promise.reject(new Error('cut'));
  globals['Image'] = class {
    naturalWidth = typeof kind === 'object' ? kind.width : 9;
    naturalHeight = typeof kind === 'object' ? kind.height : 9;
    onload = () => undefined;
    onerror = () => undefined;
    set src(/** @type {string} */ _) {
      queueMicrotask(() => (kind === 'none' ? this.onerror() : this.onload()));
    }
  };
  const read = await readPicture(new Blob([]), async () => undefined);
  Object.assign(globals, kept);
  if (!('code' in read)) throw new Error('a picture was read');
  return errorOf({ ok: false, line: 0, ...read }, { key: 'status.not_opened', values: { name: 'photo.png' } });
}

/** @param {Notice} notice @param {'en' | 'zh'} language */
export const sentence = (notice, language) =>
  noticeSentence(notice, translator(language), {
    width: 7,
    height: 6,
    coordinates: initialState().display.coordinates,
  });
