// Wires the page together; makes no decisions.

import { BoardView } from '../canvas/board-view.js';
import { DARK, LIGHT } from '../canvas/palette.js';
import { connectAddress, followAddress } from './permalink.js';
import { boardBehind, catchUp } from '../ui/address-bar.js';
import { connectAppearance, createAppearance, takeLanguage } from './appearance.js';
import { fetchLinkedView } from './fetch-linked-view.js';
import { connectPlaces } from './places.js';
import { RoomKeeper, fetchShown } from './room-keeper.js';
import { FIRST_WORDS } from './first-words.js';
import { addWords } from '../i18n/translate.js';
import { Session } from '../session/session.js';
import { CodeLines } from '../model/code/code-lines.js';
import { showFailure } from './failure.js';
import { showFace } from './embed/face.js';
import { connectFollow } from '../places/lab/board/follow.js';
import { connectGroundButton } from '../places/lab/board/ground-button.js';
import { TraceEvents } from '../session/trace-events.js';
import { connectHelp } from './help/help.js';
import { connectKeyboard } from '../places/lab/board/keyboard.js';
import { Permalink } from '../session/permalink.js';
import { playingOnce } from '../session/loop.js';
import { askedFor, isFigure, isFramed, mayEdit } from '../ui/page-address.js';
import { byTestId, query } from '../ui/query.js';
import { boardHere } from './board-keeper.js';
import { connectPlayer } from '../session/player.js';
import { connectMenuGesture } from '../places/lab/board/menu-gesture.js';
import { connectPointer } from '../places/lab/board/pointer.js';
import { connectStatistics } from '../places/lab/console/readout.js';
import { connectRefereeChip } from '../lenses/proof/referee/referee-chip.js';
import { connectEdgeScroll } from '../canvas/edge-scroll.js';
import { linkHere, readPage } from '../ui/saved-page.js';
import { connectSettings } from '../places/lab/settings/settings-panel.js';
import { LensTabs } from '../ui/lens-tabs.js';
import { Places } from '../ui/places.js';
import { connectSheet } from '../ui/sheet.js';
import { connectStatus } from '../places/lab/console/status.js';
import { BreakpointPlayer } from '../session/breakpoint-player.js';
import { connectTicks } from '../places/lab/console/ticks.js';
import { MEMORY, NO_MEMORY } from '../ui/storage.js';
import { connectToolStrip } from '../places/lab/board/tool-strip.js';
import { connectSearchTransport } from '../places/lab/console/transport.js';
import { connectViewControls } from '../places/lab/board/view-controls.js';
import { connectViewGestures } from '../canvas/view-gestures.js';
import { connectViewPanel } from '../places/lab/settings/view-panel.js';
import { connectCell, connectWhyCard } from '../lenses/cell/why/why-card.js';
import { greet, isFirstVisit } from './first-visit.js';
import { LastBoard } from './last-board.js';
import { EngineError } from '../engine/engine-error.js';
import { openEngines } from '../engine/module/open-engine.js';
import { createDefer } from '../engine/jobs/search-runner.js';
import { EMPTY_LINK, NO_VIEW } from '../link/link.js';
import { parseLink } from '../link/link-text.js';
import { isDark } from '../model/appearance.js';
import { warning } from '../model/notice.js';
import { remembered } from '../model/program-choices.js';
import { initialState } from '../model/state.js';
import { Store } from '../model/store.js';

/** @import { Camera } from '../canvas/camera.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { AppContext } from './app-context.js' */

