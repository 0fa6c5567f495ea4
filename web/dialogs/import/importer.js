// Opens files, texts and pictures from outside: detects the kind, reads it, hands it on. The last offer wins,
// however long the others take to be read. What cannot be opened changes nothing; the status line says so.

import { EngineError } from '../../engine/engine-error.js';
import { warning, errorOf } from '../../model/notice.js';
import { isTrace } from './own-search/trace-text.js';
import { readPath } from './path/path-text.js';
import { mapFault } from './map-fault.js';
import {
  LARGEST,
  MEGABYTE,
  hasRows,
  isAddress,
  isMereWord,
  isPicture,
  isScenario,
  linkIn,
  notAPath,
} from './offers.js';
import { savedName } from '../../model/maps/saved-maps.js';

/** @import { Engine } from '../../engine/engine.js' */
/** @import { Part } from '../../model/notice.js' */
/** @import { Link } from '../../link/link.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Offer } from './files.js' */
/** @import { PathText } from './path/path-text.js' */
/** @typedef {Pick<File, 'name' | 'type' | 'size' | 'text'>} TextFile */
/** @typedef {{ name?: string, title?: Part, refused: Part, linked?: Link | null }} Source how messages refer to it, and the link for it */
/** @typedef {Importer['take']} Take */

/** Longer texts are read in slices. */
const LARGE = 2 ** 20;

export class Importer {
  #session;
  #engine;
  #permalink;
  #swap;
  #report;
  #pictures;
  #scenarios;
  #paths;
  #traces;
  #latest = 0;

  /**
   * @param {object} parts
   * @param {Pick<Session, 'openForeign' | 'say'>} parts.session
   * @param {Pick<Engine, 'load' | 'loadedFormat' | 'mapFromText'>} parts.engine
   * @param {Pick<Permalink, 'open' | 'read' | 'readText'>} parts.permalink
   * @param {ReturnType<typeof import('./invert-walls.js').connectInvertWalls>} parts.swap
   * @param {{ open: () => void }} parts.report
   * @param {{ open: (file: File, name: string) => void }} parts.pictures
   * @param {{ open: (name: string, text: string, isWanted: () => boolean) => Promise<boolean> }} parts.scenarios
   * @param {{ open: (path: PathText) => boolean }} parts.paths
   * @param {{ open: (text: string, isWanted: () => boolean) => Promise<boolean> }} parts.traces
   */
  constructor({ session, engine, permalink, swap, report, pictures, scenarios, paths, traces }) {
    this.#session = session;
    this.#engine = engine;
    this.#permalink = permalink;
    this.#swap = swap;
    this.#report = report;
    this.#pictures = pictures;
    this.#scenarios = scenarios;
    this.#paths = paths;
    this.#traces = traces;
  }

