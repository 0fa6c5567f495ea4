// The page's place for graphs of waypoints: a graph to be drawn, searched and
// stepped through, fetched when it is first opened.

import { drawGraph } from './draw-graph.js';
import { Frame } from '../../ui/frame.js';
import { HOME, fitted, panned, toScreen } from './graph-camera.js';
import { DARK, LIGHT } from '../../canvas/palette.js';
import { translator } from '../../i18n/translate.js';
import { isDark } from '../../model/appearance.js';
import { GRAPH_TOOLS, initialSpace } from './state.js';
import { Store } from '../../model/store.js';
import { connectGraphFiles } from './graph-files.js';
import { connectGraphKeys } from './graph-keys.js';
import { connectGraphPanels } from './graph-panels.js';
import { connectGraphPointer } from './graph-pointer.js';
import { nodeLabel } from './graph-words.js';
import { CodeLines } from '../../model/code/code-lines.js';
import { GraphSession } from './session.js';
import { byTestId, query, setOff, setText } from '../../ui/query.js';

/** @import { GraphEngine } from '../../engine/graph-engine.js' */
/** @import { BoardSource } from '../../engine/layouts.js' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Appearance } from '../../model/appearance.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { Places } from '../../ui/places.js' */
/** @import { Scene } from '../../ui/render.js' */
/** @import { GraphPicture } from './graph-picture.js' */
/** @import { GraphCamera, Size } from './graph-camera.js' */
/** @import { GraphSpace } from './state.js' */
/**
 * @typedef {object} GraphView
 * @property {GraphCamera} camera
 * @property {Size} size
 * @property {(camera: GraphCamera) => void} setCamera
 * @property {(pulled: GraphPicture['pulled']) => void} pull shows a line being dragged; null: none
 * @property {(node: number) => void} bringIntoSight
 * @property {() => void} fit
 */
/**
 * @typedef {object} GraphScene
 * @property {Store<GraphSpace>} store
 * @property {GraphSession} session
 * @property {GraphView} view
 * @property {HTMLDialogElement} dialog
 * @property {() => void} focusInspector
 * @property {Store<Appearance>} appearance
 * @property {{ width: number, height: number, factors: () => Uint8Array }} board of squares behind it
 * @property {() => { start: number, goal: number, corner: string }} boardEnds
 * @property {CodeLines} codeLines
 * @property {AbortSignal} signal
 */
/**
 * @typedef {Scene & {
 *   source: BoardSource, permalink: Permalink, places: Places }} PageScene
 */

/** Pixels from the edge within which a node counts as out of view. */
const RIM = 40;

/**
 * @param {PageScene} page
 * @param {GraphEngine} engine
 * @returns {{ open: (link?: ReadonlyMap<string, string>) => void, enter: () => void, close: () => void }}
 */
export function connectGraphSpace(page, engine) {
  const { appearance, signal } = page;
  const dialog = query('#graph-space', HTMLDialogElement);
  const host = byTestId('graph-board', HTMLElement);
  const store = new Store(initialSpace());
  const session = new GraphSession(engine, store, signal);
  const codeLines = new CodeLines();
  const { view, draw } = createView({ store, session, host, dialog, appearance, codeLines, signal });
  /** @type {GraphScene} */
  const scene = {
    store,
    session,
    view,
    dialog,
    appearance,
    codeLines,
    signal,
    board: {
      get width() {
        return page.source.width;
      },
      get height() {
        return page.source.height;
      },
      factors: () => page.source.factors(),
    },
    boardEnds: () => {
      const { board, settings } = page.store.state;
      return { start: board.start, goal: board.goal, corner: settings.corner };
    },
    focusInspector: () => {
      const { kind } = store.state.selection;
      if (kind === 'node') byTestId('graph-name', HTMLInputElement).focus();
      if (kind === 'edge') byTestId('graph-cost', HTMLInputElement).select();
    },
  };
  connectGraphPointer(scene, host);
  connectGraphKeys(scene, host, dialog);
  connectTools(scene);
  const { openLink, openExample } = connectGraphFiles(scene, page);
  const showPanels = connectGraphPanels(scene);
  const show = () => {
    if (!dialog.open) return;
    const t = translator(appearance.state.language);
    showPanels(store.state, t);
    showTools(store.state);
    showToEar(host, session, store.state, t);
    query('#graph-empty', HTMLElement).hidden = store.state.graph.nodes.length > 0;
    draw();
  };
  store.subscribe(show, signal);
  appearance.subscribe(show, signal);
  /** @param {ReadonlyMap<string, string>} [link] */
  const open = (link) => {
    page.places.enter('graph', dialog);
    if (link !== undefined) openLink(link);
    else if (store.state.graph.nodes.length === 0 && store.state.past.length === 0) openExample();
    view.fit();
    show();
    host.focus();
  };
  return {
    open,
    enter: () => open(),
    close: () => dialog.close(),
  };
}

