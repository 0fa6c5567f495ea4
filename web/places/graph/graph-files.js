// Loading and saving graphs: JSON opened, dropped, pasted and saved, the link, the example, the waypoints of the board,
// an empty graph; and the address while the graph is open.

import { translator } from '../../i18n/translate.js';
import { graphRefused, readGraphPairs } from './link.js';
import { exampleGraph } from './graph-example.js';
import { LONGEST_JSON, readGraphJson, writeGraphJson } from './graph-json.js';
import { EMPTY_GRAPH, GROUND_CELL, edgesFromFlat, refusal as reasonOf } from './graph.js';
import { NO_SELECTION } from './state.js';
import { info, warning, errorOf } from '../../model/notice.js';
import { isGraphInAddress, leaveGraph, replaceHash } from '../../ui/address-bar.js';
import { CaptionCard } from '../../ui/caption-card.js';
import { pageAddress } from '../../ui/page-address.js';
import { byTestId, query } from '../../ui/query.js';
import { saveFile } from '../../ui/save-file.js';

/** @import { Notice } from '../../model/notice.js' */
/** @import { Permalink } from '../../session/permalink.js' */
/** @import { GraphScene } from './graph-room.js' */
/** @import { Graph } from './graph.js' */

/** Milliseconds without a change before the address is written. */
const PAUSE = 500;
const MOST_IN_ADDRESS = 5000;
/** More waypoints would have more lines of sight than a graph may have edges. */
const MOST_WAYPOINTS = 2000;
/** Cells of lines checked in one slice: a few milliseconds. */
const SLICE = 200_000;

/**
 * @param {GraphScene} scene
 * @param {{ permalink: Permalink }} page
 */
