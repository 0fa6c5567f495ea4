// Wires the page together; decides nothing.

import { BoardView } from './board/board-view.js';
import { DARK, LIGHT } from './board/palette.js';
import { boardBehind, catchUp, connectAddress } from './controls/address.js';
import { connectAppearance, createAppearance } from './controls/appearance.js';
import { Conductor } from './controls/conductor.js';
import { Drawing } from './controls/drawing.js';
import { Editor } from './controls/editor.js';
import { showFailure } from './controls/failure.js';
import { connectFigure, mayEdit, showFace } from './controls/figure.js';
import { connectFollow } from './controls/follow.js';
import { connectGround } from './controls/ground-panel.js';
import { Happenings } from './controls/happenings.js';
import { connectHelp } from './controls/help.js';
import { connectKeyboard } from './controls/keyboard.js';
import { connectLaterParts, fetchLinked } from './controls/later-parts.js';
import { LinkDesk } from './controls/link-desk.js';
import { playingOnce } from './controls/loop.js';
import { isFigure } from './controls/page-address.js';
import { named, part } from './controls/parts.js';
import { boardHere } from './controls/place-keeper.js';
import { connectPlayer } from './controls/player.js';
import { connectPointer } from './controls/pointer.js';
import { connectStatistics } from './controls/readout.js';
import { connectRefereeChip } from './controls/referee-chip.js';
import { connectRimPan } from './controls/rim-pan.js';
import { linkHere, readPage } from './controls/saved-page.js';
import { connectSettings } from './controls/settings-panel.js';
import { connectSheet } from './controls/sheet.js';
import { Speaker } from './controls/speaker.js';
import { connectStatus } from './controls/status.js';
import { Stops } from './controls/stops.js';
import { connectTicks } from './controls/ticks.js';
import { MEMORY, NO_MEMORY } from './controls/storage.js';
import { connectToolStrip } from './controls/tool-strip.js';
import { connectTransport } from './controls/transport.js';
import { connectViewControls } from './controls/view-controls.js';
import { connectViewGestures } from './controls/view-gestures.js';
import { connectViewPanel } from './controls/view-panel.js';
import { connectCell, connectWhyCard } from './controls/why-card.js';
import { connectXray } from './controls/xray-panel.js';
import { EngineError } from './engine/engine-error.js';
import { openEngines } from './engine/open-engine.js';
import { createDefer } from './engine/search-runner.js';
import { fetchFirstWords } from './i18n/words.js';
import { NO_VIEW } from './share/link.js';
import { parseLink } from './share/link-text.js';
import { isDark } from './state/appearance.js';
import { objection } from './state/notice.js';
import { remembered } from './state/program-choices.js';
import { initialState } from './state/state.js';
import { Store } from './state/store.js';

/** @typedef {import('./engine/engine.js').Engine} Engine */

const { signal } = new AbortController();
const memory = isFigure() ? NO_MEMORY : MEMORY;
readPage();
if (!isFigure()) catchUp();
const reading = parseLink(linkHere());
const behind = isFigure() ? null : boardBehind();
/** What the page opens with, behind a place that has the address. */
const boardLink = behind === null ? linkHere() : `#${behind}`;
const view = reading.link?.view ?? NO_VIEW;
if (isFigure()) showFace(view);
const appearance = createAppearance(memory, view, signal);
/** That something could not be fetched; said once there is somebody to say it. */
let complain = () => {};
const speaker = new Speaker(appearance, () => complain());