addWords(FIRST_WORDS);
const { signal } = new AbortController();
const remembers = !isFigure() && !isFramed();
const memory = remembers ? MEMORY : NO_MEMORY;
readPage();
if (!isFigure()) {
  takeLanguage(memory);
  catchUp();
}
const lastBoard = new LastBoard(memory);
const here = linkHere();
const last = lastBoard.read(here);
const reading = last ?? parseLink(here);
const behind = remembers ? boardBehind() : null;
const view = reading.link?.view ?? NO_VIEW;
// What is for a map that is yet to come is not for the first figure.
const isForAsked = last === null && !isFigure() && askedFor('map') !== null && reading.link?.map === null;
const first = isForAsked ? { ...reading, link: { ...EMPTY_LINK, view }, reason: null } : reading;
if (isFigure() || (isFramed() && view.face !== null)) showFace(view);
const appearance = createAppearance(memory, view, signal);

/** @param {() => Engine} createEngine @param {Awaited<ReturnType<typeof boardHere>>} kept */
async function connect(createEngine, kept) {
  const engine = createEngine();
  const store = new Store(initialState());
  const clock = { now: () => performance.now(), defer: createDefer() };
  const session = new Session(engine, store, clock);
  const permalink = new Permalink({ engine, store, appearance, session, clock, signal });
  // Behind a graph, whose link is the address, there is a board.
  const opening = behind === null ? first : parseLink(behind);
  await permalink.read(opening.link?.map);
  // Another link has been entered meanwhile, which nothing listened to.
  if (linkHere() !== here) return location.reload();
  const isOpened = permalink.openFirst(opening);
  if (kept === 'lost') session.say(warning({ key: 'share.kept_lost' }));
  else if (kept !== null) session.openKept(kept);
  const isBare = remembers && linkHere() === '' && kept === null && behind === null;
  if (isBare && last !== null && isOpened) lastBoard.offerAfresh({ store, permalink, session, signal });
  else if (isBare && isFirstVisit(memory)) greet({ store, session, signal }, memory);

  const traceEvents = new TraceEvents(engine, store, clock);
  const codeLines = new CodeLines();
  const breakpointPlayer = new BreakpointPlayer({ store, session, traceEvents, codeLines });
  const playing = playingOnce(session, breakpointPlayer, codeLines);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const togglePlay = () => {
    if (store.state.playback.isPlaying) session.pause();
    else playing.play();
  };
  const host = byTestId('board', HTMLElement);
  const camera = new Store(/** @type {Camera} */ (null));
  const boardView = new BoardView({
    stage: query('#stage', HTMLElement),
    host,
    map: query('#map', HTMLCanvasElement),
    marks: query('#marks', HTMLCanvasElement),
    source: engine,
    signal,
  });
  const showBoard = () => {
    const palette = appearance.state.palette ?? (isDark(appearance.state) ? DARK : LIGHT);
    const hasFocus = document.activeElement === host;
    const { checked } = codeLines.state;
    boardView.show({ state: store.state, camera: camera.state, palette, hasFocus, checked });
  };

  const source = engine;
  const asWritten = remembered((settings) => engine.settingsAsWritten(settings));
  const shared = { store, appearance, signal, session, permalink, asWritten };
  const scene = { ...shared, togglePlay, source, traceEvents, breakpointPlayer, playing, codeLines };
  connectSettings(scene);
  connectViewPanel(scene);
  connectSearchTransport(scene);
  connectStatistics(scene);
  connectCell(scene);
  connectStatus(scene);
  connectToolStrip(scene);
  connectGroundButton(scene);
  connectViewGestures(host, { camera, boardView }, signal);
  const lenses = new LensTabs(memory, signal);
  const sheet = connectSheet({ ...scene, lenses });
  const whyCard = connectWhyCard({ ...scene, sheet });
  // A quiz asks about the board as it is, and a sheet would cover it.
  const isAsking = () => permalink.view.state.quiz === true;
  const mayDraw = () => mayEdit() && !isAsking();
  const shownCard = { show: () => isAsking() || whyCard.show() };
  const pointer = connectPointer(host, { ...scene, camera, boardView, whyCard: shownCard, mayEdit: mayDraw }, signal);
  connectEdgeScroll(host, { camera, boardView, isDrawing: pointer.isDrawing }, signal);
  connectTicks(scene);
  const help = connectHelp({ memory, sheet, signal });
  const { showCell } = connectViewControls(host, { store, camera, boardView }, signal);
  connectRefereeChip({ ...scene, sheet });
  connectPlayer(store, session, playing, signal);
  connectFollow({ store, camera, boardView, isStill: () => stillness.matches }, signal);
  const places = new Places([query('#work', HTMLElement), query('#rail', HTMLElement)], signal);
  places.onShow = (name) => (permalink.place = name);
  const address = remembers ? connectAddress(scene, lastBoard) : null;
  places.onStep = () => address?.step();
  const writeAddress = () => address?.write();
  places.onEntered = writeAddress;
  store.subscribe(showBoard, signal);
  appearance.subscribe(showBoard, signal);
  camera.subscribe(showBoard, signal);
  codeLines.watch(({ checked }) => checked, showBoard, signal);
  host.addEventListener('focus', showBoard, { signal });
  host.addEventListener('blur', showBoard, { signal });
  showBoard();
  /** @type {AppContext} */
  const context = {
    ...scene,
    ...{ boardView, camera, showCell, engine, createEngine, clock, writeAddress, sheet, places, motions: new Map() },
  };
  const rooms = new RoomKeeper(context, () => session.say(warning({ key: 'page.part_failed' })));
  lenses.onShow = (name) => rooms.needLens(name);
  // However it was switched on, the lens that explains it is shown.
  const showProof = (/** @type {boolean} */ isOn) => isOn && lenses.show('proof');
  for (const name of /** @type {const} */ (['xray', 'islands'])) {
    store.watch(({ display }) => display[name], showProof, signal);
    showProof(store.state.display[name]);
  }
  const { addUnit, openLinked } = connectPlaces(context, rooms, reading);
  followAddress(context, address, openLinked);
  fetchLinkedView(context, rooms);
  const unasked = rooms.bringUnasked();
  const openMenu = async (/** @type {number} */ cell, /** @type {{ x: number, y: number }} */ at) => {
    const { board } = store.state;
    const room = await rooms.need('cell-actions');
    // If the board has changed meanwhile, the cell is no longer the one that was meant.
    if (board === store.state.board && !isAsking()) room?.openMenu(cell, at);
  };
  if (!isFigure()) connectMenuGesture(host, { ...scene, boardView, isDown: pointer.isDown, openMenu }, signal);
  const present = async () => (await rooms.need('present'))?.toggle();
  byTestId('present', HTMLElement).addEventListener('click', present, { signal });
  const openPalette = async () => (await rooms.need('palette'))?.open(unasked);
  byTestId('palette', HTMLElement).addEventListener('click', openPalette, { signal });
  const events = {
    next: async () => (codeLines.state.isShown ? codeLines.move(1) : (await rooms.need('step-log'))?.next()),
    previous: async () => (codeLines.state.isShown ? codeLines.move(-1) : (await rooms.need('step-log'))?.previous()),
    addUnit,
  };
  connectKeyboard(host, { ...scene, events, help, whyCard, openPalette, present, mayEdit: mayDraw }, signal);
}

/** Fetches in parallel what the page needs. */
export async function start() {
  const engines = openEngines().catch((error) => {
    if (!(error instanceof EngineError)) throw error;
    return error;
  });
  const shown = fetchShown(reading, appearance);
  const kept = remembers ? boardHere() : null;
  // The appearance is set before the core is loaded.
  connectAppearance(appearance, memory, signal);
  const createEngine = await engines;
  if (createEngine instanceof EngineError) {
    const isLacking = createEngine.reason.code === 'page.no_webassembly';
    showFailure(isLacking ? 'no_webassembly' : 'not_loaded');
    return;
  }
  await shown;
  performance.mark('ready');
  await connect(createEngine, await kept);
  query('#loading', HTMLElement).remove();
}
