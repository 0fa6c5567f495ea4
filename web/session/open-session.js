// Opens a board: a preset, a text, a link, the visitor's last one. If it cannot be opened nothing changes, and the
// status gives the reason. Knows no DOM and no language.

import { EngineError } from '../engine/engine-error.js';
import { DEFAULT_SETTINGS } from '../engine/options.js';
import { endsOf } from '../link/state-link.js';
import { DEFAULT_DISPLAY, displaySuiting } from '../model/display.js';
import { errorOf } from '../model/notice.js';
import { LESTERS_FIGURE } from '../model/maps/first-figure.js';
import { readDrawing } from '../model/maps/drawn-map.js';
import { SearchSession } from './search-session.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { KeptBoard } from '../app/kept-boards.js' */
/** @import { Link } from '../link/link.js' */
/** @import { Display } from '../model/display.js' */
/** @import { Preset } from '../model/maps/presets.js' */
/** @import { Part } from '../model/notice.js' */
/** @typedef {Pick<Link, 'settings' | 'display' | 'breakpoints'>} Choices */

const NO_ENDS = { start: null, goal: null };

export class OpenSession extends SearchSession {
  /** Settings set by a preset, until the visitor changes them. @type {Partial<Choices>} */
  #figure = {};

  /** @param {Preset} preset */
  openPreset({ id, map, settings, display, title = `preset.${id}` }) {
    const before = this.recorder.board({ ...this.store.state, breakpoints: null });
    const { width, height, factors, ...ends } = readDrawing(map);
    this.engine.restore(width, height, factors);
    this.#figure = {
      settings: { ...DEFAULT_SETTINGS, ...settings },
      display: { ...DEFAULT_DISPLAY, ...display },
    };
    this.takeBoard(before, { title: { key: title }, ends, ...this.#figure });
  }

  /** @protected @param {Display} display @returns {Display} for the engine's board */
  suited(display) {
    return displaySuiting(display, this.engine);
  }

  /** A text from outside, in any map format. @param {string} name @param {string} text */
  openText(name, text) {
    const message = { key: 'status.opened', values: { name } };
    const refused = { key: 'status.not_opened', values: { name } };
    return this.openForeign(() => this.engine.load('auto', text), { name, message, refused });
  }

  /**
   * A board from outside. The visitor's choices stay; what only a preset has set is reset,
   * or its overestimating heuristic would judge other maps.
   * @param {() => readonly Part[] | void} load loads the board into the engine, returns what is shown
   *   after `message`; throws when refused
   * @param {{ name?: string, title?: Part, message: Part, refused: Part, linked?: Link | null }} how `message` receives
   *   width and height; a link without a map has the choices and the ends, unless those lie outside, which is said
   * @returns {boolean} whether it is loaded
   */
  openForeign(load, { message, refused, linked = null, ...names }) {
    const { settings, display, breakpoints } = this.store.state;
    /** @type {Partial<Choices>} */
    let chosen = {
      ...(settings === this.#figure.settings ? { settings: { ...DEFAULT_SETTINGS } } : {}),
      ...(display === this.#figure.display ? { display: DEFAULT_DISPLAY } : {}),
    };
    if (linked !== null)
      chosen = { settings: linked.settings, display: linked.display, breakpoints: linked.breakpoints };
    const before = this.recorder.board({
      settings: chosen.settings && settings,
      breakpoints: chosen.breakpoints && breakpoints,
    });
    let more;
    try {
      more = load() ?? [];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(errorOf(error.reason, refused));
      return false;
    }
    const { engine } = this;
    const { width, height } = engine;
    const said = [{ ...message, values: { ...message.values, width, height } }, ...more];
    const { ends, reason } = endsOf(
      linked ?? NO_ENDS,
      engine,
      engine.suggestedEnds((chosen.settings ?? settings).board),
    );
    this.takeBoard(before, {
      ...names,
      ...chosen,
      display: this.suited(chosen.display ?? display),
      ...(ends === null ? { opening: { step: null, notice: errorOf(reason, ...said) } } : { ends, preface: said }),
    });
    return true;
  }

  /**
   * Shows the content of a link. If that is impossible nothing changes, and the status gives the reason.
   * @param {Link} link
   * @returns {boolean}
   */
  openLink({ map, settings, display, breakpoints, step, view, ...linkEnds }) {
    const engine = this.engine;
    const { width, height } = engine;
    const grounds = engine.grounds();
    const before = this.recorder.board(this.store.state);
    const first = readDrawing(LESTERS_FIGURE.map);
    try {
      if (map === null) engine.restore(first.width, first.height, first.factors);
      else engine.mapFromLink(map);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      // The code of a graph is none of a board, and no damaged one either.
      this.refuseLink(map?.startsWith('n') ? { ...error.reason, code: 'link.of_graph' } : error.reason);
      return false;
    }
    const { ends, reason } = endsOf(linkEnds, engine, map === null ? first : engine.suggestedEnds(settings.board));
    if (ends === null) {
      engine.restore(width, height, grounds);
      this.refuseLink(reason);
      if (this.store.state.board.revision > 0) this.searchAgain();
      return false;
    }
    const key = map === null ? `preset.${LESTERS_FIGURE.id}` : 'share.linked_map';
    const choices = { settings, display, breakpoints, caption: null };
    const opens = view.loop?.first ?? (view.quiz ? 0 : null);
    this.takeBoard(before, { title: { key }, ends, ...choices, opening: { step: step ?? opens } });
    return true;
  }

  /** The visitor's last board. @param {KeptBoard} board @returns {boolean} whether it is loaded */
  openKept({ name, title, width, height, start, goal, grounds }) {
    try {
      this.engine.restore(width, height, grounds);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.say(errorOf(error.reason));
      return false;
    }
    this.takeBoard(null, { name, title, ends: { start, goal }, opening: {} });
    return true;
  }

  /** The visitor's board stays. @param {Reason} reason */
  refuseLink(reason) {
    this.say(errorOf(reason, { key: 'share.not_opened' }));
  }
}