/** @param {Pick<GraphScene, 'store' | 'session' | 'dialog' | 'appearance' | 'codeLines' | 'signal'> & { host: HTMLElement }} parts */
function createView({ store, session, host, dialog, appearance, codeLines, signal }) {
  const canvas = query('#graph-canvas', HTMLCanvasElement);
  /** @type {GraphPicture['pulled']} */
  let pulled = null;
  const frame = new Frame(() => {
    const context = canvas.getContext('2d');
    if (context === null) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(view.size.width * ratio), Math.round(view.size.height * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { graph, result, position, selection } = store.state;
    const hasNumbers = result !== null;
    drawGraph(context, {
      graph,
      camera: view.camera,
      size: view.size,
      palette: isDark(appearance.state) ? DARK : LIGHT,
      numbers: hasNumbers ? session.engine.nodes() : [],
      current: hasNumbers && position.step < result.steps ? position.current : -1,
      path: hasNumbers && position.step >= result.steps ? session.engine.path().slice() : [],
      activeNode: selection.kind === 'node' ? selection.index : -1,
      activeEdge: selection.kind === 'edge' ? selection.index : -1,
      hasFocus: document.activeElement === host,
      pulled,
      checked: codeLines.state.checked,
    });
  }, signal);
  const draw = () => frame.request();
  codeLines.watch(({ checked }) => checked, draw, signal);
  /** @type {GraphView} */
  const view = {
    camera: HOME,
    size: { width: 1, height: 1 },
    setCamera: (camera) => {
      view.camera = camera;
      draw();
    },
    pull: (line) => {
      pulled = line;
      draw();
    },
    bringIntoSight: (node) => {
      const position = store.state.graph.nodes[node];
      if (position === undefined) return;
      const { x, y } = toScreen(view.camera, view.size, position);
      /** @param {number} at @param {number} length */
      const missing = (at, length) => (at < RIM ? RIM - at : at > length - RIM ? length - RIM - at : 0);
      view.setCamera(panned(view.camera, missing(x, view.size.width), missing(y, view.size.height)));
    },
    fit: () => {
      measure();
      view.setCamera(fitted(store.state.graph, view.size));
    },
  };
  const measure = () => {
    const { clientWidth, clientHeight } = host;
    view.size = { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) };
  };
  const observer = new ResizeObserver(() => {
    if (!dialog.open) return;
    measure();
    draw();
  });
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  for (const name of ['focus', 'blur']) host.addEventListener(name, draw, { signal });
  return { view, draw };
}

/** @param {GraphScene} scene */
function connectTools({ store, session, view, signal }) {
  for (const tool of GRAPH_TOOLS) {
    query(`[data-graph-tool="${tool}"]`, HTMLButtonElement).addEventListener(
      'click',
      () => store.update((space) => ({ ...space, tool })),
      { signal },
    );
  }
  /** @param {string} name @param {() => void} action */
  const onClick = (name, action) => byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });
  onClick('graph-undo', () => session.undo());
  onClick('graph-redo', () => session.redo());
  onClick('graph-fit', () => view.fit());
}

/** @param {GraphSpace} space */
function showTools({ tool, past, future }) {
  for (const name of GRAPH_TOOLS) {
    query(`[data-graph-tool="${name}"]`, HTMLButtonElement).setAttribute('aria-pressed', String(name === tool));
  }
  setOff(byTestId('graph-undo', HTMLButtonElement), past.length === 0);
  setOff(byTestId('graph-redo', HTMLButtonElement), future.length === 0);
}

/**
 * The single option under the listbox: the selected node, with its full description.
 * @param {HTMLElement} host @param {GraphSession} session @param {GraphSpace} space @param {Translate} t
 */
function showToEar(host, session, { graph, selection, result }, t) {
  const option = query('[role="option"]', HTMLElement, host);
  const node = selection.kind === 'node' ? selection.index : -1;
  host.setAttribute('aria-label', t('graph.label', { nodes: graph.nodes.length, edges: graph.edges.length }));
  option.hidden = node < 0;
  if (node < 0) {
    host.removeAttribute('aria-activedescendant');
    return;
  }
  // An id of its own for every node: screen readers speak when the active descendant is another.
  option.id = `graph-option-${node}`;
  option.setAttribute('aria-setsize', String(graph.nodes.length));
  option.setAttribute('aria-posinset', String(node + 1));
  setText(option, nodeLabel(graph, node, result === null ? null : session.engine.why(node), t));
  host.setAttribute('aria-activedescendant', option.id);
}
