// Keys on the graph: move between nodes, move, add, join and remove them, step.

import { nodeTowards, zoomed } from './graph-camera.js';
import {
  lengthBetween,
  nodeTitle,
  withEdge,
  withEnd,
  withNode,
  withNodeChanged,
  withoutEdge,
  withoutNode,
} from './graph.js';
import { NO_SELECTION } from './state.js';
import { info, warning } from '../../model/notice.js';
import { isKeyOf } from '../../ui/places.js';
import { isField } from '../../ui/takes-text.js';

/** @import { GraphScene } from './graph-room.js' */

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Pixels by which Shift and an arrow move a node, and from a node to a new one. */
const STEP = 8;
const BESIDE = 60;

/** @param {GraphScene} scene @param {HTMLElement} host @param {HTMLDialogElement} dialog */
export function connectGraphKeys(scene, host, dialog) {
  const { store, session, view, signal } = scene;
  /** Where an edge begins that the next press of the key completes; -1 for none. */
  let anchor = -1;

  const node = () => (store.state.selection.kind === 'node' ? store.state.selection.index : -1);
  /** @param {number} index */
  const choose = (index) => {
    if (index >= 0) session.select({ kind: 'node', index });
    view.bringIntoSight(index);
  };
  /** Applies an action to the selected node, if there is one. @param {(index: number) => void} action */
  const withSelection = (action) => {
    if (node() >= 0) action(node());
    else session.say(warning({ key: 'graph.choose_first' }));
  };

  const add = () => {
    const { graph } = store.state;
    const from = graph.nodes[node()];
    const middle = { x: Math.round(view.camera.x), y: Math.round(view.camera.y) };
    const beside = Math.max(Math.round(BESIDE / view.camera.scale), 1);
    const position = from === undefined ? middle : { x: from.x + beside, y: from.y };
    if (session.change(withNode(graph, { ...position, name: '' }), { kind: 'node', index: graph.nodes.length })) {
      view.bringIntoSight(graph.nodes.length);
    }
  };
  const join = () => {
    const { graph } = store.state;
    withSelection((index) => {
      if (anchor < 0 || anchor >= graph.nodes.length || anchor === index) {
        anchor = index;
        return session.say(info({ key: 'graph.anchored', values: { node: nodeTitle(graph, index) } }));
      }
      const edge = { from: anchor, to: index, cost: lengthBetween(graph, anchor, index), isBoth: true };
      anchor = -1;
      session.change(withEdge(graph, edge), { kind: 'edge', index: graph.edges.length });
    });
  };
  const remove = () => {
    const { graph, selection } = store.state;
    if (selection.kind === 'none') return session.say(warning({ key: 'graph.choose_first' }));
    const left = selection.kind === 'node' ? withoutNode(graph, selection.index) : withoutEdge(graph, selection.index);
    session.change({ graph: left, reason: null }, NO_SELECTION);
  };
  /** The next edge at the selected node, or after the selected edge. */
  const nextEdge = () => {
    const { graph, selection } = store.state;
    if (selection.kind === 'none' || graph.edges.length === 0) return;
    const after = selection.kind === 'edge' ? selection.index : -1;
    const at = selection.kind === 'node' ? selection.index : (graph.edges[after]?.from ?? -1);
    const indexes = graph.edges.flatMap(({ from, to }, index) => (from === at || to === at ? [index] : []));
    const index = indexes.find((each) => each > after) ?? indexes[0];
    if (index !== undefined) session.select({ kind: 'edge', index });
  };
  /** @param {'start' | 'goal'} end */
  const setEnd = (end) =>
    withSelection((index) => session.change({ graph: withEnd(store.state.graph, end, index), reason: null }));
  /** @param {readonly [number, number]} way @param {boolean} isMoving */
  const go = ([dx, dy], isMoving) => {
    const { graph } = store.state;
    const here = graph.nodes[node()];
    if (!isMoving || here === undefined) return choose(nodeTowards(graph, node(), dx, dy));
    const step = Math.max(Math.round(STEP / view.camera.scale), 1);
    session.change(withNodeChanged(graph, node(), { x: here.x + dx * step, y: here.y + dy * step }));
    view.bringIntoSight(node());
  };
  /** @param {number} by */
  const jump = (by) => {
    const count = store.state.graph.nodes.length;
    if (count > 0) choose((Math.max(node(), -1) + by + count) % count);
  };
  /** @param {number} factor */
  const zoom = (factor) =>
    view.setCamera(zoomed(view.camera, view.size, { x: view.size.width / 2, y: view.size.height / 2 }, factor));

  /** @type {Readonly<Record<string, () => void>>} */
  const onBoard = {
    n: add,
    c: join,
    e: nextEdge,
    s: () => setEnd('start'),
    g: () => setEnd('goal'),
    Delete: remove,
    Backspace: remove,
    PageDown: () => jump(1),
    PageUp: () => jump(-1),
    Home: () => choose(store.state.graph.nodes.length > 0 ? 0 : -1),
    End: () => choose(store.state.graph.nodes.length - 1),
    ' ': () => session.togglePlay(),
    Enter: () => scene.focusInspector(),
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    0: () => view.fit(),
  };
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      const action = onBoard[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (arrow !== undefined) go(arrow, event.shiftKey);
      else if (action === undefined) return;
      else if (!event.repeat || ['+', '=', '-', 'PageDown', 'PageUp'].includes(event.key)) action();
      event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isKeyOf(event, dialog) || isField(event.target)) return;
      const isWide = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isWide && (key === 'y' || (key === 'z' && event.shiftKey))) session.redo();
      else if (isWide && key === 'z') session.undo();
      else return;
      event.preventDefault();
    },
    { signal },
  );
}
