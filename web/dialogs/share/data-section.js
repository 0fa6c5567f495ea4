// The trace of the search and its board, as files for other programs.

import { fileName, sizeText } from '../../export/file-name.js';
import { groundOf } from '../../export/ground.js';
import { COSTLIEST_WRITTEN, asciiMap, movingAiMap } from '../../export/map-text.js';
import { POSTHOC_ENDING, posthocTrace } from '../../export/posthoc.js';
import { connectProofFile, objectionToProof } from '../../export/proof-file.js';
import { SlicedBlob } from '../../export/sliced-blob.js';
import { traceCsv } from '../../export/trace-csv.js';
import { MOST_EVENTS, mostEvents } from '../../export/trace-events.js';
import { traceJson } from '../../export/trace-json.js';
import { reasonSentence } from '../../ui/sentences/sentences.js';
import { translator } from '../../i18n/translate.js';
import { query, setOff } from '../../ui/query.js';
import { saveFile } from '../../ui/save-file.js';
import { connectMaking } from './making.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { Piece } from '../../export/trace-csv.js' */
/** @import { State } from '../../model/state.js' */
/** @import { Say, Section } from './share-dialog.js' */
/**
 * @typedef {object} TraceFile
 * @property {string} id of its button
 * @property {string} ending
 * @property {string} type
 * @property {(engine: Engine, state: State) => Generator<Piece>} pieces
 */

/** @type {readonly TraceFile[]} */
const TRACE_FILES = [
  {
    id: 'save-csv',
    ending: 'csv',
    type: 'text/csv',
    pieces: (engine, { board, search, settings }) =>
      traceCsv(engine, { steps: search.result.steps, width: board.width, settings }),
  },
  {
    id: 'save-json',
    ending: 'json',
    type: 'application/json',
    pieces: (engine, { board, search, settings }) => {
      const { width, height, start, goal } = board;
      const path = engine.path().slice();
      const { result } = search;
      return traceJson(engine, { width, height, start, goal, settings, result, path, map: engine.mapToLink() });
    },
  },
  {
    id: 'save-posthoc',
    ending: POSTHOC_ENDING,
    type: 'application/yaml',
    pieces: (engine, { board, search, settings }) =>
      posthocTrace(engine, { ...board, settings, result: search.result, map: engine.mapToLink() }),
  },
];
const MAP_FILES = Object.freeze([
  { id: 'save-map', ending: 'map', pieces: movingAiMap, costliest: Infinity, hasGround: false },
  { id: 'save-ascii', ending: 'txt', pieces: asciiMap, costliest: COSTLIEST_WRITTEN, hasGround: true },
]);

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectDataSection(scene, say) {
  const { store, appearance, engine, clock, signal } = scene;
  const writer = new SlicedBlob(clock);
  const giveUp = () => {
    writer.cancel();
    making.end();
  };
  const making = connectMaking(
    'data',
    () => {
      giveUp();
      say('export.given_up');
    },
    signal,
  );
  /** @param {Blob} blob @param {string} name */
  const save = (blob, name) => {
    saveFile(name, blob);
    say('export.saved', { name, size: sizeText(blob.size) });
  };
  const hasTrace = () => store.state.search.phase === 'settled' && store.state.search.result.steps > 0;

  /** @param {TraceFile} file @param {HTMLButtonElement} button */
  const saveTrace = async ({ ending, type, pieces }, button) => {
    const { state } = store;
    const { serial, result } = state.search;
    if (!hasTrace()) return say('data.no_trace');
    if (mostEvents(result, state.settings) > MOST_EVENTS) return say('data.too_many', { events: MOST_EVENTS });
    say('');
    making.begin(button, result.steps);
    const isOver = () => store.state.search.serial !== serial || store.state.search.phase !== 'settled';
    const blob = await writer.write(pieces(engine, state), type, { isOver, report: making.report });
    if (blob === null) return;
    making.end();
    save(blob, fileName(state.board.name, '', ending));
  };

  const trace = TRACE_FILES.map((file) => {
    const button = query(`#${file.id}`, HTMLButtonElement);
    button.addEventListener('click', () => saveTrace(file, button), { signal });
    return button;
  });
  const proof = query('#save-proof', HTMLButtonElement);
  const proofFile = connectProofFile(scene, say);
  proof.addEventListener('click', proofFile.save, { signal });
  for (const { id, ending, pieces, costliest: most, hasGround } of MAP_FILES) {
    const button = query(`#${id}`, HTMLButtonElement);
    button.addEventListener(
      'click',
      async () => {
        const { board } = store.state;
        const { costliest, mostAdded } = groundOf(engine);
        const isDanger = hasGround && costliest <= most && mostAdded > 0;
        if (costliest > most || isDanger) {
          const code = isDanger ? 'map.added' : 'map.factor';
          const found = String(isDanger ? mostAdded : costliest);
          const reason = { ok: false, code, line: 0, found, expected: String(most) };
          const t = translator(appearance.state.language);
          return say('data.map_refused', { reason: reasonSentence(reason, t) });
        }
        say('');
        making.begin(button, board.height);
        const isOver = () => store.state.board.revision !== board.revision;
        const text = pieces(engine, board);
        const blob = await writer.write(text, 'text/plain', { isOver, report: making.report });
        if (blob === null) return making.end();
        making.end();
        save(blob, fileName(board.name, '', ending));
      },
      { signal },
    );
  }
  store.subscribe(({ search }, before) => {
    // What was written is about another search.
    if (search.serial !== before.search.serial || search.phase !== before.search.phase) giveUp();
  }, signal);

  return {
    render: () => {
      for (const button of trace) setOff(button, !hasTrace());
      setOff(proof, objectionToProof(store.state) !== null);
    },
    leave: () => {
      giveUp();
      proofFile.giveUp();
    },
  };
}
