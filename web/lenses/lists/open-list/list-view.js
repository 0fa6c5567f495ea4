// Draws an open list: its array in boxes, for a heap the tree above it, for queues one line each. A box is a button
// with all values in its label; the one pointed at is marked in the tree and on the board, and vice versa.

import { formatNumber } from '../../../i18n/translate.js';
import { cellText } from '../../../model/coordinates.js';
import { bucketsOf, inSight, parentIndex, treeOf } from './list-picture.js';

/** @import { OpenListName } from 'astrolabe-module' */
/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { Naming } from '../../../model/coordinates.js' */
/** @import { Session } from '../../../session/session.js' */
/** @import { Entry } from './list-picture.js' */
/** @typedef {{ kind: OpenListName, naming: Naming, key: string, isOver: boolean, t: Translate }} EntryContext */

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 320;
const ROW = 34;
const RADIUS = 13;
/** Visible queues: those of the least F, and beyond them those that the step changed. */
const FIRST_QUEUES = 8;

export class ListView {
  #root;
  #session;
  #pointed = -1;

  /** @param {HTMLElement} root @param {Session} session @param {AbortSignal} signal */
  constructor(root, session, signal) {
    this.#root = root;
    this.#session = session;
    /** @param {Event} event */
    const point = ({ target }) => this.#point(target instanceof Element ? target.closest('[data-id]') : null);
    for (const name of ['pointerover', 'focusin', 'click']) root.addEventListener(name, point, { signal });
    for (const name of ['pointerleave', 'focusout']) root.addEventListener(name, () => this.#point(null), { signal });
  }

  /** @param {{ lists: Entry[][] }} picture @param {EntryContext} context */
  show({ lists }, context) {
    const focused =
      document.activeElement instanceof HTMLElement && this.#root.contains(document.activeElement)
        ? document.activeElement.dataset['id']
        : undefined;
    const { t, kind } = context;
    this.#root.replaceChildren(
      ...lists.flatMap((entries, list) => {
        const head = document.createElement('p');
        const name = lists.length === 1 ? 'list' : list === 0 ? 'forward' : 'backward';
        head.textContent = t(`inspector.${name}`, { count: formatNumber(entries.length) });
        if (entries.length === 0) return [head];
        if (kind === 'queues') return [head, ...queues(entries, context)];
        const array = arrayOf(inSight(entries, kind === 'sorted'), context);
        return kind === 'heap' ? [head, treePicture(entries, context), array] : [head, array];
      }),
    );
    if (focused === undefined) return;
    const again =
      this.#root.querySelector(`button[data-id="${CSS.escape(focused)}"]`) ?? this.#root.querySelector('button');
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** @param {Element | null} element */
  #point(element) {
    const id = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset['id'] : undefined;
    for (const linked of this.#root.querySelectorAll('[data-id]')) {
      linked.classList.toggle(
        'is-linked',
        id !== undefined && /** @type {HTMLElement} */ (linked).dataset['id'] === id,
      );
    }
    const cell =
      element instanceof HTMLElement || element instanceof SVGElement ? Number(element.dataset['cell'] ?? -1) : -1;
    if (cell === this.#pointed) return;
    if (this.#pointed >= 0) this.#session.pointAt(this.#pointed, false);
    this.#pointed = cell;
    if (cell >= 0) this.#session.pointAt(cell, true);
  }
}

/** @param {Entry} entry @param {EntryContext} context */
function marks(entry, { isOver }) {
  return `${entry.change === 'put' ? '+' : entry.change === 'improved' ? '±' : ''}${entry.isNext && !isOver ? '▸' : ''}`;
}

/** @param {Element} element @param {Entry} entry @param {EntryContext} context */
function mark(element, entry, { isOver }) {
  element.classList.toggle('is-changed', entry.change !== null);
  element.classList.toggle('is-next', entry.isNext && !isOver);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  element.dataset['id'] = `${entry.list}-${entry.push}`;
  element.dataset['cell'] = String(entry.cell);
}

/** @param {Entry} entry @param {EntryContext} context */
function inWords(entry, context) {
  const { t, key, naming, kind, isOver } = context;
  const value = t(`inspector.key.${key}`, { value: formatNumber(entry.key) });
  const parts = [t('inspector.entry', { position: entry.index, cell: cellText(entry.cell, naming), key: value })];
  if (kind === 'heap' && entry.index > 0) parts.push(t('inspector.below', { position: parentIndex(entry.index) }));
  if (entry.change !== null) parts.push(t(`inspector.${entry.change}`));
  if (entry.isNext && !isOver) parts.push(t('inspector.is_next'));
  return parts.join(t('inspector.and'));
}

/** @param {Entry} entry @param {EntryContext} context */
function box(entry, context) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  mark(button, entry, context);
  const index = document.createElement('small');
  index.textContent = `${entry.index}${marks(entry, context)}`;
  const cell = document.createElement('small');
  cell.textContent = cellText(entry.cell, context.naming);
  const seen = document.createElement('span');
  seen.ariaHidden = 'true';
  seen.append(index, formatNumber(entry.key), cell);
  const heard = document.createElement('span');
  heard.className = 'inspector-heard';
  heard.textContent = inWords(entry, context);
  button.append(seen, heard);
  item.append(button);
  return item;
}

/** @param {(Entry | null)[]} entries @param {EntryContext} context */
function arrayOf(entries, context) {
  const list = document.createElement('ol');
  list.className = 'inspector-array';
  list.append(
    ...entries.map((entry) => {
      if (entry !== null) return box(entry, context);
      const gap = document.createElement('li');
      gap.className = 'inspector-gap';
      gap.textContent = context.t('inspector.left_out');
      return gap;
    }),
  );
  return list;
}

/** @param {Entry[]} entries in order of leaving @param {EntryContext} context */
function queues(entries, context) {
  const { t, key } = context;
  const all = bucketsOf(entries);
  return all.flatMap((bucket, at) => {
    const isInSight = at < FIRST_QUEUES || bucket.entries.some(({ change, isNext }) => change !== null || isNext);
    if (!isInSight) return [];
    const line = document.createElement('div');
    line.className = 'inspector-bucket';
    const head = document.createElement('span');
    head.textContent = t(`inspector.key.${key}`, { value: formatNumber(bucket.key) });
    const within = bucket.entries.map((entry, index) => ({ ...entry, index }));
    line.append(head, arrayOf(inSight(within), context));
    return [line];
  });
}

/** Visual only: the array has the same in words. @param {Entry[]} entries @param {EntryContext} context */
function treePicture(entries, context) {
  const nodes = treeOf(entries);
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'inspector-tree');
  picture.setAttribute('viewBox', `0 0 ${WIDTH} ${rows * ROW}`);
  picture.setAttribute('aria-hidden', 'true');
  /** @param {{ x: number, row: number }} node */
  const at = ({ x, row }) => ({ x: RADIUS + x * (WIDTH - 2 * RADIUS), y: row * ROW + ROW / 2 });
  const byIndex = new Map(nodes.map((node) => [node.entry.index, node]));
  for (const node of nodes) {
    const parent = byIndex.get(parentIndex(node.entry.index));
    if (parent === undefined) continue;
    const [from, to] = [at(parent), at(node)];
    const line = document.createElementNS(SVG, 'line');
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }))
      line.setAttribute(name, String(value));
    picture.append(line);
  }
  for (const node of nodes) {
    const { x, y } = at(node);
    const group = document.createElementNS(SVG, 'g');
    mark(group, node.entry, context);
    const circle = document.createElementNS(SVG, 'circle');
    for (const [name, value] of Object.entries({ cx: x, cy: y, r: RADIUS })) circle.setAttribute(name, String(value));
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('x', String(x));
    text.setAttribute('y', String(y + 3));
    text.textContent = formatNumber(Math.round(node.entry.key * 10) / 10);
    group.append(circle, text);
    picture.append(group);
  }
  return picture;
}