export function connectGraphFiles(scene, { permalink }) {
  const { store, session, view, dialog, appearance, signal } = scene;
  /** @param {string} name @param {() => void} action */
  const onClick = (name, action) => byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });

  /** Gestures that can at least be undone while the example, edited or not, is shown. */
  let exampleFrom = Infinity;
  const caption = new CaptionCard(() => {
    exampleFrom = Infinity;
    showCaption();
    byTestId('graph-board', HTMLElement).focus();
  }, signal);
  query('.graph-console', HTMLElement).prepend(caption.element);
  const showCaption = () => {
    const t = translator(appearance.state.language);
    const sentences = { from: t('graph.example_from'), look: t('graph.example_look'), try: t('graph.example_try') };
    caption.show(t('graph.example'), store.state.past.length >= exampleFrom ? sentences : null, t);
  };
  appearance.subscribe(showCaption, signal);
  store.subscribe(showCaption, signal);
  /** @param {Graph} graph @param {Notice} notice */
  const show = (graph, notice) => {
    exampleFrom = Infinity;
    session.open(graph, notice);
    view.fit();
  };
  const example = () => {
    const t = translator(appearance.state.language);
    return exampleGraph(t('graph.example_names').split(t('why.list')));
  };
  const openExample = () => {
    show(example(), info({ key: 'graph.example_opened' }));
    exampleFrom = store.state.past.length;
    showCaption();
    view.fit();
  };
  /** @param {string} text @param {string} name of its source; '' for none */
  const take = (text, name) => {
    const { graph, reason } = readGraphJson(text);
    if (graph === null) return session.say(errorOf(reason));
    const values = { name, nodes: graph.nodes.length, edges: graph.edges.length };
    show(graph, info({ key: name === '' ? 'graph.pasted' : 'graph.opened', values }));
  };
  /** @param {File | undefined} file */
  const takeFile = async (file) => {
    if (file === undefined) return;
    const most = LONGEST_JSON / 2 ** 20;
    if (file.size > LONGEST_JSON) {
      const found = String(Math.ceil(file.size / 2 ** 20));
      return session.say(errorOf(reasonOf('file.too_large', { found, expected: String(most) })));
    }
    try {
      take(await file.text(), file.name);
    } catch {
      session.say(errorOf(reasonOf('file.unreadable')));
    }
  };

  onClick('graph-new', () => show(EMPTY_GRAPH, info({ key: 'graph.emptied' })));
  onClick('graph-example', openExample);
  onClick('graph-save', () => {
    const { graph } = store.state;
    saveFile('graph.json', new Blob([writeGraphJson(graph)], { type: 'application/json' }));
    session.say(info({ key: 'graph.saved' }));
  });
  onClick('graph-link', async () => {
    const text = session.link();
    if (text === '') return session.say(warning({ key: 'graph.nothing_to_share' }));
    try {
      await navigator.clipboard.writeText(pageAddress(text));
      session.say(info({ key: 'graph.link_copied', values: { count: pageAddress(text).length } }));
    } catch {
      session.say(warning({ key: 'graph.link_not_copied' }));
    }
    writeNow();
  });
  // Share exports what is shown: here the graph, not the board behind it.
  document.addEventListener(
    'click',
    (event) => {
      const isShare = event.target instanceof Element && event.target.closest('[data-testid="share"]') !== null;
      if (!isShare || !dialog.open) return;
      event.stopPropagation();
      byTestId('graph-link', HTMLButtonElement).click();
    },
    { signal, capture: true },
  );
  onClick('graph-waypoints', () => joinWaypoints(scene, show));

  const chosen = byTestId('graph-open', HTMLInputElement);
  chosen.addEventListener(
    'change',
    () => {
      takeFile(chosen.files?.[0]);
      // Otherwise the same file could not be chosen again after it was fixed.
      chosen.value = '';
    },
    { signal },
  );
  dialog.addEventListener(
    'dragover',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  dialog.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      // The event is not for the board behind.
      event.stopPropagation();
      takeFile(event.dataTransfer?.files[0]);
    },
    { signal },
  );
  dialog.addEventListener(
    'paste',
    (event) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '') take(text, '');
    },
    { signal },
  );

  let timer = 0;
  const writeNow = () => {
    clearTimeout(timer);
    const text = dialog.open ? linkInAddress() : '';
    if (text !== '') replaceHash(text);
  };
  /** No address bar takes the link of a larger graph; the button copies it all the same. */
  const linkInAddress = () => {
    const { nodes, edges } = store.state.graph;
    return nodes.length + edges.length > MOST_IN_ADDRESS ? '' : session.link();
  };
  store.subscribe((space, before) => {
    if (space.graph === before.graph && space.settings === before.settings && space.position === before.position)
      return;
    clearTimeout(timer);
    timer = window.setTimeout(writeNow, PAUSE);
  }, signal);
  dialog.addEventListener(
    'close',
    () => {
      clearTimeout(timer);
      session.pause();
      // The address of the page's own view again, unless another link has closed the graph.
      if (isGraphInAddress() || /[#&]p=graph/.test(location.hash))
        permalink.prepare(() => {
          if (!dialog.open) replaceHash(permalink.write().text);
        });
    },
    { signal },
  );

  // The address holds the graph, not the board behind it.
  window.addEventListener(
    'pagehide',
    () => {
      if (dialog.open) leaveGraph(linkInAddress(), permalink.write().text);
    },
    { signal },
  );

  /** @param {ReadonlyMap<string, string>} pairs */
  const openLink = (pairs) => {
    const { link, odd } = readGraphPairs(pairs);
    if (link === null) return session.say(errorOf(graphRefused(odd, pairs.get(odd)), { key: 'share.not_opened' }));
    exampleFrom = Infinity;
    session.openLink(link, example());
    view.fit();
  };
  return { openLink, openExample };
}

/**
 * The corners of the walls on the board behind, with its start and goal, joined wherever there is a line of sight.
 * @param {GraphScene} scene
 * @param {(graph: Graph, notice: Notice) => void} show
 */
function joinWaypoints({ session, board, boardEnds, signal }, show) {
  const { engine } = session;
  const ground = { width: board.width, height: board.height, factors: board.factors().slice() };
  const { start, goal, corner } = boardEnds();
  const corners = engine.cellsAtCorners(ground).slice();
  const cells = [start, goal, ...corners.filter((cell) => cell !== start && cell !== goal)];
  if (cells.length > MOST_WAYPOINTS) {
    return session.say(
      warning({ key: 'graph.too_many_corners', values: { count: cells.length, most: MOST_WAYPOINTS } }),
    );
  }
  engine.beginJoining(ground, corner, cells, GROUND_CELL);
  session.say(info({ key: 'graph.joining' }));
  const goOn = () => {
    if (signal.aborted) return;
    const state = engine.advanceJob(SLICE);
    if (state === 'running') return void setTimeout(goOn);
    // Another graph or search came in between.
    if (state === 'idle') return;
    const joined = engine.joined();
    if (joined === null) return session.say(warning({ key: 'graph.too_many_lines', values: { count: cells.length } }));
    const nodes = cells.map((cell) => ({
      x: GROUND_CELL * (cell % ground.width),
      y: GROUND_CELL * Math.floor(cell / ground.width),
      name: '',
    }));
    const edges = edgesFromFlat(joined);
    const values = { nodes: nodes.length, edges: edges.length };
    show({ nodes, edges, start: 0, goal: nodes.length > 1 ? 1 : -1, ground }, info({ key: 'graph.joined', values }));
    session.select(NO_SELECTION);
  };
  goOn();
}