/** @param {() => Engine} createEngine @param {Awaited<ReturnType<typeof boardHere>>} kept */
function connect(createEngine, kept) {
  const engine = createEngine();
  const store = new Store(initialState());
  const clock = { now: () => performance.now(), defer: createDefer() };
  const conductor = new Conductor(engine, store, clock);
  const editor = new Editor(engine, store, conductor);
  const drawing = new Drawing(store, conductor, editor);
  const { speak } = speaker;
  const desk = new LinkDesk({ engine, store, appearance, conductor, speak, clock, signal });
  desk.openFirst(boardLink);
  if (kept === 'lost') conductor.say(objection({ key: 'share.kept_lost' }));
  else if (kept !== null) conductor.openKept(kept);
  complain = () => conductor.say(objection({ key: 'page.part_failed' }));

  const happenings = new Happenings(engine, store, clock);
  const stops = new Stops({ store, conductor, happenings });
  const playing = playingOnce(conductor, stops);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const togglePlay = () => {
    if (store.state.playback.isPlaying) conductor.pause();
    else playing.play();
  };
  const host = named('board', HTMLElement);
  const camera = new Store(/** @type {import('./board/camera.js').Camera} */ (null));
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
    boardView.show({ state: store.state, camera: camera.state, palette, hasFocus });
  };

  const source = engine;
  const asWritten = remembered((settings) => engine.settingsAsWritten(settings));
  const shared = { store, appearance, signal, conductor, editor, drawing, desk, asWritten };
  const scene = { ...shared, togglePlay, source, happenings, stops, playing };
  connectSettings(scene);
  connectViewPanel(scene);
  connectTransport(scene);
  connectStatistics(scene);
  connectCell(scene);
  connectStatus(scene);
  connectToolStrip(scene);
  connectGround(scene);
  connectViewGestures(host, { camera, boardView }, signal);
  const sheet = connectSheet(scene);
  const whyCard = connectWhyCard({ ...scene, sheet });
  // A quiz asks about the board as it is, and a sheet would cover it.
  const isAsking = () => desk.view.state.quiz === true;
  const mayDraw = () => mayEdit() && !isAsking();
  const shownCard = { show: () => isAsking() || whyCard.show() };
  const isDrawing = connectPointer(host, { ...scene, boardView, whyCard: shownCard, mayEdit: mayDraw }, signal);
  connectRimPan(host, { camera, boardView, isDrawing }, signal);
  connectTicks(scene);
  const help = connectHelp({ memory, sheet, signal });
  const { showCell } = connectViewControls(host, { store, camera, boardView }, signal);
  connectRefereeChip({ ...scene, sheet });
  connectXray(scene);
  connectPlayer(store, conductor, playing, signal);
  connectFollow({ store, camera, boardView, isStill: () => stillness.matches }, signal);
  const writeAddress = isFigure() ? () => undefined : connectAddress(scene).write;
  if (isFigure()) connectFigure(scene);
  store.subscribe(showBoard, signal);
  appearance.subscribe(showBoard, signal);
  camera.subscribe(showBoard, signal);
  host.addEventListener('focus', showBoard, { signal });
  host.addEventListener('blur', showBoard, { signal });
  showBoard();
  const events = connectLaterParts({ ...scene, boardView, showCell, engine, createEngine, clock, writeAddress, sheet }, reading, speaker, complain);
  connectKeyboard(host, { ...scene, events, help, whyCard, mayEdit: mayDraw }, signal);
}

/** Fetches what it needs side by side. */
export async function start() {
  const engines = openEngines().catch((error) => {
    if (!(error instanceof EngineError)) throw error;
    return error;
  });
  const linked = fetchLinked(reading, speaker);
  const kept = isFigure() ? null : boardHere();
  try {
    await fetchFirstWords(appearance.state.language);
  } catch {
    showFailure('not_loaded');
    return;
  }
  // Its looks are there before the core is.
  connectAppearance(appearance, { memory, speak: speaker.speak }, signal);
  const createEngine = await engines;
  if (createEngine instanceof EngineError) {
    const isLacking = createEngine.reason.code === 'page.no_webassembly';
    showFailure(isLacking ? 'no_webassembly' : 'not_loaded');
    return;
  }
  await linked;
  performance.mark('ready');
  connect(createEngine, await kept);
  part('#loading', HTMLElement).remove();
}
