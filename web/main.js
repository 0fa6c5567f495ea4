// Wires the page together; decides nothing.

import { BoardView } from './board/board-view.js';
import { DARK, LIGHT } from './board/palette.js';
import { connectAppearance, createAppearance } from './controls/appearance.js';
import { Conductor } from './controls/conductor.js';
import { showFailure } from './controls/failure.js';
import { EventSteps } from './controls/event-steps.js';
import { connectFiles } from './controls/files.js';
import { connectKeyboard } from './controls/keyboard.js';
import { named, part } from './controls/parts.js';
import { connectPlayer } from './controls/player.js';
import { connectPointer } from './controls/pointer.js';
import { connectCell, connectStatistics } from './controls/readout.js';
import { connectSettings } from './controls/settings-panel.js';
import { connectStatus } from './controls/status.js';
import { connectStepLog } from './controls/step-log.js';
import { connectTicks } from './controls/ticks.js';
import { connectTransport } from './controls/transport.js';
import { EngineError } from './engine/engine-error.js';
import { openEngine } from './engine/open-engine.js';
import { createDefer } from './engine/search-runner.js';
import { isDark } from './state/appearance.js';
import { LESTERS_FIGURE } from './state/presets.js';
import { initialState } from './state/state.js';
import { Store } from './state/store.js';

/** @typedef {import('./engine/engine.js').Engine} Engine */

const { signal } = new AbortController();
const appearance = createAppearance(signal);
connectAppearance(appearance, signal);

/** @param {Engine} engine */
function connect(engine) {
  const store = new Store(initialState());
  const conductor = new Conductor(engine, store, {
    now: () => performance.now(),
    defer: createDefer(),
  });
  conductor.openPreset(LESTERS_FIGURE);

  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const togglePlay = () => {
    if (store.state.playback.isPlaying) conductor.pause();
    else conductor.play(stillness.matches);
  };
  const host = named('board', HTMLElement);
  const boardView = new BoardView({
    stage: part('#stage', HTMLElement),
    host,
    map: part('#map', HTMLCanvasElement),
    marks: part('#marks', HTMLCanvasElement),
    source: engine,
    signal,
  });
  const showBoard = () => {
    const palette = isDark(appearance.state) ? DARK : LIGHT;
    const hasFocus = document.activeElement === host;
    boardView.show({ state: store.state, palette, hasFocus });
  };

  const eventSteps = new EventSteps(engine, store);
  const scene = { store, appearance, signal, conductor, togglePlay, source: engine, eventSteps };
  connectSettings(scene);
  connectTransport(scene);
  connectStatistics(scene);
  connectCell(scene);
  connectStatus(scene);
  connectFiles(conductor, signal);
  connectPointer(host, { store, conductor, boardView }, signal);
  connectTicks(scene);
  const events = connectStepLog(scene);
  connectKeyboard(host, { ...scene, events }, signal);
  connectPlayer(store, conductor, signal);
  store.subscribe(showBoard, signal);
  appearance.subscribe(showBoard, signal);
  host.addEventListener('focus', showBoard, { signal });
  host.addEventListener('blur', showBoard, { signal });
  showBoard();
}

try {
  connect(await openEngine());
  part('#loading', HTMLElement).remove();
} catch (error) {
  if (!(error instanceof EngineError)) throw error;
  showFailure(error.reason);
}
