// A proof that the path on the board is optimal, or that there is none, as a file: docs/proofs.md describes it.

import { MOST_PROVED_CELLS } from '../engine/check-engine.js';
import { EngineError } from '../engine/engine-error.js';
import { openCheckEngines } from '../engine/module/open-places.js';
import { translator } from '../i18n/translate.js';
import { isWithoutPath, rulingOf } from '../model/referee.js';
import { saveFile } from '../ui/save-file.js';
import { reasonSentence } from '../ui/sentences/sentences.js';
import { fileName, sizeText } from './file-name.js';

/** @import { Reason } from 'astrolabe-module' */
/** @import { CheckEngine } from '../engine/check-engine.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Values } from '../i18n/translate.js' */
/** @import { State } from '../model/state.js' */
/** @import { Scene } from '../ui/render.js' */

/** @param {string} code @returns {Reason} */
const reasonOf = (code, found = '', expected = '') => ({ ok: false, code, line: 0, found, expected });

/**
 * Why nothing can be proved, as far as that is known without trying.
 * @param {Pick<State, 'board' | 'search' | 'referee'>} state
 * @returns {Reason | null} null: nothing speaks against it yet
 */
export function objectionToProof(state) {
  const { width, height } = state.board;
  if (state.search.phase !== 'settled')
    return reasonOf(state.search.phase === 'running' ? 'search.running' : 'search.none');
  if (width * height > MOST_PROVED_CELLS) {
    return reasonOf('proof.board', String(width * height), String(MOST_PROVED_CELLS));
  }
  if (isWithoutPath(state)) return null;
  const ruling = rulingOf(state);
  if (ruling === 'any-angle') return reasonOf('proof.any_angle');
  return ruling === 'longer' ? reasonOf('proof.path') : null;
}

/**
 * @param {Scene & { engine: Pick<Engine, 'path' | 'grounds'> }} scene
 * @param {(key: string, values?: Values) => void} say shows how far it is, or how it ended
 */
export function connectProofFile({ store, appearance, engine, signal }, say) {
  /** Number of the click that counts. */
  let run = 0;
  const giveUp = () => {
    run += 1;
  };
  store.subscribe(({ search }, before) => {
    // It would be about another search.
    if (search.serial !== before.search.serial || search.phase !== before.search.phase) giveUp();
  }, signal);

  /** @param {Reason} reason */
  const refuse = (reason) =>
    say('proof.refused', { reason: reasonSentence(reason, translator(appearance.state.language)) });

  /** @param {CheckEngine} prover */
  const write = (prover) => {
    const { board, settings, search } = store.state;
    const isFound = search.result.outcome === 'found' && search.result.target === board.goal;
    const path = isFound ? engine.path().slice() : [];
    const text = prover.prove({ ...board, grounds: engine.grounds() }, settings, path);
    const blob = new Blob([text], { type: 'application/json' });
    const name = fileName(board.name, 'proof', 'json');
    saveFile(name, blob);
    say('export.saved', { name, size: sizeText(blob.size) });
  };

  return {
    giveUp,
    save: async () => {
      const objection = objectionToProof(store.state);
      if (objection !== null) return refuse(objection);
      const mine = ++run;
      say('proof.preparing');
      try {
        const createEngine = await openCheckEngines();
        if (mine !== run) return;
        const prover = createEngine();
        try {
          write(prover);
        } finally {
          prover.dispose();
        }
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        if (mine === run) refuse(error.reason);
      }
    },
  };
}
