// Pointer, touch and wheel on the graph: selecting, moving, joining, removing, the view. Turns them into
// requests to the session.

import { RADIUS } from './graph-picture.js';
import { edgeAt, nodeAt, panned, toWorld, zoomed } from './graph-camera.js';
import { lengthBetween, withEdge, withNode, withNodeChanged, withoutEdge, withoutNode } from './graph.js';
import { NO_SELECTION } from './state.js';

/** @import { GraphScene } from './graph-room.js' */
/** @typedef {{ x: number, y: number }} Point */

/** Pixels that a press may move before it is a drag. */
const DRAG_DISTANCE = 4;
/** Pixels; fingers are less precise than pens. */
const REACH = { mouse: RADIUS + 3, touch: 24 };
const EDGE_REACH = { mouse: 6, touch: 14 };

/** @param {GraphScene} scene @param {HTMLElement} host */
export function connectGraphPointer(scene, host) {
  const { store, session, view, signal } = scene;
  /** Pointers that are down, by id. @type {Map<number, Point>} */
  const down = new Map();
  /** @type {{ kind: 'node' | 'pan' | 'edge', node: number, from: Point, isMoved: boolean, isTouch: boolean } | null} */
  let press = null;

  /** @param {PointerEvent | WheelEvent} event @returns {Point} */
  const pointOf = (event) => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  /** @param {Point} point @param {boolean} isTouch */
  const nodeUnder = (point, isTouch) =>
    nodeAt(store.state.graph, view.camera, view.size, point, isTouch ? REACH.touch : REACH.mouse);
  /** @param {Point} point @param {boolean} isTouch */
  const edgeUnder = (point, isTouch) =>
    edgeAt(store.state.graph, view.camera, view.size, point, isTouch ? EDGE_REACH.touch : EDGE_REACH.mouse);
  /** @param {Point} point @returns {Point} whole */
  const positionOf = (point) => {
    const { x, y } = toWorld(view.camera, view.size, point);
    return { x: Math.round(x), y: Math.round(y) };
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button > 1) return;
      host.focus({ preventScroll: true });
      host.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      down.set(event.pointerId, point);
      if (down.size === 2) {
        // Two fingers move the view: a gesture begun by one of them ends.
        press = null;
        view.pull(null);
        return;
      }
      const isTouch = event.pointerType !== 'mouse';
      const node = event.button === 1 ? -1 : nodeUnder(point, isTouch);
      const { tool } = store.state;
      const kind = node < 0 ? 'pan' : tool === 'edge' ? 'edge' : tool === 'move' || tool === 'node' ? 'node' : 'pan';
      press = { kind, node, from: point, isMoved: false, isTouch };
    },
    { signal },
  );

  host.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (before === undefined) {
        host.style.cursor = nodeUnder(pointOf(event), false) >= 0 || store.state.tool === 'node' ? 'pointer' : '';
        return;
      }
      const point = pointOf(event);
      down.set(event.pointerId, point);
      if (down.size === 2) return pinch(before, point, event.pointerId);
      if (press === null) return;
      const isFirst = !press.isMoved;
      if (isFirst && Math.hypot(point.x - press.from.x, point.y - press.from.y) < DRAG_DISTANCE) return;
      press.isMoved = true;
      if (press.kind === 'pan') view.setCamera(panned(view.camera, point.x - before.x, point.y - before.y));
      else if (press.kind === 'edge') view.pull({ from: press.node, ...point });
      else {
        const change = withNodeChanged(store.state.graph, press.node, positionOf(point));
        if (!isFirst) session.goOn(change);
        else session.change(change, { kind: 'node', index: press.node });
      }
    },
    { signal },
  );

  /** @param {Point} before @param {Point} point @param {number} id */
  const pinch = (before, point, id) => {
    const other = [...down].find(([each]) => each !== id)?.[1];
    if (other === undefined) return;
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const old = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const factor =
      Math.hypot(point.x - other.x, point.y - other.y) /
      Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
    view.setCamera(zoomed(panned(view.camera, middle.x - old.x, middle.y - old.y), view.size, middle, factor));
  };

  /** @param {PointerEvent} event */
  const release = (event) => {
    const point = down.get(event.pointerId);
    down.delete(event.pointerId);
    const ended = press;
    if (down.size > 0 || ended === null || point === undefined) return;
    press = null;
    view.pull(null);
    if (event.type === 'pointercancel') return;
    if (ended.kind === 'edge') join(ended.node, nodeUnder(point, ended.isTouch));
    else if (!ended.isMoved && event.button === 0) tap(point, ended.node, ended.isTouch);
  };
  host.addEventListener('pointerup', release, { signal });
  host.addEventListener('pointercancel', release, { signal });

  /** @param {Point} point @param {number} node @param {boolean} isTouch */
  const tap = (point, node, isTouch) => {
    const { graph, tool } = store.state;
    if (tool === 'remove') {
      const edge = node < 0 ? edgeUnder(point, isTouch) : -1;
      if (node >= 0) session.change({ graph: withoutNode(graph, node), reason: null }, NO_SELECTION);
      else if (edge >= 0) session.change({ graph: withoutEdge(graph, edge), reason: null }, NO_SELECTION);
      return;
    }
    if (node >= 0) return session.select({ kind: 'node', index: node });
    if (tool === 'node') {
      session.change(withNode(graph, { ...positionOf(point), name: '' }), { kind: 'node', index: graph.nodes.length });
      return;
    }
    const edge = edgeUnder(point, isTouch);
    session.select(edge >= 0 ? { kind: 'edge', index: edge } : NO_SELECTION);
  };

  /** @param {number} from @param {number} to */
  const join = (from, to) => {
    if (to < 0 || to === from) return session.select({ kind: 'node', index: from });
    const { graph } = store.state;
    const edge = { from, to, cost: lengthBetween(graph, from, to), isBoth: true };
    session.change(withEdge(graph, edge), { kind: 'edge', index: graph.edges.length });
  };

  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      view.setCamera(zoomed(view.camera, view.size, pointOf(event), Math.exp(-event.deltaY * lines * 0.0015)));
    },
    { signal, passive: false },
  );
}