  /**
   * @param {Offer} offer
   * @param {Link | null} [linked] for the map, if it is one
   * @returns {Promise<boolean>} whether something was opened
   */
  async take({ files, text, hasFolder }, linked = null) {
    this.#latest += 1;
    if (hasFolder) return this.#object('import.folder');
    const isText = files.length === 0 || (hasRows(text) && files.every(isPicture));
    if (isText) return this.openPasted(text);
    const [file, ...others] = files;
    if (file !== undefined && isPicture(file)) {
      if (others.length > 0) return this.#object('import.too_many');
      const name = savedName(file.name);
      if (this.#isTooLarge(file, name)) return false;
      this.#pictures.open(file, name);
      return true;
    }
    return this.#takeTexts(files, linked);
  }

  /** @param {string} text @returns {Promise<boolean>} */
  async openPasted(text) {
    this.#latest += 1;
    if (text.trim() === '') return this.#object('import.nothing');
    const link = linkIn(text);
    if (link !== null) {
      const isWanted = this.#wanted();
      return (await this.#permalink.read(link.link?.map)) && isWanted() && this.#permalink.open(link);
    }
    if (text.length > LARGEST) return this.#object('import.too_long');
    if (isMereWord(text)) return this.#object('import.no_map');
    if (isTrace(text)) return this.#traces.open(text, this.#wanted());
    const path = readPath(text);
    if (path !== null) return this.#paths.open(path);
    const rest = notAPath(text);
    if (rest !== null) return this.#object(rest === '' ? 'import.one_cell' : 'import.no_path', { rest });
    if (isAddress(text)) return this.#object('import.no_link');
    const title = { key: 'import.pasted' };
    const source = { title, refused: { key: 'import.not_pasted' } };
    const isWanted = this.#wanted();
    return isScenario(text)
      ? this.#scenarios.open('', text, isWanted)
      : this.#openMap(source, { key: 'import.opened' }, text);
  }

  /** A map, a scenario, or one of each. @param {readonly TextFile[]} files @param {Link | null} linked */
  async #takeTexts(files, linked) {
    const mine = this.#latest;
    if (files.length > 2) return this.#object('import.too_many');
    const texts = [];
    for (const file of files) {
      // A name may be of any length, and may contain characters that reverse the writing direction.
      const name = savedName(file.name);
      if (this.#isTooLarge(file, name)) return false;
      let text;
      try {
        text = await file.text();
      } catch {
        return mine === this.#latest && this.#refuse(name, 'file.unreadable');
      }
      if (mine !== this.#latest) return false;
      texts.push({ name, text });
    }
    const [only, ...more] = texts;
    if (more.length === 0 && only !== undefined && isTrace(only.text))
      return this.#traces.open(only.text, this.#wanted());
    const path = more.length === 0 && only !== undefined ? readPath(only.text) : null;
    if (path !== null) return this.#paths.open(path);
    const scenarios = texts.filter(({ text }) => isScenario(text));
    const maps = texts.filter(({ text }) => !isScenario(text));
    if (scenarios.length > 1 || maps.length > 1) return this.#object('import.too_many');
    const odd = maps.find(({ name }) => /\.scen$/i.test(name));
    if (odd !== undefined) return this.#refuseScenario(odd);
    const isWanted = this.#wanted();
    const [map] = maps;
    if (map !== undefined && !(await this.#openFile(map.name, map.text, linked))) return false;
    const [scenario] = scenarios;
    return scenario === undefined || this.#scenarios.open(scenario.name, scenario.text, isWanted);
  }

  /** Whether nothing else has been offered since. */
  #wanted() {
    const mine = this.#latest;
    return () => mine === this.#latest;
  }

  /** @param {string} name @param {string} text @param {Link | null} linked */
  #openFile(name, text, linked) {
    const values = { name };
    const refused = { key: 'status.not_opened', values };
    return this.#openMap({ name, refused, linked }, { key: 'status.opened', values }, text);
  }

  /** @param {Source} source @param {Part} message @param {string} text */
  async #openMap(source, message, text) {
    const isLarge = text.length > LARGE;
    if (isLarge) {
      const isWanted = this.#wanted();
      if (!(await this.#permalink.readText(text))) return false;
      if (!isWanted()) {
        void this.#permalink.read(null);
        return false;
      }
    }
    const isThere = this.#session.openForeign(
      () => {
        loadMap(this.#engine, text, isLarge);
        const format = this.#engine.loadedFormat();
        return format === 'walls' || format === 'costs' ? [{ key: `import.as_${format}` }] : [];
      },
      { ...source, message },
    );
    if (!isThere) return false;
    if (this.#engine.loadedFormat() === 'walls') this.#swap.offer('1');
    this.#report.open();
    return true;
  }

  /** @param {Pick<File, 'size'>} file @param {string} name */
  #isTooLarge({ size }, name) {
    if (size <= LARGEST) return false;
    this.#refuse(name, 'file.too_large', String(Math.ceil(size / MEGABYTE)), String(LARGEST / MEGABYTE));
    return true;
  }

  /** A scenario by its name alone. @param {{ name: string, text: string }} file */
  #refuseScenario({ name, text }) {
    const lines = text.split(/\r?\n/);
    const at = lines.findIndex((line) => line.trim() !== '');
    if (at < 0) return this.#refuse(name, 'scen.empty');
    return this.#refuse(name, 'scen.version', (lines[at] ?? '').trim().replace(/\s+/g, ' '), 'version 1', at + 1);
  }

  /** @param {string} name @param {string} code @param {string} [found] @param {string} [expected] @param {number} [line] */
  #refuse(name, code, found = '', expected = '', line = 0) {
    const reason = { ok: false, code, line, found, expected };
    this.#session.say(errorOf(reason, { key: 'status.not_opened', values: { name } }));
    return false;
  }

  /** @param {string} key @param {Part['values']} [values] */
  #object(key, values = {}) {
    this.#session.say(warning({ key, values }));
    return false;
  }
}

/** @param {Pick<Engine, 'load' | 'mapFromText'>} engine @param {string} text @param {boolean} isRead in advance */
function loadMap(engine, text, isRead) {
  try {
    if (isRead) engine.mapFromText();
    else engine.load('auto', text);
  } catch (error) {
    // The module that had read it was restarted.
    if (isRead && error instanceof EngineError && error.reason.code === 'map.empty')
      return loadMap(engine, text, false);
    throw error instanceof EngineError ? new EngineError(mapFault(error.reason, text)) : error;
  }
}
